import type { Disposable } from '../../engines/engine.js'
import type { View } from '../../vision/picture.js'
import type { Recognition } from '../recognition.js'
import { findPeaks } from './ctc.js'
import type { LineRecogniser } from './line-recogniser.js'

/**
 * The quick recogniser's reading stands when all of its characters together are at least so probable.
 * docs/accuracy.md has what other figures give.
 */
const sureEnough = 0.7

/** `thorough` leaves out the quick look, where a mistake costs more than time. */
export type Depth = 'quick' | 'as needed' | 'thorough'

/** The same where a caller chooses which doubtful readings are worth a thorough look: it is offered a few more. */
export const sureWithoutAsking = 0.8

/** Whether a quick reading stands. */
export const isSure = (recognition: Recognition, least = sureEnough): boolean => probabilityOf(recognition) >= least

/**
 * Reads every line with the quick recogniser, and again with the thorough one where the quick one is unsure. Both have
 * the same alphabet.
 */
export class CascadedRecogniser implements Disposable {
  constructor(
    private readonly quick: LineRecogniser,
    private readonly thorough: LineRecogniser,
  ) {
    if (quick.alphabet.join() !== thorough.alphabet.join()) throw new Error('two recognisers of different alphabets')
  }

  get alphabet(): readonly string[] {
    return this.thorough.alphabet
  }

  /** One upright line, with one of the recognisers or with as many as it takes. */
  async recognise(view: View, depth: Depth = 'as needed'): Promise<Recognition> {
    if (depth !== 'thorough') {
      const [recognition] = await this.quick.recognise([view])
      if (depth === 'quick' || isSure(recognition!)) return recognition!
    }
    const [recognition] = await this.thorough.recognise([view])
    return recognition!
  }

  async dispose(): Promise<void> {
    await Promise.all([this.quick.dispose(), this.thorough.dispose()])
  }
}

/** Product of the characters' probabilities; 0 where nothing is read, so that an empty line is looked at twice. */
function probabilityOf(recognition: Recognition): number {
  const peaks = findPeaks(recognition)
  return peaks.length ? peaks.reduce((product, { probability }) => product * probability, 1) : 0
}
