import { signal } from '@preact/signals'
import { games } from '@estafette/registry'
import { makePlayer, ask } from '@estafette/bots'
import { fastDice, type Plan, type State } from '@estafette/kernel'
import { brainOf } from '@estafette/registry/brains'
import { stateOf, take } from '@estafette/table'
import { expect, onTestFinished, test, vi } from 'vitest'
import { gamesOfTheDay } from '../../../../../scripts/lanes.ts'
import { tableOf } from '../../../test/sitting.ts'
import { loadScreen } from '../../games/index.ts'
import type { PlanPart } from '../../screen/plans.ts'
import { keyCommands } from '../../shell/keys.ts'
import { riskOverlay } from './overlay.ts'
import { inPause, movesOf, watchRisks, type InPause } from './risks.ts'

const MOVES = 120 // into a game

/** Pauses that the test makes, each with so many milliseconds. */
function pauses(): { readonly pause: InPause; readonly next: (left: number) => boolean } {
  let waiting: ((left: () => number) => void) | null = null
  return {
    pause(call) {
      waiting = call
      return () => (waiting = null)
    },
    next(left) {
      const call = waiting
      waiting = null
      call?.(() => left)
      return call !== null
    },
  }
}

const withPlans = gamesOfTheDay(
  games.filter(({ kinds }) => 'unit' in kinds && !('soldier' in kinds)),
)

test.each(withPlans.map(({ id }) => id))(
  'every move of a stack of %s gets the danger that its card tells, some in each pause',
  async (id) => {
    const screen = (await loadScreen(id))!
    const planner = screen.plans!
    const table = tableOf(screen.game)
    const player = makePlayer('random', brainOf)!
    const mind = fastDice(5)
    const canPlan = (state: State): boolean =>
      planner.canPlan(state, screen.game.toAct(state)) && stacks(state).length > 0
    const stacks = (state: State): readonly (readonly number[])[] =>
      (screen.map?.piles(state) ?? [])
        .map(({ place }) => planner.usable(state, place))
        .filter((units) => movesOf(planner.plans(state, units)).length > 0)
    while (table.entries.length < MOVES || !canPlan(stateOf(table))) {
      const state = stateOf(table)
      const seat = screen.game.toAct(state)
      take(table, seat, ask(player, screen.game, state, seat, mind))
    }
    const state = stateOf(table)
    const plans = signal<readonly Plan[]>([])
    const { pause, next } = pauses()
    const { risks, stop } = watchRisks(planner, { state: signal(state), plans }, pause)
    let [slices, places] = [0, 0]
    for (const units of stacks(state).slice(0, 2)) {
      plans.value = planner.plans(state, units)
      while (next(0)) slices++
      const moves = movesOf(plans.value)
      places += moves.length
      expect(risks.value).toEqual(
        moves.map((plan) => {
          const danger = planner.danger!(state, plan)
          return { place: plan.place, grade: danger?.grade ?? 0, figure: danger?.figure ?? '' }
        }),
      )
    }
    stop()
    expect(slices).toBe(places) // a pause that leaves no time is for one place
    expect(places).toBeGreaterThan(0)
  },
)

test('a pause is filled, another stack begins anew, and nobody in hand has no risks', () => {
  const plan = (place: number): Plan => ({
    kind: 'move',
    place,
    units: [0],
    cost: place,
    left: 0,
    path: [],
  })
  const asked: number[] = []
  const planner = {
    danger: (_: State, { place }: Plan) => {
      asked.push(place)
      return null
    },
  } as unknown as PlanPart
  const plans = signal<readonly Plan[]>([3, 1, 2].map(plan))
  const { pause, next } = pauses()
  const { risks, stop } = watchRisks(planner, { state: signal({} as State), plans }, pause)
  next(50)
  expect(asked).toEqual([1, 2, 3])
  plans.value = [plan(7), plan(8)]
  expect(risks.value).toEqual([])
  next(0)
  plans.value = []
  expect(next(50)).toBe(false)
  expect([asked, risks.value]).toEqual([[1, 2, 3, 7], []])
  stop()
})

test('a page that never pauses gets its risks one by one all the same', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (call: IdleRequestCallback, wants?: IdleRequestOptions) => {
    const late: IdleDeadline = { didTimeout: true, timeRemaining: () => 0 }
    return wants?.timeout === undefined ? 0 : setTimeout(() => call(late), wants.timeout)
  })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const left: number[] = []
  const go = (time: () => number): void => {
    left.push(time())
    if (left.length < 3) inPause(go)
  }
  inPause(go)
  vi.advanceTimersByTime(1000)
  expect(left).toEqual([0, 0, 0])
})

test.each(withPlans.map(({ id }) => id))(
  'the key of this layer means nothing else at a table of %s',
  async (id) => {
    const { map } = (await loadScreen(id))!
    const taken = [
      ...keyCommands.flatMap(({ keys }): readonly string[] => keys),
      ...(map?.overlays?.() ?? []).map(({ letter }) => letter),
    ]
    expect(taken).not.toContain(riskOverlay().letter)
    expect(riskOverlay().legend).toHaveLength(4)
  },
)
