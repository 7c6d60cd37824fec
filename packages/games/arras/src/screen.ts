// What a screen needs of the game beyond its contract.
export {
  advantageVerdict,
  ASSAULT_ROLL,
  BOMBARDMENT_ROLL,
  GORT_ROLL,
  INITIATIVE_ROLL,
  RELEASE_ROLL,
} from './advantage.ts'
export { bombardmentOdds, targetVerdict } from './bombardment.ts'
export { clearanceOf, type Clearance } from './clearance.ts'
export {
  ALLIED,
  BLACK,
  BLUE,
  BRITISH,
  FRENCH,
  GERMAN,
  HALF,
  LEADER,
  SS,
  WEHRMACHT,
  makeBoard,
  standardBoard,
  type Board,
  type BoardGroup,
} from './data/board.ts'
export { afterPlan, dangerTo, type AssaultDanger } from './danger.ts'
export { unitsSource } from './data/source.ts'
export type { ArrasEvent } from './events.ts'
export { movementLeft } from './movement.ts'
export { oddsOf } from './odds.ts'
export { arrasPlans } from './plans.ts'
export { outlookOf } from './outlook.ts'
export {
  BY_AIR,
  NO_CALL,
  callsOf,
  previewCurrent,
  type AssaultPreview,
  type SupportOffer,
} from './preview.ts'
export {
  assaulting,
  controlOf,
  flagsOf,
  freshIn,
  placeOf,
  stackedIn,
  unitsIn,
} from './questions.ts'
export { makeUnitReach, unitReach } from './reach.ts'
export { releaseNeeded, releaseSide } from './releases.ts'
export {
  ASSAULTING,
  LOCKED,
  NONE,
  REDUCED,
  SPENT,
  at,
  copyOf,
  endUnit,
  firstUnit,
  opponent,
  sideOfUnit,
  type ArrasState,
  type Location,
  type Unit,
} from './state.ts'
export { asInHistory, groupsLeft, groupsPlaced, isSettingUp, takingGroup } from './set-up-plans.ts'
export { STEP, stepNames } from './steps.ts'
export { gortModifier } from './turn.ts'
export { airLeft, attackFactor, defenceFactor, isContested, isSpent } from './units.ts'
export { VERB } from './verbs.ts'
export { victoryParts } from './victory.ts'
