import type { SideForms } from '@estafette/kernel'
import type { Board } from '../data/board.ts'
import { SIDES } from '../data/source.ts'

/** What words are made of that a board names. */
export interface Names {
  readonly places: readonly string[] // the same in both languages: 'Beaurains (5)', 'Cambrai (zone A)'
  readonly units: readonly string[] // as on their counters, without a full stop at the end
  readonly letters: readonly string[] // of the groups
  readonly hours: readonly string[] // by turn
}

/** The names of a board. */
export function namesOf(board: Board): Names {
  const { locationNames, locationTitles, isZone, turnTrack } = board
  return {
    places: locationTitles.map(
      (title, index) => `${title} (${isZone[index] ? 'zone ' : ''}${locationNames[index]})`,
    ),
    units: board.unitNames.map((name) => name.replace(/\.$/, '')),
    letters: board.letters,
    hours: turnTrack.hours,
  }
}

/** Names by side, in the order of the codes. */
export function bySide(sides: Readonly<Record<string, SideForms>>): string[] {
  return SIDES.map((side) => sides[side]!.name)
}

/** A message with the hour of `turn`. */
export function hourOfTurn(hours: readonly string[], say: (hour: string) => string): string {
  const cases = hours.map((hour, turn) => (turn === 0 ? '' : `=${turn} {${say(hour)}}`))
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
