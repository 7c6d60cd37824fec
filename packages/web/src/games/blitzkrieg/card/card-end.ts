import { VERB } from '@estafette/blitzkrieg/screen'
import { makeChoice } from '@estafette/kernel'
import { voiceOf } from '../../../i18n/voice.ts'
import type { CardAct } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import { settings } from '../../../store/settings.ts'
import { enteringGroups, stacksOf, stackTile, takeStack } from './card-stacks.ts'
import {
  battleOf,
  closedAct,
  folded,
  offersBy,
  positionOf,
  slots,
  type OwnCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'

/** Ends the phase; where somebody can still move, that is said first; where it may not end, why. */
export function endAct(model: BlitzDesk): CardAct {
  const words = cardWords()
  const [end] = offersBy(model, 'done')
  if (!end) return closedAct(words.endPhase, whyNotEnd(model))
  const isCareful = settings.value.confirm.phase && stacksOf(model).length > 0
  return { label: words.endPhase, offer: end, press: () => model.choose(end, isCareful) }
}

/** Why the phase may not end: a stack is too high, somebody has to enter. BLZ-STK-7, HAN-SET-7 */
function whyNotEnd(model: BlitzDesk): string {
  const game = battleOf(model)
  const s = positionOf(model)
  const choice = makeChoice(VERB.done)
  const verdict = game.verdict(s, model.seat.value, choice)
  return voiceOf(model.session.game).reason(verdict, game.obstacle(s, choice, verdict))
}

/** The end of a phase of movement, put again: who has not moved. BLZ-MOV-1 */
export function endCard(model: BlitzDesk, end: Offer): OwnCard {
  const words = cardWords()
  const stacks = stacksOf(model)
  const count = stacks.reduce((sum, { units }) => sum + units.length, 0)
  if (count === 0 && enteringGroups(model).length === 0) {
    return {
      title: words.titles.allMoved,
      note: words.notes.noUnit,
      groups: [],
      ...slots(model, { label: () => words.endPhase }),
    }
  }
  const tiles = stacks.map((stack) => ({
    ...stackTile(model, stack),
    press: () => takeStack(model, stack.place),
  }))
  return {
    title: words.titles.endPhase,
    note: words.toMove(count),
    groups: tiles.length > 0 ? folded('open', { title: words.groups.stacks }, tiles) : [],
    caution: words.endCaution,
    primary: {
      label: words.endAnyway,
      icon: 'check',
      shortcut: 'Enter',
      offer: end,
      confirms: true,
      press: () => model.confirm(),
    },
    decline: { label: words.stay, icon: 'back', shortcut: 'Esc', press: () => model.back() },
  }
}
