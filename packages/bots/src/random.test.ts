import { fastDice, HIDDEN, type Choice, type State } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { brainOf } from '@estafette/registry/brains'
import { expect, test } from 'vitest'
import { ask, makePlayer, playerNames, type Player } from './index.ts'

test('players are made by name, and only those there are', () => {
  for (const name of playerNames) expect(makePlayer(name, brainOf)).toBeDefined()
  expect(makePlayer('rommel', brainOf)).toBeUndefined()
  expect(makePlayer('toString', brainOf)).toBeUndefined()
})

test('the random player takes every legal choice about as often', () => {
  const state = begun()
  const counts = new Map<Choice, number>()
  const player = makePlayer('random', brainOf)!
  const mind = fastDice(7)
  for (let i = 0; i < 4000; i++) {
    const choice = ask(player, toy, state, 0, mind)
    expect(toy.verdict(state, 0, choice)).toBe(0)
    counts.set(choice, (counts.get(choice) ?? 0) + 1)
  }
  expect(counts.size).toBe(4)
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('a player that looks is shown what its seat knows and never the position itself', () => {
  const state = begun()
  toy.play(state, 0, 3, fastDice(1)) // a bid of 3, in secret
  const seen: number[] = []
  const spy: Player = {
    name: 'spy',
    looks: true,
    choose(_game, { known: shown }) {
      expect(shown).not.toBe(state)
      seen.push((shown as State as typeof state).bids[0]!)
      return 0
    },
  }
  const mind = fastDice(3)
  for (let i = 0; i < 200; i++) ask(spy, toy, state, 1, mind)
  expect(new Set(seen)).toEqual(new Set([HIDDEN]))
})

function begun(): Parameters<typeof toy.start>[0] {
  const created = toy.create({ scenario: 'lane', options: {} })
  if (!created.ok) throw new Error(created.reason)
  toy.start(created.value, fastDice(1))
  return created.value
}
