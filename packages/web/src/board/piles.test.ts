import { gameById } from '@estafette/registry'
import { openTable } from '@estafette/table'
import { expect, test } from 'vitest'
import { loadScreen } from '../games/index.ts'
import { openSession } from '../session/session.ts'
import { makeModel, type TableModel } from '../table/model.ts'
import { movedUnits } from './piles.tsx'

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

test('what moved is marked as long as it can be taken back', async () => {
  const model = await sitDown()
  const { screen, state, able } = model
  expect(movedUnits(model).size).toBe(0)
  const place = able.value.find((one) => screen.usable(state.value, one).length > 1)!
  model.tapPlace(place)
  model.selectUnits(model.selection.value!.units.slice(0, 1))
  const [unit] = model.selection.value!.units
  model.intend(model.plans.value.find(({ kind }) => kind === 'move')!)
  model.confirm()
  expect(screen.placeOf(state.value, unit!)).not.toBe(place)
  expect([...movedUnits(model)]).toEqual([unit])
  model.undo()
  expect(movedUnits(model).size).toBe(0)
})
