import type { FrontlineState } from '@estafette/frontline/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import type { Card } from '../../../screen/card.ts'
import type { Desk } from '../../../screen/desk.ts'
import { forceWords } from './force-words.ts'
import { meantOutfit, openSlots, outfitRow, usualOutfit, type Outfit } from './outfit-plan.ts'
import { outfitWords } from './outfit-words.ts'

/** The equipment as it is meant; the usual one until something is changed. */
export function outfitNow(model: Desk): Outfit {
  const s = model.state.value as FrontlineState
  return meantOutfit(model).value ?? usualOutfit(s, model.seat.value)
}

/** Equipment is given out on the page and handed over with one press. FRL-SET-7 */
export function outfitCard(model: Desk): Partial<Omit<Card, 'key' | 'when'>> {
  const words = outfitWords()
  const s = model.state.value as FrontlineState
  const seat = model.seat.value
  const meant = meantOutfit(model)
  const now = outfitNow(model)
  const slots = openSlots(s, seat)
  const given = slots.filter((slot) => (now.get(slot) ?? 0) > 0).length
  const voice = voiceOf(model.session.game)
  return {
    steps: forceWords().steps.map((name, at) => ({ name, isNow: at === 2 })),
    title: words.title,
    note: words.note(given, slots.length),
    caution: words.caution,
    groups: [
      {
        key: 'ways',
        title: words.ways,
        tiles: [
          {
            key: 'usual',
            name: words.usual,
            text: words.usualText,
            press: () => {
              meant.value = usualOutfit(s, seat)
            },
          },
          {
            key: 'none',
            name: words.none,
            text: words.noneText,
            press: () => {
              meant.value = new Map()
            },
          },
        ],
      },
      {
        key: 'one',
        folded: words.oneByOne,
        tiles: model.offers.value.all.map((offer) => ({
          key: String(offer.choice),
          name: voice.choice(offer.choice),
          offer,
        })),
      },
    ],
    primary: {
      label: words.done,
      icon: 'check',
      shortcut: 'Enter',
      press: () => {
        model.intention.value = { kind: 'row', choices: outfitRow(s, seat, now) }
        model.confirm()
      },
    },
    decline: {
      label: words.back,
      icon: 'undo',
      press: () => {
        meant.value = null
      },
    },
  }
}
