import { patternGrammar } from './automaton.js'

const group = {
  /** 12,34,567 and 1234567 and 12. */
  indian: '([1-9][0-9]?(,[0-9]{2})*,[0-9]{3}|[0-9]{1,9})',
  /** 1,234,567 and 1234567 and 12. */
  western: '([1-9][0-9]{0,2}(,[0-9]{3})+|[0-9]{1,9})',
}
const before = String.raw`((\*|=|₹|Rs\.?|\$|€|£|INR) ?)*`
const after = String.raw`(\.[0-9]{2}| ?/ ?-| ?/ ?=|-|/|\*|=)*`

/** From `least` to `most` digits and nothing else. */
export const digitsGrammar = (least: number, most: number) => patternGrammar(`[0-9]{${least},${most}}`)

/** An amount in figures with its marks: ₹ 12,34,567/-, *1,234.50, Rs.500. */
export const amountGrammar = (grouping: 'indian' | 'western') => patternGrammar(before + group[grouping] + after)

/** Four letters of the bank, a zero, six signs of the branch (Reserve Bank of India). */
export const ifscGrammar = () => patternGrammar('[A-Z]{4}0[0-9A-Z]{6}')

/** A day, a month and a year, two or four digits, parted by one of / - . or a space, or by nothing. */
export const dateGrammar = (order: 'day first' | 'month first' | 'year first') => {
  const day = '(0?[1-9]|[12][0-9]|3[01])'
  const month = '(0?[1-9]|1[0-2])'
  const year = '((19|20)[0-9]{2}|[0-9]{2})'
  const parts = { 'day first': [day, month, year], 'month first': [month, day, year], 'year first': [year, month, day] }
  return patternGrammar(['/', '-', String.raw`\.`, ' ', ''].map((mark) => `(${parts[order].join(mark)})`).join('|'))
}

const ones = '(one|two|three|four|five|six|seven|eight|nine)'
const teens = '(ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)'
const tens = '(twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety)'
const space = '[ -]?'
const below100 = `(${tens}(${space}${ones})?|${teens}|${ones})`
const below1000 = `(${ones}${space}hundred(${space}(and${space})?${below100})?|${below100})`
const then = (scale: string, head: string) => `(${head}${space}${scale}${space}(and${space})?)`

/**
 * An amount in words, crores before lakhs before thousands or millions before thousands, in any case; words may stand
 * together without a space. Ends with "only" or without.
 */
export const amountInWordsGrammar = (numbering: 'indian' | 'western') => {
  const scales =
    numbering === 'indian'
      ? `${then('crores?', below100)}?${then('(lakhs?|lacs?)', below100)}?${then('thousand', below100)}?`
      : `${then('millions?', below1000)}?${then('thousand', below1000)}?`
  return patternGrammar(
    `(rupees |rs\\.? ?)?(${scales}${below1000}|${scales})( rupees| dollars)?( ?only)?( ?/ ?-)?\\.?`,
    { anyCase: true },
  )
}

/** One of the texts, in either case. */
export const lexiconGrammar = (texts: readonly string[]) =>
  patternGrammar(texts.map((text) => text.replace(/[\\[\](){}|?*+]/g, String.raw`\$&`)).join('|'), { anyCase: true })
