import { afterEach, expect, test, vi } from 'vitest'
import { settled, sitDown } from '../../../test/sitting.ts'
import { foresee, plansOf } from './foresight.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('plans are worked out once for a position and some units, and are those of the game', async () => {
  const { model } = await sitDown()
  const { screen, state, able } = model
  const plans = screen.plans!
  for (const place of able.value) {
    const units = plans.usable(state.value, place)
    const found = plansOf(plans, state.value, units)
    expect(found).toEqual(plans.plans(state.value, units))
    expect(plansOf(plans, state.value, [...units])).toBe(found)
    expect(plansOf(plans, screen.game.clone(state.value), units)).not.toBe(found)
  }
})

test('what the stacks can do is known before anybody taps them, and a new position begins anew', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call))
  vi.stubGlobal('cancelIdleCallback', (request: number) => (idle[request - 1] = () => {}))
  const { model } = await sitDown()
  const { state, able } = model
  const plans = model.screen.plans!
  const asked = vi.spyOn(plans, 'plans')
  const stop = foresee(plans, model)
  expect(asked).not.toHaveBeenCalled()
  for (let i = 0; i < idle.length; i++) idle[i]!()
  expect(asked).toHaveBeenCalledTimes(able.value.length)
  const first = state.value
  for (const place of able.value) plansOf(plans, first, plans.usable(first, place))
  expect(asked).toHaveBeenCalledTimes(able.value.length)

  asked.mockClear()
  model.tapPlace(able.value.find((place) => plans.usable(first, place).length > 0)!)
  model.intend(model.plans.value.find(({ kind }) => kind === 'move')!)
  model.confirm()
  await settled()
  const waiting = idle.length
  stop()
  for (let i = waiting - 1; i < idle.length; i++) idle[i]!()
  expect(asked.mock.calls.every(([position]) => position !== first)).toBe(true)
  asked.mockRestore()
})
