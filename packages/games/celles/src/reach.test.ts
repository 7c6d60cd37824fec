import { fastDice, makeChoice } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { standardBoard } from './data/board.ts'
import { HEX_IDS, hexAt, unitAt } from './data/standard.ts'
import { celles } from './index.ts'
import { movementLeft } from './movement.ts'
import { makeUnitReach, pathTo, unitReach } from './reach.ts'
import { type CellesState } from './state.ts'
import { STEP } from './steps.ts'
import { step, walk } from './testing.ts'
import { VERB } from './verbs.ts'

/** Positions of random games in which a unit moves. */
function* moves(games: number): Generator<CellesState> {
  for (let seed = 1; seed <= games; seed++) {
    const created = celles.create({ scenario: 'historical', options: {} })
    if (!created.ok) throw new Error(created.reason)
    const s = created.value
    const dice = fastDice(seed)
    const pick = fastDice(~seed)
    const out = new Int32Array(s.legal.length)
    celles.start(s, dice)
    while (celles.acting(s) !== 0) {
      if (s.step === STEP.act) yield s
      const seat = celles.toAct(s)
      celles.play(s, seat, out[pick.below(celles.choices(s, seat, out))]!, dice)
    }
  }
}

describe('the reach of a unit', () => {
  test('is what walking hex by hex finds, with the most MP left', () => {
    const found = makeUnitReach(standardBoard)
    let looked = 0
    let index = 0
    for (const s of moves(12)) {
      if (index++ % 5 !== 0 || looked >= 80) continue
      looked++
      const { left, rolled } = walk(s)
      unitReach(s, s.active, found)
      const reached = [...found.hexes.subarray(0, found.size)]
      expect(reached.filter((hex) => !found.rolls[hex]).sort()).toEqual([...left.keys()].sort())
      for (const [hex, mp] of left)
        expect([HEX_IDS[hex], found.left[hex]]).toEqual([HEX_IDS[hex], mp])
      const byRoll = reached.filter((hex) => found.rolls[hex])
      expect(byRoll.sort()).toEqual([...rolled].filter((hex) => !left.has(hex)).sort())
    }
    expect(looked).toBe(80)
  })

  test('has ways that can be walked, for what it says they cost', () => {
    const found = makeUnitReach(standardBoard)
    const look = fastDice(9)
    let walked = 0
    for (const s of moves(10)) {
      unitReach(s, s.active, found)
      const hex = found.hexes[look.below(found.size)]!
      if (found.rolls[hex]) continue
      const copy = celles.clone(s)
      const spent = s.spent
      const [start, ...way] = pathTo(found, hex)
      expect(start).toBe(s.place[s.active])
      for (const to of way) {
        expect(celles.verdict(copy, copy.decider, makeChoice(VERB.to, to))).toBe(0)
        step(copy, to)
      }
      expect(copy.spent - spent).toBe(found.cost[hex])
      expect(movementLeft(copy)).toBe(found.left[hex])
      walked++
    }
    expect(walked).toBeGreaterThan(100)
  })

  test('CEL-8.5.1 reaches further by night, as of TV-2', () => {
    const read = celles.read(`estafette position 1
game celles
turn 5
step active
decider german
at 3316 9Pz-33
doing 9Pz-33 activated
`)
    if (!read.ok) throw new Error(read.reason)
    const found = unitReach(read.value, unitAt('9Pz-33'), makeUnitReach(standardBoard))
    const points = (id: string) => found.cost[hexAt(id)]! / 2
    expect([points('2712'), points('2611'), points('2715')]).toEqual([6, 7, 8])
    expect(found.left[hexAt('2712')]! / 2).toBe(6)
  })
})
