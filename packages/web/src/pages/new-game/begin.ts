import type { Game, Setup } from '@estafette/kernel'
import { sayFailure } from '../../i18n/say-failure.ts'
import { navigate } from '../../shell/navigation.ts'
import { tellIfUnsaved } from '../../shell/trouble.ts'
import { beginGame } from '../../store/begin.ts'

export type Options = Readonly<Record<string, string>>

/** What a game is begun with. */
export interface Beginning {
  readonly game: Game
  readonly scenario: string
  readonly options: Options
  readonly seats: readonly string[]
  readonly pack?: Setup['pack'] // what a battle before this one has left
  readonly begun?: (id: string) => void // before the table opens
}

/** The options that differ from the game as published. */
export function changedOptions(game: Game, options: Options): Options {
  return Object.fromEntries(
    game.options.flatMap(({ id, values }) => {
      const value = options[id] ?? values[0]!
      return value === values[0] ? [] : [[id, value]]
    }),
  )
}

/** Begins a game and goes to its table; what stands in the way is told. */
export async function begin(beginning: Beginning): Promise<string> {
  const { game, scenario, options, seats, pack, begun: onBegun } = beginning
  const setup = {
    scenario,
    options: changedOptions(game, options),
    ...(pack !== undefined && { pack }),
  }
  const begun = beginGame(game, setup, seats)
  if (!begun.ok) return sayFailure(begun)
  const { note, kept } = begun.value
  tellIfUnsaved(kept)
  onBegun?.(note.id)
  navigate({ page: 'table', id: note.id })
  return ''
}
