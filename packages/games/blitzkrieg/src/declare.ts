import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Verdict,
} from '@estafette/kernel'
import { canCover, cover } from './cover.ts'
import { ask, clearPhase, goTo, type AutomaticStep, type DecisionStep } from './flow.ts'
import {
  canAttack,
  holdUnits,
  isBarred,
  isFree,
  isGunFor,
  isPending,
  listPending,
} from './obligation.ts'
import { WHY } from './reasons.ts'
import {
  at,
  ATTACKED,
  ATTACKING,
  DISRUPTED,
  endUnit,
  firstUnit,
  FOUGHT,
  HELD,
  NONE,
  opponent,
  PARALYSED,
  sideOfUnit,
  SPENT,
  TARGET,
  USED,
  type BlitzState,
  type Hex,
  type Unit,
} from './state.ts'
import { areTwins, isEnough, isNextToAll, isStronger } from './strength.ts'
import { hasEnemy, isArtillery, isOnMap, isTransport } from './units.ts'
import { VERB } from './verbs.ts'
import type { HexSet } from './work.ts'

/** The phase begins: those who are held, and dice of paralysis. BLZ-EVT-4, BLZ-CBT-5 */
export const combatPhase: AutomaticStep = (s, dice, tell) => {
  clearPhase(s, USED | HELD | FOUGHT)
  holdUnits(s)
  if ((s.paralysed >> s.phasing) & 1) {
    for (let hex = 0; hex < s.board.hexCount; hex++) {
      if (s.units[at(s, s.phasing, hex)]! < 2 || !couldAttack(s, hex)) continue
      const die = dice.roll(1)
      if (die % 2) s.ground[hex]! |= PARALYSED
      tell?.({ type: 'paralysis-die', rule: 'BLZ-EVT-4', hex, die })
    }
  }
  goTo(s, 'combat-next')
}

/** Whether a unit of a stack could do its part in an attack on anyone. BLZ-EVT-4 */
function couldAttack(s: BlitzState, hex: Hex): boolean {
  const enemy = opponent(s.phasing)
  for (let target = 0; target < s.board.hexCount; target++) {
    if (s.units[at(s, enemy, target)]! > 0 && couldAttackFrom(s, hex, target)) return true
  }
  return false
}

/** Whether all who may attack a target are enough for it, and one of them stands in a hex. */
function couldAttackFrom(s: BlitzState, hex: Hex, target: Hex): boolean {
  const { sets, targets } = s.work.plans
  targets.size = 1
  targets.list[0] = target
  sets.size = 0
  let isHere = false
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (!canTakePart(s, unit, targets)) continue
    sets.list[sets.size++] = unit
    isHere ||= s.place[unit]! === hex
  }
  return isHere && isEnough(s, sets, targets)
}

/** Asks for the next attack. */
export const combatNext: AutomaticStep = (s) => {
  s.cover = cover(s)
  ask(s, 'declare', s.phasing)
}

/** The targets named so far. */
export function targetsOf(s: BlitzState, out: HexSet): HexSet {
  out.size = 0
  const enemy = opponent(s.phasing)
  for (let unit = firstUnit(s, enemy); unit < endUnit(s, enemy); unit++) {
    const hex = s.place[unit]!
    if (hex >= s.board.hexCount || s.top[hex]! !== unit) continue
    if (s.ground[hex]! & TARGET) out.list[out.size++] = hex
  }
  return out
}

/** The attackers named so far, guns included. */
export function attackersOf(s: BlitzState): void {
  const { sets } = s.work.plans
  sets.size = 0
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (s.marks[unit]! & ATTACKING) sets.list[sets.size++] = unit
  }
}

/** Whether a unit can join an attack on the targets, and is no gun. BLZ-CBT-1, BLZ-CBT-3 */
function isAttacker(s: BlitzState, unit: Unit, targets: HexSet): boolean {
  return !isArtillery(s, unit) && canAttack(s, unit) && isNextToAll(s, unit, targets)
}

function isSupporter(s: BlitzState, unit: Unit, targets: HexSet): boolean {
  if (!isArtillery(s, unit) || !canAttack(s, unit)) return false
  for (let i = 0; i < targets.size; i++) if (!isGunFor(s, unit, targets.list[i]!)) return false
  return true
}

/** Whether a unit of the phasing player can do its part in an attack on targets. BLZ-CBT-3, BLZ-ART-6 */
export function canTakePart(s: BlitzState, unit: Unit, targets: HexSet): boolean {
  return isArtillery(s, unit) ? isSupporter(s, unit, targets) : isAttacker(s, unit, targets)
}

/** How many of the targets named must be attacked. */
function pendingNamed(s: BlitzState, targets: HexSet): number {
  let count = 0
  for (let i = 0; i < targets.size; i++) if (isPending(s, targets.list[i]!)) count++
  return count
}

/** Whether the attack as it is named leaves enough for the others. BLZ-CBT-9 */
function isFair(s: BlitzState): boolean {
  if (s.cover === 0) return true
  const { named } = s.work
  targetsOf(s, named)
  return canCover(s, s.cover - pendingNamed(s, named))
}

/** What the attackers named can become with all who cost nothing: disrupted units and guns. */
function isEnoughWithHelp(s: BlitzState): boolean {
  const { sets } = s.work.plans
  const { named } = s.work
  attackersOf(s)
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (!isOnMap(s, unit) || s.marks[unit]! & ATTACKING) continue
    if (isHelper(s, unit, named) && !barsFree(s, unit)) addHelp(s, unit)
  }
  let main = 0
  for (let i = 0; i < sets.size; i++) if (!isArtillery(s, sets.list[i]!)) main++
  return main > 0 && isEnough(s, sets, named)
}

/** Whether a unit can join an attack without being missed anywhere else: guns and disrupted units. */
function isHelper(s: BlitzState, unit: Unit, targets: HexSet): boolean {
  if (isArtillery(s, unit)) return isSupporter(s, unit, targets)
  return (s.flags[unit]! & DISRUPTED) !== 0 && isAttacker(s, unit, targets)
}

/** Whether somebody of its paralysed stack who is free could not attack because of it. BLZ-EVT-4 */
function barsFree(s: BlitzState, unit: Unit): boolean {
  const hex = s.place[unit]!
  if ((s.ground[hex]! & PARALYSED) === 0) return false
  for (let other = s.top[hex]!; other !== NONE; other = s.below[other]!) {
    if (other !== unit && isFree(s, other)) return true
  }
  return false
}

/** Whether a unit is worth trying in an attack: it is free, or keeps another from attacking. */
function isTried(s: BlitzState, unit: Unit): boolean {
  const { named } = s.work
  if (!isOnMap(s, unit)) return false
  if (isFree(s, unit)) return isNextToAll(s, unit, named) && !hasFreeTwin(s, unit)
  return isHelper(s, unit, named) && barsFree(s, unit)
}

/** Adds one who helps; of a paralysed stack only the strongest. BLZ-EVT-4 */
function addHelp(s: BlitzState, unit: Unit): void {
  const { sets } = s.work.plans
  const hex = s.place[unit]!
  if (s.ground[hex]! & PARALYSED) {
    for (let i = 0; i < sets.size; i++) {
      const other = sets.list[i]!
      if (s.place[other]! !== hex) continue
      if (isStronger(s, unit, other, s.work.named)) sets.list[i] = unit
      return
    }
  }
  sets.list[sets.size++] = unit
}

/** Whether one that is alike comes before and is not named: attacks with that one have been tried. */
function hasFreeTwin(s: BlitzState, unit: Unit): boolean {
  for (let other = s.top[s.place[unit]!]!; other < unit; other = s.below[other]!) {
    if (areTwins(s, other, unit) && isFree(s, other)) return true
  }
  return false
}

/** Whether free units can be added to those named so that a legal attack comes of it. */
function canComplete(s: BlitzState, from: Unit = firstUnit(s, s.phasing)): boolean {
  targetsOf(s, s.work.named)
  if (isEnoughWithHelp(s)) return isFair(s)
  for (let unit = from; unit < endUnit(s, s.phasing); unit++) {
    if (!isTried(s, unit)) continue
    s.marks[unit]! |= ATTACKING
    const works = canComplete(s, unit + 1)
    s.marks[unit]! &= ~ATTACKING
    if (works) return true
  }
  return false
}

/** The same where no attacker is named yet, so that further targets may be. */
function canCompleteTargets(
  s: BlitzState,
  from: Unit = firstUnit(s, opponent(s.phasing)),
): boolean {
  targetsOf(s, s.work.named)
  if (isEnoughWithHelp(s) && isFair(s)) return true
  if (canCompleteWithUnits(s)) return true
  if (s.cover === 0) return false // further targets only make it harder
  for (let unit = from; unit < endUnit(s, opponent(s.phasing)); unit++) {
    const hex = s.place[unit]!
    if (hex >= s.board.hexCount || s.top[hex]! !== unit) continue
    if (s.ground[hex]! & (TARGET | ATTACKED) || !isPending(s, hex)) continue
    s.ground[hex]! |= TARGET
    const works = hasAttacker(s) && canCompleteTargets(s, unit + 1)
    s.ground[hex]! &= ~TARGET
    if (works) return true
  }
  return false
}

/** Tries the free units even where disrupted ones and guns would do: each costs cover, but counts. */
function canCompleteWithUnits(s: BlitzState): boolean {
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (!isTried(s, unit)) continue
    s.marks[unit]! |= ATTACKING
    const works = canComplete(s, unit + 1)
    s.marks[unit]! &= ~ATTACKING
    if (works) return true
  }
  return false
}

/** Whether anybody at all stands next to all targets named. */
function hasAttacker(s: BlitzState): boolean {
  targetsOf(s, s.work.named)
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (isOnMap(s, unit) && isAttacker(s, unit, s.work.named)) return true
  }
  return false
}

/** Whether a hex may be named as a target, the first or one more. BLZ-CBT-3, BLZ-CBT-4 */
export function targetVerdict(s: BlitzState, hex: Hex): Verdict {
  if (!hasEnemy(s, s.phasing, hex)) return WHY['no-enemy-there']
  if (s.ground[hex]! & ATTACKED) return WHY['attacked-already']
  if (s.ground[hex]! & TARGET) return WHY['named-already']
  if (hasMain(s)) return WHY['targets-named']
  s.ground[hex]! |= TARGET
  const verdict = !hasAttacker(s)
    ? WHY['nobody-near']
    : canCompleteTargets(s)
      ? LEGAL
      : s.cover > 0
        ? WHY['others-left-out']
        : WHY['below-one-to-four']
  s.ground[hex]! &= ~TARGET
  return verdict
}

/** Whether attackers or guns are named. */
function hasMain(s: BlitzState): boolean {
  attackersOf(s)
  return s.work.plans.sets.size > 0
}

/** Whether a unit may be named as an attacker. BLZ-CBT-2, BLZ-CBT-9 */
export function attackVerdict(s: BlitzState, unit: Unit): Verdict {
  const who = whoVerdict(s, unit)
  if (who !== LEGAL) return who
  if (isArtillery(s, unit)) return WHY['guns-support'] // BLZ-CBT-10
  targetsOf(s, s.work.named)
  if (!isNextToAll(s, unit, s.work.named)) return WHY['not-next-to-all']
  s.marks[unit]! |= ATTACKING
  const works = canComplete(s)
  s.marks[unit]! &= ~ATTACKING
  return works ? LEGAL : WHY['others-left-out']
}

function whoVerdict(s: BlitzState, unit: Unit): Verdict {
  if (sideOfUnit(s, unit) !== s.phasing || isTransport(s, unit)) return WHY['not-yours']
  if (!isOnMap(s, unit)) return WHY['not-on-map']
  if (s.marks[unit]! & ATTACKING) return WHY['named-already']
  if (s.marks[unit]! & USED) return WHY['attacked-before']
  if (s.marks[unit]! & HELD) return WHY['held']
  return isBarred(s, unit) ? WHY['paralysed-stack'] : LEGAL
}

/** Whether a gun may support the attack. BLZ-ART-6, BLZ-CBT-11 */
export function supportVerdict(s: BlitzState, unit: Unit): Verdict {
  const who = whoVerdict(s, unit)
  if (who !== LEGAL) return who
  if (!isArtillery(s, unit)) return WHY['not-artillery']
  if (!hasMain(s)) return WHY['no-attacker'] // what is attacked is settled by then
  targetsOf(s, s.work.named)
  if (!isSupporter(s, unit, s.work.named)) {
    return s.flags[unit]! & SPENT ? WHY['spent'] : WHY['out-of-range']
  }
  if ((s.ground[s.place[unit]!]! & PARALYSED) === 0) return LEGAL
  s.marks[unit]! |= ATTACKING // it bars the others of its stack
  const works = canComplete(s)
  s.marks[unit]! &= ~ATTACKING
  return works ? LEGAL : WHY['paralysed-stack']
}

/** Whether the attack can be fought as it is named. BLZ-CBT-5, BLZ-CBT-9, BLZ-CBT-10 */
export function fightVerdict(s: BlitzState): Verdict {
  const { plans, named } = s.work
  targetsOf(s, named)
  attackersOf(s)
  let main = 0
  for (let i = 0; i < plans.sets.size; i++) if (!isArtillery(s, plans.sets.list[i]!)) main++
  if (main === 0) return WHY['no-attacker']
  if (!isEnough(s, plans.sets, named)) return WHY['below-one-to-four']
  return isFair(s) ? LEGAL : WHY['others-left-out']
}

/** Whether the phase may end: nothing that must be attacked can be. BLZ-CBT-8 */
function endVerdict(s: BlitzState): Verdict {
  return listPending(s, s.work.plans.pending) > 0 ? WHY['must-attack'] : LEGAL
}

function listTargets(s: BlitzState, out: Int32Array): number {
  let count = 0
  const first = firstUnit(s, opponent(s.phasing))
  const end = endUnit(s, opponent(s.phasing))
  for (let unit = first; unit < end; unit++) {
    const hex = s.place[unit]!
    if (hex >= s.board.hexCount || s.top[hex]! !== unit) continue
    if (!isNearOwn(s, hex) || targetVerdict(s, hex) !== LEGAL) continue
    let slot = count++ // hexes do not come in their order
    for (; slot > 0 && targetOf(out[slot - 1]!) > hex; slot--) out[slot] = out[slot - 1]!
    addChoice(out, slot, VERB.target, hex)
  }
  return count
}

function isNearOwn(s: BlitzState, hex: Hex): boolean {
  const { neighbours } = s.board
  const own = at(s, s.phasing, 0)
  for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
    const other = neighbours[slot]!
    if (other >= 0 && s.units[own + other]! > 0) return true
  }
  return false
}

/** Which hex is attacked, or none any more. BLZ-CBT-1 */
export const declare: DecisionStep = {
  list(s, out) {
    const count = listTargets(s, out)
    return endVerdict(s) === LEGAL ? addChoice(out, count, VERB.done) : count
  },
  verdict(s, choice) {
    const target = targetOf(choice)
    if (verbOf(choice) === VERB.target) {
      return target < s.board.hexCount ? targetVerdict(s, target) : NO_SUCH_CHOICE
    }
    if (verbOf(choice) !== VERB.done) return NOT_NOW
    return target === 0 ? endVerdict(s) : NO_SUCH_CHOICE
  },
  take(s, choice) {
    if (verbOf(choice) === VERB.done) {
      goTo(s, 'forced-retreats')
      return
    }
    s.ground[targetOf(choice)]! |= TARGET
    ask(s, 'attack', s.phasing)
  },
}

/** Who attacks, what else is attacked, which guns support, and go. BLZ-CBT-1, BLZ-CBT-3, BLZ-ART-6 */
export const attack: DecisionStep = {
  list(s, out) {
    let count = listTargets(s, out)
    const end = endUnit(s, s.phasing)
    for (let unit = firstUnit(s, s.phasing); unit < end; unit++) {
      if (isOnMap(s, unit) && attackVerdict(s, unit) === LEGAL) {
        count = addChoice(out, count, VERB.attack, unit)
      }
    }
    for (let unit = firstUnit(s, s.phasing); unit < end; unit++) {
      if (isOnMap(s, unit) && supportVerdict(s, unit) === LEGAL) {
        count = addChoice(out, count, VERB.support, unit)
      }
    }
    return fightVerdict(s) === LEGAL ? addChoice(out, count, VERB.fight) : count
  },
  verdict(s, choice) {
    const target = targetOf(choice)
    switch (verbOf(choice)) {
      case VERB.target:
        return target < s.board.hexCount ? targetVerdict(s, target) : NO_SUCH_CHOICE
      case VERB.attack:
        return target < s.board.unitCount ? attackVerdict(s, target) : NO_SUCH_CHOICE
      case VERB.support:
        return target < s.board.unitCount ? supportVerdict(s, target) : NO_SUCH_CHOICE
      case VERB.fight:
        return target === 0 ? fightVerdict(s) : NO_SUCH_CHOICE
      default:
        return NOT_NOW
    }
  },
  take(s, choice) {
    const target = targetOf(choice)
    if (verbOf(choice) === VERB.target) s.ground[target]! |= TARGET
    else if (verbOf(choice) === VERB.fight) goTo(s, 'combat-begins')
    else s.marks[target]! |= ATTACKING
  },
}
