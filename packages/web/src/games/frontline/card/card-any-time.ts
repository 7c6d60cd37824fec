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

/**
 * Fall Back, canteen and binoculars, apart from everything else. Where a section is under fire its
 * own Fall Back comes first, with what it would do. FRL-TIME-3
 */
export function anyTimeGroup(
  model: FrontDesk,
  hit: Section = NONE,
  saves?: (offer: Offer) => Partial<Tile>,
): readonly TileGroup[] {
  const s = positionOf(model)
  const words = cardWords()
  const offers = offersBy(model, 'fall-back', 'canteen', 'binoculars')
  const isSaving = ({ verb, target }: Offer): boolean => verb === 'fall-back' && target === hit
  const isRare = ({ verb, target }: Offer): boolean => verb === 'fall-back' && target !== hit
  const tile = (offer: Offer): Tile =>
    option(model, offer, undefined, {
      ...anyTimeWords(s, offer),
      ...(isSaving(offer) && { unit: offer.target, ...saves?.(offer) }),
    })
  const first = offers.filter((offer) => !isRare(offer))
  const rest = offers.filter(isRare)
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
