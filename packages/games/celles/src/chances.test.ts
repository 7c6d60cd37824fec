import {
  chancesOf,
  makeChoice,
  playRandomly,
  targetOf,
  verbOf,
  type Choice,
  type GameEvent,
} from '@estafette/kernel'
import { expect, test } from 'vitest'
import { airOdds } from './air-odds.ts'
import { RESULT_RETREAT, RESULT_STEPS } from './data/codes.ts'
import { playEagerly } from './eager.ts'
import { celles } from './game.ts'
import { planChance, previewPlan, usableUnits } from './plans.ts'
import { attackChance, previewCurrent } from './preview.ts'
import { infiltrationChance } from './reach.ts'
import { plansFor, spellPlan } from './standard-plans.ts'
import { MOST_CHOICES, type CellesState } from './state.ts'
import { STEP } from './steps.ts'
import { VERB } from './verbs.ts'

const ATTACKS = [0, 1, 2]
const ENOUGH = 6 // of each type

function resultOf({ type, attackerResult, defenderResult }: GameEvent): string | null {
  return type === 'combat-roll' ? `${attackerResult} ${defenderResult}` : null
}

/** Plays at random and looks at positions until enough was compared. */
function tour(look: (state: CellesState) => void, isEnough: () => boolean): void {
  for (let seed = 1; seed < 200 && !isEnough(); seed++) {
    playRandomly(celles, { scenario: 'historical', options: {} }, seed, {
      onState(state) {
        if (celles.acting(state) !== 0) look(state)
        return isEnough()
      },
    })
  }
}

test('CEL-11.0.16 CEL-11.0.25 CEL-13.1 the odds that are shown are those of the rules, in every type of attack', () => {
  const compared = new Map(ATTACKS.map((attack) => [attack, 0]))
  const chits = new Set<string>()
  const out = new Int32Array(MOST_CHOICES)
  tour(
    (state) => {
      const { step, attack } = state
      const isLast =
        step === STEP.support ||
        step === STEP['combat-chit-attacker'] ||
        step === STEP['combat-chit-defender']
      if (!isLast || (compared.get(attack) ?? ENOUGH) >= ENOUGH) return
      const preview = previewCurrent(state)!
      const seat = celles.toAct(state)
      for (const choice of out.slice(0, celles.choices(state, seat, out))) {
        if (verbOf(choice) === VERB.support) continue // another attack then
        const results = chancesOf(celles, state, seat, choice, resultOf)
        if (results.size === 0) continue // somebody is asked first
        const after = celles.clone(state)
        const plays = [false, false]
        celles.play(after, seat, choice, { ...still }, (event) => {
          if (event.type === 'tactic-played')
            plays[Number(event['side']) === state.phasing ? 0 : 1] = true
        })
        const forecast = preview.forecast(
          state.chitAttacker === 1 || plays[0]!,
          state.chitDefender === 1 || plays[1]!,
        )
        const shown = new Map<string, number>()
        for (const { attacker, defender, probability } of forecast.results) {
          const key = `${attacker} ${defender}`
          shown.set(key, (shown.get(key) ?? 0) + probability)
        }
        expect([...shown.keys()].sort()).toEqual([...results.keys()].sort())
        for (const [key, chance] of shown) expect(chance).toBeCloseTo(results.get(key)!, 10)
        compared.set(attack, compared.get(attack)! + 1)
        chits.add(plays.join())
      }
    },
    () => [...compared.values()].every((count) => count >= ENOUGH),
  )
  for (const count of compared.values()) expect(count).toBeGreaterThanOrEqual(ENOUGH)
  expect(chits.size).toBeGreaterThan(0)
})

/** Dice that fall low: whatever comes of it is not looked at. */
const still = {
  faces: [1, 1],
  drawn: 0,
  roll: (count: number) => count,
  contest: (_count: number, edge: number) => edge || 1,
  pick: () => 0,
}

test('CEL-9.1.2 CEL-9.1.3 the chance of an infiltration that is shown is that of the rules', () => {
  let compared = 0
  const out = new Int32Array(MOST_CHOICES)
  tour(
    (state) => {
      if (state.step !== STEP.act || compared >= 20) return
      const seat = celles.toAct(state)
      for (const choice of out.slice(0, celles.choices(state, seat, out))) {
        if (verbOf(choice) !== VERB.to) continue
        const results = chancesOf(celles, state, seat, choice, ({ type, result, to }) =>
          type === 'infiltration' && to === targetOf(choice) ? String(result) : null,
        )
        if (results.size === 0) continue
        expect(infiltrationChance(state, state.active)).toBeCloseTo(results.get('2') ?? 0, 10)
        compared++
      }
    },
    () => compared >= 20,
  )
  expect(compared).toBeGreaterThanOrEqual(20)
})

/** The chance that the defender loses a step or retreats, by their best answer, no chit of the attacker. */
function bestAnswer(state: CellesState, choice: Choice): number {
  const seat = celles.toAct(state)
  const results = chancesOf(celles, state, seat, choice, resultOf)
  if (results.size > 0) {
    let chance = 0
    for (const [key, probability] of results) {
      if (Number(key.split(' ')[1]) & (RESULT_STEPS | RESULT_RETREAT)) chance += probability
    }
    return chance
  }
  const next = celles.clone(state)
  celles.play(next, seat, choice, { ...still })
  const keep = bestAnswer(next, makeChoice(VERB['keep-combat']))
  if (next.step === STEP['combat-chit-attacker']) return keep
  return Math.min(keep, bestAnswer(next, makeChoice(VERB['play-combat'])))
}

test('CEL-11.0.16 CEL-13.1a the chance of a planned attack is that of the rules by the best answer of the defender', () => {
  const seen = { compared: 0, answered: 0 }
  const shares = new Set<number>()
  for (let seed = 1; seed < 60 && seen.compared < 400; seed++) {
    playEagerly(seed, (state) => {
      if (state.step !== STEP.active && state.step !== STEP.act) return
      if (seen.compared > seed * 40) return
      const hex = state.place[state.step === STEP.act ? state.active : seed % state.place.length]!
      for (const unit of usableUnits(state, hex)) {
        for (const plan of plansFor(state, [unit])) {
          if (plan.kind !== 'attack') continue
          const shown = planChance(plan, previewPlan(state, plan))
          if (shown === null) continue
          const { choices } = spellPlan(state, plan)
          const before = celles.clone(state)
          for (const choice of choices.slice(0, -1))
            celles.play(before, celles.toAct(before), choice, { ...still })
          const declared = verbOf(choices.at(-1)!) === VERB.fight
          if (!declared && verbOf(choices.at(-1)!) !== VERB.attack) continue
          expect(bestAnswer(before, choices.at(-1)!)).toBeCloseTo(shown, 10)
          shares.add(shown)
          if (previewCurrent(before)?.defenderChit) seen.answered++
          seen.compared++
        }
      }
    })
  }
  expect(seen.compared).toBeGreaterThan(300)
  expect(seen.answered).toBeGreaterThan(0)
  expect(shares.size).toBeGreaterThan(5)
})

test('CEL-13.1 the chances of playing and of keeping a Combat chit are those of the rules', () => {
  const compared = { attacker: 0, defender: 0 }
  for (let seed = 1; seed < 60 && (compared.attacker < 20 || compared.defender < 20); seed++) {
    playEagerly(seed, (state) => {
      const isAttacker = state.step === STEP['combat-chit-attacker']
      if (!isAttacker && state.step !== STEP['combat-chit-defender']) return
      const preview = previewCurrent(state)!
      for (const plays of [true, false]) {
        const choice = makeChoice(VERB[plays ? 'play-combat' : 'keep-combat'])
        const shown = isAttacker
          ? attackChance(preview, plays)
          : preview.success(state.chitAttacker !== 0, plays)
        expect(bestAnswer(state, choice)).toBeCloseTo(shown!, 10)
        compared[isAttacker ? 'attacker' : 'defender']++
      }
    })
  }
  expect(compared.attacker).toBeGreaterThan(10)
  expect(compared.defender).toBeGreaterThan(10)
})

test('CEL-13.4a the chances of an air attack that are shown are those of the rules', () => {
  const seen = { compared: 0 }
  for (let seed = 1; seed < 100 && seen.compared < 40; seed++) {
    playEagerly(seed, (state) => {
      if (state.step !== STEP['air-target']) return
      const out = new Int32Array(MOST_CHOICES)
      const seat = celles.toAct(state)
      for (const choice of out.slice(0, celles.choices(state, seat, out))) {
        if (verbOf(choice) !== VERB.strike) continue
        const results = chancesOf(celles, state, seat, choice, ({ type, result }) =>
          type === 'air-attack' ? String(result) : null,
        )
        const { step, disrupted } = airOdds(state, targetOf(choice))
        expect(results.get('2') ?? 0).toBeCloseTo(step, 10)
        expect(results.get('1') ?? 0).toBeCloseTo(disrupted, 10)
        seen.compared++
      }
    })
  }
  expect(seen.compared).toBeGreaterThanOrEqual(40)
})
