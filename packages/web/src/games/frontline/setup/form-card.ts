import {
  type Arrangement,
  asTheyStand,
  attained,
  canLead,
  firstSections,
  formingRow,
  ownSoldiers,
  usualSections,
} from '@estafette/frontline/plans'
import type { OwnCard } from '../../../panels/question.ts'
import type { FrontDesk } from '../desk.ts'
import { handGroups } from './form-hand.ts'
import { meantSections } from './form-meant.ts'
import { formWords } from './form-words.ts'
import { carryOutAct, setupGroups, setupSteps } from './setup-steps.ts'

/** The sections as they would be formed; the usual ones until something is changed. */
export function sectionsNow(model: FrontDesk): Arrangement {
  const s = model.state.value
  const seat = model.seat.value
  return attained(s, seat, meantSections(model).value ?? firstSections(s, seat))
}

/** Sections are put together on the page and formed with one press. FRL-SET-6 */
export function formCard(model: FrontDesk): OwnCard {
  const words = formWords()
  const s = model.state.value
  const seat = model.seat.value
  const meant = meantSections(model)
  const now = sectionsNow(model)
  const own = ownSoldiers(s, seat)
  const heads = own.filter((x) => now.heads.get(x) === x)
  const led = heads.filter((x) => canLead(s, x))
  const alone = new Map(own.map((x) => [x, x]))
  return {
    steps: setupSteps(1),
    title: words.title,
    note: words.note(led.length, heads.length - led.length),
    groups: [
      ...handGroups(model, now),
      ...setupGroups(model, words, {
        usual: () => (meant.value = usualSections(s, seat)),
        none: () => (meant.value = { heads: alone, places: new Map() }),
      }),
    ],
    primary: carryOutAct(model, words.done, () => formingRow(s, now, true)),
    decline: {
      label: words.back,
      icon: 'undo',
      press: () => {
        meant.value = asTheyStand(s, seat)
      },
    },
  }
}
