import { diceFrom, type Dice, type Faces } from '@estafette/kernel'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** What the dice of one game are drawn from; nobody who misses a part of it can foretell a face. */
export interface Stream {
  readonly seed: string // 64 hexadecimal digits, secret until the end
  readonly gameId: string
  readonly contributions: readonly string[] // by seat: 64 hexadecimal digits, or '' for none
}

const MOST_SIDES = 2 ** 32

/** Whether a text is 32 bytes in lower-case hexadecimal: a seed, a contribution, a commitment. */
export function isHex32(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
}

/** Whether a text can name a game: the separator of the drawn messages can not occur in it. */
export function isGameId(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text)
}

/** What is published before the first roll: SHA-256 of the bytes of the seed, then of the id. */
export function commitment(seed: string, gameId: string): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(seed), utf8ToBytes(gameId))))
}

/** What face number `n` is read from: 32 bytes, and others where none of them will do. */
export function blockAt(stream: Stream, n: number, sides: number, retry = 0): Uint8Array {
  const { seed, gameId, contributions } = stream
  const message = `${gameId}|${contributions.join(',')}|${n}|d${sides}`
  return hmac(sha256, hexToBytes(seed), utf8ToBytes(retry === 0 ? message : `${message}|${retry}`))
}

/** Face number `n` of a stream, counted from 0; any face can be had without the ones before. */
export function faceAt(stream: Stream, n: number, sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES) {
    throw new RangeError(`no die has ${sides} sides`)
  }
  let width = 1
  while (256 ** width < sides) width++
  // Numbers at the top that would favour the low faces are thrown away: no modulo bias.
  const limit = 256 ** width - (256 ** width % sides)
  for (let retry = 0; ; retry++) {
    const block = blockAt(stream, n, sides, retry)
    for (let at = 0; at + width <= block.length; at += width) {
      let number = 0
      for (let i = at; i < at + width; i++) number = number * 256 + block[i]!
      if (number < limit) return (number % sides) + 1
    }
  }
}

/** The faces of a stream one after another, beginning with number `from`. */
export function streamFaces(stream: Stream, from = 0): Faces {
  let at = from
  return (sides) => faceAt(stream, at++, sides)
}

/** The dice of a real game, from any cursor on. */
export function streamDice(stream: Stream, from = 0): Dice {
  return diceFrom(streamFaces(stream, from), from)
}
