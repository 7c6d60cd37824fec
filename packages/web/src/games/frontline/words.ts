import { spoken } from '../../i18n/spoken.ts'

/** What the panels of Frontline say. */
export interface FrontWords {
  readonly cover: readonly [light: string, medium: string, heavy: string]
  readonly coverShort: readonly [light: string, medium: string, heavy: string]
  readonly terrainShort: readonly string[] // by kind
  readonly terrainText: readonly string[]
  readonly vp: (points: number) => string
  readonly vpOf: (lost: number, of: number) => string
  readonly place: (card: number) => string
  readonly sectionOf: (name: string) => string
  readonly alone: string
  readonly dead: string
  readonly waiting: (turn: number) => string
  readonly morale: (hits: number, of: number) => string
  readonly wounds: (count: number, of: number) => string
  readonly command: (count: number) => string
  readonly states: Readonly<
    Record<
      'pinned' | 'empty' | 'concealed' | 'entrenched' | 'veteran' | 'broken' | 'stopped' | 'acted',
      string
    >
  >
  readonly carries: (what: string) => string
  readonly faceDown: (count: number) => string
  readonly abilities: readonly string[] // by number; the first is none
  readonly classes: readonly string[] // leader, trooper, medic, sniper, vehicle, gun
  readonly aids: Readonly<
    Record<
      'damage' | 'inCup' | 'terrain' | 'actions' | 'copies' | 'discarded' | 'equipment',
      string
    >
  >
  readonly ofCount: (left: number, of: number) => string
  readonly equipmentText: readonly string[] // by kind; the first is none
  readonly hand: string
  readonly handParts: Readonly<Record<'base' | 'held' | 'tactics' | 'bonus' | 'size', string>>
  readonly special: string
  readonly noSpecial: string
  readonly nobody: string
}

const en: FrontWords = {
  cover: ['light cover', 'medium cover', 'heavy cover'],
  coverShort: ['light', 'medium', 'heavy'],
  terrainShort: ['Open Ground', 'Stream', 'Undergrowth', 'High Ground', 'Trees', 'Burned-Out'],
  terrainText: [
    'a led section that advances in or out draws a card',
    'held, it counts as two cards for the hand',
    '+2 firepower for a section in it',
    'its sections may count a target one card closer',
    'advancing in costs a card or a Morale hit',
    'no one enters or leaves in the enemy’s turn',
  ],
  vp: (points) => `${points} VP`,
  vpOf: (lost, of) => `${lost} of ${of} VP lost`,
  place: (card) => `card ${card}`,
  sectionOf: (name) => `Section ${name}`,
  alone: 'alone',
  dead: 'Dead',
  waiting: (turn) => `Comes in turn ${turn}`,
  morale: (hits, of) => `morale ${of - hits} of ${of}`,
  wounds: (count, of) => `${count} of ${of} wounds`,
  command: (count) => `command ${count}`,
  states: {
    pinned: 'pinned',
    empty: 'no ammo',
    concealed: 'concealed',
    entrenched: 'entrenched',
    veteran: 'veteran',
    broken: 'broken',
    stopped: 'wounded',
    acted: 'acted',
  },
  carries: (what) => `carries ${what}`,
  faceDown: (count) => (count === 1 ? '1 face-down counter' : `${count} face-down counters`),
  abilities: [
    '',
    'Assistant',
    'Cautious',
    'Fearless',
    'On Point',
    'Pathfinder',
    'Planning',
    'Tactics',
    'Throwing Arm',
    'Tough',
  ],
  classes: ['Leader', 'Soldier', 'Medic', 'Sniper', 'Vehicle', 'Gun'],
  aids: {
    damage: 'Damage counters, firepower paid',
    inCup: 'in the cup',
    terrain: 'Terrain',
    actions: 'Action cards',
    copies: 'copies',
    discarded: 'discarded',
    equipment: 'Equipment',
  },
  ofCount: (left, of) => `${left} of ${of}`,
  equipmentText: [
    '',
    'medical phase: removes a Wound; a medic keeps them',
    '20 firepower at range 0 or 1, in place of the weapon',
    '14 firepower at range 2 or 3, with a rifle or carbine',
    'any time: takes the top discard for a card of the hand',
    'any time: draws a card',
    'when hit: 5 cover for the whole section',
  ],
  hand: 'Hand size',
  handParts: {
    base: 'Always',
    held: 'Terrain held, a Stream twice',
    tactics: 'Tactics',
    bonus: 'This battle',
    size: 'Together',
  },
  special: 'Special rules of this battle',
  noSpecial: 'None.',
  nobody: 'No one.',
}

const fr: FrontWords = {
  cover: ['couvert léger', 'couvert moyen', 'couvert important'],
  coverShort: ['léger', 'moyen', 'important'],
  terrainShort: ['Ouvert', 'Rivière', 'Broussailles', 'Surélevée', 'Arbres', 'Ruines'],
  terrainText: [
    'une section commandée qui y entre ou en sort en avançant pioche une carte',
    'tenue, elle compte pour deux cartes de la main',
    '+2 de puissance de feu pour une section qui s’y trouve',
    'ses sections peuvent compter la cible une carte plus près',
    'y avancer coûte une carte ou un Coup au moral',
    'nul n’y entre ni n’en sort pendant le tour ennemi',
  ],
  vp: (points) => `${points} PV`,
  vpOf: (lost, of) => `${lost} PV perdus sur ${of}`,
  place: (card) => `carte ${card}`,
  sectionOf: (name) => `Section ${name}`,
  alone: 'isolé',
  dead: 'Morts',
  waiting: (turn) => `Arrive au tour ${turn}`,
  morale: (hits, of) => `moral ${of - hits} sur ${of}`,
  wounds: (count, of) => `${count} blessure${count < 2 ? '' : 's'} sur ${of}`,
  command: (count) => `commandement ${count}`,
  states: {
    pinned: 'cloué',
    empty: 'sans munitions',
    concealed: 'dissimulé',
    entrenched: 'retranché',
    veteran: 'vétéran',
    broken: 'moral épuisé',
    stopped: 'blessé',
    acted: 'activée',
  },
  carries: (what) => `porte : ${what}`,
  faceDown: (count) => (count < 2 ? `${count} pion face cachée` : `${count} pions face cachée`),
  abilities: [
    '',
    'Assistant',
    'Prudent',
    'Sans peur',
    'Sur place',
    'Éclaireur',
    'Planification',
    'Tactique',
    'Lancer de grenade',
    'Coriace',
  ],
  classes: ['Chef', 'Soldat', 'Médecin', 'Sniper', 'Véhicule', 'Canon'],
  aids: {
    damage: 'Pions de dégât, puissance de feu payée',
    inCup: 'dans le récipient',
    terrain: 'Terrain',
    actions: 'Cartes d’action',
    copies: 'exemplaires',
    discarded: 'défaussées',
    equipment: 'Équipement',
  },
  ofCount: (left, of) => `${left} sur ${of}`,
  equipmentText: [
    '',
    'phase médicale : retirent une Blessure ; un médecin les garde',
    '20 de puissance de feu à distance 0 ou 1, à la place de l’arme',
    '14 de puissance de feu à distance 2 ou 3, avec fusil ou carabine',
    'à tout moment : prennent le dessus de la défausse contre une carte de la main',
    'à tout moment : pioche une carte',
    'si touchée : couvert 5 pour toute la section',
  ],
  hand: 'Taille de la main',
  handParts: {
    base: 'Toujours',
    held: 'Terrain tenu, une Rivière deux fois',
    tactics: 'Tactique',
    bonus: 'Cette bataille',
    size: 'En tout',
  },
  special: 'Règles spéciales de cette bataille',
  noSpecial: 'Aucune.',
  nobody: 'Personne.',
}

/** The words that the panels of Frontline share. */
export const frontWords = spoken<FrontWords>({ en, fr })
