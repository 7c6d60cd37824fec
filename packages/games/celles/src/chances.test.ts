import { chancesOf, playRandomly, targetOf, verbOf, type GameEvent } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { celles } from './game.ts'
import { previewCurrent } from './preview.ts'
import { infiltrationChance } from './reach.ts'
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
