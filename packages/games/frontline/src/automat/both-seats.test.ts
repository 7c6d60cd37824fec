import { fastDice, LEGAL, type Choice, type FastDice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { frontline } from '../game.ts'
import { writePosition } from '../position.ts'
import type { FrontlineState } from '../state.ts'
import { STEP } from '../steps.ts'
import { automatChoice } from './index.ts'

const ROUNDS = process.env['LONG'] ? 50 : 1

/** What the Automat has no list for: a player's size and force, which it takes as they come. */
const playersOwn: ReadonlySet<number> = new Set([STEP.size, STEP.select, STEP.draft])

/** What a player does who decides like the Automat. */
function choiceFor(s: FrontlineState, seat: number, mind: FastDice): Choice {
  if (!playersOwn.has(s.step)) return automatChoice(s)
  return s.legal[mind.below(frontline.choices(s, seat, s.legal))]!
}

/** A game with the Automat in one seat and somebody like it in the other; how it ended. */
function play(scenario: string, seed: number): string {
  const mind = fastDice(seed)
  const options = Object.fromEntries(
    frontline.options.map(({ id, values }) => [id, values[mind.below(values.length)]!]),
  )
  const automat = mind.below(2) === 0 ? 'axis' : 'allies'
  const made = frontline.create({ scenario, options: { ...options, automat } })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  const dice = fastDice(seed + 1)
  frontline.start(s, dice)
  for (let left = frontline.longestGame; left > 0; left--) {
    const outcome = frontline.outcome(s)
    if (outcome) return outcome.kind
    const seat = frontline.toAct(s)
    const choice = choiceFor(s, seat, mind)
    if (frontline.verdict(s, seat, choice) !== LEGAL) throw new Error(writePosition(s))
    frontline.play(s, seat, choice, dice)
  }
  throw new Error(`no end comes:\n${writePosition(s)}`)
}

test.each(frontline.scenarios)(
  'FRL-SOLO-1 by its lists the Automat always finds a legal choice, in both seats of %s',
  (scenario) => {
    const ends = Array.from({ length: ROUNDS }, (_, round) => play(scenario, 100 * round + 7))
    expect(ends).toHaveLength(ROUNDS)
  },
)
