const begin = '<!-- truth table: written by `npm run docs` -->'
const end = '<!-- end of the truth table -->'

/** Puts the table between its marks of docs/name-matching.md; the rest of the page is written by hand. */
export function withTruthTable(page: string, table: string): string {
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error('docs/name-matching.md has lost the marks of its truth table')
  return `${page.slice(0, from + begin.length)}\n\n${table}\n\n${page.slice(to)}`
}
