import { LEGAL, type Plan } from '@estafette/kernel'
import { cover } from '../cover.ts'
import { attackVerdict, targetVerdict } from '../declare.ts'
import { isPending, listPending } from '../obligation.ts'
import {
  ATTACKED,
  copyOf,
  endUnit,
  firstUnit,
  ONE_USED,
  PARALYSED,
  TARGET,
  USED,
  type BlitzState,
  type Hex,
  type Unit,
} from '../state.ts'
import { STEP } from '../steps.ts'
import { isOnMap, isTransport } from '../units.ts'
import { attackPlan, enemyHexes } from './attacks.ts'
import { strongest } from './strongest.ts'

/** What the phase asks for: hexes that must be attacked and can be, and those that cannot. */
export interface Demand {
  readonly open: readonly Hex[]
  readonly beyond: readonly Hex[] // nobody who is free stands at 1:4 against them. BLZ-CBT-5
}

/** What the phase still asks for: hexes that must be attacked, and can be. BLZ-CBT-8 */
export function pendingTargets(s: BlitzState): Hex[] {
  const { pending } = s.work.plans
  return Array.from(pending.subarray(0, listPending(s, pending))).toSorted((a, b) => a - b)
}

/** All that must be attacked in this phase and was not yet. BLZ-CBT-6, BLZ-CBT-8 */
export function demandOf(s: BlitzState): Demand {
  const open = pendingTargets(s)
  const beyond = enemyHexes(s).filter((hex) => isPending(s, hex) && !open.includes(hex))
  return { open, beyond }
}

/** An attack as far as others have to go without its units. */
interface Attack {
  readonly targets: readonly Hex[]
  readonly units: readonly Unit[] // guns too
}

/** The position as if some attacks had been fought, and nobody had moved. */
export function sceneAfter(s: BlitzState, attacks: readonly Attack[]): BlitzState {
  const scene = copyOf(s)
  for (const attack of attacks) setAside(scene, attack)
  scene.cover = cover(scene)
  return scene
}

/**
 * A whole allocation of attacks beside some that are planned: as many of the hexes that must be
 * attacked as can be, each unit in one attack, each attack the best that the others leave units
 * for. They can be fought in this order; one that needs guns to reach 1:4 has to come before those
 * whose units could do without. The hexes choose in the order that is told, the others after them,
 * ascending. BLZ-CBT-8, BLZ-CBT-9
 */
export function allocateAttacks(
  s: BlitzState,
  planned: readonly Attack[] = [],
  order: readonly Hex[] = [],
): Plan[] {
  if (s.step !== STEP.declare) return []
  const scene = sceneAfter(s, planned)
  const plans: Plan[] = []
  for (;;) {
    const targets = nameTargets(scene, order)
    const force = targets.length > 0 && strongest(scene, targets, companions(scene))
    if (!force) return plans
    plans.push(attackPlan(s, force.units, force.guns, targets))
    setAside(scene, { targets, units: [...force.units, ...force.guns] })
    scene.cover = cover(scene)
  }
}

/** Names the first hex that must be attacked, and others as long as nobody can attack without them. */
function nameTargets(scene: BlitzState, order: readonly Hex[]): Hex[] {
  const targets: Hex[] = []
  for (;;) {
    const pending = pendingTargets(scene)
    const queue = [...order.filter((hex) => pending.includes(hex)), ...pending]
    const next = queue.find((hex) => targetVerdict(scene, hex) === LEGAL)
    if (next === undefined) return targets
    scene.ground[next]! |= TARGET
    targets.push(next)
    if (companions(scene).some((unit) => attackVerdict(scene, unit) === LEGAL)) return targets
  }
}

/** The combat units of the phasing player that are on the map. */
function companions(s: BlitzState): Unit[] {
  const found: Unit[] = []
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (isOnMap(s, unit) && !isTransport(s, unit)) found.push(unit)
  }
  return found
}

/** An attack is thought of as fought. */
function setAside(scene: BlitzState, { targets, units }: Attack): void {
  for (const unit of units) {
    const hex = scene.place[unit]!
    scene.marks[unit]! |= USED
    if (scene.ground[hex]! & PARALYSED) scene.ground[hex]! |= ONE_USED
  }
  for (const hex of targets) scene.ground[hex]! = (scene.ground[hex]! & ~TARGET) | ATTACKED
}
