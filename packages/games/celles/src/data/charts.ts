import { ATTACK_TYPES, HALF_POINTS, RESULT_DISRUPTED, RESULT_RETREAT, TERRAINS } from './codes.ts'
import type { ChartsSource, CostSource } from './source.ts'

/** The charts of a battle, whatever an owner corrects. */
export interface ChartTables {
  readonly crtColumns: readonly string[] // '1-2' .. '5-1'
  readonly crtCells: readonly string[] // as printed, 'attacker/defender', by [column * CRT_ROWS + row]
  readonly oddsAttack: readonly number[] // least attack for a column against a defence of
  readonly oddsDefence: readonly number[] // so much, by column
  readonly attackCost: readonly Uint8Array[] // half points by [attack type][class]. CEL-11.0.1
  readonly attackModifier: readonly number[]
  readonly combatModifier: Readonly<Record<string, number>> // of the chart, by id
  readonly terrainCost: readonly Uint8Array[] // half points off road, by [terrain][class]. CEL-8.0.3
  readonly roadCost: readonly Uint8Array[] // along a road, by [NO_ROAD (unused) .. MAIN_ROAD][class]
  readonly minorRiverCost: Uint8Array // half points by [class], like the next ones
  readonly motorizedInTheWayCost: Uint8Array // CEL-8.2
  readonly exitZocCost: Uint8Array // CEL-9.0.4
  readonly infiltrationCost: Uint8Array // CEL-9.1.1
  readonly strategicBonus: number // whole points, before reductions. CEL-8.5.1
  readonly trucksMovement: number // CEL-8.3.1
  readonly firstTurnMovement: number // CEL-21.0.2
  readonly infiltrationGerman: number // CEL-9.1.3
  readonly infiltrationNight: number
  readonly airRows: readonly number[] // highest modified die of each result. CEL-13.4a
  readonly airTownOrWoods: number
  readonly initiativeDayAllied: number // CEL-6.0.1
  readonly initiativeNightGerman: number
  readonly mostActions: number // CEL-17.0.1
  readonly fewestActions: number
  readonly optionalActionsFromTurn: number
  readonly optionalRows: readonly { upTo: number; german: number; allied: number }[]
  readonly decisiveVp: number // CEL-16.0.2
  readonly meuseVp: number // CEL-16.0.1
  readonly stepVp: number // CEL-16.0.3
}

/** Reads the charts of a battle. */
export function makeCharts(source: ChartsSource): ChartTables {
  const { crt, movement, victory, optionalActions } = source
  return {
    crtColumns: crt.columns,
    crtCells: crt.columns.flatMap((column) => crt.cells[column]!),
    oddsAttack: crt.columns.map((name) => Number(name.split('-')[0])),
    oddsDefence: crt.columns.map((name) => Number(name.split('-')[1])),
    attackCost: ATTACK_TYPES.map((type) => cost(source.attackTypes[type])),
    attackModifier: ATTACK_TYPES.map((type) => source.attackTypes[type].modifier),
    combatModifier: Object.fromEntries(source.combatModifiers.map(({ id, value }) => [id, value])),
    terrainCost: TERRAINS.map((name) => cost(movement.terrain[name])),
    roadCost: [Uint8Array.of(0, 0), cost(movement.secondaryRoad), cost(movement.mainRoad)],
    minorRiverCost: cost(movement.minorRiver),
    motorizedInTheWayCost: cost(movement.enterMotorizedOnRoad),
    exitZocCost: cost(movement.exitZoc),
    infiltrationCost: cost(movement.zocToZoc),
    strategicBonus: movement.strategicBonus.value,
    trucksMovement: movement.trucks.value,
    firstTurnMovement: movement.firstTurnSecondArmored.value,
    infiltrationGerman: source.infiltration.german,
    infiltrationNight: source.infiltration.night,
    airRows: source.airAttack.rows.map(({ upTo }) => upTo),
    airTownOrWoods: source.airAttack.townOrWoods,
    initiativeDayAllied: source.initiative.dayAllied,
    initiativeNightGerman: source.initiative.nightGerman,
    mostActions: optionalActions.max,
    fewestActions: optionalActions.min,
    optionalActionsFromTurn: optionalActions.fromTurn,
    optionalRows: optionalActions.rows,
    decisiveVp: victory.decisive,
    meuseVp: victory.meusePerUnit,
    stepVp: victory.perEnemyStep,
  }
}

/** Half points of a cost for [on foot, motorized]. */
function cost({ infantry, motorized }: CostSource): Uint8Array {
  return Uint8Array.of(infantry * HALF_POINTS, motorized * HALF_POINTS)
}

/** The part of a cell of the CRT for the attacker (0) or the defender (1). CEL-11.0.16 */
export function resultOf(cell: string, place: 0 | 1): number {
  const text = cell.split('/')[place]!
  const steps = Number(/\d/.exec(text)?.[0] ?? 0)
  return (
    steps | (text.includes('D') ? RESULT_DISRUPTED : 0) | (text.includes('R') ? RESULT_RETREAT : 0)
  )
}

/** Row of the air attack table for a modified die. CEL-13.4a */
export function airResult({ airRows }: ChartTables, modified: number): number {
  return airRows.findIndex((upTo) => modified <= upTo)
}

/** Change of the actions of a side by the optional rule. CEL-17.0.1 */
export function optionalActions({ optionalRows }: ChartTables, die: number, side: number): number {
  const row = optionalRows.find(({ upTo }) => die <= upTo)!
  return side === 0 ? row.german : row.allied
}
