import { signal, type Signal } from '@preact/signals'
import {
  ADVANCE,
  AIMED,
  GRENADE,
  HOLD,
  isPinned,
  membersOf,
  NONE,
  RAPID,
  RETREAT,
  RIFLE,
  STEP,
  VERB,
  type Card,
  type FirePlan,
  type FrontlineState,
  type Section,
  type Soldier,
} from '@estafette/frontline/screen'
import {
  makeChoice,
  tryOn,
  type Choice,
  type Game,
  type Rebuff,
  type Trial,
} from '@estafette/kernel'
import type { CoreDesk, Desk } from '../../screen/desk.ts'
import type { Session } from '../../session/session.ts'

/** Fire that is being put together. */
export interface FireDraft extends FirePlan {
  readonly kind: 'fire'
  readonly verb: 'attack' | 'counter'
  readonly isPicked: boolean // its card was pressed, not proposed
  readonly extra: Card // that a sniper pays to name the man, or NONE
}

/** A move that is being put together. */
export interface MoveDraft {
  readonly kind: 'move'
  readonly section: Section
  readonly card: Card // NONE: a Pathfinder's
  readonly isPlain: boolean
  readonly isPicked: boolean // its card was pressed, not proposed
  readonly way: number
  readonly with: readonly Card[]
  readonly rider: Section // that a vehicle takes along, or NONE
}

/** What a man does while his section prepares. */
export type Doing = 'reload' | 'serve' | 'draw' | 'nothing'

/** A Prepare action that is being put together, man by man. */
export interface PrepareDraft {
  readonly kind: 'prepare'
  readonly section: Section
  readonly doings: ReadonlyMap<Soldier, Doing>
}

export type Draft = FireDraft | MoveDraft | PrepareDraft

/** A draft as the row of choices it means, or why it cannot be carried out. */
export interface Spelled {
  readonly choices: readonly Choice[]
  readonly refused: Rebuff | null
  readonly after: FrontlineState | null // null where cards are drawn on the way
}

interface Kept {
  readonly draft: Draft
  readonly spelled: Spelled
  readonly row: readonly Choice[] // what is intended for it
}

const drafts = new WeakMap<Session, Signal<Kept | null>>()

function keptOf(session: Session): Signal<Kept | null> {
  const known = drafts.get(session) ?? signal<Kept | null>(null)
  drafts.set(session, known)
  return known
}

/** The position of a desk. */
export function positionOf({ state }: CoreDesk): FrontlineState {
  return state.value as FrontlineState
}

export function gameOf({ session }: CoreDesk): Game<FrontlineState> {
  return session.game as unknown as Game<FrontlineState>
}

/** What is being put together, null where nothing is: it is there as long as it is intended. */
export function draftOf({ session, intention }: CoreDesk): Kept | null {
  const kept = keptOf(session).value
  const now = intention.value
  return kept && now?.kind === 'row' && now.choices === kept.row ? kept : null
}

/** Puts a draft in place of what was intended; its section is the chosen one. */
export function setDraft(model: Desk, draft: Draft): void {
  const spelled = spell(model, draft)
  const row = spelled.refused ? [] : spelled.choices
  keptOf(model.session).value = { draft, spelled, row }
  model.rebuff.value = null
  choose(model, draft.section)
  model.intention.value = { kind: 'row', choices: row }
}

/** Chooses a section, without anything to do yet. */
export function choose(model: Desk, section: Section): void {
  const s = positionOf(model)
  model.selection.value = { place: s.place[section]!, units: [section] }
}

/** The chosen section, NONE where there is none that could act. */
export function chosenSection({ selection, state, seat }: Desk): Section {
  const s = state.value as FrontlineState
  const head = selection.value?.units[0] ?? NONE
  if (head < 0 || seat.value < 0) return NONE
  return s.head[head] === head && s.owner[head] === seat.value ? head : NONE
}

/** Lets go of what is put together, and keeps the section. */
export function dropDraft(model: Desk): void {
  model.rebuff.value = null
  model.intention.value = null
}

/** Spells a draft by trying it on a copy. */
export function spell(model: CoreDesk, draft: Draft): Spelled {
  const trial = tryOn(gameOf(model), positionOf(model))
  let refused: Rebuff | null = null
  const go: Go = (verb, target = 0) => {
    if (refused || trial.attempt(verb, target)) return
    const verdict = trial.verdict(verb, target)
    const gaps = gameOf(model).obstacle(trial.state, makeChoice(verb, target), verdict)
    refused = { verdict, gaps, place: -1 }
  }
  const isOn = (): boolean =>
    !refused && !trial.rolls && gameOf(model).toAct(trial.state) === model.seat.value
  if (draft.kind === 'fire') spellFire(draft, trial, go, isOn)
  else if (draft.kind === 'move') spellMove(draft, trial, go, isOn)
  else return spellPrepare(draft, positionOf(model), trial, go, () => refused)
  return { choices: trial.choices, refused, after: trial.rolls ? null : trial.state }
}

type Go = (verb: number, target?: number) => void

const MODE_VERBS: Readonly<Record<number, number>> = {
  [HOLD]: VERB.hold,
  [AIMED]: VERB.aim,
  [RAPID]: VERB.rapid,
  [GRENADE]: VERB.grenade,
  [RIFLE]: VERB['rifle-grenade'],
}

function spellFire(
  draft: FireDraft,
  trial: Trial<FrontlineState>,
  go: Go,
  isOn: () => boolean,
): void {
  go(VERB[draft.verb], draft.section)
  while (isOn()) {
    const { step, man } = trial.state
    if (step === STEP.target) go(VERB.at, draft.target)
    else if (step === STEP.shift) go(draft.isShifted ? VERB.closer : VERB['as-is'])
    else if (step === STEP['attack-card']) go(draft.isPlain ? VERB.plain : VERB.play, draft.card)
    else if (step === STEP.fire) go(MODE_VERBS[draft.modes.get(man) ?? HOLD]!, man)
    else if (step === STEP['sniper-pay'] && draft.extra === NONE) go(VERB.unpaid)
    else if (step === STEP['sniper-pay']) go(VERB.pay, draft.extra)
    else if (step === STEP['sniper-name']) go(VERB.name, draft.victim)
    else return
  }
}

function spellMove(
  draft: MoveDraft,
  trial: Trial<FrontlineState>,
  go: Go,
  isOn: () => boolean,
): void {
  go(VERB.move, draft.section)
  if (draft.card === NONE) go(VERB.free)
  else go(draft.isPlain ? VERB.plain : VERB.play, draft.card)
  go(draft.way === ADVANCE ? VERB.advance : draft.way === RETREAT ? VERB.retreat : VERB.lateral)
  for (const card of draft.with) go(VERB.with, card)
  if (draft.rider !== NONE) go(VERB.carry, draft.rider)
  if (isOn() && trial.state.step === STEP['move-with']) go(VERB.go)
}

/** Cards may be drawn on the way; what follows is legal whichever they are. FRL-PREP-2 */
function spellPrepare(
  draft: PrepareDraft,
  s: FrontlineState,
  trial: Trial<FrontlineState>,
  go: Go,
  refused: () => Rebuff | null,
): Spelled {
  go(VERB.prepare, draft.section)
  const men = busyMen(s, draft.section)
  const choices = [...trial.choices]
  for (const x of men) {
    const doing = draft.doings.get(x) ?? 'nothing'
    if (doing !== 'nothing') choices.push(makeChoice(VERB[doing], x))
  }
  const isLeft = men.some((x) => (draft.doings.get(x) ?? 'nothing') === 'nothing')
  if (isLeft) choices.push(makeChoice(VERB.done, 0))
  return { choices, refused: refused(), after: null }
}

/** Those of a section who do something when it prepares: the pinned only get up. FRL-PREP-3 */
export function busyMen(s: FrontlineState, section: Section): readonly Soldier[] {
  return membersOf(s, section).filter((x) => !isPinned(s, x))
}
