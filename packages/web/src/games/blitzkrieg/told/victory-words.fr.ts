import type { Translated } from '../../../i18n/spoken.ts'
import { type words as en, short, list } from './victory-words.en.ts'

export const words: Translated<typeof en> = {
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
