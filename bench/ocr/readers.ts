import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { loadPageReader } from '../../src/reading/load-page-reader.js'
import { networkTimer } from '../network-timer.js'
import { decodePicture } from '../pictures.js'

export interface MeasuredReader {
  /** All text of a picture file. */
  read(path: string): Promise<string>
  /** Time inside networks since the start, where it can be told. */
  insideModels?(): number
  end(): Promise<void>
}

const require = createRequire(import.meta.url)

/** Each loads what its package ships and nothing from the net. `threads`: of ours; the peers choose their own. */
export const readers: Record<string, (threads: number) => Promise<MeasuredReader>> = {
  lekha: async (threads) => {
    const timer = networkTimer()
    const reader = await loadPageReader({ threads, load: timer.load })
    return {
      read: async (path) => {
        const { lines } = await reader.read(await decodePicture(await readFile(path)))
        return lines.map(({ text }) => text).join('\n')
      },
      insideModels: timer.milliseconds,
      end: () => reader.dispose(),
    }
  },
  '@gutenye/ocr-node': async () => {
    const { default: Ocr } = await import('@gutenye/ocr-node')
    const ocr = await Ocr.create()
    return {
      read: async (path) => ((await ocr.detect(path)) as { text: string }[]).map(({ text }) => text).join('\n'),
      end: async () => {},
    }
  },
  'tesseract.js': async () => {
    const { createWorker } = await import('tesseract.js')
    const { langPath } = require('@tesseract.js-data/eng') as { langPath: string }
    const worker = await createWorker('eng', 1, { langPath, gzip: true, cacheMethod: 'none' })
    return {
      read: async (path) => (await worker.recognize(path)).data.text,
      end: async () => {
        await worker.terminate()
      },
    }
  },
}
