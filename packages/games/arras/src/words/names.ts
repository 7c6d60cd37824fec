import { standardBoard } from '../data/board.ts'
import { SIDES } from '../data/source.ts'

const { locationNames, locationTitles, isZone, turnTrack } = standardBoard

/** Locations, the same in both languages: 'Beaurains (5)', 'Cambrai (zone A)'. */
export const places: readonly string[] = locationTitles.map(
  (title, index) => `${title} (${isZone[index] ? 'zone ' : ''}${locationNames[index]})`,
)

/** Units by the names on their counters, not translated, and without a full stop at the end. */
export const units: readonly string[] = standardBoard.unitNames.map((name) =>
  name.replace(/\.$/, ''),
)

/** Letters of the groups; the Germans have all of them. */
export const letters: readonly string[] = standardBoard.groups[1].map(({ letter }) => letter)

/** Names by side, in the order of the codes. */
export function bySide(sides: Readonly<Record<string, string>>): string[] {
  return SIDES.map((side) => sides[side]!)
}

/** A message with the hour of `turn`. */
export function hourOfTurn(say: (hour: string) => string): string {
  const cases = turnTrack.hours.map((hour, turn) => (turn === 0 ? '' : `=${turn} {${say(hour)}}`))
  return `{turn, plural, ${cases.join(' ')} other {}}`
}

const LOWEST = -11 // VP with every blue location lost, ARR-11.2f

/** A message with a number that may be negative, set with a true minus sign. */
export function numeral(gap: string): string {
  const negatives = Array.from({ length: -LOWEST }, (_, index) => index + 1)
  return `{${gap}, plural, ${negatives.map((n) => `=-${n} {−${n}}`).join(' ')} other {#}}`
}

/** A message about a modifier, nothing where it is 0: `say` gets it with its sign, '+1' or '−1'. */
export function modified(gap: string, say: (modifier: string) => string): string {
  return `{${gap}, plural, =-1 {${say('−1')}} =0 {} other {${say('+#')}}}`
}
