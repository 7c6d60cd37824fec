import type { Board } from '@estafette/blitzkrieg/screen'
import { keyed } from '../../../i18n/spoken.ts'

/** A line of scoring, as the board has it. */
export type Line = Board['scoring'][number]

/** Sides as briefly as a bar needs them. */
const shorts: Readonly<Record<string, string>> = {
  German: 'G',
  French: 'F',
  Allied: 'A',
  Allemands: 'A',
  Français: 'F',
  Alliés: 'Al.',
}

export const short = (side: string): string => shorts[side] ?? side

export const list = (items: readonly string[] = []): string => items.join(', ')

export const words = {
  scale: (german: string, allied: string) => `VP ${short(german)}–${short(allied)}`,
  // 'German' to 'the Germans'
  people: (side: string) => ({ German: 'Germans', Allied: 'Allies' })[side] ?? side,
  score: (german: string, allied: string) => `${german} – ${allied}`,
  // draw, tactical, operational, strategic
  level: [
    (_side: string) => 'a draw',
    (side: string) => `${side} tactical victory`,
    (side: string) => `${side} operational victory`,
    (side: string) => `${side} strategic victory`,
  ],
  wins: (people: string) => `The ${people} win.`,
  draw: 'It is a draw.',
  last: 'Last turn.',
  rout: 'Rout.',
  alarm: {
    points: (german: string, allied: string, level: string) =>
      `When it ends the count decides, now ${german} to ${allied}: ${level}.`,
    rout: (loser: string, winner: string, _level: string) =>
      `The ${loser} have no steady unit left, and none in supply that can recover: when their turn ends the ${winner} win.`,
  },
  ending: {
    points: (score: string, turn: string, level: string) =>
      `The count after turn ${turn}, now ${score}: ${level}.`,
    rout: (loser: string, standing: string, winner: string) =>
      `Every unit of the ${loser} disrupted or gone when their own turn ends (${standing} stand or recover): the ${winner} win at once.`,
  },
  levels: 'Twice as many points are operational, more than three times as many strategic.',
  counted: (side: string, points: string, what: string) => `${side} ${points}: ${what}`,
  each: (side: string, points: string, what: string) => `${side} +${points} each: ${what}`,
  once: (side: string, points: string, what: string) => `${side} +${points}: ${what}`,
  play: 'scored in play',
  edges: keyed<string>({ N: 'north', S: 'south', W: 'west', E: 'east' }),
  lines: keyed<(line: Line, edge: (id?: string) => string) => string>({
    enemyEliminated: ({ armored }) =>
      armored ? 'enemy armour eliminated' : 'other enemy units eliminated',
    enemyRefitOnMap: () => 'enemy units on the map with refit markers',
    hexTerrain: ({ mode }) =>
      mode === 'held' ? 'hexes of towns and villages held' : 'hexes of towns and villages occupied',
    hexLevel: ({ level }) => `hexes of level ${level} occupied`,
    hexList: ({ hexes }) => `a unit at ${list(hexes)}`,
    placeHexes: ({ place }) => `hexes of ${place} occupied`,
    placeOccupied: ({ place }) => `more of ${place} than the enemy`,
    anyHexControlled: ({ hexes }) => `control of ${(hexes ?? []).join(' or ')}`,
    freeLine: ({ from, to }, edge) =>
      `a way from the ${edge(from)} to the ${edge(to)} edge, free of enemies and their zones`,
    supplyLinesToHexes: ({ hexes }) => `a supply line over the river to ${list(hexes)}`,
    armoredUnitsSuppliedTo: (line, edge) =>
      `armoured units with a line to the ${edge(line.edge)} edge`,
    unitsOnEdgeInSupply: (line, edge) => `supplied units on the ${edge(line.edge)} edge`,
    exitedUnits: (line, edge) => `units that left the map by the ${edge(line.edge)} edge`,
    exitedReinforcements: () => 'units that left for the breakthrough',
    exitedEnemyUnits: () => 'enemy units that left the map and are cut off',
    enemyFormationOnMap: ({ formation }) => `units of the ${formation} still on the map`,
    ownUnitsNeverEntered: () => 'own units that never entered',
    optionUsed: () => 'the optional reinforcement of the enemy',
    rommelEliminated: () => 'Rommel lost, by a die',
  }),
}
