import { verbOf, type Choice, type Seat } from './choice.ts'
import type { Game } from './game.ts'
import type { State } from './state.ts'

// Answers ahead: what a player says once to a kind of decision that the other side's action will
// put to them. A rule says nothing by itself: it is held against every such decision when it comes.

/** A kind of decision that the other side's action puts to a seat. */
export interface AnswerKind {
  readonly id: string
  readonly answers: Readonly<Record<string, readonly string[]>> // what can be said, by the verbs it may be
  readonly place?: string // kind of the places that a rule can be bound to
  readonly unit?: string // kind of the units that a rule can be bound to
  readonly chance?: true // it has an exact chance that a rule can be bound to
}

/** Such a decision now, as whoever has to answer knows it. */
export interface AnswerDue {
  readonly kind: string
  readonly places: readonly number[] // that it is about
  readonly units: readonly number[]
  /** The chance of its kind, exactly. */
  chance?(): number
}

/** An answer given ahead, and what it is bound to; what is left out binds nothing. */
export interface AnswerRule {
  readonly kind: string
  readonly answer: string
  readonly place?: number | undefined
  readonly unit?: number | undefined
  readonly least?: number | undefined // hundredths that the chance has to reach
  readonly below?: number | undefined // hundredths that the chance must not reach
  readonly until?: number | undefined // last turn that it counts in
}

/** What a game says of answers that are given ahead. */
export interface AnswerRules<S extends State = State> {
  readonly kinds: readonly AnswerKind[]
  /** The turn of a position, for rules that end with one. */
  turn(known: S): number
  /** The decision of such a kind that a seat has now, from what it knows; null for none. */
  due(known: S, seat: Seat): AnswerDue | null
  /** Which of the legal choices with the verbs of its answer a rule means, if any. */
  give(known: S, seat: Seat, rule: AnswerRule, legal: readonly Choice[]): Choice | null
}

/** What a rule can be bound to, in the order of a sentence. */
export const ANSWER_BOUNDS = ['place', 'unit', 'least', 'below', 'until'] as const
export type AnswerBound = (typeof ANSWER_BOUNDS)[number]

const EQUAL = 1e-9 // chances are sums of fractions

type Holds = (value: number, due: AnswerDue, turn: number) => boolean

const holds: Readonly<Record<AnswerBound, Holds>> = {
  place: (value, { places }) => places.includes(value),
  unit: (value, { units }) => units.includes(value),
  least: (value, { chance }) => chance !== undefined && chance() >= value / 100 - EQUAL,
  below: (value, { chance }) => chance !== undefined && chance() < value / 100 - EQUAL,
  until: (value, _due, turn) => turn <= value,
}

/** What a rule is bound to: what it covers is found by this, and what is said of it, too. */
export function boundsOf(rule: AnswerRule): readonly (readonly [AnswerBound, number])[] {
  return ANSWER_BOUNDS.flatMap((bound) => {
    const value = rule[bound]
    return value === undefined ? [] : [[bound, value] as const]
  })
}

/** Whether a rule covers a decision. */
export function coversAnswer(rule: AnswerRule, due: AnswerDue, turn: number): boolean {
  if (rule.kind !== due.kind) return false
  return boundsOf(rule).every(([bound, value]) => holds[bound](value, due, turn))
}

/**
 * What a seat has said ahead to the decision it has now: the first rule that covers it counts. Null
 * where none does, or none of the legal choices is what the rule means, so that the seat is asked.
 */
export function answerAhead<S extends State>(
  game: Game<S>,
  answers: AnswerRules<S>,
  known: S,
  seat: Seat,
  rules: readonly AnswerRule[],
): Choice | null {
  if (rules.length === 0 || ((game.acting(known) >> seat) & 1) === 0) return null
  const due = reckonedOnce(answers.due(known, seat))
  const turn = answers.turn(known)
  const rule = due && rules.find((one) => coversAnswer(one, due, turn))
  if (!rule) return null
  const out = new Int32Array(known.legal.length)
  const legal = [...out.subarray(0, game.choices(known, seat, out))]
  const verbs = answers.kinds.find(({ id }) => id === rule.kind)?.answers[rule.answer] ?? []
  const meant = legal.filter((choice) => verbs.includes(game.verbs[verbOf(choice)]!.name))
  const choice = meant.length === 0 ? null : answers.give(known, seat, rule, meant)
  return choice !== null && meant.includes(choice) ? choice : null
}

/** The same decision; its chance is worked out when it is first asked for, however many ask. */
function reckonedOnce(due: AnswerDue | null): AnswerDue | null {
  if (!due?.chance) return due
  let reckoned: number | undefined
  return { ...due, chance: () => (reckoned ??= due.chance?.() ?? 0) }
}

/** Whether a choice of a seat is one that could have been said ahead: nothing tells which was. */
export function isAnswerAhead<S extends State>(
  game: Game<S>,
  answers: AnswerRules<S>,
  known: S,
  seat: Seat,
  choice: Choice,
): boolean {
  const due = answers.due(known, seat)
  const kind = due && answers.kinds.find(({ id }) => id === due.kind)
  const verb = game.verbs[verbOf(choice)]?.name ?? ''
  return kind ? Object.values(kind.answers).some((verbs) => verbs.includes(verb)) : false
}
