import { spoken } from '../../../i18n/spoken.ts'
import type { Filter, Sorting, SpecialKind } from './battles.ts'

/** The ways to play, in the order of the page. */
export const ways = ['first', 'history', 'campaigns', 'own', 'teams'] as const
export type Way = (typeof ways)[number]

/** Who sits where in a battle of two. */
export const sittings = ['allies', 'axis', 'table', 'watch'] as const
export type Sitting = (typeof sittings)[number]

interface ChoosingWords {
  readonly intro: string
  readonly ways: string
  readonly way: Readonly<Record<Way, readonly [title: string, text: string]>>
  readonly start: string
  readonly filters: string
  readonly filter: Readonly<Record<Filter, string>>
  readonly sort: string
  readonly sorting: Readonly<Record<Sorting, string>>
  readonly none: string
  readonly heads: Readonly<
    Record<
      'number' | 'battle' | 'date' | 'ground' | 'nation' | 'points' | 'special' | 'hard',
      string
    >
  >
  readonly special: Readonly<Record<SpecialKind, string>>
  readonly machines: string
  readonly hard: readonly [string, string, string]
  readonly groundOf: (names: string) => string
  readonly objective: (card: number) => string
  readonly close: string
  readonly numbered: (date: string, number: number, of: number) => string
  readonly destroy: (points: number) => string
  readonly hold: (card: number, turns: number) => string
  readonly last: (turns: number) => string
  readonly nation: Readonly<Record<'us' | 'uk' | 'de', string>>
  readonly forceOf: (nation: string, points: number) => string
  readonly leader: string
  readonly sniper: string
  readonly rows: Readonly<Record<'first' | 'campaign' | 'ground', string>>
  readonly chance: string
  readonly groundByChance: string
  readonly play: string
  readonly sitting: Readonly<Record<Sitting, string>>
  readonly sittingText: Readonly<Record<Sitting, string>>
  readonly opponent: string
  readonly automat: string
  readonly automatText: string
  readonly playIt: (battle: string) => string
  readonly learn: string
  readonly rules: string
  readonly houseRules: string
  readonly houseText: string
  readonly changed: (count: number) => string
  readonly own: string
  readonly ownText: string
  readonly teamText: string
  readonly teamBattle: string
  readonly teamFree: string
  readonly playFree: string
  readonly refused: string
  readonly points: (count: number) => string
}

const en: ChoosingWords = {
  intro: 'Sections, nine cards of ground and a hidden hand. Choose how to fight.',
  ways: 'Ways to play',
  way: {
    first: ['First battle', '31 points, forces ready'],
    history: ['Historical', '19 battles, June to September 1944'],
    campaigns: ['Campaigns', '4 lists, survivors come back as veterans'],
    own: ['Custom battle', '31, 45 or 61 points, random ground'],
    teams: ['Teams', '3 or 4 players, one hand each'],
  },
  start: 'Start here',
  filters: 'Show',
  filter: {
    all: 'All',
    us: 'US',
    uk: 'UK',
    foot: 'No vehicles, guns',
    night: 'Night',
    objective: 'Objective',
    easy: 'Easy to learn',
  },
  sort: 'Sort',
  sorting: { date: 'by date', size: 'by size', complexity: 'by complexity' },
  none: 'No battle matches. Clear a filter.',
  heads: {
    number: 'No.',
    battle: 'Battle',
    date: '1944',
    ground: 'Ground 1 to 9',
    nation: 'Allies',
    points: 'VP',
    special: 'Special rules',
    hard: 'Complexity',
  },
  special: {
    surprise: 'Surprise',
    night: 'Night',
    entrenched: 'Entrenched',
    deploy: 'Deploy',
    hand: 'Hand',
    reinforcement: 'Reinforcement',
  },
  machines: 'Vehicles or guns',
  hard: ['easy to learn', 'some special rules', 'many special rules'],
  groundOf: (names) => `Ground, card 1 to 9: ${names}`,
  objective: (card) => `objective: card ${card}`,
  close: 'Close',
  numbered: (date, number, of) => `${date}, scenario ${number} of ${of}`,
  destroy: (points) => `Destroy ${points} VP`,
  hold: (card, turns) =>
    turns === 1
      ? `, or hold card ${card} at the end of a turn of your own`
      : `, or hold card ${card} at the end of ${turns} turns of your own in a row`,
  last: (turns) => `, or still stand after ${turns} turns each`,
  nation: { us: 'US', uk: 'UK', de: 'DE' },
  forceOf: (nation, points) => `${nation}, ${points} VP`,
  leader: 'leader',
  sniper: 'sniper',
  rows: {
    first: 'Moves first',
    campaign: 'Campaigns',
    ground: 'Ground',
  },
  chance: 'by chance',
  groundByChance: 'nine cards laid at random',
  play: 'Play',
  sitting: { allies: 'Allies', axis: 'Axis', table: 'one screen', watch: 'watch' },
  sittingText: {
    allies: 'You against the computer.',
    axis: 'You against the computer.',
    table: 'Two people at this screen; a cover page between you.',
    watch: 'The computer plays both sides.',
  },
  opponent: 'Opponent',
  automat: 'Automat, solitaire rules',
  automatText: 'It decides by lists that you can read, and has nothing to hide but its hand.',
  playIt: (battle) => `Play ${battle}`,
  learn: 'Learn to play',
  rules: 'Rules',
  houseRules: 'Optional rules',
  houseText: 'Leave these unchanged to play the game as published.',
  changed: (count) => `${count} changed`,
  own: 'Custom battle',
  ownText:
    'Agree on a size, see the ground and who moves first, then choose your force card by card, up to the limit.',
  teamText:
    'Partners share the VP and the hand size of their side; each commands their own sections, and one acts at a time.',
  teamBattle: 'Battle',
  teamFree: 'Custom battle',
  playFree: 'Play your own battle',
  refused: 'The game cannot begin like this.',
  points: (count) => `${count} VP`,
}

const fr: ChoosingWords = {
  intro: 'Des sections, neuf cartes de terrain et une main cachée. Choisissez votre combat.',
  ways: 'Façons de jouer',
  way: {
    first: ['Première bataille', '31 points, forces toutes prêtes'],
    history: ['Historique', '19 batailles, de juin à septembre 1944'],
    campaigns: ['Campagnes', '4 listes, les survivants reviennent vétérans'],
    own: ['Bataille libre', '31, 45 ou 61 points, terrain au hasard'],
    teams: ['Équipes', '3 ou 4 joueurs, une main chacun'],
  },
  start: 'Commencez ici',
  filters: 'Montrer',
  filter: {
    all: 'Toutes',
    us: 'US',
    uk: 'UK',
    foot: 'Sans véhicules ni canons',
    night: 'Nuit',
    objective: 'Objectif',
    easy: 'Faciles à apprendre',
  },
  sort: 'Trier',
  sorting: { date: 'par date', size: 'par taille', complexity: 'par difficulté' },
  none: 'Aucune bataille de cette sorte.',
  heads: {
    number: 'N°',
    battle: 'Bataille',
    date: '1944',
    ground: 'Terrain 1 à 9',
    nation: 'Alliés',
    points: 'PV',
    special: 'Règles spéciales',
    hard: 'Difficulté',
  },
  special: {
    surprise: 'Surprise',
    night: 'Nuit',
    entrenched: 'Retranchés',
    deploy: 'Placement',
    hand: 'Main',
    reinforcement: 'Renfort',
  },
  machines: 'Véhicules ou canons',
  hard: ['facile à apprendre', 'quelques règles spéciales', 'beaucoup de règles spéciales'],
  groundOf: (names) => `Terrain, cartes 1 à 9 : ${names}`,
  objective: (card) => `objectif : carte ${card}`,
  close: 'Fermer',
  numbered: (date, number, of) => `${date}, scénario ${number} sur ${of}`,
  destroy: (points) => `Détruire ${points} PV`,
  hold: (card, turns) =>
    turns === 1
      ? `, ou tenir la carte ${card} à la fin d’un de vos tours`
      : `, ou tenir la carte ${card} à la fin de ${turns} de vos tours de suite`,
  last: (turns) => `, ou tenir bon après ${turns} tours chacun`,
  nation: { us: 'US', uk: 'UK', de: 'DE' },
  forceOf: (nation, points) => `${nation}, ${points} PV`,
  leader: 'chef',
  sniper: 'sniper',
  rows: {
    first: 'Commence',
    campaign: 'Campagnes',
    ground: 'Terrain',
  },
  chance: 'au hasard',
  groundByChance: 'neuf cartes posées au hasard',
  play: 'Jouer',
  sitting: { allies: 'Alliés', axis: 'Axe', table: 'à deux ici', watch: 'regarder' },
  sittingText: {
    allies: 'Vous contre l’ordinateur.',
    axis: 'Vous contre l’ordinateur.',
    table: 'Deux personnes devant cet écran ; une page de garde entre vous.',
    watch: 'L’ordinateur joue les deux camps.',
  },
  opponent: 'Adversaire',
  automat: 'Automate, règles du jeu en solitaire',
  automatText: 'Il décide d’après des listes que vous pouvez lire, et n’a de caché que sa main.',
  playIt: (battle) => `Jouer : ${battle}`,
  learn: 'Apprendre',
  rules: 'Règles',
  houseRules: 'Options et variantes',
  houseText: 'Laissez-les telles quelles pour le jeu publié.',
  changed: (count) => (count < 2 ? `${count} modifiée` : `${count} modifiées`),
  own: 'Bataille libre',
  ownText:
    'Convenez d’une taille, voyez le terrain et qui commence, puis choisissez votre force carte par carte, jusqu’à la limite.',
  teamText:
    'Les partenaires partagent les PV et la taille de main de leur camp ; chacun commande ses sections, un seul parle à la fois.',
  teamBattle: 'Bataille',
  teamFree: 'Bataille libre',
  playFree: 'Jouer une bataille libre',
  refused: 'La partie ne peut pas commencer ainsi.',
  points: (count) => `${count} PV`,
}

/** The words of the page where a battle of Frontline is chosen. */
export const choosingWords = spoken<ChoosingWords>({ en, fr })
