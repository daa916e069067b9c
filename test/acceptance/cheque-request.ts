import sharp from 'sharp'

/** The body of a request to the cheque operation, with a picture that is read quickly. */
export async function chequeRequest(width = 900): Promise<string> {
  const height = Math.round(width * 0.45)
  const lines = ['Sahyadri Bank, Pune', 'IFSC SHYB0001234', 'A/c No. 0012345678901', 'Pay', 'Rupees']
  const text = lines.map((line, index) => `<text x="40" y="${60 + index * 60}" font-size="32">${line}</text>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#eef3ea"/>${text}</svg>`
  const image = await sharp(Buffer.from(svg)).jpeg().toBuffer()
  return JSON.stringify({
    req_id: 'r-1',
    doc_type: 'image',
    blank_cheque: false,
    doc_base64: image.toString('base64'),
  })
}

export interface Envelope {
  uid: string
  success: boolean
  error_code: string
  error_message: string
}

export async function postCheque(
  api: string,
  token: string,
  body: string,
  signal?: AbortSignal,
): Promise<{ status: number; retryAfter: string | null; envelope: Envelope }> {
  const headers = { token, 'content-type': 'application/json' }
  const response = await fetch(`${api}/api/v1/cheque`, { method: 'POST', headers, body, signal })
  const envelope = (await response.json()) as Envelope
  return { status: response.status, retryAfter: response.headers.get('retry-after'), envelope }
}
