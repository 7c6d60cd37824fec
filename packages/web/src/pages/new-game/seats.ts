import type { Game } from '@estafette/kernel'
import { say } from '../../i18n/index.ts'
import { voiceOf } from '../../i18n/voice.ts'

/** The side that a seat plays under this set-up, undefined while that is open. */
export function seatSide(
  game: Game,
  seat: number,
  scenario: string,
  options: Readonly<Record<string, string>>,
): string | undefined {
  const created = game.create({ scenario, options })
  return created.ok ? game.sides[game.sideOf(created.value, seat)] : undefined
}

/** What a seat is called: its side as the game names it, or its number while that is open. */
export function seatTitle(game: Game, seat: number, side: string | undefined): string {
  return side === undefined ? say('side.none', { seat: seat + 1 }) : voiceOf(game).side(side)
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
