import { frontline } from '@estafette/frontline'
import {
  placeOf,
  aheadOf,
  BINOCULARS,
  CANTEEN,
  FALL_BACK_COVER,
  NONE,
  sideOf,
  topOfPile,
  type FrontlineState,
  type Section,
} from '@estafette/frontline/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { FrontDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import { intended, offersBy, option, slots, type OwnCard } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { positionOf } from '../plan/draft.ts'
import { equipmentName, nameOf, titleOf } from '../told/names.ts'

const FEW = 3 // tiles that need no folding

/** Fall Back, canteen and binoculars, apart from everything else but what a card lists itself. FRL-TIME-3 */
export function anyTimeGroup(model: FrontDesk, listed: Section = NONE): readonly TileGroup[] {
  const s = positionOf(model)
  const words = cardWords()
  const offers = offersBy(model, 'fall-back', 'canteen', 'binoculars').filter(
    ({ verb, target }) => verb !== 'fall-back' || target !== listed,
  )
  const tile = (offer: Offer): Tile => option(model, offer, undefined, anyTimeWords(s, offer))
  const first = offers.filter(({ verb }) => verb !== 'fall-back')
  const rest = offers.filter(({ verb }) => verb === 'fall-back')
  const head = { title: words.groups.anyTime, rule: 'FRL-TIME-3' }
  return [
    ...(first.length > 0 ? [{ key: 'any-time', ...head, tiles: first.map(tile) }] : []),
    ...(rest.length > 0
      ? [
          {
            key: 'fall-back',
            ...(rest.length > FEW && { folded: words.groups.fallBack(rest.length) }),
            tiles: rest.map(tile),
          },
        ]
      : []),
  ]
}

/** Fall Back of a section under fire, as one of the answers to it. */
export function ownFallBack(model: FrontDesk, hit: Section): readonly Tile[] {
  const s = positionOf(model)
  return offersBy(model, 'fall-back')
    .filter(({ target }) => target === hit)
    .map((offer) => option(model, offer, undefined, { ...anyTimeWords(s, offer), unit: hit }))
}

/** What a play at any time is called, and what it does. */
export function anyTimeWords(
  s: FrontlineState,
  { verb, target }: Offer,
): { readonly name: string; readonly text: string } {
  const words = cardWords()
  if (verb === 'fall-back') {
    const to = placeOf(s, target) - aheadOf(s, sideOf(s, target))
    return { name: words.fallBack(nameOf(target)), text: words.fallBackText(to, FALL_BACK_COVER) }
  }
  if (verb === 'canteen') {
    return { name: `${equipmentName(CANTEEN)}, ${nameOf(target)}`, text: words.canteenText }
  }
  return {
    name: `${equipmentName(BINOCULARS)}, ${nameOf(target)}`,
    text: words.binocularsText(titleOf(topOfPile(s))),
  }
}

const ANY_TIME: readonly string[] = ['fall-back', 'canteen', 'binoculars']

/** What slot A says in a window: a play at any time by its name, an action as the rules call it. */
export function anyTimeLabel(s: FrontlineState, offer: Offer): string {
  return ANY_TIME.includes(offer.verb)
    ? anyTimeWords(s, offer).name
    : voiceOf(frontline).choice(offer.choice)
}

/** A chance to interrupt, and nothing else. */
export function anyTimeCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const pass = offersBy(model, 'pass')[0]
  return {
    title: words.titles.anyTime,
    note: words.notes.anyTime,
    groups: anyTimeGroup(model),
    ...windowSlots(model, (offer) => anyTimeLabel(s, offer), pass, words.does.pass),
  }
}

/** Slots of a window: what is meant, or to pass. Without anything to play, A passes too. */
export function windowSlots(
  model: FrontDesk,
  label: (offer: Offer) => string,
  pass: Offer | undefined,
  passing: string,
): Partial<Pick<OwnCard, 'primary' | 'decline'>> {
  const say = (offer: Offer): string => (offer.choice === pass?.choice ? passing : label(offer))
  if (intended(model) || !pass) return slots(model, { label: say, decline: pass })
  const isAlone = model.offers.value.all.length === 1
  return slots(model, isAlone ? { label: say, proposal: pass } : { label: say, decline: pass })
}
