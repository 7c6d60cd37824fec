import { spoken } from '../../../i18n/spoken.ts'

/** What the field and the hand under it say. */
export interface FieldWords {
  readonly firepower: string
  readonly ownSections: string
  readonly enemySections: string
  readonly grounds: string
  readonly line: string
  readonly handOf: (player: string, count: number) => string
  readonly deck: string
  readonly discard: string
  readonly top: (card: string) => string
  readonly range: (range: number) => string
  readonly acted: string
  readonly ready: string
  readonly loose: string // not in a section yet
  readonly men: (count: number) => string
  readonly manShort: (count: number) => string
  readonly pinned: string
  readonly broken: string // in short, on a token
  readonly woundsOf: (wounds: number, of: number) => string
  readonly woundsShort: (wounds: number, of: number) => string
  readonly armor: (points: number) => string
  readonly dugIn: string
  readonly cover: (points: number) => string
  readonly concealed: (points: number) => string
  readonly flank: (bonus: number) => string
  readonly keyLocation: string
  readonly notes: readonly string[] // what a ground does, by kind, at most 20 characters
  readonly coverOf: (level: number) => string // of a ground, 1 to 3
  readonly held: string
  readonly contested: string
  readonly objective: (turns: number, of: number) => string
  readonly aimed: string
  readonly rapid: string
  readonly aimedAt: (value: string, range: number) => string
  readonly rapidAt: (value: string, range: number) => string
  readonly none: string // no such fire
  readonly loaded: string
  readonly canAct: string
  readonly chosen: string
  readonly target: string
  readonly canGo: string
  readonly eligible: string
  readonly yourHand: string
  readonly hands: string // of all players
  readonly handSize: (cards: number, of: number) => string
  readonly noHand: string
  readonly anyTime: string
  readonly command: string
  readonly morale: string
  readonly equipment: string
  readonly rangeHead: string
  readonly vp: string
  readonly countersDown: (count: number) => string
  readonly hand: string // tab
  readonly use: Readonly<Record<'can' | 'chosen' | 'later' | 'closed', string>>
  readonly turn: string
  readonly losses: (side: string, needed: number) => string
  readonly lossesShort: (side: string) => string
  readonly lost: (lost: number, of: number) => string
  readonly holding: (side: string, card: number) => string
  readonly holdingShort: (card: number) => string
  readonly turnsHeld: (turns: number, of: number) => string
  readonly lastTurn: (turn: number) => string
  readonly setUp: string
  readonly skills: readonly string[] // abilities at the foot of a token, at most 11 letters
}

const en: FieldWords = {
  firepower: 'Firepower',
  ownSections: 'Your sections',
  enemySections: 'Enemy sections',
  grounds: 'The nine cards',
  line: 'Battlefield',
  handOf: (player, count) => `${player}: ${count === 1 ? '1 card' : `${count} cards`} in hand`,
  deck: 'deck',
  discard: 'discard',
  top: (card) => `top: ${card}`,
  range: (range) => `range ${range}`,
  acted: 'acted',
  ready: 'not acted',
  loose: 'in no section',
  men: (count) => (count === 1 ? '1 man' : `${count} men`),
  manShort: (count) => (count === 1 ? '1 man' : `${count} men`),
  pinned: 'Pinned',
  broken: 'Broken',
  woundsOf: (wounds, of) => `${wounds} of ${of}`,
  woundsShort: (wounds, of) => `${wounds}/${of}`,
  armor: (points) => `Armour ${points}`,
  dugIn: 'entrenched',
  cover: (points) => `cover ${points}`,
  concealed: (points) => `concealed, cover ${points}`,
  flank: (bonus) => `Flanking +${bonus}`,
  keyLocation: 'Key Location',
  notes: [
    'advancing: draw 1',
    'held: counts two',
    'firing from it: +2',
    'target one closer',
    'entering: pay 1',
    'shut in enemy turn',
  ],
  coverOf: (level) => ['light cover', 'medium cover', 'heavy cover'][level - 1]!,
  held: 'held',
  contested: 'contested',
  objective: (turns, of) => `objective, held ${turns} of ${of} turns`,
  aimed: 'aimed',
  rapid: 'rapid',
  aimedAt: (value, range) => `aimed ${value} at range ${range}`,
  rapidAt: (value, range) => `rapid ${value} at range ${range}`,
  none: 'none',
  loaded: 'loaded',
  canAct: 'can act',
  chosen: 'chosen',
  target: 'target',
  canGo: 'may go there',
  eligible: 'can be named',
  yourHand: 'Your hand',
  hands: 'Hands',
  handSize: (cards, of) =>
    cards > of ? `${cards} cards, ${of} at the end of your turn` : `${cards} of ${of} cards`,
  noHand: 'No cards to show',
  anyTime: 'any time',
  command: 'Command',
  morale: 'Morale',
  equipment: 'Equipment',
  rangeHead: 'Range',
  vp: 'VP',
  countersDown: (count) => (count === 1 ? '1 counter face down' : `${count} counters face down`),
  hand: 'Hand',
  use: { can: 'possible', chosen: 'chosen', later: 'not in this step', closed: 'not now' },
  turn: 'Turn',
  losses: (side, needed) => `Losses of the ${side}, ${needed} lose`,
  lossesShort: (side) => side,
  lost: (lost, of) => `${lost} of ${of}`,
  holding: (side, card) => `${side}: holding card ${card}`,
  holdingShort: (card) => `Card ${card}`,
  turnsHeld: (turns, of) => `${turns} of ${of} turns`,
  lastTurn: (turn) => `of ${turn}`,
  setUp: 'Set-up',
  skills: [
    '',
    'Assistant',
    'Cautious',
    'Fearless',
    'On Point',
    'Pathfinder',
    'Planning',
    'Tactics',
    'Throwing',
    'Tough',
  ],
}

const fr: FieldWords = {
  firepower: 'Puissance de feu',
  ownSections: 'Vos sections',
  enemySections: 'Sections ennemies',
  grounds: 'Les neuf cartes',
  line: 'Champ de bataille',
  handOf: (player, count) => `${player} : ${count} carte${count < 2 ? '' : 's'} en main`,
  deck: 'pioche',
  discard: 'défausse',
  top: (card) => `dessus : ${card}`,
  range: (range) => `distance ${range}`,
  acted: 'activée',
  ready: 'non activée',
  loose: 'hors section',
  men: (count) => `${count} homme${count < 2 ? '' : 's'}`,
  manShort: (count) => `${count} h.`,
  pinned: 'Cloué',
  broken: 'Épuisé',
  woundsOf: (wounds, of) => `${wounds} sur ${of}`,
  woundsShort: (wounds, of) => `${wounds}/${of}`,
  armor: (points) => `Blindage ${points}`,
  dugIn: 'retranchée',
  cover: (points) => `couvert ${points}`,
  concealed: (points) => `dissimulée, couvert ${points}`,
  flank: (bonus) => `Flanc +${bonus}`,
  keyLocation: 'Position clé',
  notes: [
    'avance : piocher 1',
    'tenue : compte deux',
    'tirer d’ici : +2',
    'cible à 1 de moins',
    'y entrer : payer 1',
    'close au tour ennemi',
  ],
  coverOf: (level) => ['couvert léger', 'couvert moyen', 'couvert important'][level - 1]!,
  held: 'tenue',
  contested: 'contestée',
  objective: (turns, of) => `objectif, tenu ${turns} tour${turns < 2 ? '' : 's'} sur ${of}`,
  aimed: 'visé',
  rapid: 'rapide',
  aimedAt: (value, range) => `visé ${value} à distance ${range}`,
  rapidAt: (value, range) => `rapide ${value} à distance ${range}`,
  none: 'aucun',
  loaded: 'chargé',
  canAct: 'peut agir',
  chosen: 'choisie',
  target: 'cible',
  canGo: 'on peut y aller',
  eligible: 'peut être désigné',
  yourHand: 'Votre main',
  hands: 'Mains',
  handSize: (cards, of) =>
    cards > of
      ? `${cards} cartes, ${of} à la fin de votre tour`
      : `${cards} carte${cards < 2 ? '' : 's'} sur ${of}`,
  noHand: 'Aucune carte à montrer',
  anyTime: 'à tout moment',
  command: 'Commandement',
  morale: 'Moral',
  equipment: 'Équipement',
  rangeHead: 'Distance',
  vp: 'PV',
  countersDown: (count) => `${count} pion${count < 2 ? '' : 's'} face cachée`,
  hand: 'Main',
  use: { can: 'possible', chosen: 'choisi', later: 'pas à cette étape', closed: 'pas maintenant' },
  turn: 'Tour',
  losses: (side, needed) => `Pertes, ${side} : perdu à ${needed}`,
  lossesShort: (side) => side,
  lost: (lost, of) => `${lost} sur ${of}`,
  holding: (side, card) => `${side} : tenir la carte ${card}`,
  holdingShort: (card) => `Carte ${card}`,
  turnsHeld: (turns, of) => `${turns} tour${turns < 2 ? '' : 's'} sur ${of}`,
  lastTurn: (turn) => `sur ${turn}`,
  setUp: 'Mise en place',
  skills: [
    '',
    'Assistant',
    'Prudent',
    'Sans peur',
    'Sur place',
    'Éclaireur',
    'Planif.',
    'Tactique',
    'Lanceur',
    'Coriace',
  ],
}

export const fieldWords = spoken<FieldWords>({ en, fr })
