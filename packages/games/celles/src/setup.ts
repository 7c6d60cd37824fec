import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Verdict,
} from '@estafette/kernel'
import { STACKING_LIMIT } from './data/charts.ts'
import { ALLIED, HEX_COUNT } from './data/map.ts'
import { setupGroups, TRUCKS_FROM_TURN } from './data/schedule.ts'
import { UNIT_COUNT } from './data/units.ts'
import type { Tell } from './events.ts'
import { ask, clearPhase, goTo, type AutomaticStep, type DecisionStep } from './flow.ts'
import { WHY } from './reasons.ts'
import { at, NONE, sideOfUnit, WAITING, type CellesState, type Hex, type Unit } from './state.ts'
import { enter, hasEnemy, is84th, stepsOf } from './units.ts'
import { VERB } from './verbs.ts'

/** Where each unit that its owner places may stand, in ascending order; nothing for the others. */
const zones: (readonly Hex[] | undefined)[] = Array.from({ length: UNIT_COUNT })
for (const { units, hexes } of setupGroups) {
  if (hexes.length === 1) continue
  for (const unit of units) zones[unit] = hexes.toSorted((a, b) => a - b)
}

/** Everything off the map, no marker set. CEL-20.0.5, CEL-20.0.6 */
export function prepare(s: CellesState): void {
  clearPhase(s)
  s.place.fill(WAITING)
  s.first = NONE
  s.initiative = NONE
  s.phasing = NONE
  s.trucks = NONE
  s.trucksFrom = TRUCKS_FROM_TURN
  s.winner = NONE
  s.victory = NONE
  s.decider = ALLIED
}

/** Units whose hex is given are placed; the Allied player places the others. CEL-20.0.4 */
export function beginSetUp(s: CellesState, tell: Tell): void {
  for (const { units, hexes } of setupGroups) {
    if (hexes.length > 1) continue
    for (const unit of units) put(s, unit, hexes[0]!, tell)
  }
  goTo(s, 'setup-next')
}

function put(s: CellesState, unit: Unit, hex: Hex, tell: Tell): void {
  enter(s, unit, hex)
  tell?.({ type: 'set-up', rule: setUpRule(unit), unit, hex })
}

function setUpRule(unit: Unit): string {
  if (sideOfUnit(unit) !== ALLIED) return 'CEL-20.0.1'
  return is84th(unit) ? 'CEL-20.0.2' : 'CEL-20.0.3'
}

/** The next unit to place, or the first turn. CEL-20.0.2, CEL-20.0.3 */
export const setupNext: AutomaticStep = (s) => {
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (!zones[unit] || s.place[unit]! !== WAITING) continue
    s.placing = unit
    ask(s, 'setup-place', ALLIED)
    return
  }
  s.placing = NONE
  goTo(s, 'chit-phase')
}

function placeVerdict(s: CellesState, hex: Hex): Verdict {
  if (hex >= HEX_COUNT) return NO_SUCH_CHOICE
  if (!zones[s.placing]!.includes(hex)) {
    return is84th(s.placing) ? WHY['set-up-zone'] : WHY['set-up-zone-cavalry']
  }
  if (hasEnemy(s, ALLIED, hex)) return WHY['set-up-enemy']
  const steps = s.steps[at(ALLIED, hex)]! + stepsOf(s, s.placing)
  return steps > STACKING_LIMIT ? WHY['set-up-room'] : LEGAL
}

/** Where an Allied unit is set up. */
export const setupPlace: DecisionStep = {
  list(s, out) {
    const hexes = zones[s.placing]!
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
