import { middleY } from './extent.js'
import type { PageText, TextLine } from './page-text.js'

/** The part of a page, at its top and at its foot, in which headers and footers stand. */
const edge = 0.1
/** In fewer pages a line that comes again is no running header. */
const fewestPages = 3
/** A running line stands on most pages, at one height within this part of the page. */
const most = 0.6
const drift = 0.015

/**
 * The text of a document in reading order, pages parted by an empty line. Headers and footers that run through the pages
 * are given where they first stand and left out after: they would break up sentences and tables.
 */
export function documentText(pages: readonly PageText[]): string {
  const running = runningLines(pages)
  const told = new Set<string>()
  return pages
    .map((page) =>
      page.lines
        .filter((line) => {
          const key = keyOf(line, page)
          if (!key || !running.has(key)) return true
          if (told.has(key)) return false
          told.add(key)
          return true
        })
        .map(({ text }) => text)
        .join('\n'),
    )
    .join('\n\n')
}

/** The keys of lines that come again at the top or foot of most pages; their numbers may count on. */
function runningLines(pages: readonly PageText[]): ReadonlySet<string> {
  if (pages.length < fewestPages) return new Set()
  const pagesOf = new Map<string, Set<number>>()
  for (const page of pages)
    for (const line of page.lines) {
      const key = keyOf(line, page)
      if (key) pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(page.number))
    }
  return new Set([...pagesOf].filter(([, on]) => on.size >= most * pages.length).map(([key]) => key))
}

/** A line at the edge of its page by its letters and its height on the page; null elsewhere. */
function keyOf(line: TextLine, page: PageText): string | null {
  const height = middleY(line) / page.height
  if (height > edge && height < 1 - edge) return null
  const letters = line.text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim()
  return letters ? `${letters}@${Math.round(height / drift)}` : null
}
