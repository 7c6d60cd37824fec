import { targetOf, verbOf, type Choice, type Game, type Seat, type State } from '@estafette/kernel'

/** One legal choice, taken apart for the screen: what it is done to decides where it shows. */
export interface Offer {
  readonly choice: Choice
  readonly verb: string
  readonly kind: string // kind of the target: 'unit', 'place', 'number', 'none' …
  readonly target: number
}

/** Everything the seat may do now, by the thing it is done to. */
export interface Offers {
  readonly all: readonly Offer[]
  readonly units: ReadonlyMap<number, readonly Offer[]>
  readonly places: ReadonlyMap<number, readonly Offer[]>
  readonly buttons: readonly Offer[] // what is neither a unit nor a place
}

export const noOffers: Offers = { all: [], units: new Map(), places: new Map(), buttons: [] }

/**
 * Takes the list of legal choices apart; nothing is added and nothing left out. Whatever a game
 * calls the places of its board, here they are places.
 */
export function offersOf(game: Game, state: State, seat: Seat, placeKind = 'place'): Offers {
  if (seat < 0) return noOffers
  const out = new Int32Array(state.legal.length)
  const count = game.choices(state, seat, out)
  const all = Array.from(out.subarray(0, count), (choice) => offerOf(game, choice, placeKind))
  return {
    all,
    units: byTarget(all, 'unit'),
    places: byTarget(all, 'place'),
    buttons: all.filter(({ kind }) => kind !== 'unit' && kind !== 'place'),
  }
}

/** A choice taken apart. */
export function offerOf(game: Game, choice: Choice, placeKind = 'place'): Offer {
  const { name, target } = game.verbs[verbOf(choice)]!
  const kind = target === placeKind ? 'place' : target
  return { choice, verb: name, kind, target: targetOf(choice) }
}

function byTarget(all: readonly Offer[], kind: string): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>()
  for (const offer of all) {
    if (offer.kind !== kind) continue
    const same = found.get(offer.target)
    if (same) same.push(offer)
    else found.set(offer.target, [offer])
  }
  return found
}
