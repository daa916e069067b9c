// Drawn people for train_photo_frame.py: PNG files with a transparent ground out of DiceBear's collections.
//
//     npm install --prefix .cache/portraits @dicebear/core@9.4.3 @dicebear/collection@9.4.3
//     node training/photo_frame/draw-avatars.mjs .cache/portraits
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'

const folder = resolve(process.argv[2])
const require = createRequire(join(folder, 'package.json'))
const load = (name) => import(pathToFileURL(require.resolve(name)).href)
const { createAvatar } = await load('@dicebear/core')
const styles = await load('@dicebear/collection')
mkdirSync(join(folder, 'avatars'), { recursive: true })
// CC0 1.0: lorelei, notionists, openPeeps. CC BY 4.0: adventurer, micah, personas (Lisa Wischofsky, Micah Lanier, Draftbit).
for (const style of ['adventurer', 'lorelei', 'micah', 'notionists', 'openPeeps', 'personas'])
  for (let seed = 0; seed < 25; seed++) {
    const svg = createAvatar(styles[style], { seed: `person ${seed}`, size: 300 }).toString()
    const png = await sharp(Buffer.from(svg)).resize(300, 300).png().toBuffer()
    writeFileSync(join(folder, 'avatars', `${style}-${seed}.png`), png)
  }
