import { spoken } from '../../../i18n/spoken.ts'
import type { Group } from './force-meant.ts'

interface ForceWords {
  readonly title: string
  readonly draftTitle: string
  readonly steps: readonly [string, string, string]
  readonly note: (cards: number, needed: number) => string
  readonly sideNote: (cards: number, needed: number) => string // with what a partner has
  readonly openNote: (cards: number) => string // before a partner has chosen
  readonly empty: string
  readonly of: (points: number, limit: number) => string
  readonly left: (points: number) => string
  readonly chosen: string
  readonly places: (places: number, leaders: number, needed: number) => string
  readonly placesOf: (count: number) => string
  readonly remove: (name: string) => string
  readonly profile: string
  readonly profileNote: string
  readonly profileAt: (range: number, aimed: number, rapid: number) => string
  readonly noLeader: string
  readonly tooMany: (count: number) => string
  readonly noArmour: string
  readonly spare: (points: number) => string
  readonly fits: (names: string) => string
  readonly ready: string
  readonly readyNote: (limit: number) => string
  readonly cards: (count: number) => string
  readonly without: (names: string) => string // whom the partner has
  readonly caution: string
  readonly seal: (points: number) => string
  readonly sealAsk: (cards: number) => string
  readonly sealNow: (points: number) => string
  readonly sealBack: string
  readonly sealClosed: string
  readonly clear: string
  readonly oneByOne: string
  readonly take: (name: string) => string
  readonly leave: (name: string) => string
  readonly ground: string
  readonly starts: (own: number, enemy: number) => string
  readonly first: (side: string) => string
  readonly pool: string
  readonly groups: Readonly<Record<Group, string>>
  readonly range: string
  readonly over: (points: number) => string
  readonly gone: string
  readonly mate: string
  readonly command: (count: number) => string
  readonly armour: (count: number) => string
  readonly coverWord: (count: number) => string
  readonly morale: string
  readonly gear: string
  readonly waiting: string
  readonly waitingText: string
  readonly draftWaiting: string
  readonly draftWaitingText: string
  readonly draftNote: (left: number) => string
  readonly leader: string
  readonly sniper: string
}

const en: ForceWords = {
  title: 'Your force',
  draftTitle: 'Take a card',
  steps: ['Force', 'Sections', 'Equipment'],
  note: (cards, needed) =>
    `${cards === 1 ? '1 card' : `${cards} cards`}; the enemy wins by destroying ${needed} VP`,
  sideNote: (cards, needed) =>
    `${cards === 1 ? '1 card' : `${cards} cards`}; the enemy wins by destroying ${needed} VP of you and your partner`,
  openNote: (cards) =>
    `${cards === 1 ? '1 card' : `${cards} cards`}; the enemy wins by destroying half of what you and your partner field`,
  empty: 'Press cards to take them.',
  of: (points, limit) => `${points} of ${limit}`,
  left: (points) => `VP, ${points} left`,
  chosen: 'Chosen',
  places: (places, leaders, needed) =>
    `${places} places under ${leaders === 1 ? '1 leader' : `${leaders} leaders`}, ${needed} needed`,
  placesOf: (count) => `places ${count}`,
  remove: (name) => `Remove ${name}`,
  profile: 'Firepower by range',
  profileNote: 'aimed; outline: rapid',
  profileAt: (range, aimed, rapid) => `range ${range}: aimed ${aimed}, rapid ${rapid}`,
  noLeader: 'No leader: all fight alone, and no one holds ground.',
  tooMany: (count) =>
    count === 1
      ? '1 man has no place under a leader.'
      : `${count} men have no place under a leader.`,
  noArmour: 'Nothing against armour: the enemy may field a tank.',
  spare: (points) => `${points} VP are left.`,
  fits: (names) => `${names} would fit.`,
  ready: 'Ready-made',
  readyNote: (limit) => `lists of history up to ${limit}`,
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  without: (names) => `without ${names}: your partner’s`,
  caution: 'Sealed until all are ready, then shown together.',
  seal: (points) => `Seal force, ${points} VP`,
  sealAsk: (cards) => (cards === 1 ? 'Seal this card?' : `Seal these ${cards} cards?`),
  sealNow: (points) => `Yes, seal ${points} VP`,
  sealBack: 'Go on choosing',
  sealClosed: 'A force has at least one card.',
  clear: 'Clear',
  oneByOne: 'Card by card',
  take: (name) => `Take ${name}`,
  leave: (name) => `Leave ${name}`,
  ground: 'The ground is known',
  starts: (own, enemy) => `You start in ${own}, the enemy in ${enemy}`,
  first: (side) => `Moves first: ${side}`,
  pool: 'Cards of your nation',
  groups: {
    all: 'All',
    leaders: 'Leaders',
    rifles: 'Rifles',
    automatic: 'Automatic',
    heavy: 'Heavy',
    special: 'Medic, sniper',
    machines: 'Vehicles, guns',
  },
  range: 'Range',
  over: (points) => `${points} over`,
  gone: 'left out',
  mate: 'your partner',
  command: (count) => `Command ${count}`,
  armour: (count) => `Armour ${count}`,
  coverWord: (count) => `cover ${count}`,
  morale: 'Morale',
  gear: 'Gear',
  waiting: 'Forces are being chosen',
  waitingText: 'Each side chooses in secret; both forces are shown together.',
  draftWaiting: 'Another player takes a card',
  draftWaitingText: 'Cards are taken in turn, in the open.',
  draftNote: (left) => `${left} VP are left to you.`,
  leader: 'leader',
  sniper: 'sniper',
}

const fr: ForceWords = {
  title: 'Votre force',
  draftTitle: 'Prenez une carte',
  steps: ['Force', 'Sections', 'Équipement'],
  note: (cards, needed) =>
    `${cards < 2 ? `${cards} carte` : `${cards} cartes`} ; l’ennemi gagne en détruisant ${needed} PV`,
  sideNote: (cards, needed) =>
    `${cards < 2 ? `${cards} carte` : `${cards} cartes`} ; l’ennemi gagne en détruisant ${needed} PV de vous et de votre partenaire`,
  openNote: (cards) =>
    `${cards < 2 ? `${cards} carte` : `${cards} cartes`} ; l’ennemi gagne en détruisant la moitié de ce que vous alignez à deux`,
  empty: 'Pressez les cartes à prendre.',
  of: (points, limit) => `${points} sur ${limit}`,
  left: (points) => `PV, reste ${points}`,
  chosen: 'Choisis',
  places: (places, leaders, needed) =>
    `${places} place${places < 2 ? '' : 's'} sous ${leaders < 2 ? `${leaders} chef` : `${leaders} chefs`}, ${needed} nécessaire${needed < 2 ? '' : 's'}`,
  placesOf: (count) => `places ${count}`,
  remove: (name) => `Retirer ${name}`,
  profile: 'Puissance de feu par distance',
  profileNote: 'visé ; contour : rapide',
  profileAt: (range, aimed, rapid) => `distance ${range} : visé ${aimed}, rapide ${rapid}`,
  noLeader: 'Aucun chef : chacun se bat seul, et nul ne tient le terrain.',
  tooMany: (count) =>
    count < 2
      ? `${count} homme n’a pas de place sous un chef.`
      : `${count} hommes n’ont pas de place sous un chef.`,
  noArmour: 'Rien contre les blindés : l’ennemi peut aligner un char.',
  spare: (points) => `Il reste ${points} PV.`,
  fits: (names) => `Possible : ${names}.`,
  ready: 'Toutes prêtes',
  readyNote: (limit) => `listes historiques jusqu’à ${limit}`,
  cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
  without: (names) => `sans ${names} : à votre partenaire`,
  caution: 'Scellée jusqu’à ce que tous soient prêts, puis montrée avec les autres.',
  seal: (points) => `Sceller, ${points} PV`,
  sealAsk: (cards) => (cards < 2 ? 'Sceller cette carte ?' : `Sceller ces ${cards} cartes ?`),
  sealNow: (points) => `Oui, sceller ${points} PV`,
  sealBack: 'Choisir encore',
  sealClosed: 'Une force a au moins une carte.',
  clear: 'Tout retirer',
  oneByOne: 'Carte par carte',
  take: (name) => `Prendre ${name}`,
  leave: (name) => `Laisser ${name}`,
  ground: 'Le terrain est connu',
  starts: (own, enemy) => `Vous partez de la ${own}, l’ennemi de la ${enemy}`,
  first: (side) => `Commence : ${side}`,
  pool: 'Cartes de votre nation',
  groups: {
    all: 'Toutes',
    leaders: 'Chefs',
    rifles: 'Fusils',
    automatic: 'Automatiques',
    heavy: 'Lourdes',
    special: 'Médecin, sniper',
    machines: 'Véhicules, canons',
  },
  range: 'Distance',
  over: (points) => `${points} de trop`,
  gone: 'laissée',
  mate: 'partenaire',
  command: (count) => `Commandement ${count}`,
  armour: (count) => `Blindage ${count}`,
  coverWord: (count) => `couvert ${count}`,
  morale: 'Moral',
  gear: 'Équip.',
  waiting: 'Le choix des forces',
  waitingText: 'Chaque camp choisit en secret ; les deux forces sont montrées ensemble.',
  draftWaiting: 'Un autre joueur prend une carte',
  draftWaitingText: 'Les cartes se prennent à tour de rôle, à découvert.',
  draftNote: (left) => `Il vous reste ${left} PV.`,
  leader: 'chef',
  sniper: 'sniper',
}

/** The words of the choice of a force. */
export const forceWords = spoken<ForceWords>({ en, fr })
