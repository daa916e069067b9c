import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sniff } from './sniff.js'

const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))),
  )
const ftyp = (major: string, ...compatible: string[]) =>
  bytesOf([0, 0, 0, 16 + compatible.length * 4], 'ftyp', major, [0, 0, 0, 0], compatible.join(''), [0, 0, 0, 8])

test('formats that are read', () => {
  const cases: [string, Uint8Array][] = [
    ['jpeg', bytesOf([0xff, 0xd8, 0xff, 0xe0])],
    ['png', bytesOf([0x89], 'PNG\r\n', [0x1a, 0x0a])],
    ['webp', bytesOf('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['gif', bytesOf('GIF87a')],
    ['gif', bytesOf('GIF89a')],
    ['tiff', bytesOf('II', [42, 0, 8, 0, 0, 0])],
    ['tiff', bytesOf('MM', [0, 42, 0, 0, 0, 8])],
    ['tiff', bytesOf('II', [43, 0, 8, 0])],
    ['tiff', bytesOf('MM', [0, 43, 0, 8])],
    ['bmp', bytesOf('BM', new Array(12).fill(0), [40, 0, 0, 0])],
    ['avif', ftyp('avif', 'mif1', 'miaf')],
    ['avif', ftyp('mif1', 'miaf', 'avif')],
    ['avif', ftyp('avis', 'msf1')],
    ['pdf', bytesOf('%PDF-1.7\n')],
    ['pdf', bytesOf('\n'.repeat(900), '%PDF-1.4')],
  ]
  for (const [format, bytes] of cases) assert.deepEqual(sniff(bytes), { format })
})

test('what is not read is named', () => {
  const cases: [string, Uint8Array][] = [
    ['an empty file', bytesOf()],
    ['a HEIC photograph', ftyp('heic', 'mif1', 'heic')],
    ['a video or sound file (MP4 family)', ftyp('isom', 'mp42')],
    ['a Word document', bytesOf('PK', [3, 4], new Array(26).fill(0), 'word/document.xml')],
    ['an Excel workbook', bytesOf('PK', [3, 4], new Array(26).fill(0), 'xl/workbook.xml')],
    ['a ZIP archive', bytesOf('PK', [3, 4], new Array(26).fill(0), 'holiday.txt')],
    ['an old Word, Excel or PowerPoint document', bytesOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['an HTML page', bytesOf('\n<!DOCTYPE html><html></html>')],
    ['an SVG drawing', bytesOf('<?xml version="1.0"?><!-- a --><svg xmlns="x"/>')],
    ['an SVG drawing', bytesOf([0xef, 0xbb, 0xbf], '<svg width="1"></svg>')],
    ['an XML document', bytesOf('<?xml version="1.0"?><note/>')],
    ['JSON', bytesOf('{"doc_base64": "x"}')],
    ['plain text', bytesOf('Dear Sir or Madam,')],
    ['plain text', new Uint8Array(Buffer.from('नमस्ते '.repeat(100)))],
    ['base64 text: it was encoded twice', bytesOf('/9j/4AAQSkZJRgABAQ')],
    ['base64 text: it was encoded twice', bytesOf('iVBORw0KGgoAAAANSUhEUg')],
    ['base64 text: it was encoded twice', bytesOf('data:image/png;base64,AAAA')],
    ['a Photoshop document', bytesOf('8BPS', [0, 1])],
    ['a JPEG XL image', bytesOf([0xff, 0x0a, 1])],
    ['a camera raw file', bytesOf('II', [42, 0, 16, 0, 0, 0], 'CR', [2, 0])],
    ['of a kind that is not recognised', bytesOf([1, 2, 3, 4, 5, 6, 7, 8])],
    ['plain text', bytesOf('BM is how this text begins')],
  ]
  for (const [found, bytes] of cases) assert.deepEqual(sniff(bytes), { found })
})

test('no beginning of a file is too short to be looked at', () => {
  const whole = ftyp('avif', 'mif1')
  for (let length = 0; length < whole.length; length++) assert.ok(sniff(whole.subarray(0, length)))
})
