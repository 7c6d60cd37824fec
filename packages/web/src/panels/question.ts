import { tryChoice } from '@estafette/kernel'
import { capital } from '@estafette/words'
import { voiceOf } from '../i18n/voice.ts'
import type { Card, CardAct, Tile, TileGroup } from '../screen/card.ts'
import type { Desk } from '../screen/desk.ts'
import type { Offer } from '../session/offers.ts'
import { questionWords } from './question-words.ts'

/** What the card of a game says by itself. */
export type OwnCard = Partial<Omit<Card, 'key' | 'when'>>

const SHOWN = 6 // tiles of a long list; the others are one press away

/** What can be done by some verbs. */
export function offersBy({ offers }: Desk, ...verbs: readonly string[]): readonly Offer[] {
  return offers.value.all.filter(({ verb }) => verbs.includes(verb))
}

/** A unit without its formation. */
export function unitName({ session }: Desk, unit: number): string {
  return voiceOf(session.game)
    .thing('unit', unit)
    .replace(/ \(.*\)$/, '')
}

/** A phrase as the beginning of a line. */
export const sentence = capital

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

/** An option that a press means and slot A carries out; what is proposed is ticked until something is meant. */
export function option(
  model: Desk,
  offer: Offer,
  proposal: Offer | undefined,
  tile: Omit<Tile, 'key' | 'offer' | 'press' | 'isChosen'>,
): Tile {
  const chosen = model.intention.value ? intended(model) : proposal
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

/** Slot A while nothing is chosen. */
export function waitingAct(label: string = questionWords().choose): CardAct {
  return closedAct(label, questionWords().chooseAbove)
}

/** Slot A where only what has slot C is left to do. */
export function restAct(): CardAct {
  return closedAct(questionWords().allDone, questionWords().onlyC)
}

/** Slot C where one of the options has to be chosen. */
export function noDecline(): CardAct {
  return { ...closedAct(questionWords().nothingElse, questionWords().mustChoose), isEmpty: true }
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
      : waitingAct(),
    decline: decline ? act(model, decline, label(decline)) : noDecline(),
  }
}

/** Lets go of what is meant. */
export function cancelAct(model: Desk, label: string): CardAct {
  return { label, icon: 'close', shortcut: 'Esc', press: () => model.back() }
}

/** Slots of a question; what is meant can be let go of wherever nothing else is declined. */
export function slotsOrCancel(
  model: Desk,
  how: Parameters<typeof slots>[1],
  cancel: string,
): Partial<Pick<Card, 'primary' | 'decline'>> {
  const made = slots(model, how)
  return intended(model) && !made.decline ? { ...made, decline: cancelAct(model, cancel) } : made
}

/** The first of some offers that can be taken back. */
export function proposed(model: Desk, offers: readonly Offer[]): Offer | undefined {
  return offers.find((offer) => !rolls(model, offer))
}

/** The first tiles of a list, the others folded away. */
export function folded(
  key: string,
  head: Pick<TileGroup, 'title' | 'note' | 'rule'>,
  tiles: readonly Tile[],
): TileGroup[] {
  const rest = tiles.slice(SHOWN)
  const first = { key, ...head, tiles: rest.length > 1 ? tiles.slice(0, SHOWN) : tiles }
  if (rest.length < 2) return [first]
  return [first, { key: `${key}-more`, folded: questionWords().more(rest.length), tiles: rest }]
}
