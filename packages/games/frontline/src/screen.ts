// What a screen needs of the game beyond its contract.
export * from './data/codes.ts'
export * from './data/deck.ts'
export * from './data/forces.ts'
export { laidOut, type Scenario } from './data/scenarios.ts'
export * from './firepower.ts'
export { isHandHidden } from './hidden.ts'
export { commanderOf, handSizeOf, heldBy } from './holding.ts'
export { nationOf } from './ranges.ts'
export { FREE, scenarioOf } from './scenarios.ts'
export { hasAbility, hasActed, isLed, isSection, mayAct, membersOf, sizeOf } from './sections.ts'
export * from './soldiers.ts'
export * from './state.ts'
export { STEP, stepNames, type StepName } from './steps.ts'
export { VERB, type VerbName } from './verbs.ts'
export { ownTurn, vpNeeded } from './victory.ts'
export { aheadInLosses, FIXED_TURNS } from './victory.ts'
export {
  campaigns,
  carriedInto,
  foughtIn,
  pointsFor,
  type Carried,
  type Fought,
} from './campaign.ts'
export { dearestFoe, outlookOf } from './outlook.ts'
export { AGREED, LEAST_SIZE, MOST_SIZE, sizes } from './options.ts'
export { damageSource, equipmentSource, forceSource, scenarioSource } from './data/source.ts'
export type { ForceSource, ScenarioSource, SpecialSource } from './data/source.ts'
export { limitOf, pickedVp, LEFT_OUT, PICKED, UNDECIDED } from './selection.ts'
export { BASE_HAND, heldCount, sideHandSize, tacticiansOf } from './holding.ts'
export { actionSource } from './data/source.ts'
export { battleParts } from './words/battles.ts'
export type { BattleParts } from './words/names.ts'
export type { FrontlineEvent } from './events.ts'
export * from './preview.ts'
export { columnNow, coveredSection, victimNow } from './damage.ts'
export { deathChances, suffering, type Deaths } from './chances.ts'
export { effectiveRange, foeOf, isCountering, targetVerdict } from './attack.ts'
export { ADVANCE, canGo, LATERAL, moveVerdict, RETREAT, stepsOf, wayVerdict } from './movement.ts'
export { carrierOf } from './equipment.ts'
export { keeping } from './brain/hands.ts'
export { isMember } from './sections.ts'
