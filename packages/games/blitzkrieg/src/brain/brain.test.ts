import { fastDice, type Game } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { challenged, checked, unleashed } from '../battles.ts'
import { boards, everyBoard } from '../data/battles.ts'
import { GERMAN, UNIT_TYPES } from '../data/codes.ts'
import type { BlitzEvent } from '../events.ts'
import { halvesOf } from '../score.ts'
import { BUILDING, type BlitzState } from '../state.ts'
import { STEP } from '../steps.ts'
import { codesOf, position } from '../testing.ts'
import { between } from './fight.ts'
import { brains } from './index.ts'
import { makeObjectives } from './objectives.ts'
import { choosing } from './testing.ts'

type Battle = Game<BlitzState>

test('every battle has a brain', () => {
  expect(Object.keys(brains)).toEqual(everyBoard.map(({ id }) => id))
})

test('the columns of the table are met where they begin', () => {
  expect([0.2, 1 / 4, 1 / 2, 1, 3 / 2, 2, 6, 9].map((ratio) => between(12 * ratio, 12))).toEqual([
    -1, 0, 2, 3, 4, 5, 9, 9,
  ])
})

test('ground that counts for victory is an objective of both sides in every battle', () => {
  for (const board of boards) {
    for (const side of [0, 1]) expect(makeObjectives(board, side).hexes.length).toBeGreaterThan(1)
  }
})

/** Lets the brain play for both sides until something holds. */
function run(game: Battle, s: BlitzState, until: (s: BlitzState) => boolean): BlitzEvent[] {
  const events: BlitzEvent[] = []
  const dice = fastDice(1)
  const choose = choosing(game)
  for (let seat = game.toAct(s); seat >= 0 && !until(s); seat = game.toAct(s)) {
    game.play(s, seat, choose(brains[game.id]!, s, seat, dice), dice, (event) => {
      events.push(event as BlitzEvent)
    })
  }
  return events
}

/** Some infantry of a group, by code. */
function infantry(game: Battle, s: BlitzState, group: string): readonly string[] {
  const type = UNIT_TYPES.indexOf('infantry')
  return codesOf(game, group).filter((code) => {
    return s.board.unitType[s.board.unitCodes.indexOf(code)] === type
  })
}

describe('sanity', () => {
  test('infantry crosses a river where nobody is, and a pontoon follows', () => {
    const blank = position(unleashed, `at 0101 ${codesOf(unleashed, '10pz')[0]!}\n`)
    const [one, two, three] = infantry(unleashed, blank, '10pz')
    const french = codesOf(unleashed, '55di')[0]!
    const s = position(
      unleashed,
      `turn 2\nat 0406 ${one} ${two}\nat 0405 ${three}\nat 1417 ${french}\n`,
    )
    run(
      unleashed,
      s,
      ({ turn, phasing, step }) => turn > 2 && phasing === GERMAN && step === STEP.move,
    )
    expect([...s.pontoons]).toContain(BUILDING)
  })

  test('whoever bars a bridge that would give the enemy a line stays', () => {
    const blank = position(challenged, `at 0101 ${codesOf(challenged, '18di')[0]!}\n`)
    const [one, two, three] = infantry(challenged, blank, '18di')
    const german = codesOf(challenged, '7pz')[0]!
    const s = position(
      challenged,
      `turn 3\nhalf 1\nphasing allied\ndecider allied\nat 2414 ${one}\nat 2209 ${two}\nat 1918 ${three}\nat 3010 ${german}\n`,
    )
    const line = s.board.scoring.find(({ kind }) => kind === 'freeLine')!
    expect(halvesOf(s, GERMAN, line)).toBe(0)
    run(challenged, s, ({ step }) => step !== STEP.move && step !== STEP['on-the-way'])
    expect(halvesOf(s, GERMAN, line)).toBe(0)
  })

  test('a good attack is made, with all who help', () => {
    const french = codesOf(checked, '15dim')[0]!
    const s = position(
      checked,
      `at 1411 3pz-1/5 3pz-1/3 3pz-2/3\nat 1410 ${french}\nat 0110 15dim-II/4RI\nstep declare\ncover 1\n`,
    )
    const events = run(checked, s, ({ step }) => step === STEP.stand)
    const odds = events.find((event) => event.type === 'odds')
    expect(odds?.units).toHaveLength(3)
  })
})
