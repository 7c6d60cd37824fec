import { hasTarget } from '../movement.ts'
import { makeUnitReach, pathTo, unitReach, type UnitReach } from '../reach.ts'
import { NONE, type CellesState, type Hex, type Side, type Unit } from '../state.ts'
import { isUsed } from '../units.ts'
import { assistAt, canStillAct, fillFriends } from './assists.ts'
import { weighAttack } from './attacks.ts'
import { makeAssault, NEVER, type BestAttack, type Memory } from './rooms.ts'
import { excessAt, standing } from './standing.ts'
import { blockAt, cutAt, look, makeSurvey, type Survey } from './survey.ts'

/** What could be done with a unit: where it would go and whether it would attack there. */
interface Option {
  hex: Hex
  attack: number // type, NONE for none
  assist: number // what it adds to the attacks of others, in the value
  value: number
}

const KEPT = 10
const REFINED = 4 // of them, where a survey is shared

/** The best there is to do with one unit. */
export interface Scheme {
  readonly v: Survey
  readonly reach: UnitReach
  readonly options: Option[] // the best first in [0, size)
  readonly assault: BestAttack // of the best option, if it is one
  size: number
  unit: Unit
  stay: number // value of leaving it where it is
  value: number // of the best option
  readonly known: Int32Array // what it was made from
}

export function makeScheme(memory: Memory, v: Survey = makeSurvey(memory)): Scheme {
  return {
    v,
    reach: makeUnitReach(memory.board),
    options: Array.from({ length: KEPT }, () => ({
      hex: NONE,
      attack: NONE,
      assist: 0,
      value: NEVER,
    })),
    assault: makeAssault(memory.board),
    size: 0,
    unit: NONE,
    stay: 0,
    value: NEVER,
    known: new Int32Array(8).fill(-2),
  }
}

/** Keeps an option if it is among the best. */
function keep(scheme: Scheme, hex: Hex, attack: number, assist: number, value: number): void {
  const { options } = scheme
  if (scheme.size === KEPT && options[KEPT - 1]!.value >= value) return
  let slot = scheme.size < KEPT ? scheme.size++ : KEPT - 1
  const moved = options[slot]!
  for (; slot > 0 && options[slot - 1]!.value < value; slot--) {
    options[slot] = options[slot - 1]!
  }
  moved.hex = hex
  moved.attack = attack
  moved.assist = assist
  moved.value = value
  options[slot] = moved
}

/** Whether the scheme was made for this very position; remembers it if not. */
function isMadeFor(scheme: Scheme, s: CellesState, unit: Unit): boolean {
  const { asked } = scheme.v.memory.planning
  asked[0] = scheme.v.serial
  asked[1] = s.place[unit]!
  asked[2] = s.flags[unit]!
  asked[3] = s.active === unit ? 1 : 0
  asked[4] = s.active === unit ? s.spent : 0
  asked[5] = s.active === unit ? s.strategic : 0
  asked[6] = 0
  asked[7] = 0
  for (let each = 0; each < s.board.unitCount; each++) {
    if (each !== unit && canStillAct(s, each)) asked[6 + (each & 1)]! |= 1 << (each >> 1)
  }
  for (let i = 0; i < asked.length; i++) {
    if (asked[i]! === scheme.known[i]!) continue
    scheme.known.set(asked)
    return false
  }
  return true
}

/** Plans for a unit on the map that could move now, or goes on moving. */
export function schemeUnit(scheme: Scheme, s: CellesState, side: Side, unit: Unit): Scheme {
  const v = look(scheme.v, s, side, unit)
  if (isMadeFor(scheme, s, unit)) return scheme
  const { weights } = v
  const { scratch, friends, others } = v.memory.planning
  const found = unitReach(s, unit, scheme.reach)
  const start = s.place[unit]!
  const hasMoved = s.active === unit && s.spent > 0
  scheme.unit = unit
  scheme.size = 0
  for (const option of scheme.options) option.hex = NONE
  fillFriends(v, s, others, friends)
  const here = standing(v, start, hasMoved || isUsed(s, unit))
  const failed = standing(v, start, true) - 0.1
  for (let i = 0; i < found.size; i++) {
    const hex = found.hexes[i]!
    const isStart = hex === start
    if (!isStart && excessAt(v, hex) > 0) continue
    const rolls = found.rolls[hex]! !== 0
    const risk = (value: number): number =>
      rolls ? found.chance * value + (1 - found.chance) * failed : value
    const base = isStart ? here : standing(v, hex, true)
    const price = isStart ? 0 : weights.least
    const assist = isStart ? 0 : assistAt(v, friends, hex)
    keep(scheme, hex, NONE, assist, risk(base + assist + v.flow[hex]!) - price)
    if (excessAt(v, hex) > 0 || !hasTarget(s, side, hex)) continue
    weighAttack(v, hex, found.left[hex]!, scratch)
    if (scratch.value <= weights.leastAttack) continue
    const then = isStart ? standing(v, hex, true) : base
    keep(
      scheme,
      hex,
      scratch.type,
      0,
      risk(then + v.flow[hex]! + scratch.value) - weights.leastAttack,
    )
  }
  refine(scheme, here)
  return scheme
}

/** Replaces what was guessed of the best options by what they do to the enemy's ways. */
function refine(scheme: Scheme, here: number): void {
  const { v, options, reach } = scheme
  const start = reach.hexes[0]!
  const startWays = blockAt(v, start) + cutAt(v, start)
  scheme.stay = here + startWays
  if (v.isShared) {
    while (scheme.size > REFINED) options[--scheme.size]!.hex = NONE // a guess must not win by being one
  }
  for (let i = 0; i < scheme.size; i++) {
    const option = options[i]!
    const { hex } = option
    const ways = hex === start ? startWays : blockAt(v, hex) + cutAt(v, hex)
    const share = reach.rolls[hex]! ? reach.chance : 1
    const kept = reach.rolls[hex]! ? (1 - reach.chance) * startWays : 0
    option.value += share * (ways - v.flow[hex]!) + kept
  }
  options.sort(byValue)
  const best = options[0]!
  scheme.value = scheme.size === 0 || best.value < scheme.stay ? scheme.stay : best.value
}

function byValue(a: Option, b: Option): number {
  if (a.hex === NONE || b.hex === NONE) return a.hex === b.hex ? 0 : a.hex === NONE ? 1 : -1
  return b.value - a.value
}

/** The best option, weighed again for whoever wants to know who helps. */
export function bestAssault(scheme: Scheme): BestAttack {
  const { hex, attack } = scheme.options[0]!
  if (attack === NONE) {
    scheme.assault.value = NEVER
    return scheme.assault
  }
  return weighAttack(scheme.v, hex, scheme.reach.left[hex]!, scheme.assault)
}

/** The first hex on the way to one, NONE for where the unit stands. */
export function firstStep(scheme: Scheme, hex: Hex): Hex {
  return pathTo(scheme.reach, hex)[1] ?? NONE
}

/** Whether the best is to come up and help somebody who attacks after it. */
export function isAssist(scheme: Scheme): boolean {
  return scheme.size > 0 && scheme.options[0]!.assist > 0 && scheme.value > scheme.stay
}

/** What moving the unit brings. */
export function gainOf(scheme: Scheme): number {
  return scheme.value - scheme.stay
}
