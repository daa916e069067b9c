/**
 * How readily one character is read as another, as costs in nats (−log probability) for alignments of a reading with what
 * could have been written. Groups are shapes that recognisers and hands confuse; the figures are round, the order matters.
 */
export const matchCost = 0.03
export const similarCost = 1.4
export const differentCost = 3
export const gapCost = 2.2

const letterGroups = [
  'aoeucs',
  'nuhrmwv',
  'iltfjr1',
  'gyqjp',
  'khbl',
  'dacl',
  'sxzr',
  'vyur',
  'ft',
  'wm',
  'eil',
  'o0',
  'l1i',
  's5',
  'b8',
  'z2',
  'gq9',
]
const digitGroups = ['17', '06', '09', '08', '39', '38', '35', '49', '56', '58', '27', '12', '69', '47', '14']

/** Cost of reading one character where another stood, by their codes; a table, since alignments ask millions of times. */
const size = 128
const costs = new Float32Array(size * size).fill(differentCost)
for (const group of [...letterGroups, ...digitGroups])
  for (const a of group) for (const b of group) costs[a.charCodeAt(0) * size + b.charCodeAt(0)] = similarCost
for (let code = 0; code < size; code++) costs[code * size + code] = matchCost

/** @param read @param meant character codes; both lower case */
export const confusionCost = (read: number, meant: number): number =>
  read < size && meant < size ? costs[read * size + meant]! : read === meant ? matchCost : differentCost

/** Digits that a letter or sign is a look-alike of, with the cost of taking it for one. */
export const digitFor: Readonly<Record<string, readonly [digit: string, cost: number]>> = {
  O: ['0', 0.4],
  o: ['0', 0.4],
  Q: ['0', 1],
  D: ['0', 1.2],
  U: ['0', 2],
  C: ['0', 2],
  a: ['0', 2],
  I: ['1', 0.5],
  l: ['1', 0.5],
  '|': ['1', 0.8],
  i: ['1', 0.8],
  L: ['1', 1.5],
  J: ['1', 2],
  '!': ['1', 1],
  Z: ['2', 0.8],
  z: ['2', 0.8],
  '?': ['2', 2],
  E: ['3', 2],
  A: ['4', 1.5],
  h: ['4', 2.5],
  y: ['4', 2.5],
  S: ['5', 0.6],
  s: ['5', 0.6],
  G: ['6', 1],
  b: ['6', 1],
  T: ['7', 1.5],
  F: ['7', 2.5],
  B: ['8', 0.8],
  R: ['8', 2.5],
  g: ['9', 0.9],
  q: ['9', 0.9],
  P: ['9', 2],
  p: ['9', 2],
}

/** Letters that a digit is a look-alike of. */
export const letterFor: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '7': 'T',
  '8': 'B',
}

/** Two strokes that are read as two letters where one was meant (and the other way round): "co" for w, "rn" for m. */
const pairs = new Set([
  'w:co',
  'w:cu',
  'w:uu',
  'w:vv',
  'w:ev',
  'w:eu',
  'w:ur',
  'w:us',
  'm:rn',
  'm:nr',
  'm:in',
  'm:ni',
  'm:ri',
  'd:cl',
  'd:ol',
  'n:ri',
  'n:ir',
  'h:li',
  'h:ln',
  'h:lr',
  'k:lc',
  'k:le',
  'k:ic',
  'u:ii',
  'y:ij',
  'y:if',
  'a:ci',
  'a:oi',
  'e:ci',
  'v:re',
  'u:ei',
  'u:il',
  'b:lo',
  'q:of',
])
export const pairCost = 1.5
const pairCodes = new Uint8Array(size * size * size)
for (const pair of pairs) pairCodes[(pair.charCodeAt(0) * size + pair.charCodeAt(2)) * size + pair.charCodeAt(3)] = 1
/** Whether two read letters may stand for one meant letter, or one read letter for two meant ones; character codes. */
export const isPair = (one: number, first: number, second: number): boolean =>
  pairCodes[(one * size + first) * size + second] === 1
