import type { Game, Seat, State } from '@estafette/kernel'

/**
 * The seat that plays another side: the next one on, for all of them at once; the same where the
 * rules play one of them.
 */
export function swapped(game: Game, state: State, seat: Seat): Seat {
  const seats = game.seatsIn(state)
  const all = Array.from({ length: seats }, (_, at) => at)
  if (all.some((at) => game.isPlayedByRules?.(state, at))) return seat
  const shift = all
    .slice(1)
    .find((by) =>
      all.every((at) => game.sideOf(state, at) !== game.sideOf(state, (at + by) % seats)),
    )
  return (seat + (shift ?? 1)) % seats
}
