import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { MatchPart, PlayedPair } from './match.ts'

/** Pairs of a match that were played before, and where more of them are kept. */
interface Keeper {
  readonly kept: ReadonlyMap<number, PlayedPair> // by number in the series, without a gap
  keep(number: number, pair: PlayedPair): void
}

/**
 * Keeps pairs in a file, one line each, with what was played: pairs of another match in the same
 * file are left alone. Without a file, nothing is kept.
 */
export function openKeeper(file: string | undefined, part: MatchPart): Keeper {
  if (file === undefined) return { kept: new Map(), keep() {} }
  const { game, setup, players, seed, first, count } = part
  const what = JSON.stringify({ game, setup, players, seed })
  const found = new Map<number, PlayedPair>()
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n') // it was cut off
  for (const line of text.split('\n')) {
    const read = readLine(line)
    if (read && JSON.stringify(read.match) === what) found.set(read.number, read.pair)
  }
  const kept = new Map<number, PlayedPair>()
  for (let number = first; number < first + count && found.has(number); number++) {
    kept.set(number, found.get(number)!)
  }
  return {
    kept,
    keep(number, pair) {
      appendFileSync(file, `${JSON.stringify({ match: JSON.parse(what), number, pair })}\n`)
    },
  }
}

/** A line as it was written; the last one may have been cut off. */
function readLine(line: string): { match: unknown; number: number; pair: PlayedPair } | undefined {
  try {
    return line === '' ? undefined : JSON.parse(line)
  } catch {
    return undefined
  }
}
