import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

const NB = '\u00a0'

export const words: Translated<typeof en> = {
  reachOf: ['Portée des Alliés', 'Portée des Allemands'],
  turn: 'Tour',
  initiative: 'Initiative',
  advantage: 'Avantage',
  initiativeShort: 'Init.',
  advantageShort: 'Avant.',
  airOf: (allied, german) => `Soutien Aérien${NB}: Alliés ${allied}, Allemands ${german}`,
  air: 'Air',
  side: ['Alliés', 'Allemands'],
  parts: {
    point: 'unité de pointe',
    mixed: 'forces mêlées',
    river: 'rivière franchie',
    forward: 'unité avancée',
    terrain: 'terrain',
    rommel: 'Rommel',
  },
  otherUnits: (count) => (count < 2 ? `${count} autre` : `${count} autres`),
  otherFresh: (count) =>
    count < 2 ? `${count} autre unité Fraîche` : `${count} autres unités Fraîches`,
  lostTitle: 'Unités perdues',
  terrain: (tem, overrun) => `terrain +${tem}${overrun ? '' : ', pas de débordement'}`,
  controlled: (side) => `contrôlé par les ${side}`,
  contested: 'contesté',
  room: (units, limit) => `empilement ${units} sur ${limit}`,
  unitCount: (count) => (count < 2 ? `${count} unité` : `${count} unités`),
  offMap: 'En attente',
  eliminated: 'Éliminées',
  removed: 'Retirées définitivement',
  costTitle: 'Coûts de mouvement',
  costs: [
    ['Aucun ennemi, aucun ennemi Frais à côté', '1'],
    ['Aucun ennemi, un ennemi Frais non contesté à côté', '2'],
    ['Aucun ennemi, ennemis Frais à côté en lieux Contestés seulement', '1'],
    ['Ennemis, tous Fatigués', '3'],
    ['Un ennemi Frais', '4'],
    ['Quitter des ennemis Fatigués', '3'],
    ['Quitter un ennemi Frais', 'tout'],
  ],
  lossTitle: 'Points de Pertes',
  losses: [
    ['Unité Fraîche éliminée', '5'],
    ['Unité Fraîche retournée', '2'],
    ['Unité Fatiguée éliminée', '2'],
    ['Unité Fatiguée en retraite', '2'],
  ],
  oddsTitle: 'Chances de réussite',
  oddsHead: 'Attaque − défense',
  gort: (modifier) =>
    `Gort continue avec ${Math.max(1, 7 - modifier)} ou plus au dé (modificateur +${modifier}).`,
  vpTitle: 'Points de Victoire en ce moment',
  vpParts: {
    locations: 'lieux reliés',
    ring: 'deux cercles rouges',
    rommel: 'Rommel éliminé',
    blue: 'lieux bleus perdus',
  },
  phases: 'Phases du tour',
  phase: {
    releases: 'Libérations',
    initiative: 'Initiative',
    combat: 'Combat',
    reorganization: 'Réorganisation',
    end: 'Fin',
  },
}
