import { NONE, opponent, type BlitzState, type Hex, type Side } from '../state.ts'
import { bombardChance } from '../preview.ts'
import { isObligatory } from '../obligation.ts'
import { shellVerdict } from '../bombardment.ts'
import { LEGAL, NEVER } from '@estafette/kernel'
import { isDisrupted, isTransport } from '../units.ts'
import { VERB } from '../verbs.ts'
import { valueOf } from './fight.ts'
import { rateEach, type BlitzQuestion } from './question.ts'
import { objectiveAt } from './standing.ts'
import { look, type Survey } from './survey.ts'

/** What a bombardment of a hex is worth: more where an attack follows. */
export function bombardWorth(v: Survey, s: BlitzState, side: Side, hex: Hex): number {
  const share = v.ours[hex]! > 0 || isObligatory(s, hex) ? v.w.bombBefore : v.w.bomb
  const again = isShaken(s, hex) ? v.w.bombAgain : 1
  return again * bombardChance(s, opponent(side), hex) * share * v.prey[hex]!
}

/** Whether all combat units of a hex are disrupted already. */
function isShaken(s: BlitzState, hex: Hex): boolean {
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (!isTransport(s, unit) && !isDisrupted(s, unit)) return false
  }
  return true
}

/** The mission of an air unit. */
export function rateMission(q: BlitzQuestion): void {
  const { s, mind } = q
  const v = look(mind.survey, s, s.phasing)
  rateEach(q, (hex, verb) => {
    if (verb === VERB.bomb) return bombardWorth(v, s, s.phasing, hex)
    return verb === VERB.interdict ? v.w.interdict : 0
  })
}

/** Which gun bombards: those that could not help an attack lose nothing by it. */
export function rateBombard(q: BlitzQuestion): void {
  const { s, mind } = q
  const v = look(mind.survey, s, s.phasing)
  rateEach(q, (unit, verb) => {
    if (verb === VERB.done) return 0
    let best = 0
    for (let hex = 0; hex < s.board.hexCount; hex++) {
      if (v.prey[hex]! === 0 || shellVerdict(s, unit, hex) !== LEGAL) continue
      best = Math.max(best, bombardWorth(v, s, s.phasing, hex))
    }
    return best - v.w.shellPrice
  })
}

export function rateShell(q: BlitzQuestion): void {
  const { s, mind } = q
  const v = look(mind.survey, s, s.phasing)
  rateEach(q, (hex) => bombardWorth(v, s, s.phasing, hex))
}

/** Where a unit is set up: on ground that counts, on the way to what does, not all in one hex. */
export function rateSetup(q: BlitzQuestion): void {
  const { s, mind } = q
  const v = look(mind.survey, s, s.decider)
  rateEach(q, (hex, verb) => {
    if (verb === VERB['leave-out']) return -5
    if (verb === VERB['take-up']) return NEVER
    return setupWorth(v, s, hex) + (verb === VERB['place-riding'] ? 0.05 : 0)
  })
}

export function setupWorth(v: Survey, s: BlitzState, hex: Hex): number {
  const friends = s.units[v.side * s.board.hexCount + hex]!
  return (
    objectiveAt(v, s, hex, friends) + v.w.pull * v.pull[hex]! + v.gates[hex]! - v.w.spread * friends
  )
}

/** Where entrenchments go: where units are, and the ground counts. */
export function rateEntrench(q: BlitzQuestion): void {
  const { s, mind } = q
  const v = look(mind.survey, s, s.decider)
  rateEach(q, (hex, verb) => {
    if (verb !== VERB.entrench) return -1
    return s.units[s.decider * s.board.hexCount + hex]! + v.objectives[v.side]!.worth[hex]!
  })
}

/** Who is hit: the enemy's best, and of one's own the least. */
export function rateVictim(q: BlitzQuestion): void {
  const { s } = q
  rateEach(q, (unit, verb) => {
    if (verb === VERB.disrupt) return valueOf(s, unit)
    return verb === VERB.refit || verb === VERB.lose ? 10 - valueOf(s, unit) : 0
  })
}

/** Pontoons are wanted where the other bank is; those that lie stay. */
export function rateEngineers(q: BlitzQuestion): void {
  rateEach(q, (_target, verb) => {
    if (verb === VERB.bridge) return 1
    if (verb === VERB.dig) return 0.3
    return verb === VERB.lift ? -1 : 0
  })
}

/** Rommel goes where most can be won. */
export function rateRommel(q: BlitzQuestion): void {
  const { s, mind } = q
  const v = look(mind.survey, s, s.decider)
  rateEach(q, (hex, verb) =>
    verb === VERB.send ? 0.1 * s.units[hex]! + 0.05 * v.pull[hex]! - 0.02 * v.threat[hex]! : 0,
  )
}

/** Whatever needs no thought: what is offered is taken rather than left. */
export function ratePlainly(q: BlitzQuestion): void {
  rateEach(q, (target, verb) => {
    if (verb === VERB.done || verb === VERB.wait || verb === VERB.hold) return 0
    return 1 - target / 1e6
  })
}
