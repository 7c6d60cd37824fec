// The numbers by which the rules name things: they are of the rulebook, not of a board.

export const SIDES = ['german', 'allied'] as const
export const NATIONALITIES = ['german', 'us', 'british'] as const
export const TERRAINS = ['clear', 'rough', 'woods', 'town'] as const
export const UNIT_TYPES = ['armor', 'infantry', 'recon', 'sp-at'] as const
export const ATTACK_TYPES = ['light', 'medium', 'heavy'] as const
export const TACTICAL_CHITS = ['combat', 'extra-move', 'replacement', 'allied-air'] as const

export const GERMAN = 0 // side and nationality
export const ALLIED = 1
export const US = 1 // nationalities
export const BRITISH = 2
export const NOBODY = -1

export const CLEAR = 0
export const ROUGH = 1
export const WOODS = 2
export const TOWN = 3

export const NO_RIVER = 0
export const MINOR_RIVER = 1
export const MEUSE = 2

export const NO_ROAD = 0
export const SECONDARY_ROAD = 1
export const MAIN_ROAD = 2

// Directions of the board package: N, NE, SE, S, SW, NW.
export const NORTH = 0
export const NORTH_EAST = 1
export const SOUTH_EAST = 2
export const SOUTH = 3
export const SOUTH_WEST = 4
export const NORTH_WEST = 5

export const ARMOR = 0
export const INFANTRY = 1
export const RECON = 2
export const SP_AT = 3

// Formations, in the order of the data.
export const PANZER_116 = 0
export const PANZER_2 = 1
export const LEHR = 2
export const PANZER_9 = 3
export const FBB = 4
export const INFANTRY_84 = 5
export const ARMORED_2 = 6
export const CAVALRY_4 = 7
export const ARMORED_3 = 8
export const BRIGADE_29 = 9

export const LIGHT = 0
export const MEDIUM = 1
export const HEAVY = 2

// Movement points are counted in halves everywhere: HALF_POINTS per point. CEL-2.0.6
export const HALF_POINTS = 2

// Classes of units for costs, by [what][class].
export const ON_FOOT = 0
export const MOTORIZED = 1

/** Half MP of a step that a side may not take wherever the units are. */
export const FORBIDDEN = 255

/** Steps that a hex holds. CEL-10.0.1 */
export const STACKING_LIMIT = 2

export const CRT_ROWS = 11 // modified die <= 0, 1 .. 9, >= 10

// A part of a result, for one side: steps in the low bits, then disruption, then retreat.
export const RESULT_STEPS = 3
export const RESULT_DISRUPTED = 4
export const RESULT_RETREAT = 8

export const INFILTRATION_FAILS_DISRUPTED = 0
export const INFILTRATION_FAILS = 1
export const INFILTRATION_SUCCEEDS = 2

export const AIR_NOTHING = 0
export const AIR_DISRUPTED = 1
export const AIR_STEP = 2

export const COMBAT_CHIT = 0
export const EXTRA_MOVE_CHIT = 1
export const REPLACEMENT_CHIT = 2
export const ALLIED_AIR_CHIT = 3

// Bounds of what an owner of the printed game may correct.
export const MAX_FACTOR = 30
export const MAX_MOVEMENT = 12
