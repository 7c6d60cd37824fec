// What a screen needs of the game beyond its contract.
export * from './data/codes.ts'
export * from './data/deck.ts'
export * from './data/forces.ts'
export { laidOut, type Scenario } from './data/scenarios.ts'
export { actionSource, forceSource, scenarioSource } from './data/source.ts'
export { effectiveRange, foeOf, isCountering } from './attack.ts'
export { targetVerdict } from './targets.ts'
export {
  campaigns,
  carriedInto,
  foughtIn,
  pointsFor,
  type Carried,
  type Fought,
} from './campaign.ts'
export { deathChances, type Deaths } from './chances.ts'
export { columnNow, coveredSection, tintsNow, victimNow } from './damage.ts'
export { held, topOfPile } from './deck.ts'
export { carrierOf, isGrenade, leftInBox } from './equipment.ts'
export type { FrontlineEvent } from './events.ts'
export * from './firepower.ts'
export { BASE_HAND, handSizeOf, heldBy, heldCount, sideHandSize, tacticiansOf } from './holding.ts'
export { FALL_BACK_COVER } from './any-time.ts'
export { DIG_IN_COVER, HIT_THE_DIRT_COVER, hitTheDirtCover, SHOVEL_COVER } from './exchange.ts'
export { ADVANCE, canGo, LATERAL, RETREAT, stepsOf } from './movement.ts'
export { cardsWithMove, isOnPoint, STAY_LOW_COVER } from './movement.ts'
export { sizes } from './options.ts'
export { dearestFoe, outlookOf } from './outlook.ts'
export * from './preview.ts'
export * from './questions.ts'
export { nationOf } from './ranges.ts'
export { scenarioOf } from './scenarios.ts'
export {
  hasAbility,
  hasActed,
  isLed,
  isMember,
  isSection,
  membersOf,
  roomUnder,
} from './sections.ts'
export { LEFT_OUT, limitOf, PICKED } from './selection.ts'
export * from './soldiers.ts'
export * from './state.ts'
export { STEP, stepNames, type StepName } from './steps.ts'
export { keeping } from './usefulness.ts'
export { VERB } from './verbs.ts'
export { aheadInLosses, ownTurn, vpNeeded } from './victory.ts'
export { battleParts } from './words/battles.ts'
export * from './windows.ts'
