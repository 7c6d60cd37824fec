import { expect, test } from 'vitest'
import { makeChoice } from './choice.ts'
import { createState } from './examiner/random-play.ts'
import { fastDice } from './dice.ts'
import { hashText } from './state.ts'
import { toy, type ToyState } from './toy/index.ts'
import { tryChoice, tryOn } from './trial.ts'

const [BID, WALK, GALLOP, REST] = [0, 1, 2, 3]

/** A fair morning in which the first seat rides first. */
function morning(): ToyState {
  const state = createState(toy, { scenario: 'lane', options: { weather: 'fair' } })
  toy.start(state, fastDice(1))
  toy.play(state, 0, makeChoice(BID, 1), fastDice(1))
  toy.play(state, 1, makeChoice(BID, 0), fastDice(1))
  return state
}

test('a choice without dice is done, one with dice is not', () => {
  expect(tryChoice(toy, morning(), 0, makeChoice(WALK, 0))).toBe('done')
  expect(tryChoice(toy, morning(), 0, makeChoice(GALLOP, 0))).toBe('rolls')
})

test('what is not about dice is not swallowed', () => {
  const broken = {
    ...toy,
    play: () => {
      throw new Error('a bug')
    },
  }
  expect(() => tryChoice(broken, morning(), 0, makeChoice(REST))).toThrow('a bug')
})

test('a trial goes on until dice are asked for, and leaves the position alone', () => {
  const state = morning()
  const before = hashText(state)
  const trial = tryOn(toy, state)
  expect(trial.attempt(WALK, 3)).toBe(false)
  expect(trial.attempt(WALK, 0)).toBe(true)
  expect(trial.rolls).toBe(false)
  expect(trial.attempt(GALLOP, 0)).toBe(true)
  expect(trial.rolls).toBe(true)
  expect(trial.attempt(REST)).toBe(false)
  expect(trial.choices).toEqual([makeChoice(WALK, 0), makeChoice(GALLOP, 0)])
  expect(hashText(state)).toBe(before)
})
