import { fastDice, greedyPolicy, makeNotation, positionFrom, type Brain } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { frontline } from '../game.ts'
import type { FrontlineState } from '../state.ts'
import { STEP } from '../steps.ts'
import { brain, makeBrain } from './index.ts'
import { first } from './weights.ts'

const men = (names: string, head: string, seat: number, place: number): string[] =>
  names.split(' ').map((name) => `soldier ${name} seat-${seat} ${place} under:${head}`)

/** A section in the trees, open ground before and behind it, as a machine gun fires at it. */
function underFire(): FrontlineState {
  const s = positionFrom(
    frontline,
    [
      'scenario training',
      'step action\nwindow action\nfirst allies\nturn 3',
      'decider seat-2\nturn-seat seat-2\nacting axis',
      'hand seat-1 stay-low:2 rally:2',
      'hand seat-2 attack:2 rally:1 pour-it-on:2',
      'terrain stream open-ground scattered-trees open-ground stream stream stream stream stream',
      'soldier us-walker seat-1 3',
      ...men('us-marchetti us-winslow us-sorensen', 'us-walker', 1, 3),
      'soldier de-hartmann seat-2 5',
      ...men('de-richter de-steiner de-baumann', 'de-hartmann', 2, 5),
    ].join('\n'),
  )
  const policy = greedyPolicy(frontline, brain)
  const dice = fastDice(1)
  while (s.step !== STEP.react || frontline.toAct(s) !== 0) {
    const choice = policy.choose(s, frontline.toAct(s), dice)
    frontline.play(s, frontline.toAct(s), choice, dice)
  }
  return s
}

/** What a choice is worth more than letting the fire come. */
function worthOf(of: Brain<FrontlineState>, s: FrontlineState, notation: string): number {
  const choices = new Int32Array(s.legal.length)
  const values = new Float64Array(s.legal.length)
  const count = frontline.choices(s, 0, choices)
  of.rate(s, 0, choices, count, values, fastDice(1))
  const names = Array.from(choices.subarray(0, count), (one) => makeNotation(frontline, one))
  expect(names).toEqual(expect.arrayContaining([notation, 'pass']))
  return values[names.indexOf(notation)]! - values[names.indexOf('pass')]!
}

test('nobody walks out of the trees because of a shot', () => {
  const s = underFire()
  expect(worthOf(makeBrain(first), s, 'move us-walker')).toBeGreaterThan(0) // as it was at first
  expect(worthOf(brain, s, 'move us-walker')).toBeLessThan(0)
})
