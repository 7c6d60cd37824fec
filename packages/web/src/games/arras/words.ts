import { percent as percentOf } from '../../i18n/numbers.ts'
import { spoken } from '../../i18n/spoken.ts'
import type { Phase } from './panels/phase.ts'

export { decimal } from '../../i18n/numbers.ts'

/** What the screen of Arras says beyond the game's own words. */
export interface ArrasWords {
  readonly turn: string
  readonly reachOf: readonly [string, string]
  readonly initiative: string
  readonly advantage: string
  readonly initiativeShort: string
  readonly advantageShort: string
  readonly airOf: (allied: number, german: number) => string
  readonly air: string
  readonly side: readonly [string, string]
  readonly parts: Readonly<Record<string, string>>
  readonly otherUnits: (count: number) => string
  readonly otherFresh: (count: number) => string
  readonly lostTitle: string
  readonly terrain: (tem: number, overrun: boolean) => string
  readonly controlled: (side: string) => string
  readonly contested: string
  readonly room: (units: number, limit: number) => string
  readonly unitCount: (count: number) => string
  readonly offMap: string
  readonly eliminated: string
  readonly removed: string
  readonly costTitle: string
  readonly costs: readonly (readonly [string, string])[]
  readonly lossTitle: string
  readonly losses: readonly (readonly [string, string])[]
  readonly oddsTitle: string
  readonly oddsHead: string
  readonly gort: (modifier: number) => string
  readonly vpTitle: string
  readonly vpParts: Readonly<Record<'locations' | 'ring' | 'rommel' | 'blue', string>>
  readonly phases: string
  readonly phase: Readonly<Record<Phase, string>>
}

const NB = '\u00a0'

const en: ArrasWords = {
  reachOf: ['Reach of the Allies', 'Reach of the Germans'],
  turn: 'Turn',
  initiative: 'Initiative',
  advantage: 'Advantage',
  initiativeShort: 'Init.',
  advantageShort: 'Adv.',
  airOf: (allied, german) => `Air Support: Allied ${allied}, German ${german}`,
  air: 'Air',
  side: ['Allied', 'German'],
  parts: {
    point: 'point unit',
    mixed: 'mixed forces',
    river: 'river crossed',
    forward: 'forward unit',
    terrain: 'terrain',
    rommel: 'Rommel',
  },
  otherUnits: (count) => (count === 1 ? '1 other' : `${count} others`),
  otherFresh: (count) => (count === 1 ? '1 other Fresh unit' : `${count} other Fresh units`),
  lostTitle: 'Units lost',
  terrain: (tem, overrun) => `terrain +${tem}${overrun ? '' : ', no overrun'}`,
  controlled: (side) => `controlled by the ${side}`,
  contested: 'contested',
  room: (units, limit) => `stacking ${units} of ${limit}`,
  unitCount: (count) => (count === 1 ? '1 unit' : `${count} units`),
  offMap: 'Awaiting release',
  eliminated: 'Eliminated',
  removed: 'Removed for good',
  costTitle: 'Movement costs',
  costs: [
    ['No enemy, no Fresh enemy adjacent', '1'],
    ['No enemy, a Fresh uncontested enemy adjacent', '2'],
    ['No enemy, Fresh enemies adjacent in Contested locations only', '1'],
    ['Enemies, all Spent', '3'],
    ['A Fresh enemy', '4'],
    ['Leaving Spent enemies', '3'],
    ['Leaving a Fresh enemy', 'all'],
  ],
  lossTitle: 'Casualty Points',
  losses: [
    ['Fresh unit eliminated', '5'],
    ['Fresh unit flipped', '2'],
    ['Spent unit eliminated', '2'],
    ['Spent unit retreats', '2'],
  ],
  oddsTitle: 'Chance of success',
  oddsHead: 'Attack − defence',
  gort: (modifier) =>
    `Gort goes on with ${Math.max(1, 7 - modifier)} or more on the die (modifier +${modifier}).`,
  vpTitle: 'Victory Points now',
  vpParts: {
    locations: 'locations with a path',
    ring: 'two red rings',
    rommel: 'Rommel eliminated',
    blue: 'blue locations lost',
  },
  phases: 'Phases of the turn',
  phase: {
    releases: 'Releases',
    initiative: 'Initiative',
    combat: 'Combat',
    reorganization: 'Reorganization',
    end: 'End',
  },
}

const fr: ArrasWords = {
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

/** The words of this screen in the language of the moment. */
export const arrasWords = spoken<ArrasWords>({ en, fr })

/** A share with one decimal: '69.5%' in English, '69,5 %' in French. */
export function percent(share: number): string {
  return percentOf(share, 1)
}
