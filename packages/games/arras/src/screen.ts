// What a screen needs of the game beyond its contract.
export {
  advantageVerdict,
  ASSAULT_ROLL,
  BOMBARDMENT_ROLL,
  GORT_ROLL,
  INITIATIVE_ROLL,
  RELEASE_ROLL,
} from './advantage.ts'
export { bombardmentOdds, bombardmentTotals, targetVerdict } from './bombardment.ts'
export { clearanceOf, type Clearance } from './clearance.ts'
export * from './data/board.ts'
export { mapSource, unitsSource } from './data/source.ts'
export type { SideName } from './data/source.ts'
export type { ArrasEvent } from './events.ts'
export { movementLeft } from './movement.ts'
export { oddsOf, type Odds } from './odds.ts'
export { arrasPlans, makePlans, type Plans } from './plans.ts'
export { outlookOf } from './outlook.ts'
export * from './preview.ts'
export { makeUnitReach, pathTo, unitReach, type Reach } from './reach.ts'
export { releaseNeeded, releaseSide } from './releases.ts'
export * from './state.ts'
export { STEP, stepNames, type StepName } from './steps.ts'
export { gortModifier, initiativeModifier } from './turn.ts'
export * from './units.ts'
export { VERB } from './verbs.ts'
export { victoryParts } from './victory.ts'
