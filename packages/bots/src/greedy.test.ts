import {
  fastDice,
  hashText,
  type Choice,
  type Game,
  type Seat,
  type State,
} from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { bySeries, gameById, games } from '@estafette/registry'
import { brainOf } from '@estafette/registry/brains'
import { describe, expect, test } from 'vitest'
import { ask, makePlayer } from './index.ts'

// A match takes its time; without it, a few games show that nothing is broken.
const LONG = process.env['LONG'] !== undefined
const GAMES = LONG ? 10 : 1
const LEAST_WINS = LONG ? 8 : 1
const DECISIONS = LONG ? 250 : 40

/** Begins a game. */
function begin<S extends State>(game: Game<S>, scenario: string, dice = fastDice(1)): S {
  const created = game.create({ scenario, options: {} })
  if (!created.ok) throw new Error(created.reason)
  game.start(created.value, dice)
  return created.value
}

/** The side that wins a whole game of greedy against random. */
function play(game: Game, scenario: string, greedySeat: Seat, seed: number): number {
  const dice = fastDice(seed)
  const mind = fastDice(seed + 1_000_000)
  const state = begin(game, scenario, dice)
  const players = [0, 1].map((seat) =>
    makePlayer(seat === greedySeat ? 'greedy' : 'random', brainOf)!,
  )
  for (;;) {
    const seat = game.toAct(state)
    if (seat < 0) break
    const choice = ask(players[seat]!, game, state, seat, mind)
    game.play(state, seat, choice, dice)
  }
  return game.outcome(state)!.winner
}

// One battle stands for its series; the brain of a series has tests of its own for the others.
const tried = LONG ? games : bySeries(games).map(({ battles }) => gameById(battles.at(-1)!)!)
const withBrain = tried.filter((game) => brainOf(game))

describe.each(withBrain.map((game) => ({ game, id: game.id })))('greedy in $id', ({ game }) => {
  test.each([
    { seat: 0, side: game.sides[0] },
    { seat: 1, side: game.sides[1] },
  ])(`wins ${LEAST_WINS} of ${GAMES} games against random as the $side side`, ({ seat }) => {
    const played = Array.from({ length: GAMES }, (_, seed) =>
      play(game, game.scenarios[seed % game.scenarios.length]!, seat, seed + 1),
    )
    const wins = played.filter((winner) => winner === seat).length
    expect(wins).toBeGreaterThanOrEqual(LEAST_WINS)
  })

  test('decides by the position and its own dice, whatever the dice of the table are', () => {
    const player = makePlayer('greedy', brainOf)!
    const state = begin(game, game.scenarios[0]!)
    const dice = fastDice(4)
    for (let i = 0; i < (LONG ? 60 : 12); i++) {
      const seat = game.toAct(state)
      if (seat < 0) break
      const before = hashText(state)
      const choices = new Set<Choice>()
      for (let live = 0; live < 10; live++) {
        const table = fastDice(live) // goes on differently each time, and must not matter
        table.roll(live)
        choices.add(ask(player, game, state, seat, fastDice(9)))
        expect(hashText(state)).toBe(before)
      }
      expect(choices.size).toBe(1)
      game.play(state, seat, [...choices][0]!, dice)
    }
  })

  test('never offers an illegal choice, with whatever options', () => {
    const player = makePlayer('greedy', brainOf)!
    for (const option of LONG ? game.options : game.options.slice(0, 2)) {
      for (const value of option.values.slice(1)) {
        const created = game.create({
          scenario: game.scenarios.at(-1)!,
          options: { [option.id]: value },
        })
        if (!created.ok) throw new Error(created.reason)
        const state = created.value
        const dice = fastDice(11)
        game.start(state, dice)
        for (let i = 0; i < DECISIONS; i++) {
          const seat = game.toAct(state)
          if (seat < 0) break
          const choice = ask(player, game, state, seat, dice)
          expect(game.verdict(state, seat, choice)).toBe(0)
          game.play(state, seat, choice, dice)
        }
      }
    }
  })
})

test('greedy plays a game without a brain at random', () => {
  const state = begin(toy, 'lane')
  const seat = toy.toAct(state)
  const choice = ask(makePlayer('greedy', brainOf)!, toy, state, seat, fastDice(1))
  expect(toy.verdict(state, seat, choice)).toBe(0)
})
