import { LEGAL, makeChoice, tryChoice, verbOf, type Game } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { challenged, checked } from '../battles.ts'
import { LEAVING, LEAVING_RIDING, makeExitPlans } from './exits.ts'
import { reasons } from '../reasons.ts'
import type { BlitzState } from '../state.ts'
import { legalOf, position } from '../testing.ts'
import { isOnMap } from '../units.ts'
import { VERB } from '../verbs.ts'

type Battle = Game<BlitzState>

const unitOf = (s: BlitzState, code: string): number => s.board.unitCodes.indexOf(code)
const hexOf = (s: BlitzState, id: string): number => s.board.hexIds.indexOf(id)
const plansOf = (game: Battle, s: BlitzState) => makeExitPlans(game, s.board)

/** Whether the rules let a unit leave the map in this move, by trial of every step. */
function canLeave(game: Battle, s: BlitzState, unit: number): boolean {
  const seen = new Set<string>()
  const open = [s]
  for (let at = open.pop(); at; at = open.pop()) {
    const key = `${at.place[unit]} ${at.spent} ${at.active} ${at.vehicle}`
    if (!isOnMap(at, unit)) return true
    if (seen.has(key) || (at.active !== unit && at !== s)) continue
    seen.add(key)
    for (const choice of legalOf(game, at)) {
      const isOwn = (choice & 0xffff) === unit && at.active !== unit
      const isStep =
        at.active === unit && [VERB.to, VERB.exit].some((verb) => verbOf(choice) === verb)
      if (!isStep && !(isOwn && [VERB.move, VERB.ride].some((verb) => verbOf(choice) === verb)))
        continue
      const next = game.clone(at)
      tryChoice(game, next, next.decider, choice)
      open.push(next)
    }
  }
  return false
}

const edge = position(
  checked,
  `at 1807 3pz-1/5
   at 1907 3pz-1/3 3pz-Halftrack1
   at 1606 3pz-2/3
   at 1803 4pz-1/4
   at 2010 3pz-75
   at 2008 3pz-2/5:disrupted
   at 2014 3pz-1/6
   at 2015 15dim-I/4RI
   at 0110 15dim-II/4RI`,
)

describe('ways off the map', () => {
  test('every unit that the rules let go has a way, every other one a reason', () => {
    const { exitsFor, whyNoExit } = plansOf(checked, edge)
    const germans = edge.board.unitCodes
      .map((_, unit) => unit)
      .filter((unit) => unit < edge.board.firstSideUnits && isOnMap(edge, unit))
    const leaving = germans.filter((unit) => canLeave(checked, edge, unit))
    expect(germans.filter((unit) => exitsFor(edge, [unit]).length > 0)).toEqual(leaving)
    expect(leaving.length).toBeGreaterThan(3)
    expect(leaving.length).toBeLessThan(germans.length)
    for (const unit of germans) {
      const rebuff = whyNoExit(edge, [unit])
      expect(rebuff === null).toBe(leaving.includes(unit))
      if (rebuff) expect(reasons[rebuff.verdict]!.rule).toMatch(/^BLZ-/)
    }
  })

  test('the edge is too far, or the last step over it too dear', () => {
    const { whyNoExit } = plansOf(checked, edge)
    const reasonOf = (code: string): string =>
      reasons[whyNoExit(edge, [unitOf(edge, code)])!.verdict]!.key
    expect(reasonOf('3pz-2/3')).toBe('no-exit')
    expect(reasonOf('4pz-1/4')).toBe('too-costly')
  })

  test('a way is spelled out to its end, at the cost it says', () => {
    const unit = unitOf(edge, '3pz-1/5')
    const { exitsFor, spellExit } = plansOf(checked, edge)
    const [plan] = exitsFor(edge, [unit])
    expect(plan).toMatchObject({ place: hexOf(edge, '2008'), cost: 3, left: 5, due: 3 })
    const { choices, rolls, stopped } = spellExit(edge, plan!)
    const after = checked.clone(edge)
    for (const choice of choices) {
      expect(checked.verdict(after, checked.toAct(after), choice)).toBe(LEGAL)
      tryChoice(checked, after, checked.toAct(after), choice)
    }
    expect([rolls, stopped, after.place[unit]]).toEqual([false, [], edge.board.returning])
  })

  test('infantry leaves with its half-track where its feet are too slow', () => {
    const { exitsFor } = plansOf(checked, edge)
    const [plan] = exitsFor(edge, [unitOf(edge, '3pz-1/3')])
    expect(plan).toMatchObject({ manner: LEAVING, cost: 2 })
    const far = position(checked, 'at 1706 3pz-1/3 3pz-Halftrack1\nat 0110 15dim-II/4RI')
    expect(exitsFor(far, [unitOf(far, '3pz-1/3')])[0]).toMatchObject({ manner: LEAVING_RIDING })
  })

  test('BLZ-MOV-32: at Dinant the Germans leave east to come back and west for good', () => {
    const s = position(
      challenged,
      'turn 20\nat 0210 7pz-I/25\nat 3110 7pz-II/25\nat 1010 18di-I/66',
    )
    const { exitsFor, spellExit } = plansOf(challenged, s)
    const west = exitsFor(s, [unitOf(s, '7pz-I/25')])
    const east = exitsFor(s, [unitOf(s, '7pz-II/25')])
    expect([west.map(({ due }) => due), east.map(({ due }) => due)]).toEqual([[0], [22]])
    expect(exitsFor(s, [unitOf(s, '7pz-I/25'), unitOf(s, '7pz-II/25')])).toEqual([])
    const { choices } = spellExit(s, west[0]!)
    expect(choices.at(-1)).toBe(makeChoice(VERB.exit))
  })

  test('a stack leaves together', () => {
    const s = position(checked, 'at 2007 3pz-1/5 3pz-1/3\nat 1505 3pz-1/6\nat 0110 15dim-II/4RI')
    const { exitsFor, spellExit } = plansOf(checked, s)
    const units = [unitOf(s, '3pz-1/5'), unitOf(s, '3pz-1/3')]
    const [plan] = exitsFor(s, units)
    expect(spellExit(s, plan!).stopped).toEqual([])
    expect(
      spellExit(s, plan!).choices.filter((choice) => choice === makeChoice(VERB.exit)),
    ).toHaveLength(2)
  })
})
