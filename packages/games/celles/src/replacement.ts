import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Verdict,
} from '@estafette/kernel'
import { ask, type DecisionStep } from './flow.ts'
import { WHY } from './reasons.ts'
import { checkStacking } from './stacking.ts'
import {
  endUnit,
  firstUnit,
  NONE,
  REDUCED,
  sideOfUnit,
  type CellesState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'
import { TRACED, traceSupply } from './supply.ts'
import { enter, hasEnemy, isFbb, isOnMap, isReduced, nationalityOf, upgrade } from './units.ts'
import { VERB } from './verbs.ts'
import { isInEnemyZoc } from './zoc.ts'

/** Another position is looked at: traces have to be made anew, one for all units of a nationality. */
function forgetTraces(s: CellesState): void {
  s.work.traces.fresh = 0
}

function isInSupply(s: CellesState, nationality: number, hex: Hex): boolean {
  const { traces } = s.work
  if (((traces.fresh >> nationality) & 1) === 0) {
    traceSupply(s, nationality)
    traces.fresh |= 1 << nationality
  }
  return traces.found[nationality]![hex]! === TRACED
}

/** Whether a unit can be received in a hex. CEL-13.3c, CEL-13.3d */
function groundVerdict(s: CellesState, unit: Unit, hex: Hex): Verdict {
  if (isInEnemyZoc(s, sideOfUnit(s, unit), hex)) return WHY['replacement-zoc']
  return isInSupply(s, nationalityOf(s, unit), hex) ? LEGAL : WHY['replacement-supply']
}

/** A reduced unit on the map becomes full. CEL-13.3a */
function upgradeVerdict(s: CellesState, side: Side, unit: Unit): Verdict {
  if (unit >= s.board.unitCount) return NO_SUCH_CHOICE
  if (sideOfUnit(s, unit) !== side) return WHY['upgrade-not-yours']
  if (!isOnMap(s, unit)) return WHY['upgrade-not-on-map']
  if (!isReduced(s, unit)) return WHY['not-reduced']
  return groundVerdict(s, unit, s.place[unit]!)
}

/** An eliminated unit returns with one step. CEL-13.3b, CEL-13.3g */
function rebuildVerdict(s: CellesState, side: Side, unit: Unit): Verdict {
  if (unit >= s.board.unitCount) return NO_SUCH_CHOICE
  if (sideOfUnit(s, unit) !== side) return WHY['rebuild-not-yours']
  if (s.withdrawn !== 0 && isFbb(s, unit)) return WHY['fbb-gone']
  if (s.place[unit]! !== s.board.destroyed) return WHY['not-destroyed']
  const hexes = s.board.rebuildHexes[s.board.unitFormation[unit]!]!
  for (let i = 0; i < hexes.length; i++) {
    if (stationVerdict(s, unit, hexes[i]!) === LEGAL) return LEGAL
  }
  return WHY['rebuild-nowhere']
}

/** A hex where an eliminated unit may return. CEL-13.3b, CEL-13.3c */
function stationVerdict(s: CellesState, unit: Unit, hex: Hex): Verdict {
  if (hex >= s.board.hexCount) return NO_SUCH_CHOICE
  if (!s.board.rebuildHexes[s.board.unitFormation[unit]!]!.includes(hex)) return WHY['rebuild-hex']
  if (hasEnemy(s, sideOfUnit(s, unit), hex)) return WHY['rebuild-enemy']
  return groundVerdict(s, unit, hex)
}

/** Whether the phasing player has anything to upgrade or rebuild. */
export function hasReplacement(s: CellesState): boolean {
  forgetTraces(s)
  const side = s.phasing
  const end = endUnit(s, side)
  for (let unit = firstUnit(s, side); unit < end; unit++) {
    if (upgradeVerdict(s, side, unit) === LEGAL) return true
    if (rebuildVerdict(s, side, unit) === LEGAL) return true
  }
  return false
}

/** Which unit is upgraded or rebuilt. CEL-13.3 */
export const replacement: DecisionStep = {
  list(s, out) {
    forgetTraces(s)
    const end = endUnit(s, s.decider)
    let count = 0
    for (let unit = firstUnit(s, s.decider); unit < end; unit++) {
      if (upgradeVerdict(s, s.decider, unit) === LEGAL)
        count = addChoice(out, count, VERB.upgrade, unit)
    }
    for (let unit = firstUnit(s, s.decider); unit < end; unit++) {
      if (rebuildVerdict(s, s.decider, unit) === LEGAL)
        count = addChoice(out, count, VERB.rebuild, unit)
    }
    return count
  },
  verdict(s, choice) {
    forgetTraces(s)
    const target = targetOf(choice)
    switch (verbOf(choice)) {
      case VERB.upgrade:
        return upgradeVerdict(s, s.decider, target)
      case VERB.rebuild:
        return rebuildVerdict(s, s.decider, target)
      default:
        return NOT_NOW
    }
  },
  take(s, choice, _dice, tell) {
    const unit = targetOf(choice)
    if (verbOf(choice) === VERB.rebuild) {
      s.entrant = unit
      ask(s, 'rebuild-hex', s.decider)
      return
    }
    const hex = s.place[unit]!
    upgrade(s, unit)
    tell?.({ type: 'upgraded', rule: 'CEL-13.3a', unit, hex })
    checkStacking(s, hex, 'tactics', tell) // CEL-10.0.2
  },
}

/** Where the unit returns. */
export const rebuildHex: DecisionStep = {
  list(s, out) {
    forgetTraces(s)
    const hexes = s.board.rebuildHexes[s.board.unitFormation[s.entrant]!]!
    let count = 0
    for (let i = 0; i < hexes.length; i++) {
      const hex = hexes[i]!
      if (stationVerdict(s, s.entrant, hex) === LEGAL)
        count = addChoice(out, count, VERB.place, hex)
    }
    return count
  },
  verdict(s, choice) {
    forgetTraces(s)
    return verbOf(choice) === VERB.place ? stationVerdict(s, s.entrant, targetOf(choice)) : NOT_NOW
  },
  take(s, choice, _dice, tell) {
    const unit = s.entrant
    const hex = targetOf(choice)
    s.flags[unit] = s.board.unitSteps[unit]! > 1 ? REDUCED : 0 // CEL-13.3e
    s.losses[sideOfUnit(s, unit)]!-- // CEL-16.0.5
    enter(s, unit, hex)
    s.entrant = NONE
    tell?.({ type: 'rebuilt', rule: 'CEL-13.3b', unit, hex })
    checkStacking(s, hex, 'tactics', tell)
  },
}
