import { frontline } from '@estafette/frontline'
import { ableSections, fireDraft, firingVerb, targetsOf } from '@estafette/frontline/plans'
import type { FrontlineState } from '@estafette/frontline/screen'
import { fastDice, verbOf, type Choice } from '@estafette/kernel'
import { sitAt } from '../sitting.ts'
import type { GameScreen } from '../../src/screen/screen.ts'

const screen = { game: frontline, Status: () => null } as unknown
const PLENTY = 6 // positions of each kind

/** Positions of games that are played at random, in which a seat may fire. */
export function positions(
  step: number,
  isWanted: (s: FrontlineState) => boolean,
  scenarios: readonly string[] = ['s05', 's11', 's17', 'training'],
  plenty = PLENTY,
): FrontlineState[] {
  const found: FrontlineState[] = []
  for (let seed = 1; seed < 30 && found.length < plenty; seed++) {
    const made = frontline.create({
      scenario: scenarios[seed % scenarios.length]!,
      options: {},
    })
    if (!made.ok) throw new Error(made.reason)
    const s = made.value
    const dice = fastDice(seed)
    frontline.start(s, dice)
    const most = Math.min(plenty, found.length + 2)
    for (let i = 0; i < 1200 && frontline.toAct(s) >= 0 && found.length < most; i++) {
      if (s.step === step && isWanted(s) && dice.below(4) === 0) found.push(frontline.clone(s))
      const seat = frontline.toAct(s)
      const count = frontline.choices(s, seat, s.legal)
      frontline.play(s, seat, s.legal[dice.below(count)]! as Choice, dice)
    }
  }
  return found
}

/** Whether somebody can fire. */
export function canAttack(s: FrontlineState): boolean {
  const count = frontline.choices(s, frontline.toAct(s), s.legal)
  return s.legal.subarray(0, count).some((one) => frontline.verbs[verbOf(one)]!.name === 'attack')
}

/** Fire of every section that can, with the table at which it was thought of. */
export function fires(state: FrontlineState) {
  const { model } = sitAt(screen as GameScreen, state, frontline.toAct(state))
  const seat = frontline.toAct(state)
  return ableSections(state, seat).flatMap((section) => {
    const verb = firingVerb(state, seat, section)
    if (!verb) return []
    return targetsOf(state, seat, section).flatMap((target) => {
      const draft = fireDraft(state, seat, section, target, verb)
      return draft ? [{ model, draft }] : []
    })
  })
}
