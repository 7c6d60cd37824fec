import { countPaths, createState, fastDice, type Game } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { games } from '@estafette/registry'
import { legalChoices } from '@estafette/table'
import { speaker } from '@estafette/words'
import { describe, expect, test } from 'vitest'
import { prospectsOf, rangeOf } from './prospects.ts'

test.each([0.05, 0.25, 0.5, 0.9])(
  'the range of an estimate holds a true chance of %f in nineteen cases of twenty',
  (chance) => {
    const dice = fastDice(3)
    let held = 0
    for (let i = 0; i < 400; i++) {
      const drawn = Array.from({ length: 48 }, () => (dice.below(10_000) < chance * 10_000 ? 1 : 0))
      const { low, high } = rangeOf(
        drawn.filter((one) => one > 0),
        48,
      )
      if (low <= chance && chance <= high) held++
    }
    expect(held / 400).toBeGreaterThan(0.92)
  },
)

test('a range grows narrower with the number of positions, and stays within 0 and 1', () => {
  const width = ({ low, high }: { low: number; high: number }): number => high - low
  expect(width(rangeOf([1, 1], 400))).toBeLessThan(width(rangeOf([1, 1], 24)))
  expect(rangeOf([], 24).low).toBe(0)
  expect(rangeOf([], 24).high).toBeGreaterThan(0)
  expect(
    rangeOf(
      Array.from({ length: 24 }, () => 1),
      24,
    ).high,
  ).toBe(1)
})

const FEW = 500 // ways for the dice to fall, where a question is quick

describe.each([...games, toy])('the odds of $id', (ruled) => {
  const game = ruled as unknown as Game
  const voice = speaker(game, 'en')

  test('are exact where the seat knows everything, and estimates with ranges where it does not', () => {
    const dice = fastDice(2)
    const state = createState(game, { scenario: game.scenarios[0]!, options: {} })
    game.start(state, dice)
    let asked = 0
    for (let taken = 0; taken < 120 && game.acting(state) !== 0 && asked < 2; taken++) {
      const seat = game.toAct(state)
      const choices = legalChoices(game, state, seat)
      const choice = choices[dice.below(choices.length)]!
      const { known } = game.view(state, seat)
      const isOpen = known.raw.every((value, at) => value === state.raw[at])
      const { found, imagined } =
        taken % 12 === 0 && countPaths(game, state, seat, choice, FEW) <= FEW
          ? prospectsOf(game, voice, state, seat, choice, fastDice(taken))
          : { found: [], imagined: 0 }
      if (found.length > 0) {
        asked++
        expect(imagined === 0).toBe(found.every(({ range }) => range === null))
        if (isOpen) expect(imagined).toBe(0)
        for (const { probability, range } of found) {
          if (!range) continue
          expect(range.low).toBeLessThanOrEqual(probability)
          expect(range.high).toBeGreaterThanOrEqual(probability)
        }
      }
      game.play(state, seat, choice, dice)
    }
  })
})
