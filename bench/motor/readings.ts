import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { PageReader } from '../../src/reading/page-reader.js'
import type { Line } from '../../src/reading/reading.js'
import { decodePicture } from '../pictures.js'

export interface CachedReading {
  readonly width: number
  readonly height: number
  readonly lines: readonly Line[]
}

/**
 * The lines of one photograph, read once and kept under `folder`: rules are then measured over hundreds of photographs in
 * seconds. Delete the folder when the reader or its networks change.
 */
export async function cachedReading(
  file: string,
  folder: string,
  reader: () => Promise<PageReader>,
): Promise<CachedReading> {
  const path = join(folder, `${basename(file)}.v8`)
  try {
    return deserialize(await readFile(path)) as CachedReading
  } catch {
    const picture = await decodePicture(await readFile(file))
    const { lines } = await (await reader()).read(picture, { rotate: false, leastConfidence: 0 })
    const reading = { width: picture.width, height: picture.height, lines }
    await mkdir(folder, { recursive: true })
    await writeFile(path, serialize(reading))
    return reading
  }
}
