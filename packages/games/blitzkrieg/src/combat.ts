import { LEGAL, type Verdict } from '@estafette/kernel'
import { attackersOf, targetsOf } from './declare.ts'
import {
  AA88,
  ALLIED,
  ARMORED_CAR,
  DISRUPTION,
  ELIMINATION,
  MANDATORY_RETREAT,
  MOROCCAN,
  MOTORCYCLE,
  NO_EFFECT,
  PRE_COMBAT_RETREAT,
} from './data/codes.ts'
import { cellIndex } from './data/charts.ts'
import type { Tell } from './events.ts'
import {
  ask,
  choosing,
  clearCombat,
  clearPhase,
  goTo,
  ownUnits,
  type AutomaticStep,
} from './flow.ts'
import { hasHeavy, isCombined, shifted, shiftParts, shiftSum } from './modifiers.ts'
import { panic } from './panic.ts'
import { nextPhase } from './phases.ts'
import { WHY } from './reasons.ts'
import { canRetreat } from './retreat-path.ts'
import {
  ASKED,
  ATTACKED,
  ATTACKING,
  BEFORE_COMBAT,
  BY_RESULT,
  DEFENDING,
  DISRUPTED,
  EMPTIED,
  endUnit,
  FEROCIOUS,
  firstUnit,
  FOUGHT,
  HELD,
  NO_RETREAT,
  NONE,
  ONE_USED,
  opponent,
  ORIGIN,
  PARALYSED,
  RETREATING,
  STEADFAST,
  TARGET,
  USED,
  YIELDED,
  type BlitzState,
  type Side,
  type Unit,
} from './state.ts'
import { attackStrength, defenceStrength, oddsColumn } from './strength.ts'
import { diggerFails } from './trenches.ts'
import { disrupt, eliminate, hasUnits, isArtillery, isOnMap, isTransport } from './units.ts'
import { VERB } from './verbs.ts'

/** The side that is attacked. */
export function defendingSide(s: BlitzState): Side {
  return opponent(s.phasing)
}

/** The units of a side that take part in the current combat. */
export function involvedUnits(s: BlitzState, side: Side): Unit[] {
  const found: Unit[] = []
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (s.marks[unit]! & (ATTACKING | DEFENDING)) found.push(unit)
  }
  return found
}

/** An attack is declared, or somebody has retreated before it. BLZ-CBT-17, BLZ-PCR-1, BLZ-PCR-3 */
export const combatBegins: AutomaticStep = (s, _dice, tell) => {
  const { named } = s.work
  const side = defendingSide(s)
  if (s.cause !== BEFORE_COMBAT) open(s, tell)
  targetsOf(s, named)
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (withdrawVerdict(s, unit) !== LEGAL) continue
    ask(s, 'withdraw', side)
    return
  }
  closeWithdrawals(s)
}

/** Fixes who takes part. BLZ-CBT-1, BLZ-CBT-2, BLZ-CBT-4 */
function open(s: BlitzState, tell: Tell): void {
  const side = defendingSide(s)
  s.cause = BEFORE_COMBAT
  s.least = 2
  s.most = 2
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if ((s.marks[unit]! & ATTACKING) === 0) continue
    s.marks[unit]! |= USED | FOUGHT
    if (s.ground[s.place[unit]!]! & PARALYSED) s.ground[s.place[unit]!]! |= ONE_USED // BLZ-EVT-4
    diggerFails(s, unit, tell)
    if (isNextToTarget(s, unit)) s.ground[s.place[unit]!]! |= ORIGIN
  }
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit)) continue
    const hex = s.place[unit]!
    if ((s.ground[hex]! & TARGET) === 0) continue
    s.marks[unit]! |= DEFENDING | FOUGHT
    diggerFails(s, unit, tell)
    s.ground[hex]! |= ATTACKED
  }
  tell?.({
    type: 'attack-declared',
    rule: 'BLZ-CBT-1',
    units: involvedUnits(s, s.phasing),
    defenders: involvedUnits(s, side),
  })
}

/** Whether a unit stands next to a target of the current combat. BLZ-RES-1 */
export function isNextToTarget(s: BlitzState, unit: Unit): boolean {
  const { neighbours } = s.board
  const from = s.place[unit]!
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    const other = neighbours[slot]!
    if (other >= 0 && s.ground[other]! & TARGET) return true
  }
  return false
}

/** Whether a defender may retreat before the combat. BLZ-PCR-1, BLZ-PCR-4 */
function withdrawVerdict(s: BlitzState, unit: Unit): Verdict {
  if ((s.marks[unit]! & DEFENDING) === 0) return WHY['not-attacked']
  if ((s.board.traits[unit]! & PRE_COMBAT_RETREAT) === 0) return WHY['cannot-withdraw']
  if (s.flags[unit]! & DISRUPTED) return WHY['withdraw-disrupted']
  for (let own = firstUnit(s, s.phasing); own < endUnit(s, s.phasing); own++) {
    if ((s.marks[own]! & ATTACKING) === 0) continue
    const type = s.board.unitType[own]!
    if (type === ARMORED_CAR || type === MOTORCYCLE) return WHY['withdraw-followed']
  }
  return canRetreat(s, unit) ? LEGAL : WHY['no-retreat']
}

/** Who retreats before the combat, or nobody any more. BLZ-PCR-2 */
export const withdraw = choosing(
  {
    verb: VERB.withdraw,
    ...ownUnits,
    verdict: withdrawVerdict,
    take(s, unit) {
      s.marks[unit]! = (s.marks[unit]! & ~DEFENDING) | RETREATING
      s.retreater = unit
      s.sufferer = defendingSide(s)
      goTo(s, 'retreat-on')
    },
  },
  { verb: VERB.done, take: closeWithdrawals },
)

/** The defenders that are left fight; into a hex where none is the attackers may advance. BLZ-PCR-3 */
function closeWithdrawals(s: BlitzState): void {
  s.cause = BY_RESULT
  s.least = 0
  s.most = 0
  s.sufferer = NONE
  const side = defendingSide(s)
  let isFought = false
  for (let hex = 0; hex < s.board.hexCount; hex++) {
    if ((s.ground[hex]! & TARGET) === 0) continue
    if (hasUnits(s, side, hex)) isFought = true
    else s.ground[hex]! |= EMPTIED
  }
  goTo(s, isFought ? 'combat-odds' : 'advance-next')
}

/** Armour panic, then strengths, odds and shifts. BLZ-CBT-17, BLZ-CBT-16 */
export const combatOdds: AutomaticStep = (s, dice, tell) => {
  const { named, plans } = s.work
  const { sets } = plans
  panic(s, dice, tell)
  targetsOf(s, named)
  attackersOf(s)
  const attack = attackStrength(s, sets, named)
  const defence = defenceStrength(s, sets, named)
  const parts = shiftParts(s, sets, named)
  s.combined = isCombined(s, sets, named) ? 1 : 0
  s.heavy = hasHeavy(s, sets) ? 1 : 0
  s.column = oddsColumn(attack, defence)
  s.shift = shiftSum(parts)
  tell?.({
    type: 'odds',
    rule: 'BLZ-CBT-16',
    units: involvedUnits(s, s.phasing),
    defenders: involvedUnits(s, defendingSide(s)),
    attack,
    defence,
    column: s.column,
    shift: s.shift,
    ...parts,
  })
  if (s.shifts > 0) ask(s, 'pass', ALLIED)
  else goTo(s, 'combat-stand')
}

/** Whether the French shift a column. BLZ-SHF-12, BLZ-EVT-8 */
function shiftBy(columns: number) {
  return (s: BlitzState, _target: number, _dice: unknown, tell: Tell): void => {
    s.pass = columns
    s.shifts--
    tell?.({ type: 'they-shall-not-pass', rule: 'BLZ-EVT-8', columns })
    goTo(s, 'combat-stand')
  }
}

export const pass = choosing(
  { verb: VERB.left, take: shiftBy(-1) },
  { verb: VERB.right, take: shiftBy(1) },
  { verb: VERB.wait, take: (s) => goTo(s, 'combat-stand') },
)

/** The column a combat is fought on. */
export function finalColumn(s: BlitzState): number {
  return shifted(s, s.column, s.shift + s.pass)
}

/** Asks, hex by hex, who stands without retreat. BLZ-CBT-18 */
export const combatStand: AutomaticStep = (s) => {
  const { named } = s.work
  targetsOf(s, named)
  for (let i = 0; i < named.size; i++) {
    const hex = named.list[i]!
    if (s.ground[hex]! & ASKED || !hasUnits(s, defendingSide(s), hex)) continue
    s.start = hex
    ask(s, 'stand', defendingSide(s))
    return
  }
  s.start = NONE
  goTo(s, 'combat-roll')
}

function answer(bits: number) {
  return (s: BlitzState, _target: number, _dice: unknown, tell: Tell): void => {
    s.ground[s.start]! |= bits
    if (bits & NO_RETREAT) tell?.({ type: 'stand', rule: 'BLZ-CBT-18', hex: s.start })
    goTo(s, 'combat-stand')
  }
}

/** Whether the defenders of a hex fight without retreat. BLZ-CBT-18 */
export const stand = choosing(
  { verb: VERB.stand, take: answer(ASKED | NO_RETREAT) },
  { verb: VERB['give-way'], take: answer(ASKED) },
)

/** The die decides; the defender suffers first. BLZ-CBT-19, BLZ-CBT-20 */
export const combatRoll: AutomaticStep = (s, dice, tell) => {
  s.die = dice.roll(1)
  const column = finalColumn(s)
  const cell = cellIndex(column, s.die)
  s.attackerResult = s.board.crtAttacker[cell]!
  s.defenderResult = s.board.crtDefender[cell]!
  tell?.({
    type: 'combat-roll',
    rule: 'BLZ-CBT-19',
    die: s.die,
    column,
    attackerResult: s.attackerResult,
    defenderResult: s.defenderResult,
  })
  goTo(s, 'result-next')
}

/** The defender's result, then the attacker's, then the advance. BLZ-CBT-20 */
export const resultNext: AutomaticStep = (s, _dice, tell) => {
  if (s.sufferer === NONE) {
    s.sufferer = defendingSide(s)
    apply(s, s.defenderResult, DEFENDING, tell)
  } else if (s.sufferer === defendingSide(s)) {
    s.sufferer = s.phasing
    apply(s, s.attackerResult, ATTACKING, tell)
  } else {
    s.sufferer = NONE
    goTo(s, 'advance-next')
  }
}

/** What a result does to those of a side who fight; guns beyond reach are spared. BLZ-RES-1 .. BLZ-RES-5 */
function apply(s: BlitzState, result: number, mark: number, tell: Tell): void {
  const side = s.sufferer
  s.cause = BY_RESULT
  s.least = result === MANDATORY_RETREAT ? 2 : 1
  s.most = result === MANDATORY_RETREAT ? 3 : 2
  goTo(s, 'retreat-next')
  if (result === NO_EFFECT) return
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if ((s.marks[unit]! & mark) === 0 || !isOnMap(s, unit)) continue
    if (mark === ATTACKING && isArtillery(s, unit) && !isNextToTarget(s, unit)) continue
    if (result === ELIMINATION) eliminate(s, unit, 'BLZ-RES-1', tell)
    else if (result === DISRUPTION) disrupt(s, unit, 'BLZ-RES-2', tell)
    else s.marks[unit]! |= RETREATING
  }
}

/** Whether a unit defends without retreat; attackers never do. BLZ-CBT-18, BLZ-COM-1, BLZ-RES-6 */
export function stands(s: BlitzState, unit: Unit): boolean {
  if ((s.marks[unit]! & DEFENDING) === 0) return false
  return (s.marks[unit]! & STEADFAST) !== 0 || (s.ground[s.place[unit]!]! & NO_RETREAT) !== 0
}

/**
 * Whether the French may turn a unit's retreat into a disruption. One that stands without retreat
 * is disrupted by an R anyway: to endure would only cost it a die. BLZ-MOR-2, BLZ-RES-3
 */
export function mayEndure(s: BlitzState, unit: Unit): boolean {
  if (s.ferocity === 0 || s.cause !== BY_RESULT) return false
  if ((s.board.traits[unit]! & MOROCCAN) === 0) return false
  return !stands(s, unit) || s.least === 2
}

/** Settles a unit that does not retreat although it should. BLZ-RES-3, BLZ-RES-4, BLZ-88-4, BLZ-RTR-9, BLZ-RTR-10 */
export function settleStanding(s: BlitzState, unit: Unit, tell: Tell): boolean {
  if (stands(s, unit)) {
    if (s.least === 2) eliminate(s, unit, 'BLZ-RES-4', tell)
    else disrupt(s, unit, 'BLZ-RES-3', tell)
  } else if (s.board.unitType[unit]! === AA88) eliminate(s, unit, 'BLZ-88-4', tell)
  else return false
  s.marks[unit]! &= ~RETREATING
  return true
}

/** Whether a Moroccan unit endures. BLZ-MOR-2 */
export const ferocity = choosing(
  {
    verb: VERB['give-way'],
    take(s) {
      s.marks[s.retreater]! |= YIELDED
      s.retreater = NONE
      goTo(s, 'retreat-next')
    },
  },
  {
    verb: VERB.endure,
    take(s, _target, _dice, tell) {
      const unit = s.retreater
      s.marks[unit]! &= ~RETREATING
      s.flags[unit]! |= FEROCIOUS
      tell?.({ type: 'endured', rule: 'BLZ-MOR-2', unit })
      disrupt(s, unit, 'BLZ-MOR-2', tell)
      s.retreater = NONE
      goTo(s, 'retreat-next')
    },
  },
)

/** The combat is forgotten. */
export const combatOver: AutomaticStep = (s) => {
  clearCombat(s)
  goTo(s, 'combat-next')
}

/** The combat phase is over. */
export const combatPhaseOver: AutomaticStep = (s) => {
  clearPhase(s, USED | HELD | FOUGHT)
  goTo(s, nextPhase(s, 'combat-phase'))
}
