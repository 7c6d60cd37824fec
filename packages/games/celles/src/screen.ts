// What a screen needs of the game beyond its contract.
export { drawnFormation, hasTactic } from './chits.ts'
export * from './data/board.ts'
export * from './data/charts.ts'
export {
  ALLIED,
  BRITISH,
  CLEAR,
  directionTo,
  distance,
  GERMAN,
  HEX_IDS,
  hexAt,
  hexNames,
  MEUSE,
  meuseBank,
  neighbours,
  river,
  road,
  ROUGH,
  TOWN,
  US,
  WOODS,
} from './data/map.ts'
export * from './data/schedule.ts'
export { mapSource, scheduleSource, unitsSource } from './data/source.ts'
export type { NationalityName, SideName } from './data/source.ts'
export * from './data/units.ts'
export {
  allowance,
  entryVerdict,
  hasTarget,
  isNight,
  movementLeft,
  startsStrategic,
} from './movement.ts'
export * from './paths.ts'
export {
  canPlan,
  inHand,
  pathSteps,
  payableAttacks,
  previewPlan,
  usableUnits,
  type PathStep,
} from './plans.ts'
export { plansFor, spellPlan, whyNot } from './standard-plans.ts'
export * from './preview.ts'
export { infiltrationChance, makeUnitReach, pathTo, unitReach, type UnitReach } from './reach.ts'
export { WHY } from './reasons.ts'
export { isDue, mustWithdraw } from './reinforcements.ts'
export { excessSteps, hasRoom } from './stacking.ts'
export * from './state.ts'
export { STEP, stepNames, type StepName } from './steps.ts'
export { traceSupply } from './supply.ts'
export * from './units.ts'
export { VERB } from './verbs.ts'
export { finalScore, scoresAtMeuse } from './victory.ts'
export { isInEnemyZoc, isInOpenEnemyZoc, isNearEnemy } from './zoc.ts'
