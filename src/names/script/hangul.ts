const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const finals = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

/** Family names that are one syllable long and common; a full name of two to four syllables begins with one. */
const familyNames = new Set('김이박최정강조윤장임한오서신권황안송류유홍전고문손양배백허남심노하곽성차주우구민진')

/**
 * Revised Romanisation, syllable by syllable, without assimilation. A family name at the head of a three-syllable word
 * is set apart (김정은: gim jeongeun), since Latin spellings of Korean names do the same.
 */
export function romaniseHangul(word: string): string {
  const syllables = [...word].map(syllable)
  if (syllables.length === 3 && familyNames.has(word[0]!)) return `${syllables[0]} ${syllables[1]}${syllables[2]}`
  return syllables.join('')
}

function syllable(character: string): string {
  const index = character.codePointAt(0)! - 0xac00
  return initials[Math.floor(index / 588)]! + vowels[Math.floor((index % 588) / 28)]! + finals[index % 28]!
}
