// The numbers by which the rules name things: they are of the rulebook, not of a battle.

export const SIDES = ['german', 'allied'] as const
export const GERMAN = 0
export const ALLIED = 1
export const NOBODY = -1

/** Of rule ids: the series, then its battles. Refusals are the same in all of them. */
export const PREFIXES = ['BLZ', 'GEM', 'SED', 'DIN', 'ARS', 'STO', 'HAN'] as const

export const TERRAINS = ['clear', 'village', 'town', 'woods', 'rough'] as const
export const CLEAR = 0
export const VILLAGE = 1
export const TOWN = 2
export const WOODS = 3
export const ROUGH = 4

export const UNIT_TYPES = [
  'tank',
  'armoredCar',
  'infantry',
  'heavyInfantry',
  'motorcycle',
  'cavalry',
  'assault',
  'engineer',
  'artillery',
  'antitank',
  'aa88',
  'fortress',
  'transport',
] as const
export const TANK = 0
export const ARMORED_CAR = 1
export const INFANTRY = 2
export const HEAVY_INFANTRY = 3
export const MOTORCYCLE = 4
export const CAVALRY = 5
export const ASSAULT = 6
export const ENGINEER = 7
export const ARTILLERY = 8
export const ANTITANK = 9
export const AA88 = 10 // in Arras every German anti-tank unit. BLZ-88-6, ARS-SET-3
export const FORTRESS = 11
export const TRANSPORT = 12

// Classes of units for costs. Table 3.6 of the terrain effects.
export const FOOT = 0
export const OTHER = 1

// Bits of what a counter is, beside its type.
export const ARMORED = 1 // BLZ-UNIT-2
export const PRE_COMBAT_RETREAT = 2 // BLZ-PCR-1
export const ANTITANK_GUN = 4 // BLZ-AT-1, the 88 too: BLZ-88-2
export const ANTITANK_BONUS = 8 // BLZ-AT-3
export const HEAVY_TANK = 16 // BLZ-HVY-1
export const MOROCCAN = 32 // BLZ-MOR-5

// Movement points are counted in halves everywhere. BLZ-MOV-4
export const HALF_POINTS = 2

/** MP of a transport and of the unit it carries. BLZ-MOV-19 */
export const TRANSPORT_MOVEMENT = 4

// Edges of the map, as bits. BLZ-GRID-3
export const EDGES = ['N', 'S', 'W', 'E'] as const
export const NORTH_EDGE = 1
export const SOUTH_EDGE = 2
export const WEST_EDGE = 4
export const EAST_EDGE = 8

// How a side may leave the map from a hex. BLZ-MOV-29, BLZ-MOV-32
export const CLOSED = 0
export const RETURNING = 1
export const FOR_GOOD = 2

/** Hexes that a stack has room for. BLZ-STK-2, BLZ-STK-5 */
export const STACKING_LIMIT = 3
export const MIXED_LIMIT = 2 // of different French formations

export const DIE_FACES = 6

// Results of a combat for one side. BLZ-RES-1 .. BLZ-RES-5
export const RESULTS = ['-', 'D', 'R', 'R*', 'E'] as const
export const NO_EFFECT = 0
export const DISRUPTION = 1
export const RETREAT = 2
export const MANDATORY_RETREAT = 3
export const ELIMINATION = 4

// Results of bombardment and air combat. BLZ-ART-2, BLZ-AIR-4
export const AIR_RESULTS = ['-', 'D', 'A', 'X'] as const
export const NOTHING = 0
export const DISRUPTS = 1
export const ABORTED = 2
export const SHOT_DOWN = 3
export const INTERCEPTOR_DOWN = 4 // of an air combat, as it is told

/** The largest net shift either way. BLZ-SHF-13 */
export const SHIFT_LIMIT = 3

/** Markers that the German has at the start. BLZ-PON-1 */
export const PONTOONS = 6 // SED-SET-11, DIN-SET-5

/** Whose units there are. */
export const NATIONS = ['DE', 'FR', 'UK', 'BE'] as const

/** What a counter may have beside its values. */
export const TRAITS = [
  'preCombatRetreat',
  'antitank',
  'antitankBonus',
  'heavyTank',
  'moroccan',
  'assault',
  'aa88',
] as const

/** Looks in which a map can be drawn. */
export const LOOKS = ['meuse', 'argonne', 'hesbaye', 'artois'] as const
