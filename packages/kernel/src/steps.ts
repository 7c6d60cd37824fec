import { addChoice, targetOf, verbOf, type Choice, type Seat } from './choice.ts'
import type { Dice } from './dice.ts'
import { LEGAL, NO_SUCH_CHOICE, NOT_NOW } from './game.ts'
import type { GameEvent, Teller, Verdict } from './game.ts'
import { numbered } from './vocabulary.ts'

/** A decision: the legal choices, why others are refused, and what a choice does. */
export interface DecisionStep<S, E = GameEvent> {
  list(state: S, out: Int32Array): number
  verdict(state: S, choice: Choice): Verdict
  take(state: S, choice: Choice, dice: Dice, tell: Teller<E> | undefined): void
}

/** One verb of a decision; the list of its choices follows from the verdict. */
export interface Choosing<S, E = GameEvent> {
  readonly verb: number
  readonly size?: (state: S) => number // how many targets there are; 1, target 0, where it is not said
  readonly first?: (state: S) => number // none before this one is legal
  readonly end?: (state: S) => number // nor this one, nor any after it
  /**
   * Where few targets of many can be legal: writes those, in ascending order, from the last place of
   * `out` backwards, and returns how many. Parts that follow each other with the same function are
   * asked about the same ones.
   */
  readonly among?: (state: S, out: Int32Array) => number
  readonly verdict?: (state: S, target: number) => Verdict // always legal where it is not said
  /** Which reason to give for a refusal, where finding it takes longer than a list has time for. */
  readonly reason?: (state: S, target: number, verdict: Verdict) => Verdict
  readonly take: (state: S, target: number, dice: Dice, tell: Teller<E> | undefined) => void
}

/** A decision between some verbs, each over a range of targets; the verbs in ascending order. */
export function choosing<S, E = GameEvent>(
  ...parts: readonly Choosing<S, E>[]
): DecisionStep<S, E> {
  const partOf = (choice: Choice): Choosing<S, E> | undefined => {
    for (const part of parts) if (part.verb === verbOf(choice)) return part
    return undefined
  }
  return {
    list(state, out) {
      let count = 0
      let pool: Choosing<S, E>['among']
      let pooled = 0
      for (const { verb, size, first, end, among, verdict } of parts) {
        const last = end ? end(state) : size ? size(state) : 1
        if (among) {
          if (last === 0) continue
          if (among !== pool) pooled = among(state, out)
          pool = among
          for (let i = 0; i < pooled; i++) {
            const target = out[out.length - 1 - i]!
            if (verdict && verdict(state, target) !== LEGAL) continue
            count = addChoice(out, count, verb, target)
          }
          continue
        }
        for (let target = first ? first(state) : 0; target < last; target++) {
          if (verdict && verdict(state, target) !== LEGAL) continue
          count = addChoice(out, count, verb, target)
        }
      }
      return count
    },
    verdict(state, choice) {
      const part = partOf(choice)
      if (!part) return NOT_NOW
      const target = targetOf(choice)
      if (target >= (part.size ? part.size(state) : 1)) return NO_SUCH_CHOICE
      const verdict = part.verdict ? part.verdict(state, target) : LEGAL
      return verdict === LEGAL || !part.reason ? verdict : part.reason(state, target, verdict)
    },
    take(state, choice, dice, tell) {
      partOf(choice)!.take(state, targetOf(choice), dice, tell)
    },
  }
}

/** A step that runs by itself; what comes next it writes into the state. */
export type AutomaticStep<S, E = GameEvent> = (
  state: S,
  dice: Dice,
  tell: Teller<E> | undefined,
) => void

/** The steps of a game by name and number, decisions first, and how a rule goes on from one. */
export interface Steps<Decision extends string, Automatic extends string> {
  readonly names: readonly (Decision | Automatic)[]
  readonly STEP: Readonly<Record<Decision | Automatic, number>> // as it stands in the state
  /** Whether a step waits for a player. */
  isDecision(step: number): boolean
  /** Goes on with a step that runs by itself. */
  goTo(state: { step: number }, step: Decision | Automatic): void
  /** Puts a decision to a side. */
  ask(state: { step: number; decider: number }, step: Decision | Automatic, side: number): void
}

/** The steps of a game: those that wait for a side to decide, and those that run by themselves. */
export function defineSteps<const Decision extends string, const Automatic extends string>(
  decisions: readonly Decision[],
  automatic: readonly Automatic[],
): Steps<Decision, Automatic> {
  const names = [...decisions, ...automatic]
  const STEP = numbered(names)
  return {
    names,
    STEP,
    isDecision: (step) => step < decisions.length,
    goTo(state, step) {
      state.step = STEP[step]
    },
    ask(state, step, side) {
      state.step = STEP[step]
      state.decider = side
    },
  }
}

/** What belongs to each step, by its number; undefined for the other steps. */
export function byStep<Name extends string, T>(
  names: readonly Name[],
  steps: Readonly<Partial<Record<Name, T>>>,
): readonly (T | undefined)[] {
  return names.map((name) => steps[name])
}

/** Runs steps until one waits for a player, or the game is over. */
export function runSteps<S extends { readonly step: number }, E>(
  running: readonly (AutomaticStep<S, E> | undefined)[],
  state: S,
  dice: Dice,
  tell: Teller<E> | undefined,
): void {
  for (;;) {
    const run = running[state.step]
    if (!run) return
    run(state, dice, tell)
  }
}

/** Choices of a game in which whoever is to decide takes one step after the other. */
export function bySteps<S extends { readonly step: number }, E>(
  deciding: readonly (DecisionStep<S, E> | undefined)[],
  running: readonly (AutomaticStep<S, E> | undefined)[],
): Stepping<S, E> {
  return {
    list: (state, _seat, out) => deciding[state.step]!.list(state, out),
    verdict: (state, _seat, choice) => deciding[state.step]!.verdict(state, choice),
    take(state, _seat, choice, dice, tell) {
      deciding[state.step]!.take(state, choice, dice, tell)
      runSteps(running, state, dice, tell)
    },
  }
}

/** The part of the rules that steps make up. */
export interface Stepping<S, E> {
  list(state: S, seat: Seat, out: Int32Array): number
  verdict(state: S, seat: Seat, choice: Choice): Verdict
  take(state: S, seat: Seat, choice: Choice, dice: Dice, tell?: Teller<E>): void
}
