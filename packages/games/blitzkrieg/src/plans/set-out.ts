import {
  LEGAL,
  makeChoice,
  tryOn,
  type Choice,
  type Game,
  type Plan,
  type Rebuff,
  type Trial,
} from '@estafette/kernel'
import { vehicleOf } from '../entry.ts'
import { vehicleFor } from '../movers.ts'
import { NONE, type BlitzState, type Hex, type Unit } from '../state.ts'
import { STEP } from '../steps.ts'
import { isOnMap, isTransport } from '../units.ts'
import { VERB } from '../verbs.ts'

// How a move is made: `manner` of its plan.
export const ON_ITS_OWN = 0
export const RIDING = 1

/** The verb by which a unit sets out. */
export function verbFor(s: BlitzState, unit: Unit, manner: number): number {
  if (!isOnMap(s, unit)) return manner === RIDING ? VERB['enter-riding'] : VERB.enter
  return manner === RIDING ? VERB.ride : VERB.move
}

/** The transport of a unit that sets out in some manner. */
export function vehicleIn(s: BlitzState, unit: Unit, manner: number): Unit {
  if (s.active === unit) return s.vehicle
  if (manner !== RIDING) return NONE
  return isOnMap(s, unit) ? vehicleFor(s, unit) : vehicleOf(s, unit)
}

/** Both manners, the one that a unit is in first. */
export function mannersOf(s: BlitzState, unit: Unit): readonly number[] {
  if (s.active === unit) return [s.vehicle === NONE ? ON_ITS_OWN : RIDING]
  if (isTransport(s, unit)) return [ON_ITS_OWN]
  return s.ride[unit]! === NONE ? [ON_ITS_OWN, RIDING] : [RIDING, ON_ITS_OWN]
}

/** Ends the move of another unit, where one is on its way. */
export function finishOther(trial: Trial<BlitzState>, unit: Unit): void {
  const s = trial.state
  if (s.step === STEP['on-the-way'] && s.active !== unit) trial.attempt(VERB.stop)
}

/** Lets a unit go along a way; lone steps are taken by themselves. Whether it comes to its end. */
export function walk(trial: Trial<BlitzState>, unit: Unit, path: readonly Hex[]): boolean {
  const s = trial.state
  for (;;) {
    const at = path.indexOf(s.place[unit]!)
    if (at === path.length - 1) return true
    if (at < 0 || s.active !== unit || !trial.attempt(VERB.to, path[at + 1]!)) return false
  }
}

/** Whether a unit may set out in a manner, and no die is cast for it. */
export function maySetOut(
  game: Game<BlitzState>,
  s: BlitzState,
  unit: Unit,
  manner: number,
): boolean {
  if (s.active === unit) return true
  const trial = tryOn(game, s)
  return trial.attempt(verbFor(s, unit, manner), unit) && !trial.rolls
}

/** A position in which no other unit is on its way, null where its move cannot end yet. */
export function settled(game: Game<BlitzState>, s: BlitzState, unit: Unit): BlitzState | null {
  if (s.step === STEP.move || s.active === unit) return s
  const trial = tryOn(game, s)
  finishOther(trial, unit)
  return trial.state.step === STEP.move ? trial.state : null
}

/** The plans that all of several units have, at the price of the dearest; each goes its own way. */
export function inCommon<P extends Plan>(
  units: readonly Unit[],
  plansOf: (unit: Unit) => readonly P[],
  isSame: (one: P, other: P) => boolean,
): P[] {
  const [first = [], ...others] = units.map((unit) => plansOf(unit))
  return first.flatMap((plan) => {
    const same = others.flatMap((plans) => plans.find((other) => isSame(plan, other)) ?? [])
    if (same.length < others.length) return []
    const all = [plan, ...same]
    return {
      ...plan,
      units,
      cost: Math.max(...all.map(({ cost }) => cost)),
      left: Math.min(...all.map(({ left }) => left)),
    }
  })
}

/** Why a choice is refused, null where it is not. */
export function refusalOf(
  game: Game<BlitzState>,
  s: BlitzState,
  choice: Choice,
  place: Hex,
): Rebuff | null {
  const verdict = game.verdict(s, game.toAct(s), choice)
  return verdict === LEGAL ? null : { verdict, gaps: game.obstacle(s, choice, verdict), place }
}

/** Why a unit may set out in no manner; null where it may. */
export function whyNotSetOut(
  game: Game<BlitzState>,
  s: BlitzState,
  unit: Unit,
  place: Hex,
): Rebuff | null {
  if (s.active === unit) return null
  const refusals = mannersOf(s, unit).map((manner) =>
    refusalOf(game, s, makeChoice(verbFor(s, unit, manner), unit), place),
  )
  return refusals.includes(null) ? null : refusals[0]!
}
