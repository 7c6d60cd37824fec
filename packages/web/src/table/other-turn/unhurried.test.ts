import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settled, sitDown } from '../../../test/sitting.ts'
import type { TableModel } from '../model.ts'
import { unhurried } from './unhurried.ts'

let frames: (() => void)[] = []
/** Makes pictures until nobody waits for one. */
const show = (): void => {
  while (frames.length > 0) frames.shift()!()
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const stacks = ({ able, screen, state }: TableModel): number[] =>
  able.value.filter((place) => screen.plans!.usable(state.value, place).length > 0)

test('what a tap adds is beside the map two pictures later, all of it at once', async () => {
  const { model } = await sitDown()
  const beside = unhurried(model)
  const [one, other] = stacks(model)
  model.tapPlace(one!)
  expect(model.plans.value.length).toBeGreaterThan(0)
  expect([beside.inspected.value, beside.selection.value, beside.plans.value]).toEqual([
    -1,
    null,
    [],
  ])
  for (const _ of ['being made', 'what the map adds to it']) {
    frames.shift()!()
    expect(beside.inspected.value).toBe(-1)
  }
  show()
  expect(beside.inspected.value).toBe(one)
  expect(beside.plans.value).toBe(model.plans.value)
  model.selectUnits(model.screen.plans!.usable(model.state.value, other!))
  expect(beside.selection.value?.place).toBe(one)
  show()
  expect(beside.selection.value?.place).toBe(other)
})

test('a new position and what goes away are beside the map at once', async () => {
  const { model } = await sitDown()
  const beside = unhurried(model)
  const [one] = stacks(model)
  model.tapPlace(one!)
  show()
  model.back()
  expect([beside.inspected.value, beside.plans.value]).toEqual([-1, []])
  model.tapPlace(one!)
  model.intend(model.plans.value.find(({ kind }) => kind === 'move')!)
  model.confirm()
  await settled()
  expect(beside.state.value).toBe(model.state.value)
  expect(beside.offers.value).toBe(model.offers.value)
  show()
  expect(beside.selection.value).toBe(model.selection.value)
})

test('what is written beside the map is written at the table', async () => {
  const { model } = await sitDown()
  const beside = unhurried(model)
  beside.inspected.value = 7
  expect(model.inspected.value).toBe(7)
  beside.tapPlace(stacks(model)[0]!)
  expect(model.selection.value).not.toBeNull()
})
