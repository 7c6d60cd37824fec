import {
  makeChoice,
  NOT_NOW,
  tryOn,
  type Choice,
  type Rebuff,
  type Seat,
  type Trial,
} from '@estafette/kernel'
import { AIMED, GRENADE, HOLD, RAPID, RIFLE } from '../data/codes.ts'
import { frontline } from '../game.ts'
import { ADVANCE, RETREAT } from '../movement.ts'
import { NONE, type FrontlineState } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import type { Doing, Draft, FireDraft, MoveDraft, PrepareDraft } from './drafts.ts'

/** A draft as the row of choices it means, or why it cannot be carried out. */
export interface Spelled {
  readonly choices: readonly Choice[]
  readonly refused: Rebuff | null
  readonly after: FrontlineState | null // null where cards are drawn on the way
}

/** A draft on its way through the questions that the rules put. */
interface Spelling {
  readonly trial: Trial<FrontlineState>
  /** Takes a choice; the first that the rules refuse is the reason why the draft cannot be. */
  go(verb: number, target?: number): void
  /** Holds that a choice is in the row; what the rules do not ask for cannot be. */
  holdSaid(verb: number, target: number): void
  /** Whether the seat is asked for more: nothing was refused, drawn or handed over. */
  isOn(): boolean
}

/**
 * Spells a draft by trying it on a copy. The row ends with the first choice that asks for dice or
 * hands the decision over, and otherwise where nothing of the action is left to declare.
 */
export function spell(s: FrontlineState, seat: Seat, draft: Draft): Spelled {
  const trial = tryOn(frontline, s)
  let refused: Rebuff | null = null
  const isOn = (): boolean => !refused && !trial.rolls && frontline.toAct(trial.state) === seat
  const go: Spelling['go'] = (verb, target = 0) => {
    if (refused || trial.attempt(verb, target)) return
    const verdict = trial.verdict(verb, target)
    const gaps = frontline.obstacle(trial.state, makeChoice(verb, target), verdict)
    refused = { verdict, gaps, place: -1 }
  }
  const holdSaid: Spelling['holdSaid'] = (verb, target) => {
    if (refused || trial.choices.includes(makeChoice(verb, target))) return
    refused = { verdict: NOT_NOW, gaps: {}, place: -1 }
  }
  const spelling: Spelling = { trial, go, isOn, holdSaid }
  if (draft.kind === 'fire') spellFire(draft, spelling)
  else if (draft.kind === 'move') spellMove(draft, spelling)
  else spellPrepare(draft, spelling)
  return { choices: trial.choices, refused, after: trial.rolls ? null : trial.state }
}

/** Whether the rules let a draft be carried out. */
export function canCarryOut(s: FrontlineState, seat: Seat, draft: Draft): boolean {
  return spell(s, seat, draft).refused === null
}

const modeVerbs: Readonly<Record<number, number>> = {
  [HOLD]: VERB.hold,
  [AIMED]: VERB.aim,
  [RAPID]: VERB.rapid,
  [GRENADE]: VERB.grenade,
  [RIFLE]: VERB['rifle-grenade'],
}

function spellFire(draft: FireDraft, { trial, go, isOn, holdSaid }: Spelling): void {
  const shift = draft.isShifted ? VERB.closer : VERB['as-is']
  go(VERB[draft.verb], draft.section)
  while (isOn()) {
    const { step, man } = trial.state
    if (step === STEP.target) go(VERB.at, draft.target)
    else if (step === STEP.shift) go(shift)
    else if (step === STEP['attack-card']) {
      if (trial.state.shift !== Number(draft.isShifted)) go(shift) // there is no such choice
      go(draft.isPlain ? VERB.plain : VERB.play, draft.card)
    } else if (step === STEP.fire) go(modeVerbs[draft.modes.get(man) ?? HOLD]!, man)
    else if (step === STEP['sniper-pay'] && draft.extra === NONE) go(VERB.unpaid)
    else if (step === STEP['sniper-pay']) go(VERB.pay, draft.extra)
    else if (step === STEP['sniper-name']) go(VERB.name, draft.victim)
    else break
  }
  for (const [x, mode] of draft.modes) holdSaid(modeVerbs[mode]!, x)
  if (draft.extra !== NONE) holdSaid(VERB.pay, draft.extra)
}

function spellMove(draft: MoveDraft, { trial, go, isOn }: Spelling): void {
  go(VERB.move, draft.section)
  if (draft.card === NONE) go(VERB.free)
  else go(draft.isPlain ? VERB.plain : VERB.play, draft.card)
  go(draft.way === ADVANCE ? VERB.advance : draft.way === RETREAT ? VERB.retreat : VERB.lateral)
  for (const card of draft.with) go(VERB.with, card)
  if (draft.rider !== NONE) go(VERB.carry, draft.rider)
  if (isOn() && trial.state.step === STEP['move-with']) go(VERB.go)
}

/** What needs no dice comes first: a row ends with the first card that is drawn. */
const inOrder = ['serve', 'reload', 'draw'] as const satisfies readonly Doing[]

/** FRL-PREP-2 */
function spellPrepare(draft: PrepareDraft, { trial, go, isOn }: Spelling): void {
  go(VERB.prepare, draft.section)
  for (const doing of inOrder) {
    for (const [x, done] of draft.doings) {
      if (done === doing && isOn()) go(VERB[doing], x)
    }
  }
  if (isOn() && trial.state.step === STEP.prepare) go(VERB.done)
}
