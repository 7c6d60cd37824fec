import { ATTACK_TYPES, chartsSource, TERRAINS } from './source.ts'
import type { CostSource } from './source.ts'

export const LIGHT = 0
export const MEDIUM = 1
export const HEAVY = 2

// Movement points are counted in halves everywhere: HALF_POINTS per point. CEL-2.0.6
export const HALF_POINTS = 2

// Classes of units for costs, by [what][class].
export const ON_FOOT = 0
export const MOTORIZED = 1

const crt = chartsSource.crt
export const CRT_COLUMNS: readonly string[] = crt.columns // '1-2' .. '5-1'
export const CRT_ROWS = 11 // modified die <= 0, 1 .. 9, >= 10
export const CRT_COLUMN_COUNT: number = CRT_COLUMNS.length

// A part of a result, for one side: steps in the low bits, then disruption, then retreat.
export const RESULT_STEPS = 3
export const RESULT_DISRUPTED = 4
export const RESULT_RETREAT = 8

/** The cells as printed, 'attacker/defender', by [column * CRT_ROWS + row]. */
export const crtCells: readonly string[] = CRT_COLUMNS.flatMap((column) => crt.cells[column]!)

/** The part of a cell for the attacker (0) or the defender (1). CEL-11.0.16 */
export function resultOf(cell: string, place: 0 | 1): number {
  const text = cell.split('/')[place]!
  const steps = Number(/\d/.exec(text)?.[0] ?? 0)
  return (
    steps | (text.includes('D') ? RESULT_DISRUPTED : 0) | (text.includes('R') ? RESULT_RETREAT : 0)
  )
}

/** Least attack for a column against a defence of 1, as a fraction: CRT_ATTACK[c] / CRT_DEFENCE[c]. */
export const CRT_ATTACK: readonly number[] = CRT_COLUMNS.map((name) => Number(name.split('-')[0]))
export const CRT_DEFENCE: readonly number[] = CRT_COLUMNS.map((name) => Number(name.split('-')[1]))

/** Half points of a cost for [on foot, motorized]. */
function cost({ infantry, motorized }: CostSource): Uint8Array {
  return Uint8Array.of(infantry * HALF_POINTS, motorized * HALF_POINTS)
}

/** Half points by [attack type][class]. CEL-11.0.1 */
export const attackCost: readonly Uint8Array[] = ATTACK_TYPES.map((type) =>
  cost(chartsSource.attackTypes[type]),
)
export const attackModifier: readonly number[] = ATTACK_TYPES.map(
  (type) => chartsSource.attackTypes[type].modifier,
)

/** The combat modifiers of the chart, by id. */
export const COMBAT_MODIFIER: Readonly<Record<string, number>> = Object.fromEntries(
  chartsSource.combatModifiers.map(({ id, value }) => [id, value]),
)

const { movement } = chartsSource

/** Half points to enter off road, by [terrain][class]. CEL-8.0.3 */
export const terrainCost: readonly Uint8Array[] = TERRAINS.map((name) =>
  cost(movement.terrain[name]),
)

/** Half points along a road, by [NO_ROAD (unused), SECONDARY_ROAD, MAIN_ROAD][class]. */
export const roadCost: readonly Uint8Array[] = [
  Uint8Array.of(0, 0),
  cost(movement.secondaryRoad),
  cost(movement.mainRoad),
]

// Half points by [class].
export const minorRiverCost: Uint8Array = cost(movement.minorRiver)
export const motorizedInTheWayCost: Uint8Array = cost(movement.enterMotorizedOnRoad) // CEL-8.2
export const exitZocCost: Uint8Array = cost(movement.exitZoc) // CEL-9.0.4
export const infiltrationCost: Uint8Array = cost(movement.zocToZoc) // CEL-9.1.1

// Whole points, before reductions.
export const STRATEGIC_BONUS: number = movement.strategicBonus.value // CEL-8.5.1
export const TRUCKS_MOVEMENT: number = movement.trucks.value // CEL-8.3.1
export const FIRST_TURN_MOVEMENT: number = movement.firstTurnSecondArmored.value // CEL-21.0.2

// The Infiltration Table: modified dice up to these fail, the others succeed. CEL-9.1.2
export const INFILTRATION_DISRUPTS_UP_TO: number = chartsSource.infiltration.rows[0]!.upTo
export const INFILTRATION_FAILS_UP_TO: number = chartsSource.infiltration.rows[1]!.upTo
export const INFILTRATION_FAILS_DISRUPTED = 0
export const INFILTRATION_FAILS = 1
export const INFILTRATION_SUCCEEDS = 2
export const INFILTRATION_GERMAN: number = chartsSource.infiltration.german // CEL-9.1.3
export const INFILTRATION_NIGHT: number = chartsSource.infiltration.night

export const AIR_NOTHING = 0
export const AIR_DISRUPTED = 1
export const AIR_STEP = 2
export const AIR_TOWN_OR_WOODS: number = chartsSource.airAttack.townOrWoods

/** Row of the air attack table for a modified die. CEL-13.4a */
export function airResult(modified: number): number {
  return rowOf(chartsSource.airAttack.rows, modified)
}

export const INITIATIVE_DAY_ALLIED: number = chartsSource.initiative.dayAllied // CEL-6.0.1
export const INITIATIVE_NIGHT_GERMAN: number = chartsSource.initiative.nightGerman

export const MOST_ACTIONS: number = chartsSource.optionalActions.max // CEL-17.0.1
export const FEWEST_ACTIONS: number = chartsSource.optionalActions.min
export const OPTIONAL_ACTIONS_FROM_TURN: number = chartsSource.optionalActions.fromTurn

/** Change of the actions of a side by the optional rule. CEL-17.0.1 */
export function optionalActions(die: number, side: number): number {
  const { rows } = chartsSource.optionalActions
  const row = rows[rowOf(rows, die)]!
  return side === 0 ? row.german : row.allied
}

export const STACKING_LIMIT: number = chartsSource.stacking.steps // CEL-10.0.1

export const DECISIVE_VP: number = chartsSource.victory.decisive // CEL-16.0.2
export const MEUSE_VP: number = chartsSource.victory.meusePerUnit // CEL-16.0.1
export const STEP_VP: number = chartsSource.victory.perEnemyStep // CEL-16.0.3

function rowOf(rows: readonly { readonly upTo: number }[], value: number): number {
  let row = 0
  while (value > rows[row]!.upTo) row++
  return row
}
