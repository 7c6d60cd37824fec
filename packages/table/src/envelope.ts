import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Browsers, workers and node all have it, but no types that they share say so. */
declare class TextDecoder {
  decode(bytes: Uint8Array): string
}

// An envelope keeps what is hidden in a file from the eyes of whoever opens it: people at one
// screen can put their game away and go on with it. It is no lock, and who takes the trouble can
// open it. Games over a network never need one, their server keeps the secrets.

const BLOCK = 48 // what is enclosed is padded to blocks, so that its length tells little

/** Puts a text, an object of JSON, into the envelope of a game. */
export function enclose(text: string, gameId: string): string {
  const bytes = utf8ToBytes(text.padEnd(Math.ceil(text.length / BLOCK) * BLOCK))
  return toBase64(masked(bytes, gameId))
}

/** Takes the text out again; null where it is no envelope of this game. */
export function disclose(envelope: string, gameId: string): string | null {
  const bytes = fromBase64(envelope)
  if (!bytes) return null
  const text = new TextDecoder().decode(masked(bytes, gameId)).trimEnd()
  return text.startsWith('{') ? text : null
}

function masked(bytes: Uint8Array, gameId: string): Uint8Array {
  const key = sha256(utf8ToBytes(`estafette envelope ${gameId}`))
  const out = new Uint8Array(bytes.length)
  for (let at = 0; at < bytes.length; at += 32) {
    const mask = hmac(sha256, key, utf8ToBytes(String(at)))
    for (let i = at; i < Math.min(at + 32, bytes.length); i++) out[i] = bytes[i]! ^ mask[i - at]!
  }
  return out
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    for (let shift = 18; shift >= 0; shift -= 6) text += DIGITS[(word >> shift) & 63]!
  }
  return text
}

function fromBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || !/^[\w-]+$/.test(text)) return null
  const bytes = new Uint8Array((text.length / 4) * 3)
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let word = 0
    for (let digit = 0; digit < 4; digit++) word = (word << 6) | DIGITS.indexOf(text[i + digit]!)
    for (let shift = 16; shift >= 0; shift -= 8) bytes[at++] = (word >> shift) & 255
  }
  return bytes
}
