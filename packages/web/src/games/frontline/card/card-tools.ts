import {
  kindIn,
  moraleHitsOn,
  placeOf,
  coverOf,
  moraleOf,
  NONE,
  terrainAt,
  type FrontlineState,
  type Section,
  type Soldier,
} from '@estafette/frontline/screen'
import { tryChoice } from '@estafette/kernel'
import type { CardAct, Tile, TileGroup } from '../../../screen/card.ts'
import type { FrontDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import {
  cancelAct as cancelled,
  offersBy,
  option,
  slotsOrCancel,
  type OwnCard,
} from '../../../panels/question.ts'
import { cardWords } from './card-words.ts'
import { gameOf, positionOf } from '../plan/draft.ts'
import { equipmentName, nameOf, titleOf } from '../told/names.ts'

export {
  act,
  closedAct,
  folded,
  intended,
  noDecline,
  offersBy,
  option,
  waitingAct,
  type OwnCard,
} from '../../../panels/question.ts'

/** Lets go of what is meant. */
export function cancelAct(model: FrontDesk, label: string = cardWords().does.cancel): CardAct {
  return cancelled(model, label)
}

/** Slots of a question of this game. */
export function slots(model: FrontDesk, how: Parameters<typeof slotsOrCancel>[1]): OwnCard {
  return slotsOrCancel(model, how, cardWords().does.cancel)
}

/** Names in a line. */
export function namesOf(soldiers: readonly Soldier[]): string {
  return soldiers.map(nameOf).join(', ')
}

/** The cover of the card that somebody stands in, in words. */
export function coverText(s: FrontlineState, x: Soldier): string {
  const place = placeOf(s, x)
  return place < 1 || place > 9 ? '' : cardWords().cover[coverOf[terrainAt(s, place)]!]!
}

/** What is to be known of a man before something is done to him. */
export function manText(s: FrontlineState, x: Soldier): string {
  const of = moraleOf(s, x)
  return cardWords().morale(of - moraleHitsOn(s, x), of)
}

/** What an offer is called: by the man, the card or the counter that it is about. */
export function thingText(s: FrontlineState, { kind, target }: Offer): string {
  if (kind === 'soldier') return nameOf(target)
  if (kind === 'card') return titleOf(target)
  if (kind === 'counter') {
    const carried = kindIn(s, target)
    return carried > 0 ? equipmentName(carried) : ''
  }
  if (kind === 'equipment') return equipmentName(target)
  return kind === 'ground' ? cardWords().place(target + 1) : ''
}

/** Options that are done by some verbs, each with its words; null where there are none. */
export function optionsBy(
  model: FrontDesk,
  head: Pick<TileGroup, 'key' | 'title' | 'note' | 'rule' | 'folded' | 'byUnit'>,
  verbs: readonly string[],
  say: (offer: Offer, s: FrontlineState) => Omit<Tile, 'key' | 'name'> & { readonly name?: string },
  proposal?: Offer,
): readonly TileGroup[] {
  const s = positionOf(model)
  const offers = offersBy(model, ...verbs)
  if (offers.length === 0) return []
  const tiles = offers.map((offer) =>
    option(model, offer, proposal, { name: thingText(s, offer), ...say(offer, s) }),
  )
  return [{ ...head, tiles }]
}

/** The position after a choice, null where dice or cards decide it. */
export function afterChoice(model: FrontDesk, { choice }: Offer): FrontlineState | null {
  const game = gameOf(model)
  const after = game.clone(positionOf(model))
  return tryChoice(game, after, model.seat.value, choice) === 'done' ? after : null
}

/** How many men of a section there are, and where it stands. */
export function sectionText(s: FrontlineState, section: Section, count: number): string {
  const words = cardWords()
  const place = placeOf(s, section) ?? NONE
  return [words.place(place), words.men(count)].join(', ')
}
