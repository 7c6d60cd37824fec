import { fastDice, hashText, isWorth, makeNotation, targetOf, type Seat } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { ALLIED, GERMAN } from '../data/board.ts'
import { locationIndex, unitIndex } from '../data/codes.ts'
import { arras } from '../game.ts'
import type { ArrasState, Side } from '../state.ts'
import { STEP } from '../steps.ts'
import { isSpent } from '../units.ts'
import { brain, makeBrain } from './index.ts'
import { choose, position } from './testing.ts'

const place = (code: string): number => locationIndex(code)
const unit = (code: string): number => unitIndex(code)

/** What the brain does first, as it is written. */
function first(s: ArrasState): string {
  return makeNotation(arras, choose(brain, s, arras.toAct(s), fastDice(1)))
}

/** Lets the brain play for a side until the other one has to decide, or the turn is over. */
function run(s: ArrasState, side: Side): ArrasState {
  const { turn } = s
  const dice = fastDice(1)
  for (let seat = arras.toAct(s); seat >= 0; seat = arras.toAct(s)) {
    if (arras.sideOf(s, seat) !== side || s.turn !== turn) break
    arras.play(s, seat, choose(brain, s, seat, dice), dice)
  }
  return s
}

/** The units of the first assault of a run, none without any. */
function assaultIn(s: ArrasState): readonly number[] {
  const dice = fastDice(1)
  const { turn, initiative } = s
  let units: readonly number[] = []
  while (units.length === 0 && s.initiative === initiative && s.turn === turn) {
    const seat = arras.toAct(s)
    if (seat < 0) break
    arras.play(s, seat, choose(brain, s, seat, dice), dice, (event) => {
      if (event.type === 'assault-declared') units = event['units'] as readonly number[]
    })
  }
  return units
}

describe('sanity', () => {
  test('an empty zone that wins the game is taken', () => {
    const s = position('turn 3\nat 7 7-royal-tank-a\nat 2 7th-pz-1-7-rr:spent\n')
    expect(run(s, ALLIED).control[place('B')]).toBe(ALLIED)
  })

  test('an empty area worth a Victory Point is taken', () => {
    const s = position(
      'turn 2\ncounter 8-durham-lt-1 2-3-1/2\nat 22 8-durham-lt-1\nat 14 ss-totenkopf-1-3\n',
    )
    expect(run(s, ALLIED).control[place('18')]).toBe(ALLIED)
  })

  test('of two empty areas the one is taken that restores the path of others', () => {
    const s = position(
      'turn 3\ncounter 8-durham-lt-1 2-3-1/2\ncontrol allied 4 6\nat 26 8-durham-lt-1\n' +
        'at 2 7th-pz-7-mc:spent\nat 5 7th-pz-6-at:spent\nat 10 7th-pz-1-6-rr:spent\n',
    )
    expect(run(s, ALLIED).control[place('3')]).toBe(ALLIED)
  })

  test('a hopeless assault is declined', () => {
    const s = position(
      'turn 2\nat 25 4-gr-howard-1\nat 5 7th-pz-2-6-rr 7th-pz-6-at 7th-pz-1-42-at\n' +
        'at 10 7th-pz-1-6-rr\nat 3 7th-pz-1-7-rr\nat 11 7th-pz-2-7-rr\n',
    )
    expect(assaultIn(s)).toEqual([])
  })

  test('a good assault is made, and by a whole group', () => {
    const s = position(
      'turn 3\nat 25 7-royal-tank-a 7-royal-tank-b 8-durham-lt-1 8-durham-lt-2\n' +
        'at 5 7th-pz-6-at\nat 10 7th-pz-1-6-rr:spent\nat 3 7th-pz-1-7-rr:spent\n' +
        'at 11 7th-pz-2-7-rr:spent\nat 1 7th-pz-7-mc:spent\nat 18 7th-pz-2-6-rr:spent\n',
    )
    expect(assaultIn(s).length).toBe(4)
  })

  test('the Germans walk back into what was left empty', () => {
    const s = position(
      'turn 2\ninitiative german\ncontrol allied 14 15\nat 13 ss-totenkopf-2-3\nat 22 8-durham-lt-1:spent\n',
    )
    expect(run(s, GERMAN).control[place('14')]).toBe(GERMAN)
  })
})

describe('losses', () => {
  /** Area 4 under an assault that has succeeded by so much. */
  function beaten(casualties: number, units: string): ArrasState {
    return position(
      `turn 2\nstep casualties\ndecider german\ninitiative allied\nactive 3\nacted yes\nassault move\n` +
        `target 4\norigin 3\ngroup-size 2\npoint 7-royal-tank-a\nforward 7th-pz-1-7-rr\n` +
        `casualties ${casualties}\nexact yes\nat 4 ${units} 7-royal-tank-a:spent 8-durham-lt-1:spent\n` +
        `doing 7-royal-tank-a assaulting from=3 mf=4\ndoing 8-durham-lt-1 assaulting from=3 mf=4\n` +
        `control german 4\nat 24 8-durham-lt-2\n`,
    )
  }

  test('two flips are better than a unit lost, and the line is held', () => {
    const s = run(beaten(4, '7th-pz-1-7-rr 7th-pz-7-at'), GERMAN)
    expect(s.place[unit('7th-pz-1-7-rr')]).toBe(place('4'))
    expect(s.place[unit('7th-pz-7-at')]).toBe(place('4'))
    expect(s.control[place('4')]).toBe(GERMAN)
  })

  test('who has to go retreats rather than dies', () => {
    const s = run(beaten(2, '7th-pz-1-7-rr:spent 7th-pz-7-at:spent'), GERMAN)
    expect(s.place[unit('7th-pz-1-7-rr')]).not.toBe(s.board.eliminated)
    expect(s.place[unit('7th-pz-7-at')]).toBe(place('4'))
  })

  test('everybody who can be reorganized comes back', () => {
    const s = position(
      'turn 2\nstep reorganization\ndecider allied\nreorganizer allied\nat 24 5-gr-howard-1\n' +
        'at eliminated 7-royal-tank-a 8-durham-lt-1 8-durham-lt-2\nat 6 7th-pz-1-7-rr\n',
    )
    run(s, ALLIED)
    expect(s.place[unit('7-royal-tank-a')]).toBe(place('24'))
    expect(isSpent(s, unit('7-royal-tank-a'))).toBe(s.turn === 2)
    const durhams = ['8-durham-lt-1', '8-durham-lt-2'].map((code) => s.place[unit(code)])
    expect(durhams).toContain(place('24'))
  })

  test('whoever loses by Gort’s die has it rolled again', () => {
    const lines = (vp: number, advantage: string) =>
      `turn 4\nstep reroll\nwindow 5\nroll 2\nvp ${vp}\nadvantage ${advantage}\n` +
      `decider ${advantage}\ncontrol allied 3 5\nat 3 8-durham-lt-1\nat 5 8-durham-lt-2\nat 6 7th-pz-1-7-rr\n`
    expect(first(position(lines(6, 'allied')))).toBe('reroll')
    expect(first(position(lines(6, 'german')))).toBe('accept')
    expect(first(position(lines(12, 'german')))).toBe('reroll')
  })
})

describe('whatever the position', () => {
  /** Positions of greedy games in both set-ups, each with the seat to act. */
  const positions: { s: ArrasState; seat: Seat }[] = []
  for (const [index, scenario] of arras.scenarios.entries()) {
    const created = arras.create({ scenario, options: { bid: index === 0 ? 'off' : 'on' } })
    if (!created.ok) throw new Error(created.reason)
    const s = created.value
    const dice = fastDice(5 + index)
    arras.start(s, dice)
    let count = 0
    for (let seat = arras.toAct(s); seat >= 0; seat = arras.toAct(s)) {
      if (count++ % 5 === 0) positions.push({ s: arras.clone(s), seat })
      arras.play(s, seat, choose(brain, s, seat, dice), dice)
    }
  }

  test('the answer depends on it alone, not on what was asked before', () => {
    for (const { s, seat } of positions.toReversed()) {
      const before = hashText(s)
      const known = choose(brain, s, seat, fastDice(3))
      const fresh = choose(makeBrain(arras), arras.clone(s), seat, fastDice(3))
      expect(fresh, `asked afresh:\n${arras.write(s)}`).toBe(known)
      expect(hashText(s)).toBe(before)
    }
  })

  test('every choice has a value', () => {
    const out = new Int32Array(256)
    const values = new Float64Array(256)
    for (const { s, seat } of positions) {
      const count = arras.choices(s, seat, out)
      brain.rate(s, seat, out, count, values, fastDice(1))
      const odd = values.subarray(0, count).findIndex((value) => !isWorth(value))
      expect(odd, `a choice without a value:\n${arras.write(s)}`).toBe(-1)
    }
  })
})

describe('bids', () => {
  test('are about what the Allies reach, and differ', () => {
    const created = arras.create({ scenario: 'historical', options: { bid: 'on' } })
    if (!created.ok) throw new Error(created.reason)
    const s = created.value
    arras.start(s, fastDice(1))
    expect(s.step).toBe(STEP.bid)
    const bids = Array.from({ length: 60 }, (_, seed) =>
      targetOf(choose(brain, s, 0, fastDice(seed))),
    )
    expect(Math.min(...bids)).toBe(8)
    expect(Math.max(...bids)).toBe(10)
  })
})
