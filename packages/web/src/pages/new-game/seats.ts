import type { Game } from '@estafette/kernel'
import { say, sayIfKnown } from '../../i18n/index.ts'

/** What a seat is called under this set-up: the side it plays, or its number while that is open. */
export function seatTitle(
  game: Game,
  seat: number,
  scenario: string,
  options: Readonly<Record<string, string>>,
): string {
  const created = game.create({ scenario, options })
  const side = created.ok ? game.sides[game.sideOf(created.value, seat)] : undefined
  return sayIfKnown(`side.${side}`) ?? say('side.none', { seat: seat + 1 })
}

/** How many seats there are under this set-up; all there can be while it is not valid. */
export function seatCount(
  game: Game,
  scenario: string,
  options: Readonly<Record<string, string>>,
): number {
  const created = game.create({ scenario, options })
  return created.ok ? game.seatsIn(created.value) : game.seats
}
