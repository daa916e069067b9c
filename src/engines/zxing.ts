import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { toGrey } from '../vision/grey.js'
import type { Picture, Quad } from '../vision/picture.js'
import type { Disposable } from './engine.js'

export interface ReadBarcode {
  /** As ZXing names it, e.g. `QRCode`, `Code128`, `PDF417`. */
  readonly kind: string
  readonly value: string
  readonly quad: Quad
}

/** Reads barcodes and two-dimensional codes, at every quarter turn. */
export interface BarcodeReader extends Disposable {
  read(picture: Picture): Promise<ReadBarcode[]>
}

/** A page of more is wallpaper. */
const mostCodes = 16

/** Reads ZXing's 1 MB of WebAssembly; once per process. */
export async function loadBarcodeReader(): Promise<BarcodeReader> {
  const file = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer }, fireImmediately: true })
  return {
    async read(picture) {
      const found = await readBarcodes(portableGreyMap(picture), {
        tryHarder: true,
        tryRotate: true,
        tryDownscale: true,
        tryInvert: false,
        // Control characters as they are, not as names in angle brackets.
        textMode: 'Plain',
        maxNumberOfSymbols: mostCodes,
      })
      return found
        .filter(({ isValid, text }) => isValid && text !== '')
        .map(({ format, text, position }) => ({
          kind: format,
          value: text,
          quad: [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft].map(
            ({ x, y }) => [x, y] as const,
          ) as unknown as Quad,
        }))
    },
    async dispose() {},
  }
}

/** The module decodes files; this is the one that costs nothing to write. */
function portableGreyMap(picture: Picture): Uint8Array {
  const { width, height, data } = toGrey(picture)
  const head = new TextEncoder().encode(`P5 ${width} ${height} 255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}
