import { describe, expect, test } from 'vitest'
import { fastDice } from './dice.ts'
import { makeGame, type GameEvent } from './game.ts'
import { makeNotation } from './notation.ts'
import { createState, playRandomly } from './examiner/random-play.ts'
import { toy, toyRules } from './toy/index.ts'

const setup = { scenario: 'lane', options: {} }

describe('a game behind the contract', () => {
  /** What happens in games of some seeds. */
  const eventsOf = (seeds: number): GameEvent[] => {
    const events: GameEvent[] = []
    for (let seed = 0; seed < seeds; seed++) {
      playRandomly(toy, setup, seed, { tell: (event) => events.push(event) })
    }
    return events
  }

  test('goes on by itself where there is one choice, and tells so', () => {
    const forced = eventsOf(20).filter(({ type }) => type === 'forced')
    const texts = new Set(forced.map(({ choice }) => makeNotation(toy, choice as number)))
    expect(texts).toEqual(new Set(['bid 0', 'yield']))
  })

  test('asks for a lone choice where the player expects to confirm it', () => {
    const asked: number[] = []
    for (let seed = 0; seed < 20; seed++) {
      playRandomly(toy, setup, seed, {
        onState(state) {
          if (toy.decision(state, 0).step === 'ride') asked.push(state.legalCount)
        },
      })
    }
    expect(asked).toContain(1)
  })

  test('has two seats to act while bids are open, the lowest one first', () => {
    const state = createState(toy, setup)
    toy.start(state, fastDice(1))
    expect([toy.acting(state), toy.toAct(state)]).toEqual([0b11, 0])
    expect(toy.decision(state, 0).seats).toEqual([0, 1])
    toy.play(state, 0, 2, fastDice(1))
    expect([toy.acting(state), toy.toAct(state)]).toEqual([0b10, 1])
  })

  test('has nobody to act when it is over', () => {
    const { state } = playRandomly(toy, setup, 1)
    expect([toy.acting(state), toy.toAct(state)]).toEqual([0, -1])
    expect(toy.choices(state, 0, new Int32Array(40))).toBe(0)
    expect(toy.reasons[toy.verdict(state, 0, 0)]?.key).toBe('game-over')
  })

  test('lists nothing for nobody', () => {
    const { state } = playRandomly(toy, setup, 1)
    state.legalCount = -1
    expect(toy.choices(state, toy.toAct(state), new Int32Array(40))).toBe(0)
  })

  test('throws with the position where nobody can go on', () => {
    const stuck = makeGame({ ...toyRules, list: () => 0 })
    expect(() => stuck.start(createState(stuck, setup), fastDice(1))).toThrow('step bid')
  })
})
