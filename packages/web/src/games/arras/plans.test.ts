import { arras } from '@estafette/arras'
import { LOCATION_COUNT, STEP } from '@estafette/arras/screen'
import { fastDice, LEGAL, playRandomly } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { canPlan, plansFor, previewPlan, spellPlan, usableUnits } from './plans.ts'

test('every plan is a row of legal choices that does what it says', () => {
  let plans = 0
  let assaults = 0
  let visited = 0
  for (const scenario of ['historical', 'free']) {
    playRandomly(arras, { scenario, options: {} }, 3, {
      onState(state) {
        if (!canPlan(state) || visited++ % 9 !== 0) return
        for (let place = 0; place < LOCATION_COUNT; place++) {
          const all = usableUnits(state, place)
          for (const units of [all, all.slice(0, 1), all.slice(1, 3)]) {
            for (const plan of plansFor(state, units)) {
              const { choices, rolls, stopped } = spellPlan(state, plan)
              const after = arras.clone(state)
              choices.forEach((choice, index) => {
                const seat = arras.toAct(after)
                expect(arras.verdict(after, seat, choice)).toBe(LEGAL)
                if (rolls && index === choices.length - 1) return
                arras.play(after, seat, choice, fastDice(1))
              })
              plans++
              if (plan.kind === 'move') {
                const arrived = plan.units.filter((unit) => after.place[unit] === plan.place)
                expect(arrived.length + stopped).toBe(plan.units.length)
                expect(arrived.length).toBeGreaterThan(0)
              } else {
                assaults++
                expect(previewPlan(state, plan)).not.toBeNull()
                if (!rolls) expect(after.target).toBe(plan.place)
                if (!rolls) expect(after.step).not.toBe(STEP.walk)
              }
            }
          }
        }
      },
    })
  }
  expect(plans).toBeGreaterThan(2000)
  expect(assaults).toBeGreaterThan(100)
}, 120_000)
