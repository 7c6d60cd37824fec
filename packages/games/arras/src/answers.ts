import {
  makeChoice,
  verbOf,
  targetOf,
  type AnswerDue,
  type AnswerRules,
  type Choice,
} from '@estafette/kernel'
import { ASSAULT_ROLL, BOMBARDMENT_ROLL } from './advantage.ts'
import { isDefending } from './assault.ts'
import { bombardmentOdds } from './bombardment.ts'
import { BY_AIR, NO_CALL, previewCurrent } from './preview.ts'
import { promptArgs } from './prompt.ts'
import { seatOfSide } from './sides.ts'
import { NONE, opponent, type ArrasState, type Unit } from './state.ts'
import { STEP } from './steps.ts'
import { VERB } from './verbs.ts'

/** What the side under attack can say ahead to an assault or a bombardment. */
export const answers: AnswerRules<ArrasState> = {
  kinds: [
    { id: 'forward', answers: { strongest: ['forward'] }, place: 'place' },
    {
      id: 'support',
      answers: { none: ['no-support'], air: ['air'], best: ['no-support', 'air', 'artillery'] },
      place: 'place',
      unit: 'unit',
      chance: true,
    },
    { id: 'roll-held', answers: { accept: ['accept'] }, place: 'place' },
    {
      id: 'roll-lost',
      answers: { reroll: ['reroll'], accept: ['accept'] },
      place: 'place',
      chance: true,
    },
  ],
  turn: (s) => s.turn,
  due(s, seat) {
    // In an impulse of one's own a decision is no answer.
    if (s.decider === s.initiative || seat !== seatOfSide(s, s.decider)) return null
    if (s.target === NONE) return null
    const kind = kindOf(s)
    if (kind === null) return null
    const about: AnswerDue = { kind, places: [s.target], units: defendersOf(s) }
    if (kind === 'support') return { ...about, chance: () => successOf(s) }
    return kind === 'roll-lost' ? { ...about, chance: () => 1 - successOf(s) } : about
  },
  give(s, _seat, { kind, answer }, legal) {
    if (kind === 'forward') return strongestOf(s, legal)
    return answer === 'best' ? bestOf(s, legal) : (legal[0] ?? null)
  },
}

function kindOf(s: ArrasState): string | null {
  if (s.step === STEP.forward) return 'forward'
  if (s.step === STEP.support || s.step === STEP['counter-support']) return 'support'
  if (s.step !== STEP.reroll) return null
  if (s.window !== ASSAULT_ROLL && s.window !== BOMBARDMENT_ROLL) return null
  const { attackTotal = 0, defenceTotal = 0 } = promptArgs(s)
  return attackTotal > defenceTotal ? 'roll-lost' : 'roll-held' // ARR-6.4a, ARR-7.1.2a
}

function defendersOf(s: ArrasState): Unit[] {
  const units: Unit[] = []
  for (let unit = 0; unit < s.board.unitCount; unit++) if (isDefending(s, unit)) units.push(unit)
  return units
}

/** The chance that the attack succeeds with what has been called on so far. ARR-6.4a */
function successOf(s: ArrasState): number {
  if (s.window !== BOMBARDMENT_ROLL) return previewCurrent(s)?.outlook.success ?? 0
  const gun = s.shot === 1 || s.secondGun === NONE ? s.firstGun : s.secondGun
  return bombardmentOdds(s, gun, s.target).success
}

/** The unit with which the Defense Value is highest; of equals the first. ARR-6.3b */
function strongestOf(s: ArrasState, legal: readonly Choice[]): Choice | null {
  const forward = previewCurrent(s)?.forward
  return forward === undefined
    ? null
    : (legal.find((one) => verbOf(one) === VERB.forward && targetOf(one) === forward) ?? null)
}

/** The support with which the assault is least likely to succeed; none where none helps. */
function bestOf(s: ArrasState, legal: readonly Choice[]): Choice | null {
  const preview = previewCurrent(s)
  const best = preview?.answer(opponent(s.initiative))
  const helps = preview && best && best.odds.success < preview.outlook.success
  const call = helps ? best.call : NO_CALL
  const choice =
    call === NO_CALL
      ? makeChoice(VERB['no-support'], 0)
      : call === BY_AIR
        ? makeChoice(VERB.air, 0)
        : makeChoice(VERB.artillery, call)
  return legal.includes(choice) ? choice : null
}
