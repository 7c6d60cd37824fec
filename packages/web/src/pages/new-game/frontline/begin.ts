import type { Game } from '@estafette/kernel'
import type { Carried } from '@estafette/frontline/screen'
import { sayFailure } from '../../../i18n/say-failure.ts'
import { navigate } from '../../../shell/navigation.ts'
import { tellIfUnsaved } from '../../../shell/trouble.ts'
import { beginGame } from '../../../store/begin.ts'
import { HUMAN } from '../../../store/games.ts'
import type { Sitting } from './words.ts'

export type Options = Readonly<Record<string, string>>

/** Options that only a battle with forces of one's choice has. */
export const freeOptions: ReadonlySet<string> = new Set(['size', 'nation', 'ends', 'draft'])

/** How many play, which the page of teams asks for. */
export const PLAYERS = 'players'

/** The options that differ from the game as published. */
export function changedOptions(game: Game, options: Options): Options {
  return Object.fromEntries(
    game.options.flatMap(({ id, values }) => {
      const value = options[id] ?? values[0]!
      return value === values[0] ? [] : [[id, value]]
    }),
  )
}

/** Who sits in a battle of two, by seat. */
export function sitters(sitting: Sitting, computer: string): readonly [string, string] {
  switch (sitting) {
    case 'allies':
      return [HUMAN, computer]
    case 'axis':
      return [computer, HUMAN]
    case 'table':
      return [HUMAN, HUMAN]
    default:
      return [computer, computer]
  }
}

/** What a game is begun with. */
export interface Beginning {
  readonly game: Game
  readonly scenario: string
  readonly options: Options
  readonly seats: readonly string[]
  readonly carried?: Carried // from the battles of a campaign before this one
  readonly begun?: (id: string) => void // before the table opens
}

/** Begins a game and goes to its table; what stands in the way is told. */
export async function begin(beginning: Beginning): Promise<string> {
  const { game, scenario, options, seats, carried, begun: onBegun } = beginning
  const setup = {
    scenario,
    options: changedOptions(game, options),
    ...(carried && { pack: carried }),
  }
  const begun = beginGame(game, setup, seats)
  if (!begun.ok) return sayFailure(begun)
  const { note, kept } = begun.value
  tellIfUnsaved(kept)
  onBegun?.(note.id)
  navigate({ page: 'table', id: note.id })
  return ''
}
