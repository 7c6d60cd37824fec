import { fastDice, playRandomly, type Plan } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { isLong } from '../../../../scripts/lanes.ts'
import { afterPlan, dangerTo, impulseOf } from './danger.ts'
import { arras } from './game.ts'
import { arrasPlans } from './plans.ts'
import { callsOf } from './preview.ts'
import { opponent, type ArrasState, type Location, type Unit } from './state.ts'
import { STEP } from './steps.ts'

const EVERY = isLong ? 6 : 12 // positions of which one is looked at
const MOST = 8 // units of a location whose parties are all gone through

/** Every party of some units. */
function subsets(units: readonly Unit[]): readonly (readonly Unit[])[] {
  return units
    .reduce<Unit[][]>((all, unit) => [...all, ...all.map((some) => [...some, unit])], [[]])
    .filter(({ length }) => length > 0)
}

/** The best chance of every assault on a place that the rules allow; null where there is none. */
function bestByForce(scene: ArrasState, place: Location): number | null | 'skipped' {
  let best: number | null = null
  for (let from = 0; from < scene.board.locationCount; from++) {
    const able = arrasPlans.usable(scene, from)
    if (able.length > MOST) return 'skipped'
    for (const units of subsets(able)) {
      for (const plan of arrasPlans.plansFor(scene, units)) {
        if (plan.kind !== 'attack' || plan.place !== place) continue
        const plain = arrasPlans.preview(scene, plan)
        if (!plain) continue
        for (const point of plain.leaders) {
          const led = plain.vary({ point })
          const all = callsOf(led.attackSupport).map((call) => led.vary({ attackCall: call }))
          for (const { outlook } of [led, ...all]) best = Math.max(best ?? 0, outlook.success)
        }
      }
    }
  }
  return best
}

/** Moves out of random games, each with the position that it is made in. */
function* moves(seed: number): Generator<{ readonly s: ArrasState; readonly plan: Plan }> {
  const found: { s: ArrasState; plan: Plan }[] = []
  const dice = fastDice(seed)
  let met = 0
  for (const scenario of arras.scenarios) {
    playRandomly(arras, { scenario, options: {} }, seed, {
      onState(s) {
        if (s.step !== STEP.impulse || met++ % EVERY > 0) return
        const places = Array.from({ length: s.board.locationCount }, (_, place) => place)
        const stacks = places
          .map((place) => arrasPlans.usable(s, place))
          .filter((one) => one.length)
        const units = stacks[dice.below(Math.max(1, stacks.length))]
        const all = units ? arrasPlans.plansFor(s, units).filter(({ kind }) => kind === 'move') : []
        const plan = all[dice.below(Math.max(1, all.length))]
        if (plan) found.push({ s: arras.clone(s), plan })
      },
    })
  }
  yield* found
}

test('ARR-5.2 the danger of a move is the best of all assaults that the enemy could make there', () => {
  let [compared, dangers, slowest] = [0, 0, 0]
  for (let seed = 1; seed <= (isLong ? 6 : 2); seed++) {
    for (const { s, plan } of moves(seed)) {
      const side = s.initiative
      const started = performance.now()
      const after = afterPlan(arras, arrasPlans, s, plan)
      const told = dangerTo(arrasPlans, after, side, plan.place)
      slowest = Math.max(slowest, performance.now() - started)
      const best = bestByForce(impulseOf(after, opponent(side)), plan.place)
      if (best === 'skipped') continue
      compared++
      if (best !== null) dangers++
      if (best === null) expect(told).toBeNull()
      else expect(told?.odds.success).toBeCloseTo(best, 10)
    }
  }
  console.log(`${compared} moves, ${dangers} in danger, at most ${slowest.toFixed(1)} ms`)
  expect(dangers).toBeGreaterThan(3)
})
