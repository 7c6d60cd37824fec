import { bonusFor, usesOf, type Use } from '@estafette/frontline/plans'
import {
  ATTACK,
  cardBonus,
  COVERING_FIRE,
  DOUBLE_TIME,
  FALL_BACK,
  FALL_BACK_COVER,
  held,
  HIT_THE_DIRT,
  HIT_THE_DIRT_COVER,
  POUR_IT_ON,
  STAY_LOW,
  STAY_LOW_COVER,
  stepsOf,
  type CardTitle,
} from '@estafette/frontline/screen'
import type { FrontDesk } from '../desk.ts'
import { positionOf, sketchOf } from '../plan/draft.ts'
import type { UseMark } from '../../../screen/field.ts'
import type { HandMark } from '../field/marks.ts'
import { planWords } from '../plan/plan-words.ts'

/** In the corner of a card. */
const corners: Readonly<Record<number, string>> = {
  [ATTACK]: `+${cardBonus(ATTACK, false, 0)}`,
  [COVERING_FIRE]: '×1',
  [HIT_THE_DIRT]: String(HIT_THE_DIRT_COVER),
  [FALL_BACK]: String(FALL_BACK_COVER),
  [STAY_LOW]: String(STAY_LOW_COVER),
  [DOUBLE_TIME]: String(stepsOf(DOUBLE_TIME, false)),
}

/** What the titles in the viewer's hand can be used for now, in words. */
export function handUses(model: FrontDesk): ReadonlyMap<CardTitle, HandMark> {
  const viewer = model.session.viewer.value
  if (viewer < 0) return new Map()
  const s = positionOf(model)
  const uses = usesOf(s, model.seat.value, viewer, sketchOf(model))
  return new Map(
    [...uses].map(([card, { printed, plain }]) => {
      const value = cornerOf(model, card)
      const count = held(s, viewer, card)
      const uses = { printed: markOf(printed), plain: markOf(plain) }
      return [card, { count, uses, ...(value !== undefined && { value }) }]
    }),
  )
}

function cornerOf(model: FrontDesk, card: CardTitle): string | undefined {
  if (card !== POUR_IT_ON) return corners[card]
  return `+${bonusFor(positionOf(model), card, sketchOf(model).draft)}`
}

function markOf({ does, state, why }: Use): UseMark {
  const words = planWords()
  const text = 'amount' in does ? words[does.name](does.amount) : words.use[does.name]
  return { text, state, ...(why !== undefined && { why: words.why[why] }) }
}
