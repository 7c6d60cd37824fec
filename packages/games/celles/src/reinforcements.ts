import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Verdict,
} from '@estafette/kernel'
import { FBB, STACKING_LIMIT } from './data/codes.ts'
import type { Tell } from './events.ts'
import { ask, goTo, type AutomaticStep, type DecisionStep } from './flow.ts'
import { WHY } from './reasons.ts'
import {
  ACTIVATED,
  at,
  ENTERING,
  NONE,
  REDUCED,
  SETTLED,
  sideOfUnit,
  type CellesState,
  type Formation,
  type Hex,
  type Unit,
} from './state.ts'
import { enter, hasEnemy, isFbb, isOnMap, leave } from './units.ts'
import { VERB } from './verbs.ts'

/** Overstacking that the placing of units caused is spared until the phase ends. CEL-14.0.4 */
function spare(s: CellesState, hex: Hex): void {
  const steps = s.steps[at(s, s.phasing, hex)]!
  s.spared[s.board.entryIndex[hex]!] = steps > STACKING_LIMIT ? steps : 0
}

/** A reinforcement whose turn has come. CEL-14.0.1, CEL-14.0.5 */
export function isDue(s: CellesState, unit: Unit): boolean {
  return s.place[unit]! === s.board.waiting && s.board.arrivalTurn[unit]! <= s.turn
}

/** Whether some entry hex of a unit is free of enemies. CEL-14.0.3, CEL-14.0.6 */
export function hasEntryHex(s: CellesState, unit: Unit): boolean {
  const side = sideOfUnit(s, unit)
  const hexes = s.board.entryHexes[s.board.unitFormation[unit]!]!
  for (let i = 0; i < hexes.length; i++) if (!hasEnemy(s, side, hexes[i]!)) return true
  return false
}

/** Asks where each unit that enters now is placed. CEL-14.0.9 */
export const arrivals: AutomaticStep = (s, _dice, tell) => {
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    if ((s.marks[unit]! & ENTERING) === 0) continue
    if (hasEntryHex(s, unit)) {
      s.entrant = unit
      ask(s, 'reinforcement', s.phasing)
      return
    }
    s.marks[unit]! &= ~(ENTERING | ACTIVATED)
    tell?.({ type: 'waits', rule: 'CEL-14.0.6', unit })
  }
  if (s.activation !== SETTLED) goTo(s, 'tactics')
  else goTo(s, s.named === NONE ? 'active-next' : 'naming-next')
}

function placeVerdict(s: CellesState, hex: Hex): Verdict {
  if (hex >= s.board.hexCount) return NO_SUCH_CHOICE
  if (!s.board.entryHexes[s.board.unitFormation[s.entrant]!]!.includes(hex)) return WHY['entry-hex'] // CEL-22.0.2
  return hasEnemy(s, s.decider, hex) ? WHY['entry-enemy'] : LEGAL // CEL-14.0.3, CEL-22.0.4
}

/** Where a reinforcement enters. CEL-14.0.1, CEL-22.0.2, CEL-22.0.3 */
export const reinforcement: DecisionStep = {
  list(s, out) {
    const hexes = s.board.entryHexes[s.board.unitFormation[s.entrant]!]!
    let count = 0
    for (let i = 0; i < s.board.entryList.length; i++) {
      const hex = s.board.entryList[i]!
      if (hexes.includes(hex) && !hasEnemy(s, s.decider, hex)) {
        count = addChoice(out, count, VERB.place, hex)
      }
    }
    return count
  },
  verdict(s, choice) {
    return verbOf(choice) === VERB.place ? placeVerdict(s, targetOf(choice)) : NOT_NOW
  },
  take(s, choice, _dice, tell) {
    const unit = s.entrant
    const hex = targetOf(choice)
    enter(s, unit, hex) // CEL-14.0.8: unused, CEL-5.0.10: supplied
    s.marks[unit]! &= ~ENTERING
    spare(s, hex)
    s.entrant = NONE
    tell?.({ type: 'entered', rule: 'CEL-14.0.1', unit, hex })
    goTo(s, 'arrivals')
  },
}

/** Whether activating units of a formation makes it withdraw instead. CEL-15.0.1, CEL-15.0.7 */
export function mustWithdraw(s: CellesState, formation: Formation): boolean {
  if (formation !== FBB || s.turn < s.board.withdrawalFromTurn || s.withdrawn !== 0) return false
  return s.board.formationUnits[FBB]!.some(
    (unit) => isOnMap(s, unit) || s.place[unit]! === s.board.waiting,
  )
}

/** The whole brigade leaves the game, waiting units included. CEL-15.0.2, CEL-15.0.3 */
export function withdraw(s: CellesState, rule: string, tell: Tell): void {
  const gone: number[] = []
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    if (!isFbb(s, unit)) continue
    if (isOnMap(s, unit)) leave(s, unit, s.board.withdrawn)
    else if (s.place[unit]! === s.board.waiting) s.place[unit] = s.board.withdrawn
    else continue
    s.flags[unit]! &= REDUCED // a lost step stays lost. CEL-15.0.4
    s.marks[unit] = 0
    gone.push(unit)
  }
  s.withdrawn = 1
  tell?.({ type: 'withdrawn', rule, formation: FBB, units: gone })
}
