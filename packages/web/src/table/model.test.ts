import { beforeEach, expect, test } from 'vitest'
import { sitDown } from '../../test/sitting.ts'
import { MOVED_ON, type Session } from '../session/session.ts'
import { defaults, settings } from '../store/settings.ts'
import { makeModel, type TableModel } from './model.ts'
import { rebuffText } from './card/rebuff.tsx'

beforeEach(() => {
  settings.value = { ...defaults, language: 'en' }
})

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The same table far away: everything that is done to it is done later. */
function farAway(session: Session): Session {
  return {
    ...session,
    async take(choices, version) {
      await later()
      return session.take(choices, version)
    },
    async undo(count, version) {
      await later()
      return session.undo(count, version)
    },
  }
}

/** Selects a stack of several units, and moves the first of them away. */
function moveOne(model: TableModel): number {
  const { plans } = model.screen
  const place = model.able.value.find((one) => plans!.usable(model.state.value, one).length > 1)!
  model.tapPlace(place)
  model.selectUnits(model.selection.value!.units.slice(0, 1))
  model.intend(model.plans.value.find(({ kind }) => kind === 'move')!)
  model.confirm()
  return place
}

test('at a table in this page, what is left of a stack is in hand at once', async () => {
  const { model } = await sitDown()
  const place = moveOne(model)
  expect(model.selection.value?.place).toBe(place)
  expect(model.selection.value?.units.length).toBeGreaterThan(0)
})

test('at a table far away the same happens when it has answered, and undo takes it back', async () => {
  const { model: near, table } = await sitDown()
  const model = makeModel(farAway(near.session), near.screen)
  const before = model.state.value
  const place = moveOne(model)
  expect(model.state.value).toBe(before)
  expect(model.selection.value).toBeNull()
  await later()
  await later()
  expect(table.entries.length).toBeGreaterThan(1)
  expect(model.selection.value?.place).toBe(place)
  model.undo()
  await later()
  await later()
  expect(table.entries).toHaveLength(0)
})

test('what comes too late for the table is refused like anything else', async () => {
  const { model: near, table } = await sitDown()
  const model = makeModel(farAway(near.session), near.screen)
  const [one, other] = near.offers.value.all
  model.choose(one!)
  if (model.intention.value) model.confirm()
  near.choose(other!) // meanwhile somebody else is quicker
  if (near.intention.value) near.confirm()
  await later()
  await later()
  expect(table.entries).toHaveLength(1)
  expect(model.rebuff.value?.verdict).toBe(MOVED_ON)
  expect(rebuffText(near.session.game, model.rebuff.value!)).toMatch(/position has changed/)
})

test('what is about to be confirmed is let go where others change what is asked', async () => {
  const { model } = await sitDown()
  const [offer, other] = model.offers.value.all
  model.choose(offer!, true)
  expect(model.intention.value).toEqual({ kind: 'offer', offer })
  await model.session.take([other!.choice], model.session.version.peek())
  expect(model.intention.value).toBeNull()
  await model.session.undo(1, model.session.version.peek())
  model.choose(model.offers.value.all[0]!, true)
  expect(model.intention.value).not.toBeNull()
  model.back()
  expect(model.intention.value).toBeNull()
})
