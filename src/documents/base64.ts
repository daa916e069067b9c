import { LekhaError } from '../errors/lekha-error.js'

/**
 * The bytes behind a field of the request: bare base64 or a data: URI, in the usual or the URL-safe alphabet, with or
 * without padding and line breaks.
 *
 * Node's own decoder skips what it does not know, so what it returns is checked by its length alone: every skipped
 * character makes it shorter than the text promises. A clean text is thus never walked in JavaScript; one with line
 * breaks is walked once to count them.
 *
 * @param field named in the error.
 * @throws LekhaError `invalid_base64`.
 */
export function decodeBase64(text: string, field: string): Uint8Array {
  const encoded = withoutDataPrefix(text, field)
  const bytes = Buffer.from(encoded, 'base64')
  const end = endOfDigits(encoded)
  if (bytes.length === 0 || !(fits(bytes.length, end) || fits(bytes.length, end - countSpaces(encoded, end))))
    throw new LekhaError('invalid_base64', { field })
  // Small buffers are slices of a shared pool, which must not travel to a worker with its neighbours' content.
  return bytes.buffer.byteLength === bytes.length
    ? new Uint8Array(bytes.buffer as ArrayBuffer)
    : new Uint8Array(bytes).slice()
}

/** `digits` characters of base64 hold this many bytes; one digit left over after groups of four holds none. */
const fits = (bytes: number, digits: number) => digits % 4 !== 1 && Math.floor((digits * 3) / 4) === bytes

function withoutDataPrefix(text: string, field: string): string {
  const start = text.slice(0, 64).trimStart()
  if (start.slice(0, 5).toLowerCase() !== 'data:') return text
  // A media type with its parameters is short; a comma further on is no prefix's.
  const comma = text.slice(0, 1024).indexOf(',')
  if (comma < 0 || !/;\s*base64\s*$/i.test(text.slice(0, comma))) throw new LekhaError('invalid_base64', { field })
  return text.slice(comma + 1)
}

/** Where the last digit ends: before padding and trailing white space. */
function endOfDigits(text: string): number {
  let end = text.length
  while (end > 0 && (isSpace(text.charCodeAt(end - 1)) || text[end - 1] === '=')) end--
  return end
}

function countSpaces(text: string, end: number): number {
  let spaces = 0
  for (let index = 0; index < end; index++) if (isSpace(text.charCodeAt(index))) spaces++
  return spaces
}

/** Tab, line feed, form feed, carriage return, space. */
const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13 && code !== 11)
