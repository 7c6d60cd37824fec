import type { Board } from '@estafette/blitzkrieg/screen'

/** A line of scoring, as the board of a battle has it. */
export type Line = Board['scoring'][number]

const list = (items: readonly string[] = []): string => items.join(', ')

/** What the terminal says of the battles of May 1940. */
export const words = {
  series: 'France 1940: Blitzkrieg',
  // of the series by number: 1 to 3
  complexity: ['low', 'medium', 'high'] as readonly string[],
  about: (turns: number, hours: number, level: string) =>
    `${turns} turns, about ${hours} h, complexity ${level}`,
  turn: (turn: number, last: number, day: number, month: number, isNight: boolean) =>
    `Turn ${turn} of ${last}, ${day} ${month === 5 ? 'May' : 'June'}${isNight ? ', night' : ''}`,
  phase: (side: string) => `${side} player turn`,
  points: (german: string, allied: string) => `VP ${german} to ${allied}`,
  units: (side: string) => `${side} on the map`,
  air: 'Air units',
  airOver: (hex: string) => `over ${hex}`,
  airBack: (turn: number) => `back on turn ${turn}`,
  airBoxes: [
    'available',
    'flown',
    'has intercepted',
    'interdiction',
    '',
    'takes no part',
  ] as readonly string[],
  offMap: 'Off the map',
  boxes: [
    'to come',
    'may come back',
    'left the map',
    'eliminated, may come back at night',
    'eliminated for good',
    'in the cup',
    'off the map, can bombard',
  ] as readonly string[],
  terrain: ['clear', 'village', 'town', 'woods', 'rough'] as readonly string[],
  enemy: (hexes: number) => (hexes === 1 ? 'next to the enemy' : `enemy ${hexes} hexes away`),
  near: (hexes: string) => `next to ${hexes}`,
  each: (states: string) => `each ${states}`,
  empty: 'no units',
  works: 'entrenchment',
  types: [
    'tanks',
    'armoured cars',
    'infantry',
    'heavy infantry',
    'motorcyclists',
    'cavalry',
    'assault troops',
    'engineers',
    'artillery',
    'anti-tank guns',
    '88 guns',
    'fortress troops',
    'transport',
  ] as readonly string[],
  factors: (attack: number, defence: number, movement: string) =>
    `attack ${attack}, defence ${defence}, movement ${movement}`,
  range: (hexes: number) => `range ${hexes}`,
  stands: (place: string) => `in ${place}`,
  states: {
    disrupted: 'disrupted',
    refit: 'needs refit',
    fired: 'has fired',
    moved: 'has moved',
    rommel: 'with Rommel',
    riding: (vehicle: string) => `riding in ${vehicle}`,
  },
  level: [
    'a draw',
    'a tactical victory',
    'an operational victory',
    'a strategic victory',
  ] as readonly string[],
  forSide: (level: string, side: string) => `${level} of the ${side}`,
  count: (turn: number, german: string, allied: string, result: string) =>
    `After turn ${turn} the VP decide, now ${german} to ${allied}, which is ${result}.`,
  rout: (loser: string, standing: number, winner: string) =>
    `End of a player turn: with no unit that is steady or recovers the ${loser} lose at once to the ${winner}. They have ${standing}.`,
  play: 'scored in play',
  edges: { N: 'north', S: 'south', W: 'west', E: 'east' } as Readonly<Record<string, string>>,
  lines: {
    enemyEliminated: ({ armored }) =>
      armored ? 'enemy armour eliminated' : 'other enemy units eliminated',
    enemyRefitOnMap: () => 'enemy units on the map that need refit',
    hexTerrain: ({ mode }) =>
      mode === 'held' ? 'towns and villages held' : 'towns and villages occupied',
    hexLevel: ({ level }) => `hexes of level ${level} occupied`,
    hexList: ({ hexes }) => `a unit at ${list(hexes)}`,
    placeHexes: ({ place }) => `hexes of ${place} occupied`,
    placeOccupied: ({ place }) => `more of ${place} than the enemy`,
    anyHexControlled: ({ hexes }) => `control of ${(hexes ?? []).join(' or ')}`,
    freeLine: ({ from, to }, edge) =>
      `a way from the ${edge(from)} to the ${edge(to)} edge without enemies`,
    supplyLinesToHexes: ({ hexes }) => `a supply line over the river to ${list(hexes)}`,
    armoredUnitsSuppliedTo: ({ edge: to }, edge) => `armour with a line to the ${edge(to)} edge`,
    unitsOnEdgeInSupply: ({ edge: to }, edge) => `supplied units on the ${edge(to)} edge`,
    exitedUnits: ({ edge: to }, edge) => `units that left by the ${edge(to)} edge`,
    exitedReinforcements: () => 'units that left for the breakthrough',
    exitedEnemyUnits: () => 'enemy units that left and are cut off',
    enemyFormationOnMap: ({ formation }) => `units of the ${formation} still on the map`,
    ownUnitsNeverEntered: () => 'own units that never entered',
    optionUsed: () => 'the optional reinforcement of the enemy',
    rommelEliminated: () => 'Rommel lost, by a die',
  } as Readonly<Record<string, (line: Line, edge: (id?: string) => string) => string>>,
}
