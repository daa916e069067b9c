import sharp from 'sharp'

/** Bodies of requests to the cheque operation, each with another drawn cheque. */
export async function chequeBodies(count = 10): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1900" height="860"><rect width="100%" height="100%" fill="#eef3ea"/><text x="80" y="120" font-size="60">Bank ${index}</text></svg>`
      const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
      return JSON.stringify({
        req_id: `bench-${index}`,
        doc_type: 'image',
        blank_cheque: false,
        doc_base64: jpeg.toString('base64'),
      })
    }),
  )
}
