// What a screen needs of the game beyond its contract.
export {
  ABILITIES,
  ACTIONS,
  ACTION_TYPES,
  AIMED,
  ATTACK,
  BANDAGES,
  BINOCULARS,
  CANTEEN,
  COVERING_FIRE,
  DAMAGES,
  DEAD,
  DIG_IN,
  DOUBLE_TIME,
  EQUIPMENT,
  FALL_BACK,
  FLANKING,
  GRENADE,
  HAND_GRENADE,
  HIT_THE_DIRT,
  HOLD,
  KEY_LOCATION,
  LINE,
  MORALE_HIT,
  MOVE_OUT,
  NATIONS,
  OBSCURED,
  ON_POINT,
  PATHFINDER,
  PIN,
  POUR_IT_ON,
  RALLY,
  RAPID,
  RIFLE,
  RIFLE_GRENADE,
  SHOVEL,
  SIDES,
  STAY_LOW,
  TERRAINS,
  TREES,
  WOUND,
} from './data/codes.ts'
export { copies, coverOf, damageCost, equipmentCount, fullCup } from './data/deck.ts'
export {
  FORCES,
  ability,
  aimed,
  armor,
  carries,
  command,
  forceCodes,
  hasAmmoBox,
  inherentCover,
  isArmored,
  isGun,
  isMan,
  isMedic,
  isSniper,
  isTank,
  isVehicle,
  morale,
  nation,
  rapid,
  vp,
} from './data/forces.ts'
export { laidOut, type Scenario } from './data/scenarios.ts'
export { actionSource, forceSource, scenarioSource } from './data/source.ts'
export { effectiveRange, foeOf, isCountering } from './attack.ts'
export { campaigns, carriedInto, foughtIn, pointsFor, type Fought } from './campaign.ts'
export { deathChances, lossesOf, type Deaths, type Losses } from './chances.ts'
export { columnNow, coveredSection, victimNow } from './damage.ts'
export { held, topOfPile } from './deck.ts'
export { carrierOf } from './equipment.ts'
export type { FrontlineEvent } from './events.ts'
export {
  bestMode,
  canShift,
  cardBonus,
  contribution,
  coverNow,
  flankBonus,
  rangeBetween,
  valueOf,
} from './firepower.ts'
export {
  BASE_HAND,
  commanderOf,
  handSizeOf,
  heldBy,
  heldCount,
  sideHandSize,
  tacticiansOf,
} from './holding.ts'
export { FALL_BACK_COVER } from './any-time.ts'
export { DIG_IN_COVER, HIT_THE_DIRT_COVER, hitTheDirtCover, SHOVEL_COVER } from './exchange.ts'
export { ADVANCE, canGo, LATERAL, RETREAT, stepsOf } from './movement.ts'
export { isOnPoint, STAY_LOW_COVER } from './movement.ts'
export { sizes } from './options.ts'
export { dearestFoe, outlookOf } from './outlook.ts'
export {
  answersTo,
  byLoss,
  exchangeLosses,
  firepowerIn,
  headFirst,
  previewFire,
  resultOf,
  shelterOf,
  type CounterAttack,
  type ExchangeLosses,
  type ExchangeResult,
  type FirePlan,
  type FirePreview,
  type FireSetting,
  type Shelter,
  type Shot,
} from './preview.ts'
export {
  carriedBy,
  commandOf,
  flanksOf,
  forceOfSide,
  groundsOf,
  handCount,
  handOf,
  hitsOn,
  isConcealed,
  isEmpty,
  isEntrenched,
  isVeteran,
  kindIn,
  leftInCup,
  modeNow,
  modesSoFar,
  moraleHitsOn,
  onPile,
  ownerOf,
  placeOf,
  sectionOf,
  spentBy,
  turnsHeldBy,
  vpLostBy,
  woundsOn,
} from './questions.ts'
export { nationOf } from './ranges.ts'
export { scenarioOf } from './scenarios.ts'
export { hasAbility, hasActed, isLed, isSection, membersOf, roomUnder } from './sections.ts'
export { LEFT_OUT, limitOf, PICKED } from './selection.ts'
export {
  deadlyWounds,
  isBroken,
  isFaceDown,
  isLoaded,
  isOnLine,
  isPinned,
  isStopped,
  kindOf,
  moraleOf,
  sideOf,
} from './soldiers.ts'
export {
  ANTI_ARMOR,
  COUNTER_SHIFT,
  DEAD_PLACE,
  FLAME,
  KIND,
  NONE,
  SLOTS,
  WAITING,
  aheadOf,
  mateOf,
  opponent,
  seatsIn,
  sideOfSeat,
  startOf,
  terrainAt,
  type CardTitle,
  type FrontlineState,
  type Section,
  type Side,
  type Soldier,
} from './state.ts'
export { STEP, stepNames, type StepName } from './steps.ts'
export { keeping } from './usefulness.ts'
export { VERB } from './verbs.ts'
export { aheadInLosses, ownTurn, vpNeeded } from './victory.ts'
export { battleParts } from './words/battles.ts'
export { windowKind, windowKinds, type WindowKind } from './windows.ts'
