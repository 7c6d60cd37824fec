import type { words as en } from './blitzkrieg.en.ts'

const list = (items: readonly string[] = []): string => items.join(', ')

export const words: typeof en = {
  series: 'France 1940 : Blitzkrieg',
  complexity: ['faible', 'moyenne', 'élevée'],
  about: (turns, hours, level) => `${turns} tours, environ ${hours} h, complexité ${level}`,
  turn: (turn, last, day, month, isNight) =>
    `Tour ${turn} sur ${last}, ${day} ${month === 5 ? 'mai' : 'juin'}${isNight ? ', nuit' : ''}`,
  phase: (side) => `tour des ${side}`,
  points: (german, allied) => `PV ${german} à ${allied}`,
  units: (side) => `${side} sur la carte`,
  air: 'Unités aériennes',
  airOver: (hex) => `au-dessus de ${hex}`,
  airBack: (turn) => `de retour au tour ${turn}`,
  airBoxes: ['disponible', 'a volé', 'a intercepté', 'interdiction', '', 'ne participe pas'],
  offMap: 'Hors carte',
  boxes: [
    'à venir',
    'peuvent revenir',
    'ont quitté la carte',
    'éliminées, peuvent revenir la nuit',
    'éliminées définitivement',
    'dans la tasse',
    'hors carte, peuvent bombarder',
  ],
  terrain: ['clair', 'village', 'ville', 'bois', 'accidenté'],
  enemy: (hexes) => (hexes === 1 ? 'au contact de l’ennemi' : `ennemi à ${hexes} hexs`),
  near: (hexes) => `à côté de ${hexes}`,
  each: (states: string) => `chacune ${states}`,
  empty: 'aucune unité',
  works: 'retranchement',
  types: [
    'chars',
    'automitrailleuses',
    'infanterie',
    'infanterie lourde',
    'motocyclistes',
    'cavalerie',
    'troupes d’assaut',
    'génie',
    'artillerie',
    'artillerie antichar',
    'canons de 88',
    'unité de forteresse',
    'transport',
  ],
  factors: (attack, defence, movement) =>
    `attaque ${attack}, défense ${defence}, mouvement ${movement}`,
  range: (hexes) => `portée ${hexes}`,
  stands: (place) => `en ${place}`,
  states: {
    disrupted: 'désorganisée',
    refit: 'marqueur Refit',
    fired: 'a tiré',
    moved: 'a bougé',
    rommel: 'avec Rommel',
    riding: (vehicle) => `à bord de ${vehicle}`,
  },
  level: [
    'une égalité',
    'une victoire tactique',
    'une victoire opérationnelle',
    'une victoire stratégique',
  ],
  forSide: (level, side) => `${level} des ${side}`,
  count: (turn, german, allied, result) =>
    `Après le tour ${turn}, les PV décident, à présent ${german} à ${allied}, soit ${result}.`,
  rout: (loser, standing, winner) =>
    `Fin d’un tour de joueur : sans unité en ordre ni qui se réorganise, les ${loser} perdent aussitôt face aux ${winner}. Il leur en reste ${standing}.`,
  play: 'marqués en cours de partie',
  edges: { N: 'nord', S: 'sud', W: 'ouest', E: 'est' },
  lines: {
    enemyEliminated: ({ armored }) =>
      armored ? 'blindés ennemis éliminés' : 'autres unités ennemies éliminées',
    enemyRefitOnMap: () => 'unités ennemies sur la carte avec un marqueur Refit',
    hexTerrain: ({ mode }) =>
      mode === 'held' ? 'villes et villages tenus' : 'villes et villages occupés',
    hexLevel: ({ level }) => `hexs de niveau ${level} occupés`,
    hexList: ({ hexes }) => `une unité en ${list(hexes)}`,
    placeHexes: ({ place }) => `hexs de ${place} occupés`,
    placeOccupied: ({ place }) => `plus de ${place} que l’ennemi`,
    anyHexControlled: ({ hexes }) => `contrôle de ${(hexes ?? []).join(' ou ')}`,
    freeLine: ({ from, to }, edge) =>
      `un passage du bord ${edge(from)} au bord ${edge(to)} sans ennemi`,
    supplyLinesToHexes: ({ hexes }) =>
      `une ligne de ravitaillement par-dessus le fleuve jusqu’en ${list(hexes)}`,
    armoredUnitsSuppliedTo: ({ edge: to }, edge) => `blindés reliés au bord ${edge(to)}`,
    unitsOnEdgeInSupply: ({ edge: to }, edge) => `unités ravitaillées sur le bord ${edge(to)}`,
    exitedUnits: ({ edge: to }, edge) => `unités sorties par le bord ${edge(to)}`,
    exitedReinforcements: () => 'unités parties vers la percée',
    exitedEnemyUnits: () => 'unités ennemies sorties et coupées',
    enemyFormationOnMap: ({ formation }) => `unités de la ${formation} encore sur la carte`,
    ownUnitsNeverEntered: () => 'unités jamais entrées',
    optionUsed: () => 'renfort facultatif de l’ennemi',
    rommelEliminated: () => 'Rommel perdu, au dé',
  },
}
