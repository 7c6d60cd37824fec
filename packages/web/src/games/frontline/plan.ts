import type { Desk } from '../../screen/desk.ts'
import { handUses } from './hand-uses.ts'
import type { FieldMarks, Pressed } from './marks.ts'
import { arrowOf, groundMarks, sectionMarks, soldierMarks } from './plan-marks.ts'
import {
  pressAction,
  pressCard,
  pressCounter,
  pressExtra,
  pressGround,
  pressSection,
  pressShift,
  pressSoldier,
} from './plan-press.ts'

/** What the plan of the moment puts on the field. */
export function fieldMarks(model: Desk): FieldMarks {
  const arrow = arrowOf(model)
  return {
    sections: sectionMarks(model),
    soldiers: soldierMarks(model),
    grounds: groundMarks(model),
    hand: handUses(model),
    ...(arrow && { arrow }),
  }
}

/** What a press on the field or in the dock means: it stops before anything is carried out. */
export function press(model: Desk, thing: Pressed): void {
  if (model.seat.value < 0) return
  model.rebuff.value = null
  switch (thing.kind) {
    case 'section':
      return pressSection(model, thing.head)
    case 'soldier':
      return pressSoldier(model, thing.soldier, thing.mode)
    case 'ground':
      return pressGround(model, thing.place)
    case 'card':
      return pressCard(model, thing.card, thing.plain)
    case 'counter':
      return pressCounter(model, thing.slot)
    case 'action':
      return pressAction(model, thing.verb)
    case 'shift':
      return pressShift(model)
    case 'extra':
      return pressExtra(model)
  }
}
