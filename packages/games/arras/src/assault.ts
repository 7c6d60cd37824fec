import { borderBetween } from '@estafette/board'
import { LEGAL, type Dice } from '@estafette/kernel'
import { BRITISH, FRENCH, GERMAN, RIVER, SS, WEHRMACHT } from './data/board.ts'
import { openWindow, ASSAULT_ROLL } from './advantage.ts'
import { beginCasualties } from './casualties.ts'
import type { Tell } from './events.ts'
import { ask, choosing, clearCombat, goTo, unitCount, type AutomaticStep } from './flow.ts'
import { endOverrun, hasOverrunner } from './overrun.ts'
import { movementLeft } from './movement.ts'
import { WHY } from './reasons.ts'
import { hasRetreat, startRetreat } from './retreat.ts'
import {
  ASSAULTING,
  at,
  DISENGAGED,
  endUnit,
  firstUnit,
  IN_PLACE,
  NO_SUPPORT,
  NONE,
  opponent,
  OVERRUNNING,
  RETURNING,
  sideOfUnit,
  type ArrasState,
  type Side,
  type Unit,
} from './state.ts'
import {
  attackFactor,
  canLead,
  defenceFactor,
  eliminate,
  hasEnemy,
  isArmor,
  isArtillery,
  isLeader,
  isLocked,
  isSpent,
  roomFor,
  shift,
  spend,
} from './units.ts'
import { VERB } from './verbs.ts'

/** The side under assault: the one without the Initiative. */
export function defender(s: ArrasState): Side {
  return opponent(s.initiative)
}

function isAssaulting(s: ArrasState, unit: Unit): boolean {
  return (s.marks[unit]! & ASSAULTING) !== 0
}

/** The units of the assault that are on the map. */
export function assaultGroup(s: ArrasState): Unit[] {
  const units: Unit[] = []
  for (let unit = firstUnit(s, s.initiative), end = endUnit(s, s.initiative); unit < end; unit++) {
    if (isAssaulting(s, unit)) units.push(unit)
  }
  return units
}

/** The group is complete: the attacker names their Point Unit first. ARR-6.1b */
export const assaultStart: AutomaticStep = (s, _dice, tell) => {
  s.acted = 1
  tell?.({
    type: 'assault-declared',
    rule: 'ARR-6.0a',
    side: s.initiative,
    place: s.target,
    units: assaultGroup(s),
  })
  ask(s, 'point', s.initiative)
}

/** Which unit leads. ARR-6.1c */
export const point = choosing({
  verb: VERB.point,
  size: unitCount,
  first: (s) => firstUnit(s, s.initiative),
  end: (s) => endUnit(s, s.initiative),
  verdict(s, unit) {
    if (!isAssaulting(s, unit)) return WHY['not-assaulting']
    return canLead(s, unit) ? LEGAL : WHY['cannot-lead']
  },
  take(s, unit, _dice, tell) {
    s.point = unit
    tell?.({ type: 'point-unit', rule: 'ARR-6.1b', unit })
    ask(s, 'forward', defender(s))
  },
})

/** Whether a unit is one of those under assault. */
export function isDefending(s: ArrasState, unit: Unit): boolean {
  return s.place[unit]! === s.target && sideOfUnit(s, unit) === defender(s)
}

/** ARR-6.3b: artillery stands in front only where nothing else defends. */
export function onlyArtilleryDefends(s: ArrasState): boolean {
  const side = defender(s)
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (s.place[unit]! === s.target && !isArtillery(s, unit)) return false
  }
  return true
}

/** Which unit stands in front. ARR-6.3b */
export const forward = choosing({
  verb: VERB.forward,
  size: unitCount,
  verdict(s, unit) {
    if (!isDefending(s, unit)) return WHY['not-defending']
    return isArtillery(s, unit) && !onlyArtilleryDefends(s) ? WHY['artillery-forward'] : LEGAL
  },
  take(s, unit, _dice, tell) {
    s.forward = unit
    tell?.({ type: 'forward-unit', rule: 'ARR-6.3b', unit })
    ask(s, 'support', opponent(s.advantage)) // ARR-8.1.1a
  },
})

/**
 * What the Attack Value is made of; leaders count like any other unit. ARR-6.2a, ARR-6.2b,
 * ARR-6.2c, ARR-6.2d, ARR-6.2e
 */
export function attackParts(s: ArrasState) {
  let nations = 0
  let river = 0
  for (let unit = firstUnit(s, s.initiative), end = endUnit(s, s.initiative); unit < end; unit++) {
    if (!isAssaulting(s, unit)) continue
    nations |= 1 << s.board.nationality[unit]!
    const from = s.from[unit]!
    if (from !== NONE && borderBetween(s.board.graph, from, s.target) === RIVER) river = -1
  }
  const factor = attackFactor(s, s.point)
  const companions = s.groupSize - 1
  const mixed = nations === ALLIED_MIXTURE || nations === GERMAN_MIXTURE ? -1 : 0
  return { factor, companions, mixed, river, value: factor + companions + mixed + river }
}
const ALLIED_MIXTURE = (1 << BRITISH) | (1 << FRENCH)
const GERMAN_MIXTURE = (1 << WEHRMACHT) | (1 << SS)

/**
 * What the Defense Value is made of: Fresh artillery counts, a mixture does not. ARR-6.3a,
 * ARR-6.3c, ARR-6.3e, ARR-5.2.2c
 */
export function defenceParts(s: ArrasState) {
  const side = defender(s)
  const factor = defenceFactor(s, s.forward)
  const others = s.fresh[at(side, s.target)]! - (isSpent(s, s.forward) ? 0 : 1)
  const tem = s.board.tem[s.target]!
  const rommel = side === GERMAN && s.place[s.board.rommel]! === s.target ? 2 : 0 // ARR-6.3d
  return { factor, others, tem, rommel, value: factor + others + tem + rommel }
}

/** Both sides roll two dice, three with Combat Support. ARR-6.1a, ARR-8.0a */
export const assaultRoll: AutomaticStep = (s, dice, tell) => {
  s.roll = dice.roll(s.attackSupport === NO_SUPPORT ? 2 : 3)
  const attackFaces = tell ? [...dice.faces] : []
  s.counterRoll = dice.roll(s.defenceSupport === NO_SUPPORT ? 2 : 3)
  if (tell) tellAssaultRoll(s, attackFaces, dice, tell)
  openWindow(s, ASSAULT_ROLL)
}

function tellAssaultRoll(s: ArrasState, attackFaces: number[], dice: Dice, tell: Tell): void {
  const attack = attackParts(s)
  const defence = defenceParts(s)
  tell?.({
    type: 'assault-roll',
    rule: 'ARR-6.1a',
    place: s.target,
    attackValue: attack.value,
    attackFactor: attack.factor,
    companions: attack.companions,
    mixed: attack.mixed,
    river: attack.river,
    defenceValue: defence.value,
    defenceFactor: defence.factor,
    freshDefenders: defence.others,
    tem: defence.tem,
    rommel: defence.rommel,
    attackFaces,
    defenceFaces: [...dice.faces],
    attackTotal: attack.value + s.roll,
    defenceTotal: defence.value + s.counterRoll,
  })
}

/** ARR-6.4a: the attacker needs the higher total. */
export const assaultResult: AutomaticStep = (s, _dice, tell) => {
  const margin = attackParts(s).value + s.roll - defenceParts(s).value - s.counterRoll
  if (margin > 0) succeed(s, margin, tell)
  else fail(s, tell)
}

/**
 * ARR-6.5a, ARR-6.5.1b, as far as it is known before the losses. ARR-6.5.1a: all attackers began
 * the impulse in the Active Area, so they share it with its defenders even if they left and came back.
 */
export function mayOverrun(s: ArrasState): boolean {
  return isArmor(s, s.point) && s.target !== s.active && s.board.square[s.target]! === 0 // ARR-2.1.2b
}

/** ARR-6.4.2a: attackers become Spent, but for those an overrun may carry on. ARR-6.5c */
function succeed(s: ArrasState, margin: number, tell: Tell): void {
  tell?.({ type: 'success', rule: 'ARR-6.4.2a', place: s.target, casualties: margin })
  const overrun = mayOverrun(s)
  for (const unit of assaultGroup(s)) {
    if (!overrun || s.board.overrunCapable[unit]! === 0) spend(s, unit, tell)
  }
  beginCasualties(s, margin, tell)
}

/** ARR-6.4.1a, ARR-6.4.1c: the Point Unit is lost, the others are Spent and thrown back. */
function fail(s: ArrasState, tell: Tell): void {
  tell?.({ type: 'failure', rule: 'ARR-6.4a', place: s.target })
  s.failed = 1
  for (const unit of assaultGroup(s)) {
    if (unit === s.point) {
      eliminate(s, unit, 'ARR-6.4.1a', tell)
    } else if (isArmor(s, unit) && s.marks[unit]! & DISENGAGED) {
      eliminate(s, unit, 'ARR-6.4.1c', tell)
    } else {
      spend(s, unit, tell)
      if (s.assault !== IN_PLACE) s.marks[unit]! |= RETURNING // ARR-6.4.1d
    }
  }
  goTo(s, 'return-next')
}

function isReturning(s: ArrasState, unit: Unit): boolean {
  return (s.marks[unit]! & RETURNING) !== 0
}

/** Whether the order of returning matters: somewhere there is no room for all. ARR-6.6.1c */
function isCrowded(s: ArrasState): boolean {
  const side = s.initiative
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (!isReturning(s, unit)) continue
    const to = s.from[unit]!
    let coming = 0
    for (let other = unit; other < endUnit(s, side); other++) {
      if (isReturning(s, other) && s.from[other]! === to && !isLeader(s, other)) coming++
    }
    if (coming > roomFor(s, side, to)) return true
  }
  return false
}

/** Thrown-back units return one at a time, in their owner's order where it matters. ARR-6.4.1b */
export const returnNext: AutomaticStep = (s, _dice, tell) => {
  const side = s.initiative
  if (isCrowded(s)) {
    ask(s, 'return', side)
    return
  }
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (isReturning(s, unit)) returnUnit(s, unit, tell)
  }
  goTo(s, 'voluntary-next')
}

/** Back to where it was just before, be it a location taken on the way. ARR-6.4.1b, ARR-6.4.1b2 */
function returnUnit(s: ArrasState, unit: Unit, tell: Tell): void {
  const from = s.place[unit]!
  const to = s.from[unit]!
  s.marks[unit]! &= ~RETURNING
  shift(s, unit, to, tell)
  tell?.({ type: 'returned', rule: 'ARR-6.4.1b', unit, from, to })
}

/** Which unit returns next. ARR-6.6.1c */
export const returning = choosing({
  verb: VERB.next,
  size: unitCount,
  verdict: (s, unit) => (isReturning(s, unit) ? LEGAL : WHY['not-returning']),
  take(s, unit, _dice, tell) {
    goTo(s, 'return-next')
    if (isLeader(s, unit) || roomFor(s, s.initiative, s.from[unit]!) > 0) {
      returnUnit(s, unit, tell)
      return
    }
    s.marks[unit]! &= ~RETURNING
    startRetreat(s, unit, s.from[unit]!, 'return-next', tell)
  },
})

/** After the assault the defender may fall back. ARR-6.6.3a */
export const voluntaryNext: AutomaticStep = (s) => {
  if (s.present[at(defender(s), s.target)]! > 0) ask(s, 'voluntary', defender(s))
  else goTo(s, 'assault-end')
}

/** Who falls back of their own will, Forward Unit or not. ARR-6.6.3a, ARR-6.6.3b, ARR-6.6.3c */
export const voluntary = choosing(
  {
    verb: VERB.withdraw,
    size: unitCount,
    verdict(s, unit) {
      if (!isDefending(s, unit)) return WHY['not-defending']
      if (isLocked(s, unit)) return WHY['retreat-locked']
      return hasRetreat(s, unit) ? LEGAL : WHY['no-retreat']
    },
    take(s, unit, _dice, tell) {
      spend(s, unit, tell)
      startRetreat(s, unit, s.target, 'voluntary-next', tell)
    },
  },
  { verb: VERB.stand, take: (s) => goTo(s, 'assault-end') },
)

/** The assault is settled: overrun, back to the activation, or the Initiative is lost. */
export const assaultEnd: AutomaticStep = (s, _dice, tell) => {
  if (s.failed) {
    endOverrun(s, tell)
    goTo(s, 'impulse-failed') // ARR-6.4.1e
    return
  }
  const overrun = mayOverrun(s) && s.escaped === 0 && !hasEnemy(s, s.initiative, s.target)
  for (const unit of assaultGroup(s)) {
    s.marks[unit]! &= ~ASSAULTING
    if (isSpent(s, unit)) continue
    if (overrun && movementLeft(s, unit) >= 1) s.marks[unit]! |= OVERRUNNING
    else spend(s, unit, tell)
  }
  if (overrun) tellOverrun(s, tell)
  clearCombat(s)
  goTo(s, hasOverrunner(s) ? 'overrun-next' : 'action-next')
}

function tellOverrun(s: ArrasState, tell: Tell): void {
  if (!tell) return
  const units: Unit[] = []
  for (let unit = firstUnit(s, s.initiative), end = endUnit(s, s.initiative); unit < end; unit++) {
    if (s.marks[unit]! & OVERRUNNING && s.place[unit]! === s.target) units.push(unit)
  }
  if (units.length > 0) tell({ type: 'overrun', rule: 'ARR-6.5a', place: s.target, units })
}
