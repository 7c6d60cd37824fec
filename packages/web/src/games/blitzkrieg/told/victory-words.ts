import type { Board } from '@estafette/blitzkrieg/screen'
import { spoken } from '../../../i18n/spoken.ts'

/** A line of scoring, as the board has it. */
export type Line = Board['scoring'][number]

interface VictoryWords {
  readonly scale: (german: string, allied: string) => string
  readonly people: (side: string) => string // 'German' to 'the Germans'
  readonly score: (german: string, allied: string) => string
  readonly level: readonly ((side: string) => string)[] // draw, tactical, operational, strategic
  readonly wins: (people: string) => string
  readonly draw: string
  readonly last: string
  readonly rout: string
  readonly alarm: Readonly<
    Record<'points' | 'rout', (first: string, second: string, level: string) => string>
  >
  readonly ending: Readonly<
    Record<'points' | 'rout', (first: string, second: string, more: string) => string>
  >
  readonly levels: string
  readonly counted: (side: string, points: string, what: string) => string
  readonly each: (side: string, points: string, what: string) => string
  readonly once: (side: string, points: string, what: string) => string
  readonly play: string
  readonly edges: Readonly<Record<string, string>>
  readonly lines: Readonly<Record<string, (line: Line, edge: (id?: string) => string) => string>>
}

/** Sides as briefly as a bar needs them. */
const shorts: Readonly<Record<string, string>> = {
  German: 'G',
  French: 'F',
  Allied: 'A',
  Allemands: 'A',
  Français: 'F',
  Alliés: 'Al.',
}
const short = (side: string): string => shorts[side] ?? side

const list = (items: readonly string[] = []): string => items.join(', ')

const en: VictoryWords = {
  scale: (german, allied) => `VP ${short(german)}–${short(allied)}`,
  people: (side) => ({ German: 'Germans', Allied: 'Allies' })[side] ?? side,
  score: (german, allied) => `${german} – ${allied}`,
  level: [
    () => 'a draw',
    (side) => `${side} tactical victory`,
    (side) => `${side} operational victory`,
    (side) => `${side} strategic victory`,
  ],
  wins: (people) => `The ${people} win.`,
  draw: 'It is a draw.',
  last: 'Last turn.',
  rout: 'Rout.',
  alarm: {
    points: (german, allied, level) =>
      `When it ends the count decides, now ${german} to ${allied}: ${level}.`,
    rout: (loser, winner) =>
      `The ${loser} have no steady unit left, and none in supply that can recover: when their turn ends the ${winner} win.`,
  },
  ending: {
    points: (score, turn, level) => `The count after turn ${turn}, now ${score}: ${level}.`,
    rout: (loser, standing, winner) =>
      `Every unit of the ${loser} disrupted or gone when their own turn ends (${standing} stand or recover): the ${winner} win at once.`,
  },
  levels: 'Twice as many points are operational, more than three times as many strategic.',
  counted: (side, points, what) => `${side} ${points}: ${what}`,
  each: (side, points, what) => `${side} +${points} each: ${what}`,
  once: (side, points, what) => `${side} +${points}: ${what}`,
  play: 'scored in play',
  edges: { N: 'north', S: 'south', W: 'west', E: 'east' },
  lines: {
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
  },
}

const fr: VictoryWords = {
  scale: (german, allied) => `PV ${short(german)}–${short(allied)}`,
  people: (side) => side,
  score: (german, allied) => `${german} – ${allied}`,
  level: [
    () => 'égalité',
    (side) => `victoire tactique des ${side}`,
    (side) => `victoire opérationnelle des ${side}`,
    (side) => `victoire stratégique des ${side}`,
  ],
  wins: (people) => `Les ${people} gagnent.`,
  draw: 'C’est une égalité.',
  last: 'Dernier tour.',
  rout: 'Déroute.',
  alarm: {
    points: (german, allied, level) =>
      `À sa fin le décompte décide, à présent ${german} à ${allied} : ${level}.`,
    rout: (loser, winner) =>
      `Les ${loser} n’ont plus d’unité en ordre, ni unité ravitaillée qui puisse se réorganiser : à la fin de leur tour les ${winner} gagnent.`,
  },
  ending: {
    points: (score, turn, level) =>
      `Le décompte après le tour ${turn}, à présent ${score} : ${level}.`,
    rout: (loser, standing, winner) =>
      `Toutes les unités des ${loser} désorganisées ou perdues à la fin de leur propre tour (${standing} debout ou qui le seront) : les ${winner} gagnent aussitôt.`,
  },
  levels: 'Deux fois plus de points : opérationnelle ; plus de trois fois : stratégique.',
  counted: (side, points, what) => `${side} ${points} : ${what}`,
  each: (side, points, what) => `${side} +${points} chacun : ${what}`,
  once: (side, points, what) => `${side} +${points} : ${what}`,
  play: 'marqués en cours de partie',
  edges: { N: 'nord', S: 'sud', W: 'ouest', E: 'est' },
  lines: {
    enemyEliminated: ({ armored }) =>
      armored ? 'blindés ennemis éliminés' : 'autres unités ennemies éliminées',
    enemyRefitOnMap: () => 'unités ennemies sur la carte avec un marqueur Refit',
    hexTerrain: ({ mode }) =>
      mode === 'held' ? 'hexs de ville et village tenus' : 'hexs de ville et village occupés',
    hexLevel: ({ level }) => `hexs de niveau ${level} occupés`,
    hexList: ({ hexes }) => `une unité en ${list(hexes)}`,
    placeHexes: ({ place }) => `hexs de ${place} occupés`,
    placeOccupied: ({ place }) => `plus de ${place} que l’ennemi`,
    anyHexControlled: ({ hexes }) => `contrôle de ${(hexes ?? []).join(' ou ')}`,
    freeLine: ({ from, to }, edge) =>
      `un passage du bord ${edge(from)} au bord ${edge(to)}, sans ennemi ni zone ennemie`,
    supplyLinesToHexes: ({ hexes }) =>
      `une ligne de ravitaillement par-dessus le fleuve jusqu’en ${list(hexes)}`,
    armoredUnitsSuppliedTo: (line, edge) => `unités blindées reliées au bord ${edge(line.edge)}`,
    unitsOnEdgeInSupply: (line, edge) => `unités ravitaillées sur le bord ${edge(line.edge)}`,
    exitedUnits: (line, edge) => `unités sorties par le bord ${edge(line.edge)}`,
    exitedReinforcements: () => 'unités parties vers la percée',
    exitedEnemyUnits: () => 'unités ennemies sorties et coupées',
    enemyFormationOnMap: ({ formation }) => `unités de la ${formation} encore sur la carte`,
    ownUnitsNeverEntered: () => 'unités jamais entrées',
    optionUsed: () => 'renfort facultatif de l’ennemi',
    rommelEliminated: () => 'Rommel perdu, au dé',
  },
}

/** How the screen speaks of victory. */
export const victoryWords = spoken<VictoryWords>({ en, fr })
