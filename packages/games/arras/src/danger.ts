import { tryChoice, type Game, type Plan } from '@estafette/kernel'
import { ask, clearImpulse } from './flow.ts'
import type { Odds } from './odds.ts'
import type { Plans } from './plans.ts'
import { NO_CALL, type AssaultPreview, type SupportCall } from './preview.ts'
import { makeUnitReach, unitReach } from './reach.ts'
import { copyOf, opponent, type ArrasState, type Location, type Side, type Unit } from './state.ts'
import { canLead, movementFactor } from './units.ts'

/** The best assault that the other side could make on a place in its next impulse. */
export interface AssaultDanger {
  readonly place: Location
  readonly from: Location
  readonly units: readonly Unit[]
  readonly preview: AssaultPreview // with the support that is called on
  readonly call: SupportCall // the attacker's best support, NO_CALL where there is none
  readonly odds: Odds
}

/** The position after a move, as far as no dice are rolled on the way. */
export function afterPlan(
  game: Game<ArrasState>,
  plans: Plans,
  s: ArrasState,
  plan: Plan,
): ArrasState {
  const after = game.clone(s)
  for (const choice of plans.spell(s, plan).choices) {
    if (tryChoice(game, after, game.toAct(after), choice) === 'rolls') break
  }
  return after
}

/** The same position with the impulse of a side before it. */
export function impulseOf(s: ArrasState, side: Side): ArrasState {
  const scene = copyOf(s)
  clearImpulse(scene)
  scene.initiative = side
  ask(scene, 'impulse', side)
  return scene
}

/**
 * The best assault on units of a side in a place: by Fresh units of one location that can come
 * there now, with the best support they can call on and none called against it. They may leave
 * out those of another nation. Null where nobody can come. ARR-5.2, ARR-6.2, ARR-8.1
 */
export function dangerTo(
  plans: Plans,
  s: ArrasState,
  side: Side,
  place: Location,
): AssaultDanger | null {
  const scene = impulseOf(s, opponent(side))
  let best: AssaultDanger | null = null
  for (let from = 0; from < scene.board.locationCount; from++) {
    for (const units of partiesOf(scene, comersFrom(plans, scene, from, place))) {
      const plan = plans
        .plansFor(scene, units)
        .find((one) => one.kind === 'attack' && one.place === place)
      const found = plan && assaultOf(plans, scene, plan, from)
      if (found && (!best || found.odds.success > best.odds.success)) best = found
    }
  }
  return best
}

/** Fresh units of a location, without those who lead and cannot come; none where nobody leads. */
function comersFrom(plans: Plans, s: ArrasState, from: Location, place: Location): readonly Unit[] {
  const { board } = s
  const steps = board.distance[from * board.locationCount + place]!
  const reach = makeUnitReach(board)
  const comes = (unit: Unit): boolean =>
    // No step costs less than a point.
    movementFactor(s, unit) >= steps && unitReach(s, unit, reach).cost[place]! >= 0
  const units = plans
    .usable(s, from)
    .filter((unit) => from === place || !canLead(s, unit) || comes(unit))
  return units.some((unit) => canLead(s, unit)) ? units : []
}

/** Those of a location who could go together: all, those of each nation, and all who are fast. */
function partiesOf(s: ArrasState, units: readonly Unit[]): readonly (readonly Unit[])[] {
  if (units.length === 0) return []
  const { nationality } = s.board
  const movement = (unit: Unit): number => movementFactor(s, unit)
  const parties: (readonly Unit[])[] = []
  const add = (some: readonly Unit[]): void => {
    const isNew = !parties.some((one) => one.join() === some.join())
    if (some.length > 0 && isNew) parties.push(some)
  }
  // A slow unit keeps the others back: it stays where they can come without it.
  for (const least of new Set(units.map(movement))) {
    const fast = units.filter((unit) => movement(unit) >= least)
    add(fast)
    for (const nation of new Set(fast.map((unit) => nationality[unit]!))) {
      add(fast.filter((unit) => nationality[unit] === nation))
    }
  }
  return parties
}

function assaultOf(
  plans: Plans,
  scene: ArrasState,
  plan: Plan,
  from: Location,
): AssaultDanger | null {
  const plain = plans.preview(scene, plan)
  if (!plain) return null
  const answer = plain.answer(plain.attacker)
  const isBetter = answer !== null && answer.odds.success > plain.outlook.success
  const call = isBetter ? answer.call : NO_CALL
  const preview = isBetter ? plain.vary({ attackCall: call }) : plain
  return { place: plan.place, from, units: plan.units, preview, call, odds: preview.outlook }
}
