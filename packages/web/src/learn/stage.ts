import type { TableModel } from '../table/model.ts'
import type { Sight } from './sight.ts'
import type { LessonHand, Stage } from '../screen/lesson.ts'

/** Puts before the learner what a cue begins with: units in hand, a place looked at or aimed at. */
export function setStage(model: TableModel, stage: Stage, isFresh: boolean): void {
  if (isFresh || stage.clear) {
    model.intention.value = null
    model.back()
  }
  if (stage.look !== undefined && model.inspected.value !== placeOf(model, stage.look)) {
    model.back()
    model.inspected.value = placeOf(model, stage.look)
  }
  if (stage.hand && !holds(model, stage.hand)) model.selectUnits(unitsOf(model, stage.hand))
  if (stage.aim === undefined) return
  const place = placeOf(model, stage.aim)
  const plan =
    model.plans.value.find((candidate) => candidate.place === place) ??
    model.screen.plans?.aimAt?.(model, place)
  if (plan && sightOf(model).aim !== place) model.intend(plan)
  const now = model.intention.value
  if (stage.helpers && now?.kind === 'plan' && now.plan.place === place) {
    model.adjust({ ...now.plan, helpers: numbersOf(model, stage.helpers) })
  }
}

/** Puts the units of a cue back into a hand that has let go of everything. */
export function restoreHand(model: TableModel, stage: Stage): void {
  const isEmpty = !model.selection.value && model.inspected.value < 0
  if (stage.hand?.units && isEmpty && model.seat.value >= 0) setStage(model, stage, false)
}

/** What the learner has before the eyes. */
export function sightOf(model: TableModel): Sight {
  const now = model.intention.value
  return {
    looked: model.inspected.value,
    hand: model.selection.value,
    aim: now?.kind === 'plan' ? now.plan.place : -1,
  }
}

/** The number of a place by its code. */
export function placeOf({ session, screen }: TableModel, code: string): number {
  return session.game.kinds[screen.map?.kind ?? '']?.codes.indexOf(code) ?? -1
}

function unitsOf(model: TableModel, { place, units }: LessonHand): readonly number[] {
  if (units) return numbersOf(model, units)
  return model.screen.plans?.usable(model.state.value, placeOf(model, place)) ?? []
}

function numbersOf({ session }: TableModel, units: readonly string[]): readonly number[] {
  const codes = session.game.kinds['unit']?.codes ?? []
  return units.map((code) => codes.indexOf(code))
}

/** Where the units of a hand are now, if none of them is in it; else -1. */
export function missingFrom(model: TableModel, hand: LessonHand): number {
  const { screen, state, selection } = model
  const place = placeOf(model, hand.place)
  if (!hand.units) return selection.value?.place === place ? -1 : place
  const wanted = numbersOf(model, hand.units)
  if (selection.value?.units.some((unit) => wanted.includes(unit))) return -1
  return screen.map?.placeOf(state.value, wanted[0]!) ?? -1 // they may have gone on since
}

function holds(model: TableModel, hand: LessonHand): boolean {
  const wanted = unitsOf(model, hand)
  const held = model.selection.value?.units ?? []
  return wanted.length === held.length && wanted.every((unit) => held.includes(unit))
}
