import { LEGAL } from '@estafette/kernel'
import { extraVerdict, MOST_NAMED } from './activation.ts'
import { hasTactic } from './chits.ts'
import { EXTRA_MOVE_CHIT, INFANTRY_84, STACKING_LIMIT } from './data/codes.ts'
import { clearPhase } from './flow.ts'
import { allowance } from './movement.ts'
import { makeUnitReach, unitReach } from './reach.ts'
import { mustWithdraw } from './reinforcements.ts'
import {
  ABSENT,
  at,
  copyOf,
  endUnit,
  firstUnit,
  IN_CUP,
  NONE,
  USED,
  type CellesState,
  type Formation,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'
import { isDisrupted, isOnMap, recover, shift, stepsOf } from './units.ts'

const NEAR = 3 // hexes from the one in danger within which whoever supports an attack on it stands

/** A hex that a unit could be in, and the half MP that it has left there. */
export interface Approach {
  readonly hex: Hex
  readonly left: number
  readonly chance: number // that it gets there: 1 but for an infiltration at the end. CEL-9.1.2
  readonly moves: boolean // it does not stand there
}

/** Where a unit could go if it moved now. */
export interface ComingUnit {
  readonly unit: Unit
  readonly ways: readonly Approach[] // near the hex in danger, where it stands included
  readonly leaves: boolean // it could go elsewhere
}

/** Units that can be activated in one Action Phase; all of them turn to their unused side. */
export interface ComingGroup {
  readonly units: readonly Unit[]
  readonly most: number // of them that may act, beside the extra one
  readonly extra: Unit // who joins by Extra Move, NONE without
}

/** The position after a move of a unit, which is used by it. CEL-8.0.1 */
export function standing(s: CellesState, unit: Unit, hex: Hex): CellesState {
  const scene = copyOf(s)
  clearPhase(scene)
  if (scene.place[unit] !== hex) {
    shift(scene, unit, hex)
    scene.flags[unit]! |= USED
  }
  return scene
}

/**
 * The same position as a side finds it in its next Action Phase: where it has no action left, in the
 * next turn, all chits in the cup and everybody recovered. Null after the last turn.
 * CEL-7.0.9, CEL-12.0.5, CEL-4.0.2
 */
export function phaseOf(s: CellesState, side: Side): CellesState | null {
  const scene = copyOf(s)
  const { board } = scene
  scene.phasing = side
  if (s.used[side]! < s.actions[side]!) return scene
  if (++scene.turn > board.lastTurn) return null
  for (let chit = 0; chit < board.chitCount; chit++) {
    const cup = board.turnCup[scene.turn * 2 + board.chitSide[chit]!]!
    scene.chits[chit] = (cup >> chit) & 1 ? IN_CUP : ABSENT
  }
  for (let unit = 0; unit < board.unitCount; unit++) {
    if (isOnMap(scene, unit) && isDisrupted(scene, unit)) recover(scene, unit)
  }
  return scene
}

/** Where units on the map of the side whose phase it is could go, by unit; its trucks as they are. */
export function comersTo(scene: CellesState, hex: Hex): ReadonlyMap<Unit, ComingUnit> {
  const { board, phasing: side } = scene
  const near = nearTo(scene, hex)
  const reach = makeUnitReach(board)
  const found = new Map<Unit, ComingUnit>()
  for (let unit = firstUnit(scene, side); unit < endUnit(scene, side); unit++) {
    if (!isOnMap(scene, unit) || extraVerdict(scene, unit) !== LEGAL) continue
    const start = scene.place[unit]!
    unitReach(scene, unit, reach)
    const ways: Approach[] = []
    // The bonus of strategic movement pays for no attack. CEL-8.5.3
    const plain = allowance(scene, unit, false)
    if (near.has(start)) ways.push({ hex: start, left: plain, chance: 1, moves: false })
    let leaves = false
    for (const to of reach.hexes.subarray(0, reach.size)) {
      if (to === start) continue
      const rolls = reach.rolls[to] === 1
      leaves ||=
        !rolls && scene.steps[at(scene, side, to)]! + stepsOf(scene, unit) <= STACKING_LIMIT
      if (!near.has(to)) continue
      ways.push({ hex: to, left: reach.left[to]!, chance: rolls ? reach.chance : 1, moves: true })
    }
    found.set(unit, { unit, ways, leaves })
  }
  return found
}

/** Hexes so near to one that a unit there may have to do with an attack on it. CEL-11.0.3 */
function nearTo({ board }: CellesState, hex: Hex): ReadonlySet<Hex> {
  const near = new Set([hex])
  let ring = [hex]
  for (let steps = 0; steps < NEAR; steps++) {
    ring = ring
      .flatMap((one) => [...board.neighbours.subarray(one * 6, one * 6 + 6)])
      .filter((one) => one >= 0 && !near.has(one))
    for (const one of ring) near.add(one)
  }
  return near
}

/**
 * Every group that one action could activate: a formation whose chit is in the cup, of the 84th three
 * units, or one unit of another; one more by Extra Move, where it lies drawn. What is contained in
 * another group is left out. CEL-7.0.2, CEL-7.0.5, CEL-7.0.6, CEL-13.2
 */
export function groupsOf(
  scene: CellesState,
  comers: ReadonlyMap<Unit, ComingUnit>,
): readonly ComingGroup[] {
  const { board, phasing: side } = scene
  const inCup = new Set<Formation>()
  for (let chit = 0; chit < board.actionChitCount; chit++) {
    if (scene.chits[chit] !== IN_CUP || board.chitSide[chit] !== side) continue
    if (!mustWithdraw(scene, board.chitFormation[chit]!)) inCup.add(board.chitFormation[chit]!)
  }
  const groups: ComingGroup[] = [...inCup].map((formation) => ({
    units: board.formationUnits[formation]!.filter((unit) => isOnMap(scene, unit)),
    most: formation === INFANTRY_84 ? MOST_NAMED : board.unitCount,
    extra: NONE,
  }))
  // Whoever activates one unit of the FBB when it is to withdraw loses it. CEL-15.0.6
  const able = [...comers.keys()].filter((unit) => !mustWithdraw(scene, board.unitFormation[unit]!))
  for (const unit of able) {
    if (!inCup.has(board.unitFormation[unit]!)) groups.push({ units: [unit], most: 1, extra: NONE })
  }
  if (!hasTactic(scene, side, EXTRA_MOVE_CHIT)) return groups
  return groups.flatMap((group) => [
    { ...group, most: group.most + 1 }, // a fourth of the 84th
    ...able
      .filter((extra) => !group.units.includes(extra))
      .map((extra) => ({ ...group, units: [...group.units, extra], extra })),
  ])
}
