import {
  fastDice,
  LEGAL,
  makeChoice,
  playRandomly,
  scriptedDice,
  targetOf,
  verbOf,
} from '@estafette/kernel'
import { expect, test } from 'vitest'
import { celles } from './game.ts'
import { directionTo } from './data/map.ts'
import { movementLeft, stepCost } from './movement.ts'
import { limitsOf, stepParts, walks } from './paths.ts'
import type { CellesState } from './state.ts'
import { STEP } from './steps.ts'
import { VERB } from './verbs.ts'

/** Positions of a random game in which a unit is on its way. */
function moving(seed: number, every: number): CellesState[] {
  const found: CellesState[] = []
  let visited = 0
  playRandomly(celles, { scenario: celles.scenarios[0]!, options: {} }, seed, {
    onState(state) {
      if (state.step === STEP.act && visited++ % every === 0) found.push(celles.clone(state))
    },
  })
  return found
}

test('CEL-8.0.10 a walk can be walked, costs what it says and leaves what it says', () => {
  let walked = 0
  let rolled = 0
  for (const s of [1, 2, 3].flatMap((seed) => moving(seed, 7))) {
    for (const goal of walks(s).goals) {
      const copy = celles.clone(s)
      const unit = s.active
      let cost = 0
      goal.path.slice(1).forEach((hex, index) => {
        const isLast = index === goal.path.length - 2
        expect(copy.step).toBe(STEP.act)
        const from = copy.place[unit]!
        const step = stepCost(copy, unit, from, directionTo(from, hex))
        const parts = stepParts(copy, unit, from, hex)
        expect(parts.reduce((sum, part) => sum + part.cost, 0)).toBe(step)
        cost += step
        const choice = makeChoice(VERB.to, hex)
        expect(celles.verdict(copy, celles.toAct(copy), choice)).toBe(LEGAL)
        if (isLast && goal.isInfiltration) {
          rolled++
          expect(() => celles.play(copy, celles.toAct(copy), choice, scriptedDice([]))).toThrow()
          return
        }
        if (isLast) expect(movementLeft(copy) - step).toBeGreaterThanOrEqual(0)
        celles.play(copy, celles.toAct(copy), choice, fastDice(1))
        if (isLast && copy.active === unit) expect(movementLeft(copy)).toBe(goal.left)
      })
      expect(cost).toBe(goal.cost)
      walked++
    }
  }
  expect(walked).toBeGreaterThan(2000)
  expect(rolled).toBeGreaterThan(20)
}, 60_000)

test('CEL-8.0.5 every legal step of the active unit is a walk', () => {
  for (const s of moving(4, 3)) {
    const goals = new Set(walks(s).goals.map(({ hex }) => hex))
    const out = new Int32Array(s.legal.length)
    const count = celles.choices(s, celles.toAct(s), out)
    for (const choice of out.subarray(0, count)) {
      if (verbOf(choice) === VERB.to) expect(goals.has(targetOf(choice))).toBe(true)
    }
    expect(limitsOf(s)[0]).toBe(movementLeft(s))
  }
})
