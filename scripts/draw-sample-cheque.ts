// Draws docs/images/cheque.jpg, the cheque of the README, docs/cheque.md and the acceptance test.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { packageRoot } from '../src/config/root.js'
import { chequeSvg } from '../test/drawn/cheque.js'
import { chequeFacts } from '../test/drawn/cheque-facts.js'

const facts = chequeFacts('IN', 21)
const folder = join(packageRoot, 'docs/images')
await mkdir(folder, { recursive: true })
await sharp(Buffer.from(chequeSvg(facts, { layout: 1, seed: 21, crossed: true })))
  .resize({ width: 1200 })
  .jpeg({ quality: 80 })
  .toFile(join(folder, 'cheque.jpg'))
console.log(facts)
