import { fastDice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { celles } from '../game.ts'
import { at, endUnit, firstUnit, opponent } from '../state.ts'
import { enter, isOnMap, leave } from '../units.ts'
import { brain } from './index.ts'
import { cutNow, cutUnits, touchesLine } from './supply-lines.ts'
import { look, makeSurvey } from './survey.ts'
import { begin, choose, memory } from './testing.ts'

test('CEL-5.0.2: whoever a unit cuts off is found by the lines as by the rules', () => {
  const v = makeSurvey(memory)
  let tried = 0
  let cut = 0
  for (const seed of [1, 2]) {
    const dice = fastDice(seed)
    const mind = fastDice(seed + 10)
    const s = begin(dice)
    for (let decision = 0; decision < 240 && celles.toAct(s) >= 0; decision++) {
      const seat = celles.toAct(s)
      celles.play(s, seat, choose(brain, s, seat, mind), dice)
      if (decision % 24 > 0) continue
      for (const side of [0, 1]) {
        const units = Array.from(
          { length: endUnit(s, side) - firstUnit(s, side) },
          (_, i) => firstUnit(s, side) + i,
        ).filter((unit) => isOnMap(s, unit))
        const unit = units[mind.below(units.length)]!
        look(v, s, side, unit)
        expect(v.enemyCut).toBe(cutUnits(v))
        for (let hex = 0; hex < s.board.hexCount; hex++) {
          if (!touchesLine(v, hex) || s.steps[at(s, opponent(side), hex)]! > 0) continue
          enter(v.s, unit, hex)
          tried++
          const found = cutNow(v)
          expect(found).toBe(cutUnits(v))
          if (found > v.enemyCut) cut++
          leave(v.s, unit, s.board.waiting)
        }
      }
    }
  }
  expect(tried).toBeGreaterThan(500)
  expect(cut).toBeGreaterThan(10)
})
