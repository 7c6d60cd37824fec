import type { Board } from '@estafette/blitzkrieg/screen'
import type { Language } from '@estafette/kernel'
import { spoken } from '../../i18n/spoken.ts'
import { language } from '../../store/settings.ts'

export { percent, points, signed } from '../../i18n/numbers.ts'

/** Terrains as the map names them, and the phases of a player turn. */
type Terrain = 'clear' | 'village' | 'town' | 'woods' | 'rough'
type PhaseName =
  | 'arrivals'
  | 'supply'
  | 'bombardment'
  | 'movement'
  | 'combat'
  | 'exploitation'
  | 'recovery'
  | 'end'

/** Causes of a shift and lines of a strength, by the keys of the engine's previews. */
type Shift =
  | 'defenderDisrupted'
  | 'combined'
  | 'antitank'
  | 'heavyTanks'
  | 'rommelAttacks'
  | 'ferocityAttacks'
  | 'attackerDisrupted'
  | 'uphill'
  | 'rommelDefends'
  | 'ferocityDefends'
  | 'flakDefends'
type Strength =
  | 'attacker'
  | 'support'
  | 'doubling-limit'
  | 'river'
  | 'defender'
  | 'terrain'
  | 'entrenchment'
  | 'railway'
  | 'slope'

/** What panels, cards and planner of a battle share beyond the game's own words. */
export interface BlitzWords {
  readonly german: string // as chips have it
  readonly germans: string // 'the Germans'
  readonly turn: string
  readonly setUp: string
  readonly day: string
  readonly night: string
  readonly hour: (hours: number, minutes: number) => string
  readonly when: (date: string, hour: string) => string
  readonly vp: (points: string) => string
  readonly mp: (points: string) => string
  readonly phases: string
  readonly phase: Readonly<Record<PhaseName, string>>
  readonly terrain: Readonly<Record<Terrain, string>>
  readonly ground: Readonly<
    Record<'road' | 'rail' | 'river' | 'stream' | 'bridge' | 'pontoon' | 'entrenched', string>
  >
  readonly level: (level: number) => string
  readonly zoc: (side: string) => string
  readonly shifts: Readonly<Record<Shift, string>>
  readonly shiftLimit: string
  readonly strength: Readonly<Record<Strength, string>>
  readonly results: readonly string[] // in the order of RESULTS: none, D, R, R*, E
  readonly resultShort: readonly string[]
  readonly disrupted: string
  readonly refit: string
  readonly units: (count: number) => string
  readonly rommel: string
}

const en: BlitzWords = {
  german: 'German',
  germans: 'Germans',
  turn: 'Turn',
  setUp: 'Set-up',
  day: 'day',
  night: 'night',
  hour: (hours, minutes) => `${two(hours)}:${two(minutes)}`,
  when: (date, hour) => `${date}, ${hour}`,
  vp: (points) => `${points} VP`,
  mp: (points) => `${points} MP`,
  phases: 'Phases of the player turn',
  phase: {
    arrivals: 'Arrivals',
    supply: 'Supply',
    bombardment: 'Bombardment',
    movement: 'Movement',
    combat: 'Combat',
    exploitation: 'Exploitation',
    recovery: 'Recovery',
    end: 'End',
  },
  terrain: { clear: 'clear', village: 'village', town: 'town', woods: 'woods', rough: 'rough' },
  ground: {
    road: 'road',
    rail: 'railway',
    river: 'river',
    stream: 'stream',
    bridge: 'bridge',
    pontoon: 'pontoon',
    entrenched: 'entrenched',
  },
  level: (level) => `level ${level}`,
  zoc: (side) => `${side} ZOC`,
  shifts: {
    defenderDisrupted: 'defender disrupted',
    combined: 'combined attack',
    antitank: 'anti-tank',
    heavyTanks: 'heavy tanks',
    rommelAttacks: 'Rommel attacks',
    ferocityAttacks: 'ferocity of the attackers',
    attackerDisrupted: 'attacker disrupted',
    uphill: 'uphill',
    rommelDefends: 'Rommel defends',
    ferocityDefends: 'ferocity of the defenders',
    flakDefends: '88s against armour',
  },
  shiftLimit: '3 at most',
  strength: {
    attacker: 'attacker',
    support: 'artillery support',
    'doubling-limit': 'guns beyond the attackers’ sum',
    river: 'halved across the river',
    defender: 'defender',
    terrain: 'terrain',
    entrenchment: 'entrenchment',
    railway: 'railway',
    slope: 'all uphill',
  },
  results: ['no effect', 'disrupted', 'retreat', 'mandatory retreat', 'eliminated'],
  resultShort: ['–', 'D', 'R', 'R*', 'E'],
  disrupted: 'disrupted',
  refit: 'refit',
  units: (count) => (count === 1 ? '1 unit' : `${count} units`),
  rommel: 'Rommel',
}

const fr: BlitzWords = {
  german: 'Allemands',
  germans: 'Allemands',
  turn: 'Tour',
  setUp: 'Mise en place',
  day: 'jour',
  night: 'nuit',
  hour: (hours, minutes) => (minutes === 0 ? `${hours} h` : `${hours} h ${two(minutes)}`),
  when: (date, hour) => `${date}, ${hour}`,
  vp: (points) => `${points} PV`,
  mp: (points) => `${points} PM`,
  phases: 'Phases du tour de joueur',
  phase: {
    arrivals: 'Arrivées',
    supply: 'Ravitaillement',
    bombardment: 'Bombardement',
    movement: 'Mouvement',
    combat: 'Combat',
    exploitation: 'Exploitation',
    recovery: 'Récupération',
    end: 'Fin',
  },
  terrain: {
    clear: 'clair',
    village: 'village',
    town: 'ville',
    woods: 'bois',
    rough: 'terrain accidenté',
  },
  ground: {
    road: 'route',
    rail: 'chemin de fer',
    river: 'fleuve',
    stream: 'cours d’eau',
    bridge: 'pont',
    pontoon: 'ponton',
    entrenched: 'retranché',
  },
  level: (level) => `niveau ${level}`,
  zoc: (side) => `ZDC des ${side}`,
  shifts: {
    defenderDisrupted: 'défenseur désorganisé',
    combined: 'attaque combinée',
    antitank: 'antichar',
    heavyTanks: 'chars lourds',
    rommelAttacks: 'Rommel attaque',
    ferocityAttacks: 'férocité des attaquants',
    attackerDisrupted: 'attaquant désorganisé',
    uphill: 'en montée',
    rommelDefends: 'Rommel défend',
    ferocityDefends: 'férocité des défenseurs',
    flakDefends: 'canons de 88 contre blindés',
  },
  shiftLimit: '3 au plus',
  strength: {
    attacker: 'attaquant',
    support: 'soutien d’artillerie',
    'doubling-limit': 'canons au-delà de la somme des attaquants',
    river: 'moitié à travers le fleuve',
    defender: 'défenseur',
    terrain: 'terrain',
    entrenchment: 'retranchement',
    railway: 'chemin de fer',
    slope: 'tous en montée',
  },
  results: ['sans effet', 'désorganisé', 'retraite', 'retraite obligatoire', 'éliminé'],
  resultShort: ['–', 'D', 'R', 'R*', 'E'],
  disrupted: 'désorganisée',
  refit: 'Refit',
  units: (count) => (count < 2 ? `${count} unité` : `${count} unités`),
  rommel: 'Rommel',
}

/** The words of this screen in the language of the moment, or of another. */
export const blitzWords = spoken<BlitzWords>({ en, fr })

function two(value: number): string {
  return String(value).padStart(2, '0')
}

const FRENCH = { en: 'French', fr: 'Français' } // where the battle does not say

/** A side as chips have it: 'German', 'French' or 'Allied'. */
export function sideName(board: Board, side: number, lang: Language = language.value): string {
  const allied = board.source.scenario.sides.ALLIED.name ?? FRENCH
  return side === 0 ? blitzWords(lang).german : allied[lang]
}

/** The date of a turn, '14 May'; the night is of the day that ends with it. */
export function dateOf(board: Board, turn: number, lang: Language = language.value): string {
  const date = board.source.scenario.turns[turn - 1]?.date
  if (date === undefined) return ''
  const form = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', form).format(
    new Date(`${date}T00:00Z`),
  )
}

/** The hour of a turn, '09:00' or '9 h', or that it is night. */
export function hourOf(board: Board, turn: number, lang: Language = language.value): string {
  const time = board.source.scenario.turns[turn - 1]?.time ?? ''
  const [hours, minutes] = time.split(':').map(Number)
  const words = blitzWords(lang)
  return minutes === undefined ? words.night : words.hour(hours!, minutes)
}

/** When a turn is: '14 May, 09:00', '14 May, night', or that it is the set-up. */
export function whenOf(board: Board, turn: number, lang: Language = language.value): string {
  const words = blitzWords(lang)
  if (turn === 0) return words.setUp
  return words.when(dateOf(board, turn, lang), hourOf(board, turn, lang))
}
