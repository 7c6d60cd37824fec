import { fastDice, NEVER, type Brain, type Choice, type State } from '@estafette/kernel'
import { toy, toyBrain } from '@estafette/kernel/toy'
import { expect, test } from 'vitest'
import { ask } from './player.ts'
import { goodOf, roundingPlayer } from './rounding.ts'
import { begun } from './testing.ts'

test.each([
  { what: 'small differences vanish', values: [1, 0.9, 0, 0.8, 0.1], good: [0, 1, 3] },
  { what: 'large ones do not', values: [0, 10, 1], good: [1] },
  {
    what: 'what is never to be taken is not good, nor a measure',
    values: [NEVER, 2, 1],
    good: [1],
  },
  { what: 'of equals any will do', values: [3, 3, NEVER, 3], good: [0, 1, 3] },
  { what: 'where nothing is to be taken, anything is', values: [NEVER, NEVER], good: [0, 1] },
  { what: 'one choice is the best there is', values: [-4], good: [0] },
])('$what', ({ values, good }) => {
  expect(goodOf(Float64Array.from(values))).toEqual(good)
})

/** The choices that the player takes in a position, each with how often. */
function taken(brainOf: Parameters<typeof roundingPlayer>[0]): ReadonlyMap<Choice, number> {
  const state = begun(toy, { scenario: 'lane', options: {} })
  const player = roundingPlayer(brainOf)
  const mind = fastDice(3)
  const counts = new Map<Choice, number>()
  for (let i = 0; i < 900; i++) {
    const choice = ask(player, toy, state, toy.toAct(state), mind)
    expect(toy.verdict(state, toy.toAct(state), choice)).toBe(0)
    counts.set(choice, (counts.get(choice) ?? 0) + 1)
  }
  return counts
}

/** The toy's brain, but with these values of the choices. */
function believing(values: readonly number[]) {
  return <S extends State>(): Brain<S> =>
    ({
      ...toyBrain,
      rate: (_state: S, _seat: number, _choices: Int32Array, count: number, into: Float64Array) => {
        for (let i = 0; i < count; i++) into[i] = values[i] ?? NEVER
      },
    }) as unknown as Brain<S>
}

test('each of the good choices is taken about as often, and none of the others', () => {
  const all = [...taken(() => undefined).keys()].length
  expect(all).toBeGreaterThan(3)
  const counts = taken(believing([5, 0, 4.5, 1]))
  expect(counts.size).toBe(2)
  for (const count of counts.values()) expect(Math.abs(count - 450)).toBeLessThan(80)
})

test('one good choice is taken always', () => {
  expect(taken(believing([0, 5, 1])).size).toBe(1)
})
