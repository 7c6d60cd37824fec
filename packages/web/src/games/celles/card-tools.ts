import { attackStrength, standardBoard, type CellesState } from '@estafette/celles/screen'
import { tryChoice } from '@estafette/kernel'
import { voiceOf } from '../../i18n/voice.ts'
import type { Card, CardAct, Tile } from '../../screen/card.ts'
import type { Desk } from '../../screen/desk.ts'
import type { Offer } from '../../session/offers.ts'
import { cardWords } from './card-words.ts'

/** What a card of this game says by itself. */
export type OwnCard = Partial<Omit<Card, 'key' | 'when'>>

const { hexIds, hexNames } = standardBoard

/** The position that a card is about. */
export function positionOf({ state }: Desk): CellesState {
  return state.value as CellesState
}

/** What can be done by a verb. */
export function offersBy({ offers }: Desk, verb: string): readonly Offer[] {
  return offers.value.all.filter((offer) => offer.verb === verb)
}

/** A unit without its formation. */
export function unitName({ session }: Desk, unit: number): string {
  return voiceOf(session.game)
    .thing('unit', unit)
    .replace(/ \(.*\)$/, '')
}

/** A hex by its number, and by its name where it has one. */
export function hexName(hex: number): string {
  const name = hexNames[hex]
  return name ? `${hexIds[hex]} ${name}` : hexIds[hex]!
}

/** A hex by its number. */
export function hexId(hex: number): string {
  return hexIds[hex]!
}

/** Whether dice follow a choice, so that it cannot be taken back. */
export function rolls({ session, state, seat }: Desk, offer: Offer): boolean {
  const after = session.game.clone(state.value)
  return tryChoice(session.game, after, seat.value, offer.choice) === 'rolls'
}

/** The offer that is about to be confirmed. */
export function intended({ intention }: Desk): Offer | null {
  const now = intention.value
  return now?.kind === 'offer' ? now.offer : null
}

/** An option that a press means and slot A carries out. */
export function option(
  model: Desk,
  offer: Offer,
  proposal: Offer | undefined,
  tile: Omit<Tile, 'key' | 'offer' | 'press' | 'isChosen'>,
): Tile {
  const chosen = intended(model) ?? proposal
  return {
    key: String(offer.choice),
    ...tile,
    offer,
    isChosen: chosen?.choice === offer.choice,
    press: () => model.choose(offer, true),
  }
}

/** A slot that nothing can be done with now. */
export function closedAct(label: string, closed: string): CardAct {
  return { label, closed, press: () => {} }
}

/** A choice in a slot. */
export function act(model: Desk, offer: Offer, label: string): CardAct {
  return { label, offer, press: () => model.choose(offer) }
}

/** Slots of a question: A carries out what is meant or proposed, C declines where one may. */
export function slots(
  model: Desk,
  how: {
    readonly label: (offer: Offer) => string
    readonly proposal?: Offer | undefined
    readonly decline?: Offer | undefined
  },
): Partial<Pick<Card, 'primary' | 'decline'>> {
  const { label, proposal, decline } = how
  const words = cardWords()
  const meant = intended(model)
  if (meant) {
    const primary: CardAct = {
      label: label(meant),
      icon: rolls(model, meant) ? 'die' : 'check',
      shortcut: 'Enter',
      confirms: true,
      offer: meant,
      press: () => model.confirm(),
    }
    // What declines is let go of by the slot that says so.
    if (!decline || meant.choice === decline.choice) return { primary }
    return { primary, decline: act(model, decline, label(decline)) }
  }
  return {
    primary: proposal
      ? { ...act(model, proposal, label(proposal)), icon: 'check', shortcut: 'Enter' }
      : closedAct(words.choose, words.chooseAbove),
    decline: decline
      ? act(model, decline, label(decline))
      : closedAct(words.nothingElse, words.mustChoose),
  }
}

/** The first of some offers that can be taken back. */
export function proposed(model: Desk, offers: readonly Offer[]): Offer | undefined {
  return offers.find((offer) => !rolls(model, offer))
}

/** Units by their attack as they stand, the strongest first. */
export function byStrength(s: CellesState): (a: Offer, b: Offer) => number {
  return (a, b) => attackStrength(s, b.target) - attackStrength(s, a.target) || a.target - b.target
}
