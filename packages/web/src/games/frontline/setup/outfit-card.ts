import { openSlots, type Outfit, outfitRow, usualOutfit } from '@estafette/frontline/plans'
import { mateOf, NONE } from '@estafette/frontline/screen'
import type { OwnCard } from '../../../panels/question.ts'
import type { FrontDesk } from '../desk.ts'
import { meantOutfit } from './outfit-meant.ts'
import { outfitWords } from './outfit-words.ts'
import { carryOutAct, setupGroups, setupSteps } from './setup-steps.ts'

/** The equipment as it is meant; the usual one until something is changed. */
export function outfitNow(model: FrontDesk): Outfit {
  const s = model.state.value
  return meantOutfit(model).value ?? usualOutfit(s, model.seat.value)
}

/** Equipment is given out on the page and handed over with one press. FRL-SET-7 */
export function outfitCard(model: FrontDesk): OwnCard {
  const words = outfitWords()
  const s = model.state.value
  const seat = model.seat.value
  const meant = meantOutfit(model)
  const now = outfitNow(model)
  const slots = openSlots(s, seat)
  const given = slots.filter((slot) => (now.get(slot) ?? 0) > 0).length
  return {
    steps: setupSteps(2),
    title: words.title,
    note: words.note(given, slots.length),
    caution:
      s.openEquipment === 1
        ? words.cautionOpen
        : mateOf(s, seat) === NONE
          ? words.caution
          : words.cautionTeam,
    groups: setupGroups(model, words, {
      usual: () => (meant.value = usualOutfit(s, seat)),
      none: () => (meant.value = new Map()),
    }),
    primary: carryOutAct(model, words.done, () => outfitRow(s, seat, now)),
    decline: {
      label: words.back,
      icon: 'undo',
      press: () => {
        meant.value = null
      },
    },
  }
}
