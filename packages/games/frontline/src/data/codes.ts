/** The sides: the Allies have the first seat. */
export const SIDES = ['allies', 'axis'] as const

export const NATIONS = ['us', 'uk', 'de'] as const

/** Terrain cards by what is on them. FRL-TER-5 */
export const TERRAINS = [
  'open-ground',
  'stream',
  'undergrowth',
  'high-ground',
  'scattered-trees',
  'burned-out',
] as const
export const OPEN_GROUND = 0
export const STREAM = 1
export const UNDERGROWTH = 2
export const HIGH_GROUND = 3
export const TREES = 4
export const BUILDINGS = 5

/** The thirteen action cards. FRL-ACT-1 */
export const ACTIONS = [
  'attack',
  'covering-fire',
  'dig-in',
  'double-time',
  'fall-back',
  'flanking-position',
  'hit-the-dirt',
  'key-location',
  'move-out',
  'obscured',
  'pour-it-on',
  'rally',
  'stay-low',
] as const
export const ATTACK = 0
export const COVERING_FIRE = 1
export const DIG_IN = 2
export const DOUBLE_TIME = 3
export const FALL_BACK = 4
export const FLANKING = 5
export const HIT_THE_DIRT = 6
export const KEY_LOCATION = 7
export const MOVE_OUT = 8
export const OBSCURED = 9
export const POUR_IT_ON = 10
export const RALLY = 11
export const STAY_LOW = 12
export const ACTION_TYPES = ACTIONS.length

/** Counters that soldiers carry; 0 is none. FRL-EQ-1 */
export const EQUIPMENT = [
  'nothing',
  'bandages',
  'hand-grenade',
  'rifle-grenade',
  'binoculars',
  'canteen',
  'shovel',
] as const
export const BANDAGES = 1
export const HAND_GRENADE = 2
export const RIFLE_GRENADE = 3
export const BINOCULARS = 4
export const CANTEEN = 5
export const SHOVEL = 6

/** Damage counters. FRL-DMG-1 */
export const DAMAGES = ['pin', 'morale', 'wound', 'dead'] as const
export const PIN = 0
export const MORALE_HIT = 1
export const WOUND = 2
export const DEAD = 3

/** How a soldier fires. FRL-FP-3 */
export const MODES = ['hold', 'aimed', 'rapid', 'grenade', 'rifle-grenade'] as const
export const HOLD = 0
export const AIMED = 1
export const RAPID = 2
export const GRENADE = 3
export const RIFLE = 4

/** Special abilities of cards; 0 is none. FRL-AB-X */
export const ABILITIES = [
  'none',
  'assistant',
  'cautious',
  'fearless',
  'on-point',
  'pathfinder',
  'planning',
  'tactics',
  'throwing-arm',
  'tough',
] as const
export const ASSISTANT = 1
export const CAUTIOUS = 2
export const FEARLESS = 3
export const ON_POINT = 4
export const PATHFINDER = 5
export const PLANNING = 6
export const TACTICS = 7
export const THROWING_ARM = 8
export const TOUGH = 9

/** What a force card is. */
export const CLASSES = ['leader', 'trooper', 'medic', 'sniper', 'vehicle', 'gun'] as const
export const MEDIC = 2
export const SNIPER = 3
export const VEHICLE = 4
export const GUN = 5

/** The line of terrain cards. FRL-TER-1 */
export const LINE = 9
