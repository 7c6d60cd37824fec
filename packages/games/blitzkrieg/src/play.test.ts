import { fastDice } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { battles } from './battles.ts'
import { MOST_CHOICES } from './state.ts'

/** Plays a battle at random, looking at every position; the text of every hundredth is read again. */
function playOut(game: (typeof battles)[number], seed: number): number {
  const dice = fastDice(seed)
  const out = new Int32Array(MOST_CHOICES)
  const values = seed % 2 === 0 ? 'on' : 'off'
  const options = Object.fromEntries(game.options.map(({ id }) => [id, values]))
  const created = game.create({ scenario: 'battle', options })
  if (!created.ok) throw new Error(created.reason)
  const s = created.value
  game.start(s, dice)
  let decisions = 0
  for (let seat = game.toAct(s); seat >= 0; seat = game.toAct(s)) {
    const count = game.choices(s, seat, out)
    for (let i = 1; i < count; i++)
      if (out[i]! <= out[i - 1]!) throw new Error('the list is no list')
    game.play(s, seat, out[dice.below(count)]!, dice)
    decisions++
    const wrong = game.faults(s)
    if (wrong.length > 0) throw new Error(wrong[0])
    if (decisions % 100 > 0) continue
    const text = game.write(s)
    const read = game.read(text)
    if (!read.ok) throw new Error(`${read.reason}\n${text}`)
    expect(game.write(read.value)).toBe(text)
  }
  expect(game.outcome(s)).not.toBeNull()
  return decisions
}

describe.each(battles)('$id', (game) => {
  test.each([1, 2])(
    'is played to its end, without options and with all: seed %d',
    (seed) => {
      const decisions = playOut(game, seed)
      expect(decisions).toBeLessThan(game.longestGame)
    },
    60_000,
  )
})
