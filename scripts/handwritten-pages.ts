import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../src/vision/picture.js'
import { decodeRgb } from '../test/drawn/effects.js'

const [width, height, pitch, linesOnPage] = [1240, 1754, 110, 14] as const

/** Pages put together from real handwritten lines of one writer each, two of a set; CC BY 4.0, see the card for credit. */
export async function handwrittenPages(data: string): Promise<{ name: string; page: Picture }[]> {
  const pages = []
  for (const set of ['stanford', 'quebec', 'celestine', 'peraire', 'poilus']) {
    const folder = join(data, 'handwriting', 'lines')
    const temporary = mkdtempSync(join(tmpdir(), 'lines-'))
    execFileSync('tar', ['xzf', join(folder, `lines-${set}.tar.gz`), '-C', temporary])
    const rows = readFileSync(join(folder, `lines-${set}.tsv`), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
    for (const start of [0, Math.floor(rows.length / 2)]) {
      const files = rows.slice(start, start + linesOnPage).map((row) => join(temporary, row.split('\t')[0]!))
      pages.push({ name: `${set} ${start}`, page: await pageOf(files) })
    }
    rmSync(temporary, { recursive: true })
  }
  return pages
}

/** Pages of today's hands, which are only measured on. */
export async function measuredHandwrittenPages(data: string): Promise<{ name: string; page: Picture }[]> {
  const folder = join(data, 'handwriting_lines')
  const lines: { file: string; set: string }[] = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'))
  const pages = []
  for (const set of new Set(lines.map((line) => line.set))) {
    const files = lines.filter((line) => line.set === set).map(({ file }) => join(folder, file))
    for (const start of [0, 60, 120])
      if (start + linesOnPage <= files.length)
        pages.push({ name: `${set} ${start}`, page: await pageOf(files.slice(start, start + linesOnPage)) })
  }
  return pages
}

async function pageOf(files: readonly string[]): Promise<Picture> {
  const strips = await Promise.all(
    files.map((file) =>
      sharp(file)
        .resize({ width: width - 200, height: 64, fit: 'inside' })
        .toBuffer(),
    ),
  )
  const page = sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite(
    strips.map((input, row) => ({ input, left: 90, top: 90 + row * pitch })),
  )
  return decodeRgb(await page.png().toBuffer())
}
