import { fastDice } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { legalChoices, stateOf } from '@estafette/table'
import { expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../../../scripts/lanes.ts'
import { sitDown } from '../../../test/sitting.ts'
import { keepPrivate, openPrivate, privateNotes } from '../../store/private.ts'
import type { Shelf } from '../../store/storage.ts'
import type { TableModel } from '../model.ts'
import { check, isDone, ownAt } from './ahead.ts'
import { drawingAt, endAt, keepPlans, plansAhead } from './drawing.ts'

const MOST_MOVES = 600 // until somebody may send units
const withPlans = gamesOfTheDay(
  games.filter(({ kinds }) => 'unit' in kinds && !('soldier' in kinds)),
)

/** A table at which somebody may send units, with those who may, and where they can go. */
async function planning(id: string): Promise<TableModel> {
  const { model, table } = await sitDown(id)
  const planner = model.screen.plans!
  const chance = fastDice(8)
  const isReady = (): boolean =>
    model.seat.value >= 0 &&
    planner.canPlan(model.state.value, model.seat.value) &&
    model.able.value.some((place) => movesFrom(model, place).length > 0)
  for (let move = 0; move < MOST_MOVES && !isReady(); move++) {
    const { session } = model
    if (session.awaited.value >= 0) session.arrive()
    const state = stateOf(table)
    const legal = legalChoices(table.game, state, table.game.toAct(state))
    await session.take([legal[chance.below(legal.length)]!], session.version.value)
  }
  if (model.session.awaited.value >= 0) model.session.arrive()
  expect(isReady()).toBe(true)
  return model
}

const movesFrom = ({ screen, state }: TableModel, place: number): readonly number[] => {
  const planner = screen.plans!
  const units = planner.usable(state.value, place)
  if (units.length === 0) return []
  const plans = planner.plans(state.value, planner.groups ? units : units.slice(0, 1))
  return plans.filter(({ kind }) => kind === 'move').map((plan) => plan.place)
}

test.each(withPlans.map(({ id }) => id))(
  'a plan of %s is offered where the rules allow it, and refused with their reason elsewhere',
  async (id) => {
    const model = await planning(id)
    const { screen, state } = model
    const from = model.able.value.find((place) => movesFrom(model, place).length > 0)!
    const units = screen.plans!.usable(state.value, from)
    const reached = movesFrom(model, from)
    for (const to of reached.slice(0, 6)) {
      const checked = check(model, { units, from, to })
      expect(checked.kind).toBe('can')
      if (checked.kind !== 'can') continue
      expect(checked.plan.place).toBe(to)
      model.selectUnits(checked.units)
      model.adjust(checked.plan)
      expect(model.intention.value).toEqual({ kind: 'plan', plan: checked.plan })
      model.back()
      model.back()
    }
    let refused = 0
    for (let to = 0; to < screen.map!.places.length; to++) {
      const checked = check(model, { units, from, to })
      if (checked.kind !== 'cannot') continue
      const party = screen.plans!.groups ? units : units.slice(0, 1)
      expect(checked.rebuff).toEqual(screen.plans!.whyNot(state.value, party, to))
      if (checked.rebuff) refused++
    }
    expect(refused).toBeGreaterThan(0)
    const elsewhere = screen.map!.places.findIndex((_, place) => place !== from)
    expect(check(model, { units, from: elsewhere, to: from }).kind).toBe('gone')
    expect(isDone(model, { units, from: elsewhere, to: from })).toBe(true)
  },
)

test('a stack that is looked at and a place that is pressed are a plan; Escape leaves it', async () => {
  const model = await planning('arras')
  const kept = new Map<string, string>()
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Shelf
  openPrivate('test', shelf)
  const from = model.able.value[0]!
  const units = ownAt(model, from)
  expect(units.length).toBeGreaterThan(0)
  const drawing = drawingAt(model)
  expect(endAt(model, 3)).toBe(false)
  drawing.value = { from, units }
  expect(endAt(model, -1)).toBe(true)
  expect(plansAhead()).toEqual([])
  drawing.value = { from, units }
  const to = from === 0 ? 1 : 0
  expect(endAt(model, to)).toBe(true)
  expect(plansAhead()).toEqual([{ from, units, to }])
  keepPrivate('test', { ahead: plansAhead() }, shelf)
  openPrivate('other', shelf)
  expect(plansAhead()).toEqual([])
  openPrivate('test', shelf)
  expect(privateNotes.value.ahead).toEqual([{ from, units, to }])
  keepPlans(model, [])
  expect(plansAhead()).toEqual([])
  kept.set(
    'estafette.private.bad',
    JSON.stringify({ text: '', pins: [], ahead: [{ units: ['x'] }, 7] }),
  )
  openPrivate('bad', shelf)
  expect(plansAhead()).toEqual([])
})
