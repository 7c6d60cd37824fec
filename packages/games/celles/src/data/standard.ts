import { standardBoard } from './board.ts'
import { TACTICAL_CHITS } from './codes.ts'
import * as map from './map.ts'
import * as units from './units.ts'

// The standard board by the names of its tables, for tests and drawings.

export const {
  hexCount: HEX_COUNT,
  hexIds: HEX_IDS,
  hexNames,
  neighbours,
  river,
  road,
  bridge,
  westBank,
  meuseBank,
  grid,
  printedTerrain,
  printedRearArea,
  printedSources: supplySources,
  mainRoadMarcheHotton,
  formationCodes: FORMATION_CODES,
  formationCount: FORMATION_COUNT,
  formationNames,
  formationSide,
  formationNationality,
  formationUnits,
  unitCodes: UNIT_CODES,
  unitCount: UNIT_COUNT,
  firstSideUnits: GERMAN_UNIT_COUNT,
  unitNames,
  unitFormation,
  unitSide,
  unitNationality,
  unitType,
  unitMotorized,
  unitSteps,
  unitMovement,
  unitAttack,
  unitDefence,
  entryHexes,
  rebuildHexes,
  immobile: IMMOBILE,
  lastTurn: LAST_TURN,
  night,
  turnDay,
  turnActions,
  actionChitCount: ACTION_CHIT_COUNT,
  chitCodes: CHIT_CODES,
  chitCount: CHIT_COUNT,
  chitSide,
  chitFormation,
  chitTactical,
  turnCup,
  setupGroups,
  arrivalTurn,
  reinforcements,
  trucksFromTurn: TRUCKS_FROM_TURN,
  withdrawalFromTurn: WITHDRAWAL_FROM_TURN,
  britishFromTurn: BRITISH_FROM_TURN,
  alliedDayBonusFromTurn: ALLIED_DAY_BONUS_FROM_TURN,
  victoryTowns,
  crtColumns: CRT_COLUMNS,
  crtCells,
  oddsAttack: CRT_ATTACK,
  oddsDefence: CRT_DEFENCE,
  attackCost,
  attackModifier,
  combatModifier: COMBAT_MODIFIER,
  terrainCost,
  roadCost,
  minorRiverCost,
  motorizedInTheWayCost,
  exitZocCost,
  infiltrationCost,
} = standardBoard

export const hexIndex = (id: string): number => map.hexIndex(standardBoard, id)
export const hexAt = (id: string): number => map.hexAt(standardBoard, id)
export const distance = (a: number, b: number): number => map.distance(standardBoard, a, b)
export const directionTo = (a: number, b: number): number => map.directionTo(standardBoard, a, b)
export const unitIndex = (code: string): number => units.unitIndex(standardBoard, code)
export const unitAt = (code: string): number => units.unitAt(standardBoard, code)
export const tacticalChit = (side: number, kind: number): number =>
  standardBoard.tacticals[side * TACTICAL_CHITS.length + kind]!
export const hexesNamed = (name: string): number[] =>
  standardBoard.source.map.places
    .filter((place) => place.name === name)
    .map(({ hex }) => map.hexAt(standardBoard, hex))
export const isMapEdge = (hex: number): boolean => map.isMapEdge(standardBoard, hex)
export const formationAt = (code: string): number => units.formationAt(standardBoard, code)

export const {
  waiting: WAITING,
  destroyed: DESTROYED,
  withdrawn: WITHDRAWN,
  outOfGame: OUT_OF_GAME,
} = standardBoard

export const {
  map: mapSource,
  units: unitsSource,
  charts: chartsSource,
  schedule: scheduleSource,
} = standardBoard.source
