import { fastDice } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { ALLIED, GERMAN, HEAVY, LIGHT, MEDIUM } from '../data/codes.ts'
import { HEX_COUNT, hexAt, unitAt, WAITING } from '../data/standard.ts'
import { celles } from '../game.ts'
import { NONE, type CellesState } from '../state.ts'
import { odds, scene } from '../testing.ts'
import { enter, isUsed, leave } from '../units.ts'
import { weighAttack, weighHelp, weighOdds } from './attacks.ts'
import { fillMeuse } from './fields.ts'
import { brain } from './index.ts'
import { findRetreat } from './retreats.ts'
import { makeAssault, NEVER, type RetreatEnd } from './rooms.ts'
import { blockAt, cutAt, farthest, hope, look, makeSurvey } from './survey.ts'
import { begin, choose, memory } from './testing.ts'

const ROCHEFORT = ['Lehr-901@2114', 'Lehr-recon@2213', '2Pz-recon@2112', '84Inf-1-333@2113']

/** A survey of a scene for the side of a unit. */
function surveyFor(s: CellesState, code: string) {
  return look(makeSurvey(memory), s, unitAt(code) < 18 ? GERMAN : ALLIED, unitAt(code))
}

describe('an attack is weighed by the numbers that decide it', () => {
  test('TV-R3: who would cost more than they bring does not help', () => {
    const s = scene(3, ...ROCHEFORT)
    const v = surveyFor(s, 'Lehr-901')
    const found = weighHelp(v, hexAt('2114'), MEDIUM, makeAssault(memory.board))
    const helpers = ['Lehr-recon', '2Pz-recon'].filter((code) => found.chosen[unitAt(code)]! !== 0)
    const rules = odds(s, 'Lehr-901', MEDIUM, ...helpers)
    expect(helpers).toContain('Lehr-recon')
    expect(found).toMatchObject({
      attack: rules.attackTotal,
      defence: rules.defenceTotal,
      column: rules.column,
      modifier: rules.modifier,
    })
  })

  test('a higher die and a better column are worth more', () => {
    const s = scene(3, ...ROCHEFORT)
    const v = surveyFor(s, 'Lehr-901')
    const at = (attack: number, modifier: number) =>
      weighOdds(v, hexAt('2114'), attack, modifier, 1)
    for (let modifier = -4; modifier < 5; modifier++) {
      expect(at(18, modifier + 1)).toBeGreaterThan(at(18, modifier))
      expect(at(21, modifier)).toBeGreaterThanOrEqual(at(18, modifier))
    }
  })

  test('an attack that cannot be paid is none', () => {
    const v = surveyFor(scene(3, ...ROCHEFORT), 'Lehr-901')
    const found = weighAttack(v, hexAt('2114'), 12, makeAssault(memory.board))
    expect(found.each[HEAVY]).toBe(NEVER)
    expect(found.each[LIGHT]).not.toBe(NEVER)
    expect(weighAttack(v, hexAt('2114'), 4, makeAssault(memory.board)).value).toBe(NEVER)
    expect(weighAttack(v, hexAt('2416'), 18, makeAssault(memory.board)).value).toBe(NEVER)
  })
})

describe('retreats', () => {
  const way: RetreatEnd = { end: NONE, watched: 0 }

  test('TV-R3: the battalion in Rochefort has no way without a ZOC', () => {
    const s = scene(3, ...ROCHEFORT)
    findRetreat(s, ALLIED, 1, hexAt('2113'), way)
    expect(way.end === NONE || way.watched > 0).toBe(true)
  })

  test('TV-R5: the German between two combat commands gets away to 1506', () => {
    const s = scene(4, '2Pz-gut@1604', '2Arm-a1@1704', '2Arm-b1@1705')
    findRetreat(s, GERMAN, 0, hexAt('1604'), way)
    expect(way.watched).toBe(0)
    expect(way.end).not.toBe(NONE)
  })
})

describe('a survey', () => {
  /** Positions of a greedy game. */
  const positions: CellesState[] = []
  const dice = fastDice(8)
  const game = begin(dice)
  let count = 0
  for (let seat = celles.toAct(game); seat >= 0 && game.turn < 5; seat = celles.toAct(game)) {
    if (count++ % 60 === 0) positions.push(celles.clone(game))
    celles.play(game, seat, choose(brain, game, seat, dice), dice)
  }

  test('knows at once who is in nobody’s way, and is right', () => {
    const cost = new Int16Array(HEX_COUNT)
    const unit = unitAt('2Arm-recon')
    for (const s of positions) {
      const v = look(makeSurvey(memory), s, ALLIED, unit)
      for (let hex = 7; hex < HEX_COUNT; hex += 23) {
        if (v.s.steps[hex]! > 0) continue
        const found = blockAt(v, hex)
        enter(v.s, unit, hex)
        fillMeuse(memory.spread, v.s, farthest(v), cost)
        let hopes = 0
        for (let each = 0; each < 18; each++) {
          if (v.s.place[each]! < HEX_COUNT) hopes += hope(v, cost[v.s.place[each]!]!)
        }
        leave(v.s, unit, WAITING)
        expect(found).toBeCloseTo(v.weights.block * Math.max(0, v.base - hopes), 9)
      }
    }
  })

  test('leaves the position it looks at alone', () => {
    for (const s of positions) {
      const before = celles.write(s)
      const v = look(makeSurvey(memory), s, ALLIED, unitAt('2Arm-recon'))
      cutAt(v, hexAt('1107'))
      expect(celles.write(s)).toBe(before)
      expect(isUsed(s, unitAt('2Arm-recon'))).toBe(isUsed(v.s, unitAt('2Arm-recon')))
    }
  })
})
