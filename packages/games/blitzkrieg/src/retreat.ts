import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Verdict,
} from '@estafette/kernel'
import { mayEndure, settleStanding } from './combat.ts'
import { ASSAULT, GERMAN } from './data/codes.ts'
import { directionTo } from './data/map.ts'
import type { Tell } from './events.ts'
import {
  ask,
  choosing,
  clearRetreat,
  goTo,
  ownUnits,
  type AutomaticStep,
  type DecisionStep,
} from './flow.ts'
import { ASCENDING_DIRECTIONS, leaveMap } from './moves.ts'
import { builderFails } from './pontoons.ts'
import { WHY } from './reasons.ts'
import {
  canRetreat,
  haltVerdict,
  retreatExitVerdict,
  retreatRank,
  retreatStepVerdict,
} from './retreat-path.ts'
import {
  AT_PHASE_END,
  BEFORE_COMBAT,
  BY_RESULT,
  DISRUPTED,
  endUnit,
  firstUnit,
  FOUGHT,
  NONE,
  opponent,
  REFIT,
  RETREATING,
  sideOfUnit,
  YIELDED,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'
import {
  disrupt,
  eliminate,
  hasUnits,
  isOnMap,
  isRefit,
  isTransport,
  shift,
  wear,
} from './units.ts'
import { VERB } from './verbs.ts'
import { isInEnemyZoc } from './zoc.ts'

/** Who retreats next; those who stand, and guns that cannot, are settled first. */
export const retreatNext: AutomaticStep = (s, _dice, tell) => {
  const side = s.sufferer
  let waiting = 0
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if ((s.marks[unit]! & RETREATING) === 0) continue
    if (mayEndure(s, unit) && (s.marks[unit]! & YIELDED) === 0) {
      s.retreater = unit
      ask(s, 'ferocity', side)
      return
    }
    if (!settleStanding(s, unit, tell)) waiting++
  }
  if (waiting > 0) ask(s, 'retreat', side)
  else goTo(s, s.cause === AT_PHASE_END ? 'forced-retreats' : 'result-next')
}

/** Which unit goes next. BLZ-RTR-1, BLZ-FIN-2 */
export const retreat = choosing({
  verb: VERB.retreat,
  ...ownUnits,
  verdict(s, unit) {
    if (sideOfUnit(s, unit) !== s.sufferer) return WHY['not-yours']
    return s.marks[unit]! & RETREATING ? LEGAL : WHY['not-retreating']
  },
  take(s, unit, _dice, tell) {
    s.retreater = unit
    disrupt(s, unit, 'BLZ-RTR-8', tell)
    goTo(s, 'retreat-on')
  },
})

/** The retreat begins or goes on, until the unit has come to an end. BLZ-RTR-7 */
export const retreatOn: AutomaticStep = (s, _dice, tell) => {
  const unit = s.retreater
  if (s.start === NONE) {
    if (!canRetreat(s, unit)) {
      tell?.({ type: 'no-retreat', rule: 'BLZ-RTR-7', unit, hex: s.place[unit]! })
      eliminate(s, unit, 'BLZ-RTR-7', tell)
      goTo(s, 'retreat-over')
      return
    }
    s.rank = retreatRank(s, unit)
    s.start = s.place[unit]!
    builderFails(s, unit, true, tell) // BLZ-PON-8
  }
  ask(s, 'retreat-step', s.sufferer)
}

function toVerdict(s: BlitzState, hex: Hex): Verdict {
  if (hex >= s.board.hexCount) return NO_SUCH_CHOICE
  const from = s.place[s.retreater]!
  const direction = directionTo(s.board, from, hex)
  return direction < 0 ? WHY['not-adjacent'] : retreatStepVerdict(s, from * 6 + direction)
}

/** The next hex of the retreat, off the map, or its end. BLZ-RTR-1 .. BLZ-RTR-6 */
export const retreatStep: DecisionStep = {
  list(s, out) {
    const from = s.place[s.retreater]! * 6
    let count = 0
    for (let i = 0; i < 6; i++) {
      const slot = from + ASCENDING_DIRECTIONS[i]!
      if (s.board.neighbours[slot]! < 0 || retreatStepVerdict(s, slot) !== LEGAL) continue
      count = addChoice(out, count, VERB.to, s.board.neighbours[slot]!)
    }
    if (retreatExitVerdict(s) === LEGAL) count = addChoice(out, count, VERB.exit)
    return haltVerdict(s) === LEGAL ? addChoice(out, count, VERB.stop) : count
  },
  verdict(s, choice) {
    const target = targetOf(choice)
    if (verbOf(choice) === VERB.to) return toVerdict(s, target)
    if (target !== 0) return NO_SUCH_CHOICE
    if (verbOf(choice) === VERB.exit) return retreatExitVerdict(s)
    return verbOf(choice) === VERB.stop ? haltVerdict(s) : NOT_NOW
  },
  take(s, choice, _dice, tell) {
    const unit = s.retreater
    if (verbOf(choice) === VERB.to) {
      step(s, targetOf(choice), tell)
      return
    }
    if (verbOf(choice) === VERB.exit) {
      s.start = s.place[unit]! // where it was seen last
      leaveMap(s, unit, tell)
    }
    goTo(s, 'retreat-over')
  },
}

/** The unit goes into the next hex with its transport. BLZ-MOV-23 */
function step(s: BlitzState, to: Hex, tell: Tell): void {
  const unit = s.retreater
  const from = s.place[unit]!
  const transport = s.ride[unit]!
  shift(s, unit, to, tell)
  if (transport !== NONE) shift(s, transport, to, tell)
  tell?.({ type: 'retreated', rule: 'BLZ-RTR-1', unit, from, to })
}

/** One retreat is over: dice of assault troops, Rommel, then the next. BLZ-ASL-2, BLZ-ROM-6 */
export const retreatOver: AutomaticStep = (s, dice, tell) => {
  const unit = s.retreater
  s.marks[unit]! &= ~RETREATING
  const isLed = s.rommel !== NONE && s.rommel === s.start && sideOfUnit(s, unit) === GERMAN
  const hasRetreated = isOnMap(s, unit) || hasLeft(s, unit)
  if (hasRetreated && s.board.unitType[unit]! === ASSAULT && s.cause === BY_RESULT) {
    const die = dice.roll(1)
    tell?.({ type: 'assault-die', rule: 'BLZ-ASL-2', unit, die })
    if (die % 2 === 0 && isOnMap(s, unit)) wear(s, unit, 'BLZ-ASL-2', tell)
    else if (die % 2 === 0) wearAway(s, unit, tell)
  }
  if (isLed && isOnMap(s, unit)) {
    if (hasUnits(s, GERMAN, s.start)) {
      ask(s, 'follow', GERMAN)
      return
    }
    moveRommel(s, s.place[unit]!, tell)
  }
  close(s)
}

/** Whether a unit's retreat led off the map. */
function hasLeft(s: BlitzState, unit: Unit): boolean {
  return s.place[unit]! === s.board.returning || s.place[unit]! === s.board.gone
}

/** A unit off the map takes the marker along, or does not return. BLZ-ASL-2 */
function wearAway(s: BlitzState, unit: Unit, tell: Tell): void {
  if (isRefit(s, unit)) {
    s.place[unit] = s.board.eliminated
    s.due[unit] = 0
    tell?.({ type: 'eliminated', rule: 'BLZ-ASL-2', unit, hex: s.start })
    return
  }
  s.flags[unit]! |= REFIT
  tell?.({ type: 'refit', rule: 'BLZ-ASL-2', unit })
}

function moveRommel(s: BlitzState, hex: Hex, tell: Tell): void {
  s.rommel = hex
  tell?.({ type: 'rommel', rule: 'BLZ-ROM-6', hex })
}

/** The retreat is forgotten; what follows depends on its cause. */
function close(s: BlitzState): void {
  clearRetreat(s)
  goTo(s, s.cause === BEFORE_COMBAT ? 'combat-begins' : 'retreat-next')
}

/** Whether Rommel goes with a unit that retreated. BLZ-ROM-6 */
export const follow = choosing(
  {
    verb: VERB.follow,
    take(s, _target, _dice, tell) {
      moveRommel(s, s.place[s.retreater]!, tell)
      close(s)
    },
  },
  { verb: VERB.stay, take: close },
)

/** Disrupted units in an enemy ZOC that did not fight retreat: the phasing player's first. BLZ-FIN-1 .. BLZ-FIN-4 */
export const forcedRetreats: AutomaticStep = (s) => {
  if (s.sufferer === opponent(s.phasing)) {
    goTo(s, 'combat-phase-over')
    return
  }
  s.sufferer = s.sufferer === NONE ? s.phasing : opponent(s.phasing)
  s.cause = AT_PHASE_END
  s.least = 1
  s.most = 2
  markForced(s, s.sufferer)
  goTo(s, 'retreat-next')
}

function markForced(s: BlitzState, side: Side): void {
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (isForced(s, side, unit)) s.marks[unit]! |= RETREATING
  }
}

/** Where no ZOC goes nobody is forced. BLZ-FIN-3 */
function isForced(s: BlitzState, side: Side, unit: Unit): boolean {
  if (!isOnMap(s, unit) || isTransport(s, unit) || (s.flags[unit]! & DISRUPTED) === 0) return false
  return (s.marks[unit]! & FOUGHT) === 0 && isInEnemyZoc(s, side, s.place[unit]!)
}
