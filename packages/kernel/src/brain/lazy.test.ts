import { expect, test } from 'vitest'
import { fastDice } from '../dice.ts'
import { createState } from '../examiner/random-play.ts'
import { toy, toyBrain } from '../toy/index.ts'
import type { ToyState } from '../toy/index.ts'
import { greedyPolicy, type Brain } from './brain.ts'
import { lazyPolicy } from './lazy.ts'

const setup = { scenario: toy.scenarios[0]!, options: {} }

/** Plays a game and says what was chosen; `asked` counts the choices that were rated. */
function played(isLazy: boolean): { choices: number[]; asked: number } {
  let asked = 0
  const brain: Brain<ToyState> = {
    ...toyBrain,
    rate(state, seat, choices, count, ...rest) {
      asked += count
      toyBrain.rate(state, seat, choices, count, ...rest)
    },
  }
  const lazy = { steps: ['ride', 'bid', 'react'], span: ({ round }: ToyState) => round }
  const policy = isLazy ? lazyPolicy(toy, brain, lazy) : greedyPolicy(toy, brain)
  const state = createState(toy, setup)
  const dice = fastDice(2)
  const mind = fastDice(3)
  const choices: number[] = []
  toy.start(state, dice)
  policy.begin()
  for (let seat = toy.toAct(state); seat >= 0; seat = toy.toAct(state)) {
    const choice = policy.choose(state, seat, mind)
    expect(toy.verdict(state, seat, choice)).toBe(0)
    choices.push(choice)
    toy.play(state, seat, choice, dice)
  }
  return { choices, asked }
}

test('a lazy policy plays legally, the same again, and asks less than a greedy one', () => {
  const [lazy, again, greedy] = [played(true), played(true), played(false)]
  expect(again.choices).toEqual(lazy.choices)
  expect(lazy.asked).toBeLessThan(greedy.asked)
})
