import {
  ACTION_TYPES,
  ATTACK,
  COVERING_FIRE,
  DIG_IN,
  DOUBLE_TIME,
  FALL_BACK,
  FLANKING,
  HIT_THE_DIRT,
  KEY_LOCATION,
  MOVE_OUT,
  OBSCURED,
  POUR_IT_ON,
  RALLY,
  STAY_LOW,
} from './data/codes.ts'

/** From the card that is spent first to the one that is kept longest. FRL-SOLO-14 */
export const leastUsefulFirst = [
  OBSCURED,
  DOUBLE_TIME,
  MOVE_OUT,
  FLANKING,
  RALLY,
  KEY_LOCATION,
  DIG_IN,
  COVERING_FIRE,
  FALL_BACK,
  STAY_LOW,
  ATTACK,
  POUR_IT_ON,
  HIT_THE_DIRT,
] as const

/** By card: 0 for the one that is missed least, 1 for the one that is missed most. */
export const keeping = Float64Array.from(
  { length: ACTION_TYPES },
  (_, card) => leastUsefulFirst.findIndex((one) => one === card) / (leastUsefulFirst.length - 1),
)
