import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from '../config/root.js'
import { loadNetwork } from '../engines/onnx-network.js'
import { CascadedRecogniser } from './pp-ocr/cascaded-recogniser.js'
import { LineRecogniser } from './pp-ocr/line-recogniser.js'
import { PageOrientation } from './pp-ocr/page-orientation.js'
import { PpOcrReader } from './pp-ocr/pp-ocr-reader.js'
import { TextDetector } from './pp-ocr/text-detector.js'

/**
 * Loads the networks that read pages; once per process.
 * @param options.threads cores that one run of a network may use
 * @param options.modelsDir folder of the model files; the package's own by default
 * @param options.load another way to load a network, for measuring
 */
export async function loadPageReader(options: {
  threads: number
  modelsDir?: string
  load?: typeof loadNetwork
}): Promise<PpOcrReader> {
  const { threads, modelsDir = join(packageRoot, 'models'), load = loadNetwork } = options
  const network = (name: string) => load(join(modelsDir, `${name}.onnx`), { threads })
  const [orientation, detector, tiny, small, alphabet] = await Promise.all([
    network('page-orientation'),
    network('text-detector'),
    network('text-recogniser-tiny'),
    network('text-recogniser-small'),
    readAlphabet(join(modelsDir, 'text-recogniser-small.txt')),
  ])
  return new PpOcrReader(
    new PageOrientation(orientation),
    new TextDetector(detector),
    new CascadedRecogniser(new LineRecogniser(tiny, alphabet), new LineRecogniser(small, alphabet)),
  )
}

/** One character a line, in the order of the classes from 1. */
async function readAlphabet(path: string): Promise<string[]> {
  return (await readFile(path, 'utf8')).replace(/\n$/, '').split('\n')
}
