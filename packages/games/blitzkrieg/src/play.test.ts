import { fastDice } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../scripts/lanes.ts'
import { battles } from './battles.ts'
import { MOST_CHOICES, type BlitzState } from './state.ts'
import { STEP } from './steps.ts'
import { toEnemy } from './testing.ts'
import { VERB } from './verbs.ts'

/** The step of a move that comes nearest to an enemy; random players seldom meet. */
function boldest(s: BlitzState, out: Int32Array, count: number, otherwise: number): number {
  let best = otherwise
  let nearest = 99
  for (let i = 0; i < count; i++) {
    const verb = out[i]! >> 16
    if (verb !== VERB.to && verb !== VERB.stop) continue
    const hex = verb === VERB.to ? out[i]! & 0xffff : s.place[s.active]!
    const distance = toEnemy(s, hex)
    if (distance >= nearest) continue
    nearest = distance
    best = out[i]!
  }
  return best
}

/** Plays a battle, looking at every position; the text of every hundredth is read again. */
function playOut(game: (typeof battles)[number], seed: number, isBold: boolean): number {
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
    const chosen = out[dice.below(count)]!
    const isMove = isBold && s.step === STEP['on-the-way']
    game.play(s, seat, isMove ? boldest(s, out, count, chosen) : chosen, dice)
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

const seeds: readonly (readonly [number, boolean])[] = [
  [103, true],
  [2, false],
  [1, false],
  [104, true],
]

describe.each(gamesOfTheDay(battles))('$id', (game) => {
  test.each(isLong ? seeds : seeds.slice(0, 1))(
    'is played to its end: seed %d, boldly: %s',
    (seed, isBold) => {
      expect(playOut(game, seed, isBold)).toBeLessThan(game.longestGame)
    },
  )
})
