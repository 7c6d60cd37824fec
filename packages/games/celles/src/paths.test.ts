import { playRandomly, targetOf, verbOf } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { directionTo } from './data/standard.ts'
import { celles } from './game.ts'
import { stepCost } from './movement.ts'
import { infiltrationOdds, stepParts, zocOf } from './paths.ts'
import { infiltrationChance } from './reach.ts'
import { STEP } from './steps.ts'
import { VERB } from './verbs.ts'

test('CEL-8.0.10 the parts of a step add up to what it costs', () => {
  let steps = 0
  const keys = new Set<string>()
  for (const seed of [1, 2, 3]) {
    playRandomly(celles, { scenario: celles.scenarios[0]!, options: {} }, seed, {
      onState(s) {
        if (s.step !== STEP.act) return
        const from = s.place[s.active]!
        for (const choice of s.legal.subarray(0, s.legalCount)) {
          if (verbOf(choice) !== VERB.to) continue
          const to = targetOf(choice)
          const parts = stepParts(s, s.active, from, to)
          const sum = parts.reduce((total, { cost }) => total + cost, 0)
          expect(sum).toBe(stepCost(s, s.active, from, directionTo(from, to)))
          for (const { key } of parts) keys.add(key)
          steps++
        }
        const { succeeds, fails, disrupts } = infiltrationOdds(s, s.active)
        expect(succeeds).toBeCloseTo(infiltrationChance(s, s.active))
        expect(succeeds + fails + disrupts).toBeCloseTo(1)
        for (const side of [0, 1]) {
          for (const hex of zocOf(s, side)) expect(s.zoc[side * s.motors.length + hex]).not.toBe(0)
        }
      },
    })
  }
  expect(steps).toBeGreaterThan(1000)
  expect(keys).toContain('traffic')
  expect(keys).toContain('infiltration')
  expect(keys).toContain('exit-zoc')
})
