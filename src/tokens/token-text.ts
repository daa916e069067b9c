import { createHash, randomInt } from 'node:crypto'
import type { Environment } from './token.js'

/**
 * A token's text: `lk_live_` or `lk_uat_`, the token's id, `_`, the secret, a checksum. The prefix tells people and secret
 * scanners what they hold; the id finds the row and names the token in lists and logs; the checksum catches a typing
 * mistake without a look-up. A double click selects the whole.
 */
export interface TokenText {
  readonly environment: Environment
  readonly id: string
}

/** Base 58: letters and digits without 0, O, I and l. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** 58^8 ids: 47 bits. */
const ID_LENGTH = 8
/** 58^44 secrets: 257 bits. */
const SECRET_LENGTH = 44
/** 58^6: one mistyped token in 38 thousand million passes. */
const CHECKSUM_LENGTH = 6

const PATTERN = new RegExp(
  `^(lk_(live|uat)_([${ALPHABET}]{${ID_LENGTH}})_[${ALPHABET}]{${SECRET_LENGTH}})([${ALPHABET}]{${CHECKSUM_LENGTH}})$`,
)

export function newTokenId(): string {
  return randomText(ID_LENGTH)
}

/** A new text with a new secret. It is shown once; only its hash is kept. */
export function newTokenText(environment: Environment, id: string): string {
  const body = `lk_${environment}_${id}_${randomText(SECRET_LENGTH)}`
  return body + checksum(body)
}

/** What the text says of itself; null when it is mistyped or no token at all. */
export function readTokenText(text: string): TokenText | null {
  const match = PATTERN.exec(text)
  if (!match) return null
  const [, body, environment, id, sum] = match as unknown as [string, string, Environment, string, string]
  return checksum(body) === sum ? { environment, id } : null
}

/** SHA-256. A secret of 256 random bits needs no salt and no slow hash: it cannot be guessed from its hash. */
export function hashTokenText(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function checksum(body: string): string {
  let number = createHash('sha256').update(body).digest().readBigUInt64BE()
  let text = ''
  while (text.length < CHECKSUM_LENGTH) {
    text += ALPHABET[Number(number % 58n)]
    number /= 58n
  }
  return text
}

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
