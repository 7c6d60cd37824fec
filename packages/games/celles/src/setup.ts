import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Verdict,
} from '@estafette/kernel'
import { ALLIED, STACKING_LIMIT } from './data/codes.ts'
import type { Tell } from './events.ts'
import { ask, clearPhase, goTo, type AutomaticStep, type DecisionStep } from './flow.ts'
import { WHY } from './reasons.ts'
import { at, NONE, sideOfUnit, type CellesState, type Hex, type Unit } from './state.ts'
import { enter, hasEnemy, is84th, stepsOf } from './units.ts'
import { VERB } from './verbs.ts'

/** Everything off the map, no marker set. CEL-20.0.5, CEL-20.0.6 */
export function prepare(s: CellesState): void {
  clearPhase(s)
  s.place.fill(s.board.waiting)
  s.first = NONE
  s.initiative = NONE
  s.phasing = NONE
  s.trucks = NONE
  s.trucksFrom = s.board.trucksFromTurn
  s.winner = NONE
  s.victory = NONE
  s.decider = ALLIED
}

/** Units whose hex is given are placed; the Allied player places the others. CEL-20.0.4 */
export function beginSetUp(s: CellesState, tell: Tell): void {
  for (const { units, hexes } of s.board.setupGroups) {
    if (hexes.length > 1) continue
    for (const unit of units) put(s, unit, hexes[0]!, tell)
  }
  goTo(s, 'setup-next')
}

function put(s: CellesState, unit: Unit, hex: Hex, tell: Tell): void {
  enter(s, unit, hex)
  tell?.({ type: 'set-up', rule: setUpRule(s, unit), unit, hex })
}

function setUpRule(s: CellesState, unit: Unit): string {
  if (sideOfUnit(s, unit) !== ALLIED) return 'CEL-20.0.1'
  return is84th(s, unit) ? 'CEL-20.0.2' : 'CEL-20.0.3'
}

/** The next unit to place, or the first turn. CEL-20.0.2, CEL-20.0.3 */
export const setupNext: AutomaticStep = (s) => {
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    if (s.board.setupZones[unit]!.length === 0 || s.place[unit]! !== s.board.waiting) continue
    s.placing = unit
    ask(s, 'setup-place', ALLIED)
    return
  }
  s.placing = NONE
  goTo(s, 'chit-phase')
}

function placeVerdict(s: CellesState, hex: Hex): Verdict {
  if (hex >= s.board.hexCount) return NO_SUCH_CHOICE
  if (!s.board.setupZones[s.placing]!.includes(hex)) {
    return is84th(s, s.placing) ? WHY['set-up-zone'] : WHY['set-up-zone-cavalry']
  }
  if (hasEnemy(s, ALLIED, hex)) return WHY['set-up-enemy']
  const steps = s.steps[at(s, ALLIED, hex)]! + stepsOf(s, s.placing)
  return steps > STACKING_LIMIT ? WHY['set-up-room'] : LEGAL
}

/** Where an Allied unit is set up. */
export const setupPlace: DecisionStep = {
  list(s, out) {
    const hexes = s.board.setupZones[s.placing]!
    let count = 0
    for (let i = 0; i < hexes.length; i++) {
      if (placeVerdict(s, hexes[i]!) === LEGAL) count = addChoice(out, count, VERB.place, hexes[i]!)
    }
    return count
  },
  verdict(s, choice) {
    return verbOf(choice) === VERB.place ? placeVerdict(s, targetOf(choice)) : NOT_NOW
  },
  take(s, choice, _dice, tell) {
    put(s, s.placing, targetOf(choice), tell)
    goTo(s, 'setup-next')
  },
}
