/** A line of text on a page: points from the top left, `y` where the letters stand. */
export interface PlacedText {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly size: number
  readonly bold?: boolean
  /** Ends at `x` instead of beginning there. */
  readonly right?: boolean
  readonly colour?: readonly [r: number, g: number, b: number]
}

/** A rectangle in points from the top left, filled black or only its outline drawn; a line is a thin one. */
export interface PlacedShape {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly outline?: boolean
}

export interface TextPdf {
  readonly pages: readonly (readonly PlacedText[])[]
  /** Of each page, under its text. */
  readonly shapes?: readonly (readonly PlacedShape[])[]
  /** Entries of the information dictionary, e.g. `Producer`. */
  readonly info?: Readonly<Record<string, string>>
}

export const pageSize = { width: 595, height: 842 } as const

/** Widths of Helvetica's characters from the space on, in thousandths of its size (Adobe font metrics). */
const widths = (
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 ' +
  '584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 ' +
  '278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 ' +
  '500 334 260 334 584'
)
  .split(' ')
  .map(Number)

export const helveticaWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, character) => sum + (widths[character.charCodeAt(0) - 32] ?? 556), 0) * size) / 1000

/** A PDF file of text in Helvetica, written by hand after ISO 32000-1. Characters of Windows' Latin code page only. */
export function drawTextPdf({ pages, shapes = [], info = {} }: TextPdf): Uint8Array {
  const objects: string[] = []
  objects[1] = '<< /Type /Catalog /Pages 2 0 R >>'
  objects[2] = `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, n) => `${6 + n * 2} 0 R`).join(' ')}] >>`
  objects[3] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
  objects[4] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>'
  objects[5] = `<< ${Object.entries(info)
    .map(([key, value]) => `/${key} (${escaped(value)})`)
    .join(' ')} >>`
  for (const [n, texts] of pages.entries()) {
    const content = [...(shapes[n] ?? []).map(trace), ...texts.map(show)].join('\n')
    objects[6 + n * 2] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Contents ${7 + n * 2} 0 R ` +
      '/Resources << /Font << /F 3 0 R /B 4 0 R >> >> >>'
    objects[7 + n * 2] = stream(content)
  }
  return assemble(objects)
}

export const stream = (content: string) =>
  `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`

/** The operators that print a text. */
export function show({ x, y, text, size, bold, right, colour = [0, 0, 0] }: PlacedText): string {
  const left = right ? x - helveticaWidth(text, size) : x
  const place = `${left.toFixed(2)} ${(pageSize.height - y).toFixed(2)}`
  return `BT ${colour.join(' ')} rg /${bold ? 'B' : 'F'} ${size} Tf ${place} Td (${escaped(text)}) Tj ET`
}

const trace = ({ x, y, width, height, outline }: PlacedShape): string =>
  `0 0 0 rg ${[x, pageSize.height - y - height, width, height].map((each) => each.toFixed(2)).join(' ')} re ${outline ? 'S' : 'f'}`

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&').replace(/€/g, '\\200')

function assemble(objects: readonly string[]): Uint8Array {
  const { body, table } = numbered(objects, '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n')
  const start = Buffer.byteLength(body, 'latin1')
  const trailer = `trailer\n<< /Size ${objects.length} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new Uint8Array(
    Buffer.from(`${body}xref\n0 ${objects.length}\n0000000000 65535 f \n${table}${trailer}`, 'latin1'),
  )
}

function numbered(objects: readonly string[], head: string) {
  let body = head
  let table = ''
  for (const [number, object] of objects.entries()) {
    if (number === 0) continue
    table += `${String(Buffer.byteLength(body, 'latin1')).padStart(10, '0')} 00000 n \n`
    body += `${number} 0 obj\n${object}\nendobj\n`
  }
  return { body, table }
}

/** The same file with a page's content put anew at its end, as an editor saves it: the first version stays inside. */
export function appendRevision(file: Uint8Array, page: number, texts: readonly PlacedText[]): Uint8Array {
  const number = 7 + page * 2
  const before = Buffer.from(file).toString('latin1')
  const previous = /startxref\n(\d+)\n%%EOF\n$/.exec(before)![1]
  const size = /\/Size (\d+)/.exec(before)![1]
  const object = `${number} 0 obj\n${stream(texts.map(show).join('\n'))}\nendobj\n`
  const start = file.length + object.length
  const table = `xref\n${number} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R /Prev ${previous} >>\nstartxref\n${start}\n%%EOF\n`
  return new Uint8Array(Buffer.from(`${before}${object}${table}${trailer}`, 'latin1'))
}
