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
} from '../data/codes.ts'

/** What a card is worth in the hand, from the first to be spent to the last. FRL-SOLO-14 */
const order = [
  OBSCURED,
  DOUBLE_TIME,
  MOVE_OUT,
  KEY_LOCATION,
  FLANKING,
  RALLY,
  DIG_IN,
  COVERING_FIRE,
  FALL_BACK,
  STAY_LOW,
  ATTACK,
  POUR_IT_ON,
  HIT_THE_DIRT,
]

/** By card: 0 for the one that is missed least, 1 for the one that is missed most. */
export const keeping = Float64Array.from(
  { length: ACTION_TYPES },
  (_, card) => order.indexOf(card) / (order.length - 1),
)
