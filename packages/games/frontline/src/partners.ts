import { command, vp } from './data/forces.ts'
import type { Soldier } from './state.ts'

/** Men that a soldier can lead beside himself. FRL-SEC-2 */
function placesUnder(x: Soldier): number {
  return Math.max(0, command[x]! - 1)
}

/** A share of the cards of a side: which, by their bits, and what they come to. */
interface Share {
  readonly bits: number
  readonly worth: number
  readonly places: number
}

/**
 * The cards of a scenario's side that the second of two partners has: as near to half of its VP as
 * any share comes, then of the places under its leaders; what is over is the first one's, with the
 * best leader. FRL-TEAM-1
 */
export function secondHalf(cards: readonly Soldier[]): Soldier[] {
  const [best, ...others] = cards.toSorted(
    (x, y) => command[y]! - command[x]! || vp[y]! - vp[x]! || x - y,
  )
  let shares: readonly Share[] = [{ bits: 0, worth: 0, places: 0 }]
  others.forEach((x, at) => {
    const withCard = shares.map(({ bits, worth, places }) => ({
      bits: bits | (1 << at),
      worth: worth + vp[x]!,
      places: places + placesUnder(x),
    }))
    shares = distinct([...shares, ...withCard])
  })
  const total = cards.reduce((sum, x) => sum + vp[x]!, 0)
  const room = cards.reduce((sum, x) => sum + placesUnder(x), 0)
  const unevenness = ({ worth, places }: Share): readonly number[] => [
    Math.abs(total - 2 * worth),
    Number(2 * worth > total),
    Math.abs(room - 2 * places),
  ]
  const chosen = shares.reduce((one, other) =>
    isLess(unevenness(other), unevenness(one)) ? other : one,
  )
  return best === undefined ? [] : others.filter((_, at) => chosen.bits & (1 << at))
}

/** One share of each worth with so many places: the first that was found. */
function distinct(shares: readonly Share[]): Share[] {
  const found = new Map<number, Share>()
  for (const share of shares) {
    const key = share.worth * 100 + share.places
    if (!found.has(key)) found.set(key, share)
  }
  return [...found.values()]
}

/** Whether a row of numbers comes before another. */
function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && one[at]! < other[at]!
}
