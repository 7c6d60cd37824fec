import { celles } from '@estafette/celles'
import {
  ACTED,
  ACTIVATED,
  HEX_COUNT,
  movementLeft,
  STEP,
  VERB,
  type CellesState,
} from '@estafette/celles/screen'
import { fastDice, languages, LEGAL, targetOf, verbOf } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { voiceOf } from '../../i18n/voice.ts'
import { border, insides, outlines } from './hexes.ts'
import { shapes } from './map/board.ts'
import {
  canPlan,
  pathSteps,
  payableAttacks,
  plansFor,
  previewPlan,
  spellPlan,
  usableUnits,
  whyNot,
} from './plans.ts'
import { playEagerly } from './testing.ts'

/** Positions of games in which a unit can be told to go somewhere or to attack. */
function planning(seeds: readonly number[], every: number): CellesState[] {
  const found: CellesState[] = []
  let visited = 0
  for (const seed of seeds) {
    playEagerly(seed, (state) => {
      if (canPlan(state) && visited++ % every === 0) found.push(celles.clone(state))
    })
  }
  return found
}

const positions = planning([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 13)

/** Every unit that can be told something, and where it is. */
function* tellable(s: CellesState): Generator<{ unit: number; hex: number }> {
  for (const hex of new Set(s.place)) {
    if (hex < HEX_COUNT) for (const unit of usableUnits(s, hex)) yield { unit, hex }
  }
}

/** What can come between an attack and its die: too high a stack, Combat chits. */
const beforeTheDie = new Set([
  STEP['stack-loss'],
  STEP['combat-chit-attacker'],
  STEP['combat-chit-defender'],
])

/** Units of the group, beside one, that have not been active yet. */
function othersToMove(s: CellesState, unit: number): number {
  const isWaiting = (marks: number): boolean => (marks & (ACTIVATED | ACTED)) === ACTIVATED
  return s.marks.filter((marks, other) => other !== unit && isWaiting(marks)).length
}

test('every plan is a row of legal choices that does what it says', () => {
  let moves = 0
  let attacks = 0
  let afar = 0
  let rolls = 0
  for (const s of positions) {
    for (const { unit } of tellable(s)) {
      const some = plansFor(s, [unit]).filter(
        ({ kind, chance }, index) => kind === 'attack' || chance !== undefined || index % 4 === 0,
      )
      for (const plan of some) {
        const spelled = spellPlan(s, plan)
        const after = celles.clone(s)
        spelled.choices.forEach((choice, index) => {
          const seat = celles.toAct(after)
          expect(celles.verdict(after, seat, choice)).toBe(LEGAL)
          if (spelled.rolls && index === spelled.choices.length - 1) return
          celles.play(after, seat, choice, fastDice(1))
        })
        if (plan.kind === 'move') {
          moves++
          expect(plan.path[0]).toBe(s.place[unit])
          expect(plan.path.at(-1)).toBe(plan.place)
          expect(plan.costs!.reduce((sum, cost) => sum + cost, 0)).toBe(plan.cost)
          expect(pathSteps(s, plan).map(({ cost }) => cost)).toEqual(plan.costs)
          // Without a die of its own it can only be the end of the phase that draws the next chit.
          if (plan.chance !== undefined) expect(spelled.rolls).toBe(true)
          else if (spelled.rolls) expect(othersToMove(s, unit)).toBe(0)
          else expect(after.place[unit]).toBe(plan.place)
          if (plan.chance !== undefined) rolls++
          if (after.step === STEP.act && !spelled.rolls) expect(movementLeft(after)).toBe(plan.left)
        } else {
          attacks++
          const preview = previewPlan(s, plan)!
          const walked = plan.costs!.reduce((sum, cost) => sum + cost, 0)
          expect(walked + preview.cost).toBe(plan.cost)
          expect(plan.path.length).toBe(plan.costs!.length + 2)
          expect(preview.origin).toBe(plan.path.at(-2))
          if (walked > 0) afar++
          expect(spelled.rolls || beforeTheDie.has(after.step)).toBe(true)
          expect(payableAttacks(s, plan)).toContain(plan.manner)
          // With everybody who could help.
          const strong = { ...plan, helpers: preview.supporters }
          const all = previewPlan(s, strong)!
          expect(all.attackers.length).toBe(1 + preview.supporters.length)
          const joined = spellPlan(s, strong).choices.filter(
            (choice) => verbOf(choice) === VERB.support,
          )
          expect(joined.map(targetOf)).toEqual(preview.supporters)
        }
      }
    }
  }
  console.log(
    `${moves} moves, ${rolls} of them rolled for, ${attacks} attacks, ${afar} of them after a march`,
  )
  expect(moves).toBeGreaterThan(5000)
  expect(rolls).toBeGreaterThan(20)
  expect(attacks).toBeGreaterThan(200)
  expect(afar).toBeGreaterThan(100)
}, 120_000)

test('whatever the rules let a unit do next is a plan', () => {
  for (const s of positions.filter(({ step }) => step === STEP.act)) {
    const plans = plansFor(s, [s.active])
    for (const choice of s.legal.subarray(0, s.legalCount)) {
      const verb = verbOf(choice)
      if (verb === VERB.to) {
        expect(plans.some(({ kind, place }) => kind === 'move' && place === targetOf(choice))).toBe(
          true,
        )
      } else if (verb === VERB.attack) {
        expect(plans.some(({ kind }) => kind === 'attack')).toBe(true)
        const here = plans.find(({ kind, path }) => kind === 'attack' && path.length === 2)!
        expect(payableAttacks(s, here)).toContain(targetOf(choice))
      }
    }
  }
})

test('a hex out of reach says why, in both languages', () => {
  let told = 0
  for (const s of positions.filter((_, index) => index % 90 === 0)) {
    for (const { unit } of tellable(s)) {
      const reached = new Set(plansFor(s, [unit]).map(({ place }) => place))
      for (let hex = 0; hex < HEX_COUNT; hex += 7) {
        const rebuff = whyNot(s, [unit], hex)
        if (reached.has(hex)) continue
        if (!rebuff) continue
        told++
        expect(rebuff.verdict).not.toBe(LEGAL)
        for (const language of languages) {
          const text = voiceOf(celles, language).reason(rebuff.verdict, rebuff.gaps)
          expect(text).not.toMatch(/\[|undefined|NaN|\{/)
        }
      }
    }
  }
  expect(told).toBeGreaterThan(100)
}, 60_000)

test('the drawing of some hexes is one path with a border around it', () => {
  const hexes = [0, 1, 17]
  expect(outlines(hexes)).toBe(hexes.map((hex) => shapes[hex]!.path).join(''))
  expect(insides(hexes, 0.5).match(/M/g)).toHaveLength(3)
  // Three hexes that touch each other have eighteen sides, six of them inside.
  expect(border(hexes).match(/M/g)).toHaveLength(12)
})
