import type { Game, SideForms, SideLook } from '@estafette/kernel'
import { stateOf, type Table } from '@estafette/table'
import { voiceOf } from '../../i18n/voice.ts'
import { sideLook } from '../../online/sides.ts'

/** A side of a game as the page shows it. */
export interface ShownSide {
  readonly side: number
  readonly name: string
  readonly forms: SideForms
  readonly look: SideLook | undefined
}

/** The sides of a game in its own order. */
export function shownSides(game: Game): ShownSide[] {
  return game.sides.map((id, side) => {
    const forms = voiceOf(game).forms(id)
    return { side, name: forms.name, forms, look: sideLook(game.id, id) }
  })
}

/** The side of a seat at the end of a game; -1 for nobody. */
function sideOfSeat(table: Table, seat: number): number {
  return seat < 0 ? -1 : table.game.sideOf(stateOf(table), seat)
}

/** Who played a side, '' where nobody has a name. */
export function namesOn(table: Table, side: number): string {
  return table.names
    .filter((name, seat) => name !== '' && sideOfSeat(table, seat) === side)
    .join(', ')
}
