import { targetOf, verbOf, type Choice, type Game, type Seat, type State } from '@estafette/kernel'

/** One legal choice, taken apart for the screen: what it is done to decides where it shows. */
export interface Offer {
  readonly choice: Choice
  readonly verb: string
  readonly kind: string // kind of the target as the game calls it, 'number' or 'none'
  readonly target: number
}

/** What can be done to each thing of one kind. */
export type OffersByTarget = ReadonlyMap<number, readonly Offer[]>

/** Everything the seat may do now, by the kind of thing it is done to. */
export interface Offers {
  readonly all: readonly Offer[]
  readonly kinds: ReadonlyMap<string, OffersByTarget>
}

export const noOffers: Offers = { all: [], kinds: new Map() }
const nothing: OffersByTarget = new Map([])

/** What can be done to the things of a kind. */
export function offersTo({ kinds }: Offers, kind: string | undefined): OffersByTarget {
  return (kind === undefined ? undefined : kinds.get(kind)) ?? nothing
}

/** Where on a map something is pressed that is not one of its places. */
export interface Placing {
  readonly kind: string
  placesOf?(state: State, kind: string, target: number): readonly number[]
}

/** Takes the list of legal choices apart; nothing is added and nothing left out. */
export function offersOf(game: Game, state: State, seat: Seat, map?: Placing): Offers {
  if (seat < 0) return noOffers
  const out = new Int32Array(state.legal.length)
  const count = game.choices(state, seat, out)
  const all = Array.from(out.subarray(0, count), (choice) => offerOf(game, choice))
  const kinds = new Map<string, Map<number, Offer[]>>()
  const add = (kind: string, target: number, offer: Offer): void => {
    const same = kinds.get(kind) ?? new Map<number, Offer[]>()
    kinds.set(kind, same)
    const here = same.get(target)
    if (here) here.push(offer)
    else same.set(target, [offer])
  }
  for (const offer of all) {
    const { kind, target } = offer
    add(kind, target, offer)
    map?.placesOf?.(state, kind, target).forEach((place) => add(map.kind, place, offer))
  }
  return { all, kinds }
}

/** A choice taken apart. */
export function offerOf(game: Game, choice: Choice): Offer {
  const { name, target } = game.verbs[verbOf(choice)]!
  return { choice, verb: name, kind: target, target: targetOf(choice) }
}
