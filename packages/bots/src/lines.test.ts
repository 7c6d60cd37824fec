import { fastDice, type Game, type Seat } from '@estafette/kernel'
import { toy, toyBrain } from '@estafette/kernel/toy'
import { games } from '@estafette/registry'
import { brainOf } from '@estafette/registry/brains'
import { describe, expect, test } from 'vitest'
import { isOpening, lineOf } from './lines.ts'
import { begun } from './testing.ts'

/** A line is legal to its end, and nothing comes after dice, a hand-over or a boundary. */
function follow(game: Game, seed: number): number {
  const brain = brainOf(game)!
  const state = begun(game, { scenario: game.scenarios[0]!, options: {} }, seed)
  const mind = fastDice(seed)
  const table = fastDice(seed)
  let looked = 0
  const legal = new Int32Array(state.legal.length)
  for (let decisions = 0; decisions < 300 && game.toAct(state) >= 0; decisions++) {
    const seat = game.toAct(state)
    if (decisions % 60 === 0) looked += lookAt(game, state, seat)
    game.play(state, seat, legal[mind.below(game.choices(state, seat, legal))]!, table)
  }
  return looked

  function lookAt(of: Game, position: typeof state, seat: Seat): number {
    const line = lineOf(of, brain, position, seat, seed)
    const trial = of.clone(position)
    const dice = fastDice(seed)
    line.forEach((choice, at) => {
      expect(of.toAct(trial)).toBe(seat)
      expect(dice.drawn).toBe(0)
      if (at > 0) expect(isOpening(of, brain, trial, seat)).toBe(false)
      expect(of.verdict(trial, seat, choice)).toBe(0)
      of.play(trial, seat, choice, dice)
    })
    return line.length
  }
}

describe.each(games)('$id', (game: Game) => {
  test('what a brain foresees is legal, its own, and ends at dice, a hand-over or a new plan', () => {
    expect(follow(game, 1)).toBeGreaterThan(3)
  })
})

test('the same brain foresees the same again, and leaves the position alone', () => {
  const state = begun(toy, { scenario: 'road', options: { cards: 'dealt' } }, 1)
  const seat = toy.toAct(state)
  const before = state.raw.slice()
  expect(lineOf(toy, toyBrain, state, seat, 4)).toEqual(lineOf(toy, toyBrain, state, seat, 4))
  expect(state.raw).toEqual(before)
})
