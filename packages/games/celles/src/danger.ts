import { LEGAL } from '@estafette/kernel'
import { hasTactic } from './chits.ts'
import { chitModifier, openCombat, supportVerdict } from './combat.ts'
import {
  comersTo,
  groupsOf,
  phaseOf,
  standing,
  type ComingUnit,
  type ComingGroup,
  type Approach,
} from './comers.ts'
import { COMBAT_CHIT, HEAVY, LIGHT, MEUSE } from './data/codes.ts'
import { clearCombat } from './flow.ts'
import { defenceTotal, modifierParts, modifierSum } from './modifiers.ts'
import { classOf } from './movement.ts'
import { oddsColumn } from './odds.ts'
import { previewAttack, successChance, type CombatPreview } from './preview.ts'
import {
  addedIn,
  harmModifier,
  harmsOf,
  harmSets,
  mateOf,
  mostOf,
  strongest,
  type Seating,
} from './seating.ts'
import {
  copyOf,
  endUnit,
  firstUnit,
  NONE,
  opponent,
  sideOfUnit,
  USED,
  type CellesState,
  type Hex,
  type Unit,
} from './state.ts'
import { attackStrength, flipToUnused, isIsolated, leave, shift } from './units.ts'

/** The best attack that the other side could make on a hex in its next Action Phase. */
export interface AttackDanger {
  readonly hex: Hex
  readonly active: Unit
  readonly comers: readonly Unit[] // who of the attackers would move
  readonly supporters: readonly Unit[]
  readonly chance: number // that the active unit gets there: 1 but for an infiltration
  readonly chit: boolean // a Combat chit is played
  readonly preview: CombatPreview
  readonly success: number // chance that the defender loses a step or retreats
}

/** Who attacks, and from where. */
interface Lead {
  readonly group: ComingGroup
  readonly active: Unit
  readonly way: Approach
  readonly chit: boolean
}

/** An attack with everybody where they would be. */
interface Assault extends Lead {
  readonly scene: CellesState // before those who support it have moved
  readonly attack: number // type
  readonly success: number
  readonly seating: Seating
  readonly supporters: readonly Unit[]
}

/**
 * The best attack on a unit that would move to a hex. In one Action Phase the enemy activates a
 * formation whose chit can be drawn, or one unit; those who can come move next to the defenders, each
 * as if it moved now, and are used by it; stacking is kept; the last one attacks, with everybody who
 * stands next to a defender then, and a Combat chit where one lies drawn. None is played against it,
 * and reinforcements yet to enter are left out. Null where nobody can attack.
 * CEL-7.0.2, CEL-8.0.1, CEL-10.0.1, CEL-11.0.2, CEL-11.0.3, CEL-13.1
 */
export function dangerAt(s: CellesState, unit: Unit, hex: Hex): AttackDanger | null {
  const scene = phaseOf(standing(s, unit, hex), opponent(sideOfUnit(s, unit)))
  if (!scene) return null
  const comers = comersTo(scene, hex)
  const chit = hasTactic(scene, scene.phasing, COMBAT_CHIT)
  let best: Assault | null = null
  let known = -1
  for (const group of groupsOf(scene, comers)) {
    const ready = copyOf(scene)
    for (const one of group.units) flipToUnused(ready, one) // CEL-7.0.3
    for (const active of group.units) {
      if (isIsolated(scene, active)) continue // CEL-5.0.9
      for (const way of comers.get(active)?.ways ?? []) {
        if (!isOrigin(scene, way.hex, hex)) continue
        const found = assaultOf(ready, comers, { group, active, way, chit }, known)
        if (!found) continue
        best = found
        known = found.success
      }
    }
  }
  return best && described(best, hex)
}

/** Whether an attack from a hex is made on another one: next to it, not over the Meuse. CEL-11.0.2 */
function isOrigin({ board }: CellesState, from: Hex, hex: Hex): boolean {
  const direction = board.neighbours.subarray(from * 6, from * 6 + 6).indexOf(hex)
  return direction >= 0 && board.river[from * 6 + direction] !== MEUSE
}

/** The type of attack that is best for the die and can be paid, NONE without one. CEL-11.0.1 */
function attackFor(s: CellesState, unit: Unit, left: number): number {
  const { attackCost, attackModifier } = s.board
  let best = NONE
  for (let type = LIGHT; type <= HEAVY; type++) {
    if (attackCost[type]![classOf(s, unit)]! > left) continue
    if (best === NONE || attackModifier[type]! > attackModifier[best]!) best = type
  }
  return best
}

/** The strongest attack of a unit from a hex, if its chance is better than one that is known. */
function assaultOf(
  ready: CellesState,
  comers: ReadonlyMap<Unit, ComingUnit>,
  lead: Lead,
  known: number,
): Assault | null {
  const { group, active, way, chit } = lead
  const attack = attackFor(ready, active, way.left)
  if (attack === NONE) return null
  const scene = opened(ready, active, way.hex, attack)
  const { board, phasing: side } = scene
  const mates = group.units
    .filter((unit) => unit !== active)
    .map((unit) => mateOf(scene, unit, comers.get(unit)))
  const standers = Array.from({ length: endUnit(scene, side) - firstUnit(scene, side) })
    .map((_, index) => firstUnit(scene, side) + index)
    .filter((unit) => !group.units.includes(unit) && supportVerdict(scene, unit) === LEGAL)
    .map((unit) => mateOf(scene, unit))
  const own = harmsOf(scene, active, way.hex)
  const base = modifierSum(modifierParts(scene)) + chitModifier(board, chit, false)
  const defence = defenceTotal(scene)
  const most = group.most - (active === group.extra ? 0 : 1)
  let best: Assault | null = null
  for (const borne of harmSets(own, [...standers, ...mates])) {
    const modifier = base + harmModifier(scene, borne & ~own)
    const chanceOf = (total: number): number =>
      way.chance * successChance(board, oddsColumn(board, total, defence), modifier)
    const plain = attackStrength(scene, active) + mostOf(standers, borne)
    if (chanceOf(plain + mostOf(mates, borne)) <= (best?.success ?? known)) continue
    const seating = strongest(scene, mates, borne, most, group.extra)
    const success = seating ? chanceOf(plain + seating.total) : -1
    if (!seating || success <= (best?.success ?? known)) continue
    const places = [
      ...seating.places,
      ...standers.map(({ unit, places: [stay] }) => [unit, stay!] as const),
    ]
    const supporters = places.flatMap(([unit, place]) => (addedIn(place, borne) > 0 ? unit : []))
    best = { ...lead, scene, attack, success, seating, supporters }
  }
  return best
}

/** A position in which a unit attacks from a hex, and nobody supports it yet. */
function opened(s: CellesState, active: Unit, hex: Hex, attack: number): CellesState {
  const scene = copyOf(s)
  clearCombat(scene)
  if (scene.place[active] !== hex) shift(scene, active, hex)
  scene.active = active
  scene.attack = attack
  openCombat(scene)
  return scene
}

/** The attack as the rules will see it, everybody in place. */
function described({ scene, seating, ...assault }: Assault, hex: Hex): AttackDanger {
  const { active, way, attack, supporters, chit, success } = assault
  const after = copyOf(scene)
  for (const [unit, place] of seating.places) {
    if (!place.moves) continue
    if (place.hex >= 0) shift(after, unit, place.hex)
    else leave(after, unit, after.board.waiting) // wherever it makes room
    after.flags[unit]! |= USED
  }
  const preview = previewAttack(after, active, way.hex, attack, supporters)!
  const moved = supporters.filter((unit) => seating.places.get(unit)?.moves)
  return {
    hex,
    active,
    comers: way.moves ? [active, ...moved] : moved,
    supporters,
    chance: way.chance,
    chit,
    preview,
    success,
  }
}
