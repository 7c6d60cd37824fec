import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isBroken } from './text.ts'

/** A line of a file without its check, and the check if it has one. */
export interface CheckedLine {
  readonly text: string
  readonly check: string | null
}

const CHECK_DIGITS = 6

/** Takes the check off a line: two spaces, '#' and six hexadecimal digits at its very end. */
export function splitCheck(line: string): CheckedLine {
  const tail = line.slice(-CHECK_DIGITS - 3)
  if (!/^ {2}#[0-9a-f]{6}$/.test(tail)) return { text: line, check: null }
  return { text: line.slice(0, -tail.length), check: tail.slice(3) }
}

/** Lines of a file as they are written, and what the check of the next one goes on from. */
export interface Sealed {
  readonly file: string
  readonly digest: string
}

/** Lines for the end of a file, each closed with a check that also vouches for all lines above. */
export function sealLines(lines: readonly string[], above = ''): Sealed {
  let digest = above
  const sealed = lines.map((text) => {
    digest = nextDigest(digest, text)
    return `${text}  #${digest.slice(0, CHECK_DIGITS)}\n`
  })
  return { file: sealed.join(''), digest }
}

/** The first line whose check is missing or does not fit, with what is wrong; null if all fit. */
export function brokenSeal(
  file: string,
): { readonly line: number; readonly reason: string } | null {
  const lines = linesOf(file)
  const last = lines.pop()
  let digest = ''
  for (const [index, line] of lines.entries()) {
    const { text, check } = splitCheck(line)
    digest = nextDigest(digest, text)
    if (check === null)
      return { line: index + 1, reason: 'no checksum on this line. Is this an Estafette record?' }
    if (check !== digest.slice(0, CHECK_DIGITS) || isBroken(line)) {
      return { line: index + 1, reason: `the checksum does not match: this line was edited` }
    }
  }
  return last === '' ? null : { line: lines.length + 1, reason: 'the line is not complete' }
}

/** The lines of a file; line ends of the other kind are the same if all of them are. */
function linesOf(file: string): string[] {
  const lines = file.split('\n')
  const ends = lines.slice(0, -1)
  return ends.length > 1 && ends.every((line) => line.endsWith('\r'))
    ? lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
    : lines
}

function nextDigest(previous: string, text: string): string {
  return bytesToHex(sha256(utf8ToBytes(previous + text)))
}
