import type { Choice, Game, RuledGame, Seat, State } from '@estafette/kernel'

/** Finds a game by its id. */
export type Lookup = (id: string) => Game | undefined

/** Finds a game with its rulebook. */
export type RuledLookup = (id: string) => RuledGame | undefined

/** The seats of a position. */
export function seatsOf(game: Game, state: State): Seat[] {
  return Array.from({ length: game.seatsIn(state) }, (_, seat) => seat)
}

/** What the seats are called in the files, in this position: their names, as single words. */
export function seatWords(game: Game, state: State): string[] {
  return seatsOf(game, state).map((seat) => game.seatName(state, seat).trim().replace(/\s+/g, '-'))
}

/** The seat a word means here: by name, by the side it plays, or 'seat-1' and so on; else -1. */
export function seatNamed(game: Game, state: State, word: string): Seat {
  const seats = seatsOf(game, state)
  const named = seatWords(game, state).indexOf(word)
  if (named >= 0) return named
  const side = game.sides.indexOf(word)
  const playing = seats.findIndex((seat) => side >= 0 && game.sideOf(state, seat) === side)
  return playing >= 0 ? playing : seats.findIndex((seat) => word === `seat-${seat + 1}`)
}

/** Every legal choice of a seat, in canonical order. */
export function legalChoices(game: Game, state: State, seat: Seat): Choice[] {
  if (game.acting(state) === 0) return []
  const out = new Int32Array(state.legal.length)
  return [...out.subarray(0, game.choices(state, seat, out))]
}
