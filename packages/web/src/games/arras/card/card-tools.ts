import { arras } from '@estafette/arras'
import { standardBoard, type ArrasState } from '@estafette/arras/screen'
import { tryChoice } from '@estafette/kernel'
import { voiceOf } from '../../../i18n/voice.ts'
import type { Card, CardAct, Tile } from '../../../screen/card.ts'
import type { ArrasDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import { cardWords } from './card-words.ts'
import { arrasFace } from '../counters.ts'

/** What a game words of a card. */
export type WordedCard = Partial<Omit<Card, 'key' | 'when'>>

/** A place as people call it, without its number on the map. */
export function placeName(place: number): string {
  return voiceOf(arras)
    .thing('place', place)
    .replace(/ \(.*\)$/u, '')
}

export function unitName(unit: number): string {
  return voiceOf(arras).thing('unit', unit)
}

/** A unit as it is printed on its counter, where the name has to be short. */
export function shortName(unit: number): string {
  return arrasFace(standardBoard, unit, 0).name
}

export function sideName(side: number): string {
  return voiceOf(arras).side(arras.sides[side] ?? '')
}

/** The legal choices of some verbs. */
export function offersBy(model: ArrasDesk, ...verbs: readonly string[]): readonly Offer[] {
  return model.offers.value.all.filter(({ verb }) => verbs.includes(verb))
}

/** What is intended, where that is one of the choices of the moment. */
export function intendedOf(model: ArrasDesk): Offer | null {
  const now = model.intention.value
  return now?.kind === 'offer' ? now.offer : null
}

/** Whether dice follow a choice at once. */
export function rolls(s: ArrasState, { choice }: Offer): boolean {
  return tryChoice(arras, arras.clone(s), arras.toAct(s), choice) === 'rolls'
}

/** Slot A with what is chosen, or proposed; what cannot be undone is asked for once more. */
export function forward(
  model: ArrasDesk,
  label: string,
  offer: Offer,
  icon?: CardAct['icon'],
): CardAct {
  const isIntended = intendedOf(model)?.choice === offer.choice
  return {
    label,
    ...(icon && { icon }),
    shortcut: 'Enter',
    offer,
    ...(isIntended && { confirms: true }),
    press: () => (isIntended ? model.confirm() : model.choose(offer)),
  }
}

/** Slot C with a choice. */
export function declining(model: ArrasDesk, label: string, offer: Offer | undefined): CardAct {
  if (!offer) {
    const { nothing, mustAct } = cardWords()
    return { label: nothing, closed: mustAct, isEmpty: true, press: () => {} }
  }
  return { label, offer, press: () => model.choose(offer) }
}

/** Slot A while nothing is chosen. */
export function waiting(): CardAct {
  return { label: cardWords().choose, closed: cardWords().chooseAbove, press: () => {} }
}

/** A question whose answers are tiles; the proposed one is marked, and A takes it. */
export function question(
  model: ArrasDesk,
  asked: {
    readonly title: string
    readonly note: string
    readonly key?: string // of the group, for its looks
    readonly heading?: string
    readonly offers: readonly Offer[]
    readonly tile: (offer: Offer) => Omit<Tile, 'key' | 'offer' | 'isChosen'>
    readonly closed?: readonly Tile[]
    readonly proposed?: Offer | undefined
    readonly label: (offer: Offer) => string
    readonly icon?: CardAct['icon']
    readonly decline?: CardAct
  },
): WordedCard {
  const { title, note, heading, offers, tile, closed = [], label, icon } = asked
  const chosen = intendedOf(model) ?? asked.proposed
  const tiles = offers.map((offer): Tile => ({
    key: String(offer.choice),
    ...tile(offer),
    offer,
    isChosen: offer.choice === chosen?.choice,
  }))
  return {
    title,
    note,
    groups: [
      {
        key: asked.key ?? 'options',
        ...(heading !== undefined && { title: heading }),
        tiles: [...tiles, ...closed],
      },
    ],
    primary: chosen ? forward(model, label(chosen), chosen, icon) : waiting(),
    decline: asked.decline ?? declining(model, '', undefined),
  }
}
