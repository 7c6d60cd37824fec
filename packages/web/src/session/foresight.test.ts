import { gameById } from '@estafette/registry'
import { openTable } from '@estafette/table'
import { afterEach, expect, test, vi } from 'vitest'
import { loadScreen } from '../games/index.ts'
import { makeModel, type TableModel } from '../table/model.ts'
import { foresee, plansOf } from './foresight.ts'
import { openSession } from './session.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function sitDown(): Promise<TableModel> {
  const opened = openTable(gameById('arras')!, {
    start: { setup: { scenario: 'historical', options: {} } },
    gameId: 'test',
    seed: '1'.padStart(64, '0'),
    local: true,
  })
  if (!opened.ok) throw new Error(opened.reason)
  const session = openSession('test', opened.value, ['human', 'human'])
  return makeModel(session, (await loadScreen('arras'))!)
}

test('plans are worked out once for a position and some units, and are those of the game', async () => {
  const { screen, state, able } = await sitDown()
  for (const place of able.value) {
    const units = screen.usable(state.value, place)
    const plans = plansOf(screen, state.value, units)
    expect(plans).toEqual(screen.plans(state.value, units))
    expect(plansOf(screen, state.value, [...units])).toBe(plans)
    expect(plansOf(screen, screen.game.clone(state.value), units)).not.toBe(plans)
  }
})

test('what the stacks can do is known before anybody taps them, and a new position begins anew', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call))
  vi.stubGlobal('cancelIdleCallback', (request: number) => (idle[request - 1] = () => {}))
  const model = await sitDown()
  const { screen, state, able } = model
  const asked = vi.spyOn(screen, 'plans')
  const stop = foresee(model)
  expect(asked).not.toHaveBeenCalled()
  for (let i = 0; i < idle.length; i++) idle[i]!()
  expect(asked).toHaveBeenCalledTimes(able.value.length)
  const first = state.value
  for (const place of able.value) plansOf(screen, first, screen.usable(first, place))
  expect(asked).toHaveBeenCalledTimes(able.value.length)

  asked.mockClear()
  model.tapPlace(able.value.find((place) => screen.usable(first, place).length > 0)!)
  model.intend(model.plans.value.find(({ kind }) => kind === 'move')!)
  model.confirm()
  const waiting = idle.length
  stop()
  for (let i = waiting - 1; i < idle.length; i++) idle[i]!()
  expect(asked.mock.calls.every(([position]) => position !== first)).toBe(true)
  asked.mockRestore()
})
