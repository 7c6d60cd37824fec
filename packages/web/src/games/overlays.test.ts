import type { ArrasState } from '@estafette/arras/screen'
import type { CellesState } from '@estafette/celles/screen'
import { gameIds } from '@estafette/registry/shelf'
import { expect, test } from 'vitest'
import { sitDown } from '../../test/sitting.ts'
import { keyCommands } from '../shell/keys.ts'
import { reachOf as arrasReach } from './arras/map/overlays.tsx'
import { reachOf as cellesReach } from './celles/map/overlays.tsx'
import { loadScreen } from './index.ts'

test.each(gameIds)('the overlays of %s have letters that mean nothing else', async (id) => {
  const overlays = (await loadScreen(id))!.map?.overlays?.() ?? []
  const letters = overlays.map(({ letter }) => letter!)
  expect(new Set(letters).size).toBe(overlays.length)
  const taken: readonly string[] = keyCommands.flatMap(({ keys }) => [...keys])
  expect(letters.filter((letter) => taken.includes(letter))).toEqual([])
})

test.each([
  {
    id: 'arras',
    reachOf: arrasReach as (s: ArrasState & CellesState, side: number) => readonly number[],
  },
  {
    id: 'celles',
    reachOf: cellesReach as (s: ArrasState & CellesState, side: number) => readonly number[],
  },
])('the reach of a side of $id holds every place that its units can be sent to', async (game) => {
  const { model } = await sitDown(game.id)
  const { plans } = model.screen
  for (let i = 0; i < 200; i++) {
    if (plans!.canPlan(model.state.value, model.seat.value)) break
    const { session } = model
    await session.take([model.offers.value.all[0]!.choice], session.version.value)
    session.arrive()
  }
  const state = model.state.value as ArrasState & CellesState
  const side = model.session.game.sideOf(state, model.seat.value)
  const reached = new Set(game.reachOf(state, side))
  let sent = 0
  for (const place of model.able.value) {
    for (const unit of plans!.usable(state, place)) {
      for (const plan of plans!.plans(state, [unit])) {
        if (plan.kind !== 'move') continue
        expect(reached.has(plan.place)).toBe(true)
        sent++
      }
    }
  }
  expect(sent).toBeGreaterThan(0)
  expect(game.reachOf(state, 1 - side).length).toBeGreaterThan(0)
})
