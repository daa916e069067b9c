import type { TextLayer } from '../../../documents/document.js'
import { around, boxOf, heightOf, middleY, sharedWidth } from '../../../text-layer/extent.js'
import { linesOfLayer } from '../../../text-layer/layer-lines.js'
import type { PageText, TextWord } from '../../../text-layer/page-text.js'
import { readPrintedAmount } from '../../../values/printed-amount.js'
import { foldText } from '../statement/line-kinds.js'
import type { Signal } from './signal.js'

/** A layer of fewer words than this tells nothing of the whole page. */
const fewestWords = 20
/** Scanners' software shares eight words in ten with us on clean pages, and five on poor ones. */
const leastShared = 0.25
/** Figures that are named one by one. */
const mostNamed = 5
const sureReading = 0.98

/**
 * Where the text that a scanner's software laid invisibly over its picture says something else than the picture. Whoever
 * searches or copies gets the one, whoever looks at the page the other. The page is answered as it looks.
 * @param text the page as it was read from its picture
 */
export function hiddenTextSignals(layer: TextLayer, text: PageText): Signal[] {
  if (text.source !== 'ocr' || text.rotation !== 0) return []
  const hidden = layer.characters.flatMap((each) => (each.invisible ? [{ ...each, invisible: false }] : []))
  const { rotation, lines } = linesOfLayer({ ...layer, characters: hidden })
  if (rotation !== 0) return []
  const [said, seen] = [lines, text.lines].map((list) => list.flatMap(({ words }) => words)) as [TextWord[], TextWord[]]
  const at = (parts: readonly TextWord[]) => boxOf(around(parts), text)
  if (isOtherText(said, seen))
    return [
      {
        code: 'hidden_text_differs',
        severity: 'medium',
        page: text.number,
        box: at(said),
        detail: 'The invisible text over the picture is not the text of the picture.',
      },
    ]
  return otherFigures(said, seen)
    .slice(0, mostNamed)
    .map(({ hidden, shown, many }) => ({
      code: 'hidden_text_differs',
      severity: many ? 'medium' : 'low',
      page: text.number,
      box: at([shown]),
      detail: `The picture shows ${shown.text} where the invisible text over it says ${hidden.text}.`,
    }))
}

const plainWord = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Only words in letters that the reader knows; other scripts it cannot judge. */
function isOtherText(said: readonly TextWord[], seen: readonly TextWord[]): boolean {
  const known = (words: readonly TextWord[]) =>
    words.map(({ text }) => plainWord(text)).filter((word) => /^[a-z\d]{3,}$/.test(word))
  const [mine, theirs] = [new Set(known(seen)), known(said)]
  if (theirs.length < fewestWords || mine.size < fewestWords) return false
  return theirs.filter((word) => mine.has(word)).length < leastShared * theirs.length
}

interface Disagreement {
  readonly hidden: TextWord
  readonly shown: TextWord
  /** More than one digit: software that misreads a digit misreads one. */
  readonly many: boolean
}

/** Amounts in one place that are not the same number. */
function otherFigures(said: readonly TextWord[], seen: readonly TextWord[]): Disagreement[] {
  const figures = (words: readonly TextWord[]) =>
    words.flatMap((word) => {
      const amount = readPrintedAmount(word.text)
      return amount?.plain ? [{ word, digits: String(Math.round(amount.value * 100)) }] : []
    })
  const hidden = figures(said)
  return figures(seen.filter(({ confidence }) => confidence >= sureReading)).flatMap(({ word, digits }) => {
    const there = hidden.find((other) => isSamePlace(other.word, word))
    if (!there || there.digits === digits) return []
    const differing = [...digits].filter((digit, index) => digit !== there.digits[index]).length
    const many = digits.length !== there.digits.length || differing > 1
    return [{ hidden: there.word, shown: word, many }]
  })
}

const isSamePlace = (a: TextWord, b: TextWord) =>
  Math.abs(middleY(a) - middleY(b)) < 0.4 * heightOf(b) &&
  sharedWidth(a, b) > 0.6 * Math.min(a.right - a.left, b.right - b.left)
