import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Plan, State } from '@estafette/kernel'
import type { PlanPart } from '../../screen/plans.ts'
import { chancesOf } from './chances.ts'

const plan = (place: number, kind: Plan['kind'] = 'attack'): Plan => ({
  kind,
  place,
  units: [0],
  cost: 1,
  left: 1,
  path: [0, place],
})
let frames: (() => void)[] = []
/** Makes a picture. */
const show = (): void => {
  for (const call of frames.splice(0)) call()
}
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function make() {
  const asked: number[] = []
  const chanceOf = (_: State, { place }: Plan): number => {
    asked.push(place)
    return place / 10
  }
  const desk = {
    state: signal({} as State),
    plans: signal<readonly Plan[]>([]),
    intention: signal(null),
  }
  const chances = chancesOf({ chanceOf } as unknown as PlanPart, desk)
  return { asked, desk, chances }
}

test('a chance comes after the picture with the reach, one attack at a time, and only once', () => {
  const { asked, desk, chances } = make()
  const stop = chances.watch()
  const plans = [plan(1), plan(2, 'move'), plan(3)]
  desk.plans.value = plans
  expect(asked).toEqual([])
  expect(chances.of(plans[0]!)).toBeUndefined()
  show()
  show()
  expect(asked).toEqual([1])
  expect(chances.of(plans[0]!)).toBe(0.1)
  for (let i = 0; i < 6; i++) show()
  expect(asked).toEqual([1, 3])
  desk.plans.value = []
  desk.plans.value = plans
  for (let i = 0; i < 6; i++) show()
  expect(asked).toEqual([1, 3])
  stop()
})

test('a new position forgets them, and nothing is worked out for a map that is gone', () => {
  const { asked, desk, chances } = make()
  const stop = chances.watch()
  const plans = [plan(1), plan(3)]
  desk.plans.value = plans
  show()
  show()
  desk.state.value = {} as State
  expect(chances.of(plans[0]!)).toBeUndefined()
  stop()
  for (let i = 0; i < 6; i++) show()
  expect(asked).toEqual([1])
})

test('where a game tells no chance there is none', () => {
  const { desk } = make()
  expect(chancesOf({} as unknown as PlanPart, desk).of(plan(1))).toBeNull()
})
