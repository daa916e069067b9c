import { createHash } from 'node:crypto'

export interface DrawnPdf {
  /** JPEG files, one a page. */
  readonly jpegs: readonly { data: Uint8Array; width: number; height: number }[]
  /** Size of each page in points; the picture fills it. */
  readonly page?: readonly [width: number, height: number]
  readonly rotate?: number
  /** Where the picture stands on the page, in points from the bottom left; it fills the page otherwise. */
  readonly place?: readonly [x: number, y: number, width: number, height: number]
  /** Encrypts with the standard handler, revision 2 (RC4 of 40 bits); '' needs no password to open. */
  readonly password?: string
}

/** A PDF file of scanned pages, written by hand after ISO 32000-1. */
export function drawPdf({ jpegs, page = [612, 792], rotate = 0, password, place }: DrawnPdf): Uint8Array {
  const id = createHash('md5').update('drawn').digest()
  const key = password === undefined ? undefined : encryptionKey(password, id)
  const objects: Buffer[] = []
  const add = (number: number, dictionary: string, stream?: Uint8Array) => {
    const body = stream && (key ? rc4(objectKey(key, number), stream) : stream)
    const head = body ? dictionary.replace('>>', ` /Length ${body.length} >>`) : dictionary
    const tail = body ? [Buffer.from('\nstream\n'), body, Buffer.from('\nendstream')] : []
    objects[number] = Buffer.concat([Buffer.from(`${number} 0 obj\n${head}`), ...tail, Buffer.from('\nendobj\n')])
  }
  add(1, '<< /Type /Catalog /Pages 2 0 R >>')
  add(2, `<< /Type /Pages /Count ${jpegs.length} /Kids [${jpegs.map((_, n) => `${3 + n * 3} 0 R`).join(' ')}] >>`)
  for (const [n, { data, width, height }] of jpegs.entries()) {
    const at = 3 + n * 3
    const turned = rotate ? ` /Rotate ${rotate}` : ''
    add(
      at,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.join(' ')}]${turned} /Contents ${at + 1} 0 R /Resources << /XObject << /I ${at + 2} 0 R >> >> >>`,
    )
    const [x, y, across, up] = place ?? [0, 0, ...page]
    add(at + 1, '<< >>', Buffer.from(`${across} 0 0 ${up} ${x} ${y} cm /I Do`))
    add(
      at + 2,
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode >>`,
      data,
    )
  }
  const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`
  const encrypt = objects.length
  if (key && password !== undefined)
    objects[encrypt] = Buffer.from(
      `${encrypt} 0 obj\n<< /Filter /Standard /V 1 /R 2 /P -4 /O ${hex(ownerEntry(password))} /U ${hex(rc4(key, padding))} >>\nendobj\n`,
    )
  return assemble(objects, key ? `/Encrypt ${encrypt} 0 R /ID [${hex(id)} ${hex(id)}]` : '')
}

function assemble(objects: readonly Buffer[], trailer: string): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  let offset = parts[0]!.length
  let table = `xref\n0 ${objects.length}\n0000000000 65535 f \n`
  for (const object of objects.slice(1)) {
    table += `${String(offset).padStart(10, '0')} 00000 n \n`
    parts.push(object)
    offset += object.length
  }
  parts.push(
    Buffer.from(`${table}trailer\n<< /Size ${objects.length} /Root 1 0 R ${trailer} >>\nstartxref\n${offset}\n%%EOF\n`),
  )
  return new Uint8Array(Buffer.concat(parts))
}

/** ISO 32000-1, 7.6.3.3: the string that pads every password. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

const md5 = (...parts: readonly Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const padded = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)

/** Algorithm 3, with the same password for owner and user. */
const ownerEntry = (password: string) => rc4(md5(padded(password)).subarray(0, 5), padded(password))

/** Algorithm 2; 0xfffffffc is /P -4. */
const encryptionKey = (password: string, id: Uint8Array) =>
  md5(padded(password), ownerEntry(password), Buffer.from('fcffffff', 'hex'), id).subarray(0, 5)

/** Algorithm 1, generation 0. */
const objectKey = (key: Uint8Array, number: number) =>
  md5(key, Uint8Array.of(number, number >> 8, number >> 16, 0, 0)).subarray(0, 10)

/** Written out, since current OpenSSL builds leave it out. */
function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, n) => n)
  const swap = (a: number, b: number) => {
    const kept = state[a]!
    state[a] = state[b]!
    state[b] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return data.map((byte) => {
    i = (i + 1) & 255
    j = (j + state[i]!) & 255
    swap(i, j)
    return byte ^ state[(state[i]! + state[j]!) & 255]!
  })
}
