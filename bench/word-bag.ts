/** How often each word occurs; case, accents and punctuation do not count. */
export function wordBag(text: string): Map<string, number> {
  const bag = new Map<string, number>()
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  for (const word of plain.split(' ')) if (word) bag.set(word, (bag.get(word) ?? 0) + 1)
  return bag
}

export const sizeOf = (bag: Map<string, number>) => [...bag.values()].reduce((sum, count) => sum + count, 0)

/** Words that two bags share, each as often as it is in both. */
export const commonCount = (one: Map<string, number>, other: Map<string, number>) =>
  [...one].reduce((sum, [word, count]) => sum + Math.min(count, other.get(word) ?? 0), 0)
