// What a screen needs of the game beyond its contract.
export { airOdds, type AirOdds } from './air-odds.ts'
export { drawnFormation, hasTactic } from './chits.ts'
export * from './data/board.ts'
export { airResult, resultOf } from './data/charts.ts'
export * from './data/codes.ts'
export { directionTo, distance, hexAt, hexIndex } from './data/map.ts'
export type { Reinforcement, VictoryTown } from './data/schedule.ts'
export { formationAt, unitAt, unitIndex } from './data/units.ts'
export type { NationalityName, SideName } from './data/source.ts'
export {
  allowance,
  entryVerdict,
  hasTarget,
  isNight,
  movementLeft,
  startsStrategic,
} from './movement.ts'
export { outlookOf } from './outlook.ts'
export type { CellesEvent } from './events.ts'
export { combatResults, DIE_FACES, oddsColumn } from './odds.ts'
export * from './paths.ts'
export {
  canPlan,
  inHand,
  pathSteps,
  payableAttacks,
  planChance,
  previewPlan,
  usableUnits,
  type PathStep,
} from './plans.ts'
export * from './preview.ts'
export { infiltrationChance, makeUnitReach, pathTo, unitReach, type UnitReach } from './reach.ts'
export { haltWay, retreatWay, type RetreatWay } from './retreat-ways.ts'
export { WHY } from './reasons.ts'
export { isDue, mustWithdraw } from './reinforcements.ts'
export { excessSteps, hasRoom } from './stacking.ts'
export { plansFor, spellPlan, whyNot } from './standard-plans.ts'
export * from './state.ts'
export { STEP, stepNames, type StepName } from './steps.ts'
export { traceSupply } from './supply.ts'
export * from './units.ts'
export { VERB } from './verbs.ts'
export { finalScore, scoresAtMeuse } from './victory.ts'
export { makeState } from './states.ts'
export { isInEnemyZoc, isInOpenEnemyZoc, isNearEnemy } from './zoc.ts'
