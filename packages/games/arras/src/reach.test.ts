import { fastDice, playRandomly, targetOf, verbOf } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { standardBoard } from './data/board.ts'
import { arras } from './game.ts'
import { makeUnitReach, pathTo, unitReach } from './reach.ts'
import { MOST_CHOICES } from './state.ts'
import { VERB } from './verbs.ts'

test('ARR-5.2a the reach of a unit is what walking step by step leads to, at the same cost', () => {
  const found = makeUnitReach(standardBoard)
  let compared = 0
  for (const scenario of ['historical', 'free']) {
    playRandomly(arras, { scenario, options: {} }, 5, {
      onState(state) {
        if (
          arras.decision(state, arras.toAct(state)).step !== 'walk' ||
          state.walked > 0 ||
          state.assault
        )
          return
        if (state.marks[state.mover]! !== 0) return // overruns have rules of their own
        unitReach(state, state.mover, found)
        const walked = explore(state)
        for (let place = 0; place < standardBoard.locationCount; place++) {
          if (place === state.place[state.mover]) continue
          expect(found.cost[place]).toBe(walked[place])
          if (walked[place]! >= 0) expect(pathTo(found, place).at(-1)).toBe(place)
        }
        compared++
      },
    })
  }
  expect(compared).toBeGreaterThan(200)
})

/** Least MF to every location, found by trying every walk the rules allow. */
function explore(start: ReturnType<typeof arras.clone>): number[] {
  const best = Array.from({ length: standardBoard.locationCount }, () => -1)
  const dice = fastDice(1)
  const follow = (state: typeof start): void => {
    const legal = new Int32Array(MOST_CHOICES)
    for (const choice of legal.subarray(0, arras.choices(state, arras.toAct(state), legal))) {
      const place = targetOf(choice)
      if (verbOf(choice) !== VERB.to) continue
      const next = arras.clone(state)
      let cost = state.spentMf[state.mover]!
      arras.play(next, arras.toAct(state), choice, dice, (event) => {
        if (event.type === 'moved' && event['to'] === place) cost += Number(event['cost'])
      })
      if (best[place]! >= 0 && best[place]! <= cost) continue
      best[place] = cost
      if (arras.decision(next, arras.toAct(next)).step === 'walk' && next.mover === state.mover)
        follow(next)
    }
  }
  follow(start)
  return best
}
