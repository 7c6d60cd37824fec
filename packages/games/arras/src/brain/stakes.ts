import { at, NONE, SPENT, type Location, type Unit } from '../state.ts'
import { addUnit, capacityOf, clearGarrison } from './garrison.ts'
import { clearingMargin } from './odds.ts'
import { isIn } from './party.ts'
import { standing, standingNow } from './standing.ts'
import type { Survey } from './memory.ts'
import { type Garrison, type Party, type Stakes } from './records.ts'

/** Share of a contested location's worth that getting rid of the enemy in it brings. */
const FREED = 0.3

/** What casualty points do to the defenders. */
export function fillDamage(v: Survey, defenders: Garrison, stakes: Stakes): void {
  stakes.capacity = Math.max(1, capacityOf(defenders))
  stakes.clearing = clearingMargin(defenders.fresh, defenders.spent)
  stakes.perPoint = (v.m.damage * defenders.value * v.material) / stakes.capacity
}

/**
 * What hangs on the assault of a party on a location, out of another or in place, planned or going
 * on: the location behind without it or with it beaten back, the one ahead with it in it, Spent.
 */
export function fillStakes(
  v: Survey,
  party: Party,
  from: Location,
  target: Location,
  point: Unit,
  defenders: Garrison,
  stakes: Stakes,
): void {
  const garrison = v.memory.rest
  const { s } = v
  const isInPlace = from === target
  fillDamage(v, defenders, stakes)

  const before = standingNow(v, from)
  const isHeldBehind = s.control[from]! === v.side
  fillRest(v, party, from)
  const behind = isInPlace ? 0 : standing(v, garrison, from, isHeldBehind) - before
  addParty(v, party, point)
  const beaten = standing(v, garrison, from, isHeldBehind) - before
  stakes.fail = v.value[point]! * v.material - beaten

  const isHeld = s.control[target]! === v.side
  let already = isInPlace ? before : 0
  if (!isInPlace && s.present[at(v.side, target)]! > 0) {
    fillRest(v, party, target)
    if (garrison.fresh + garrison.spent > 0) already = standing(v, garrison, target, isHeld)
  }
  fillRest(v, party, target)
  addParty(v, party, NONE)
  const alone = standing(v, garrison, target, true)
  const beside = standing(v, garrison, target, isHeld)
  stakes.win = behind + beside - already
  stakes.clear = alone - beside + (isHeld ? FREED * v.worth[target]! : 0)
}

/** The own garrison of a location without the party. */
function fillRest(v: Survey, party: Party, place: Location): void {
  const garrison = v.memory.rest
  clearGarrison(garrison)
  const { flags } = v.s
  for (let unit = v.first[at(v.side, place)]!; unit !== NONE; unit = v.next[unit]!) {
    if (!isIn(party, unit)) addUnit(v, garrison, unit, (flags[unit]! & SPENT) !== 0)
  }
}

function addParty(v: Survey, party: Party, but: Unit): void {
  const garrison = v.memory.rest
  for (let i = 0; i < party.size; i++) {
    if (party.units[i]! !== but) addUnit(v, garrison, party.units[i]!, true)
  }
}
