import {
  commandOf,
  handCount,
  kindIn,
  placeOf,
  sectionOf,
  carrierOf,
  handSizeOf,
  isMedic,
  keeping,
  roomUnder,
  type FrontlineState,
} from '@estafette/frontline/screen'
import type { FrontDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import { anyTimeGroup, anyTimeLabel, windowSlots } from './card-any-time.ts'
import { laterPhases, phaseSlots } from './card-phases.ts'
import { manText, offersBy, optionsBy, slots, type OwnCard } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { positionOf } from '../plan/draft.ts'
import { equipmentName, nameOf, titleOf } from '../told/names.ts'

/** The card of the hand that is missed least. */
export function leastMissed(offers: readonly Offer[]): Offer | undefined {
  return offers.toSorted((a, b) => keeping[a.target]! - keeping[b.target]!)[0]
}

/** The start of one's turn: Rally, or something that is played at any time. FRL-ACT-RAL-1 */
export function rallyCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  return {
    title: words.titles.rally,
    note: words.notes.rally,
    groups: [
      ...optionsBy(model, { key: 'rally', rule: 'FRL-ACT-RAL-1' }, ['rally'], () => ({
        name: words.does.rally,
      })),
      ...anyTimeGroup(model),
    ],
    ...windowSlots(
      model,
      (offer) => (offer.verb === 'rally' ? words.does.rally : anyTimeLabel(s, offer)),
      offersBy(model, 'pass')[0],
      words.does.pass,
    ),
  }
}

/** Markers that Rally removes, one of each kind. */
export function markersCard(model: FrontDesk): OwnCard {
  const words = cardWords()
  const verbs = ['unpin', 'cheer', 'heal'] as const
  return {
    title: words.titles.markers,
    groups: verbs.flatMap((verb, at) =>
      optionsBy(
        model,
        { key: verb, title: words.groups.markers[at]!, rule: 'FRL-ACT-RAL-1' },
        [verb],
        ({ target }, s) => ({ text: manText(s, target) }),
      ),
    ),
    ...doneSlots(model, ({ verb }) => words.does[verb as 'unpin' | 'cheer' | 'heal']),
  }
}

/** Slots of a question that is left by saying so. */
export function doneSlots(
  model: FrontDesk,
  label: (offer: Offer) => string,
): Partial<Pick<OwnCard, 'primary' | 'decline'>> {
  const done = offersBy(model, 'done')[0]
  const say = (offer: Offer): string =>
    offer.verb === 'done' ? cardWords().does.done : label(offer)
  return slots(model, { label: say, decline: done })
}

/** A survivor who may become a leader. FRL-PROM-2 */
export function promoteCard(model: FrontDesk): OwnCard {
  const words = cardWords()
  return {
    title: words.titles.promote,
    note: words.notes.promote,
    groups: [
      ...optionsBy(model, { key: 'promote', rule: 'FRL-PROM-2' }, ['promote'], ({ target }, s) => ({
        text: manText(s, target),
      })),
      ...laterPhases(model),
    ],
    ...phaseSlots(model, () => words.does.promote),
  }
}

/** A card of the hand that pays for something, or goes. */
function discardCard(model: FrontDesk, title: string, note: string, rule: string): OwnCard {
  const words = cardWords()
  const offers = offersBy(model, 'pay', 'discard')
  const proposal = leastMissed(offers)
  return {
    title,
    note,
    groups: optionsBy(
      model,
      { key: 'hand', title: words.groups.hand, rule },
      ['pay', 'discard'],
      () => ({}),
      proposal,
    ),
    ...slots(model, { label: ({ target }) => titleOf(target), proposal }),
  }
}

export function promotePayCard(model: FrontDesk): OwnCard {
  const words = cardWords()
  const title = words.titles.promotePay(nameOf(positionOf(model).item))
  return discardCard(model, title, words.notes.cheapest, 'FRL-PROM-2')
}

/** Too many cards at the end of the turn. FRL-HAND-3 */
export function discardDownCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const many = handCount(s, s.decider) - handSizeOf(s, s.decider)
  return discardCard(model, words.titles.discard, words.notes.discard(many), 'FRL-HAND-3')
}

/** A card for the one that the binoculars took. FRL-EQ-BIN-1 */
export function takeDiscardCard(model: FrontDesk): OwnCard {
  const words = cardWords()
  return discardCard(model, words.titles.discard, words.notes.takeDiscard, 'FRL-EQ-BIN-1')
}

/** Who leaves a section, who joins one. FRL-SEC-10 */
export function organiseCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const place = ({ target }: Offer): { text: string } => ({
    text: words.place(placeOf(s, target)),
  })
  return {
    title: words.titles.organise,
    groups: [
      ...optionsBy(
        model,
        { key: 'join', title: words.groups.join, rule: 'FRL-SEC-10' },
        ['join'],
        place,
      ),
      ...optionsBy(
        model,
        { key: 'leave', title: words.groups.leave, rule: 'FRL-SEC-10' },
        ['leave'],
        ({ target }) => ({ text: nameOf(sectionOf(s, target)) }),
      ),
      ...laterPhases(model),
    ],
    ...phaseSlots(model, ({ verb }) => words.does[verb as 'join' | 'leave']),
  }
}

/** The leader that somebody is to serve under. */
export function underCard(model: FrontDesk): OwnCard {
  const words = cardWords()
  return {
    title: words.titles.under(nameOf(positionOf(model).item)),
    groups: optionsBy(model, { key: 'under', rule: 'FRL-SEC-2' }, ['under'], ({ target }, s) => ({
      text: `${words.command(commandOf(s, target))}, ${words.room(roomUnder(s, target))}`,
    })),
    ...slots(model, { label: ({ target }) => nameOf(target) }),
  }
}

/** A counter, and whose it is. */
function counterWords(s: FrontlineState, { target }: Offer): { name: string; text: string } {
  return { name: equipmentName(kindIn(s, target)), text: nameOf(carrierOf(target)) }
}

/** Counters that can change hands. FRL-EQ-3 */
export function equipCard(model: FrontDesk): OwnCard {
  const words = cardWords()
  return {
    title: words.titles.equip,
    groups: [
      ...optionsBy(
        model,
        { key: 'equip', title: words.groups.equipment, rule: 'FRL-EQ-3' },
        ['hand-over'],
        (offer, s) => counterWords(s, offer),
      ),
      ...laterPhases(model),
    ],
    ...phaseSlots(model, () => words.does.give),
  }
}

export function equipToCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  return {
    title: words.titles.equipTo(equipmentName(kindIn(s, s.item))),
    note: nameOf(carrierOf(s.item)),
    groups: [
      ...optionsBy(model, { key: 'to', rule: 'FRL-EQ-3' }, ['to'], () => ({})),
      ...optionsBy(
        model,
        { key: 'swap', title: words.groups.swap, rule: 'FRL-EQ-3' },
        ['swap'],
        (offer) => counterWords(s, offer),
      ),
    ],
    ...slots(model, { label: ({ verb }) => (verb === 'to' ? words.does.give : words.does.swap) }),
  }
}

/** Who treats somebody. FRL-MED-1 */
export function medicalCard(model: FrontDesk): OwnCard {
  const words = cardWords()
  return {
    title: words.titles.medical,
    groups: optionsBy(
      model,
      { key: 'medical', title: words.groups.treat, rule: 'FRL-MED-1' },
      ['treat', 'bandage'],
      ({ verb }) => ({ text: verb === 'treat' ? words.does.treat : words.does.bandage }),
    ),
    ...phaseSlots(model, ({ verb }) => words.does[verb as 'treat' | 'bandage']),
  }
}

export function medicalForCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  return {
    title: words.titles.medicalFor(nameOf(s.item)),
    groups: optionsBy(
      model,
      { key: 'patients', rule: isMedic(s.item) ? 'FRL-MED-1' : 'FRL-MED-4' },
      ['cheer', 'heal'],
      ({ verb, target }) => ({
        text: `${verb === 'heal' ? words.does.heal : words.does.cheer}, ${manText(s, target)}`,
      }),
    ),
    ...slots(model, { label: ({ verb }) => words.does[verb as 'cheer' | 'heal'] }),
  }
}
