import { quickNames } from '@estafette/bots/names'
import type { Game } from '@estafette/kernel'
import { HUMAN } from '../../../store/games.ts'
import type { Options } from '../begin.ts'
import type { BattleSitting } from './words.ts'

/** How many play, which the page of teams asks for. */
export const PLAYERS = 'players'

/** The opponent of the solitaire rules: a player of the page, an option of the game. FRL-SOLO-1 */
export const AUTOMAT = 'automat'
export const STRENGTH = 'strength'

/** Options that only a battle with forces of one's choice has. */
export const freeOptions: readonly string[] = ['size', 'nation', 'ends', 'draft']

/** What the page asks for elsewhere than among the house rules. */
const asked: ReadonlySet<string> = new Set([...freeOptions, PLAYERS, AUTOMAT, STRENGTH])

/** The rules that can be agreed on in every battle. */
export function houseRules({ options }: Game): readonly string[] {
  return options.flatMap(({ id }) => (asked.has(id) ? [] : [id]))
}

/** Who sits in a battle of two, by seat; one against themselves is a computer that plays. */
export function sitters(sitting: BattleSitting, computer: string): readonly [string, string] {
  const player = computer === AUTOMAT ? strongest() : computer
  switch (sitting) {
    case 'allies':
      return [HUMAN, computer]
    case 'axis':
      return [computer, HUMAN]
    case 'table':
      return [HUMAN, HUMAN]
    default:
      return [player, player]
  }
}

const strongest = (): string => quickNames.at(-1)!

/**
 * Options and seats as a battle begins with them: what belongs to another way to play is left out,
 * and the Automat is an option, for whom nobody has to sit there.
 */
export function agreed(
  chosen: Options,
  seats: readonly string[],
  isFree: boolean,
): { readonly options: Options; readonly seats: readonly string[] } {
  const solo = seats.indexOf(AUTOMAT)
  const isLeftOut = (id: string): boolean =>
    id === AUTOMAT ||
    (id === STRENGTH && (solo < 0 || !isFree)) ||
    (!isFree && freeOptions.includes(id))
  const options = Object.fromEntries(Object.entries(chosen).filter(([id]) => !isLeftOut(id)))
  if (solo < 0) return { options, seats }
  return {
    options: { ...options, [AUTOMAT]: solo === 0 ? 'allies' : 'axis' },
    seats: seats.map((name) => (name === AUTOMAT ? strongest() : name)),
  }
}
