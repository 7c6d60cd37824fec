import { pressed, spell, type Draft, type Pressed, type Sketch } from '@estafette/frontline/plans'
import { sectionOf, NONE } from '@estafette/frontline/screen'
import type { FrontDesk } from '../desk.ts'
import { offerOf } from '../../../session/offers.ts'
import { choose, dropDraft, positionOf, setDraft, sketchOf } from './draft.ts'
import { handUses } from '../hand/hand-uses.ts'
import type { FieldMarks, FrontHit } from '../field/marks.ts'
import { arrowOf, groundMarks, sectionMarks, soldierMarks, threatOf } from '../field/plan-marks.ts'

/** What the plan of the moment puts on the field. */
export function fieldMarks(model: FrontDesk): FieldMarks {
  const arrow = arrowOf(model)
  const threat = threatOf(model)
  return {
    groups: sectionMarks(model),
    units: soldierMarks(model),
    places: groundMarks(model),
    hand: handUses(model),
    ...(arrow && { arrow }),
    ...(threat && { threat }),
  }
}

/** A press that takes nothing: whoever goes round targets by keys has not chosen one. */
export const AIMING = true

/** A press on the field: a man who can be named is named; else a press on him means his section. */
export function pressOn(
  model: FrontDesk,
  { units }: FieldMarks,
  hit: FrontHit,
  isAiming = false,
): void {
  const s = positionOf(model)
  const means = (thing: Pressed): void => press(model, thing, isAiming)
  switch (hit.kind) {
    case 'group':
      return means({ kind: 'section', head: hit.unit })
    case 'unit': {
      const { unit: soldier } = hit
      if ('mode' in hit) return means({ kind: 'soldier', soldier, mode: hit.mode })
      if (units.get(soldier)?.isTarget) return means({ kind: 'soldier', soldier })
      return means({
        kind: 'section',
        head: sectionOf(s, soldier) < 0 ? soldier : sectionOf(s, soldier),
      })
    }
    case 'place':
      return means({ kind: 'ground', place: hit.place + 1 })
    case 'use':
      return means({ kind: 'card', card: hit.card, plain: hit.use === 'plain' })
    case 'counter':
      return means(hit)
  }
}

/** What a press on the field or in the dock means: it stops before anything is carried out. */
export function press(model: FrontDesk, thing: Pressed, isAiming = false): void {
  if (model.seat.value < 0) return
  const sketch = sketchOf(model)
  const meant = pressed(positionOf(model), model.seat.value, sketch, thing)
  if (meant.sketch !== sketch) takeOver(model, meant.sketch)
  model.rebuff.value = meant.rebuff
  if (meant.choice !== null) {
    model.choose(offerOf(model.session.game, meant.choice), meant.isCareful || isAiming)
  }
}

/** Has the desk show what was chosen and put together. */
function takeOver(model: FrontDesk, { section, draft }: Sketch): void {
  if (draft) return setDraft(model, draft)
  dropDraft(model)
  if (section === NONE) model.selection.value = null
  else choose(model, section)
}

/** Changes the draft; one that the rules refuse is not taken over, and its reason is given. */
export function amend(model: FrontDesk, draft: Draft): void {
  const { refused } = spell(positionOf(model), model.seat.value, draft)
  if (refused) model.rebuff.value = refused
  else setDraft(model, draft)
}
