import sharp from 'sharp'
import { chequeSvg } from '../test/drawn/cheque.js'
import { chequeFacts } from '../test/drawn/cheque-facts.js'

/** Bodies of requests to the cheque operation: scans of drawn cheques, filled in, one in five of them American. */
export function chequeBodies(count = 10): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, seed) => {
      const facts = chequeFacts(seed % 5 === 4 ? 'US' : 'IN', seed)
      const image = await sharp(Buffer.from(chequeSvg(facts, { layout: seed, seed })))
        .jpeg({ quality: 85 })
        .toBuffer()
      return JSON.stringify({
        req_id: `bench-${seed}`,
        doc_type: 'image',
        blank_cheque: false,
        doc_base64: image.toString('base64'),
      })
    }),
  )
}
