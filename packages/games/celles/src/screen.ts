// What a screen needs of the game beyond its contract.
export { airOdds } from './air-odds.ts'
export { drawnFormation } from './chits.ts'
export { standing } from './comers.ts'
export { dangerAt, type AttackDanger } from './danger.ts'
export { cellIndex, packBoard, standardBoard, type Board } from './data/board.ts'
export { airResult } from './data/charts.ts'
export {
  ALLIED,
  ARMOR,
  BRITISH,
  CLEAR,
  CRT_ROWS,
  EXTRA_MOVE_CHIT,
  GERMAN,
  INFANTRY,
  LIGHT,
  RECON,
  REPLACEMENT_CHIT,
  RESULT_DISRUPTED,
  RESULT_RETREAT,
  RESULT_STEPS,
  ROUGH,
  SP_AT,
  STACKING_LIMIT,
  TOWN,
  US,
  WOODS,
} from './data/codes.ts'
export { distance, hexAt } from './data/map.ts'
export { unitAt, unitIndex } from './data/units.ts'
export { allowance, hasTarget, movementLeft, startsStrategic } from './movement.ts'
export { outlookOf, townsHeld } from './outlook.ts'
export type { CellesEvent } from './events.ts'
export { combatResults, DIE_FACES, oddsColumn } from './odds.ts'
export { infiltrationOdds, zocOf, type StepPart } from './paths.ts'
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
export {
  attackChance,
  previewAfterLoss,
  previewAttack,
  previewCurrent,
  type CombatPreview,
  type Forecast,
} from './preview.ts'
export {
  actionsRolled,
  actionsUsed,
  boxOf,
  flagsOf,
  hasActed,
  isReady,
  marksOn,
  placeOf,
  readyCount,
  stepsIn,
  stepsLost,
} from './questions.ts'
export { infiltrationChance, makeUnitReach, unitReach } from './reach.ts'
export { haltWay, retreatWay, type RetreatWay } from './retreat-ways.ts'
export { WHY } from './reasons.ts'
export { isDue, mustWithdraw } from './reinforcements.ts'
export { hasRoom } from './stacking.ts'
export { goalsOf, isSettingUp, putBy, unitsToPlace, zoneInHand } from './set-up-plans.ts'
export { plansFor, spellPlan, whyNot } from './standard-plans.ts'
export {
  ABSENT,
  ACTED,
  ACTIVATED,
  AVAILABLE,
  DEFENDING,
  DISRUPTED,
  IN_CUP,
  ISOLATED,
  NONE,
  OUT_OF_SUPPLY,
  PLAYED,
  REDUCED,
  SET_ASIDE,
  USED,
  endUnit,
  firstUnit,
  sideOfUnit,
  type CellesState,
  type Hex,
  type Unit,
} from './state.ts'
export { STEP, stepNames, type StepName } from './steps.ts'
export { traceSupply } from './supply.ts'
export {
  attackStrength,
  is84th,
  isDisrupted,
  isIsolated,
  isMotorized,
  isOnMap,
  isUsed,
  stepsOf,
} from './units.ts'
export { VERB } from './verbs.ts'
export { finalScore } from './victory.ts'
export { isInEnemyZoc, isInOpenEnemyZoc } from './zoc.ts'
