import {
  ANTITANK_BONUS,
  ANTITANK_GUN,
  ENTRENCHED,
  HEAVY_TANK,
  isDisrupted,
  isRefit,
  isTransport,
  MOROCCAN,
  NONE,
  PRE_COMBAT_RETREAT,
  sideOfUnit,
  SPENT,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Language } from '@estafette/kernel'
import { spoken } from '../../i18n/spoken.ts'
import { shownFactors } from './face.ts'

interface CounterWords {
  readonly types: readonly string[] // in the order of UNIT_TYPES
  readonly vehicles: Readonly<Record<string, string>>
  readonly nations: Readonly<Record<string, string>>
  readonly colon: string
  readonly attack: (factor: number) => string
  readonly defence: (factor: number) => string
  readonly movement: (factor: number) => string
  readonly range: (hexes: number) => string
  readonly traits: Readonly<
    Record<'antitank' | 'bonus' | 'givesWay' | 'heavy' | 'moroccan', string>
  >
  readonly states: Readonly<
    Record<'disrupted' | 'refit' | 'fired' | 'entrenched' | 'rommel', string>
  >
  readonly riding: (vehicle: string) => string
}

const en: CounterWords = {
  types: [
    'tanks',
    'armoured cars',
    'infantry',
    'heavy infantry',
    'motorcyclists',
    'cavalry',
    'assault troops',
    'engineers',
    'artillery',
    'anti-tank guns',
    '88 guns',
    'fortress troops',
    'transport',
  ],
  vehicles: {
    PanzerII: 'Panzer II',
    PanzerIII: 'Panzer III',
    PanzerIV: 'Panzer IV',
    Pz38t: 'Panzer 38(t)',
    SdKfz222: 'SdKfz 222',
    CharB1: 'Char B1',
    SomuaS35: 'Somua S35',
    HotchkissH39: 'Hotchkiss H39',
    RenaultR35: 'Renault R35',
    Panhard178: 'Panhard 178',
    MatildaII: 'Matilda II',
    A10CruiserMkII: 'A10 Cruiser',
    VickersMkVI: 'Vickers Mk VI',
    Halftrack: 'half-track',
    Truck: 'truck',
    Tracked: 'tracked carrier',
  },
  nations: { DE: 'German', FR: 'French', UK: 'British', BE: 'Belgian' },
  colon: ': ',
  attack: (factor) => `attack ${factor}`,
  defence: (factor) => `defence ${factor}`,
  movement: (factor) => `movement ${factor}`,
  range: (hexes) => `range ${hexes}`,
  traits: {
    antitank: 'anti-tank',
    bonus: 'anti-tank bonus',
    givesWay: 'may retreat before combat',
    heavy: 'heavy tank',
    moroccan: 'Moroccan',
  },
  states: {
    disrupted: 'disrupted',
    refit: 'needs refit',
    fired: 'has fired',
    entrenched: 'entrenched',
    rommel: 'with Rommel',
  },
  riding: (vehicle) => `in a ${vehicle}`,
}

const fr: CounterWords = {
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
  vehicles: {
    ...en.vehicles,
    Halftrack: 'semi-chenillé',
    Truck: 'camion',
    Tracked: 'véhicule chenillé',
  },
  nations: { DE: 'Allemands', FR: 'Français', UK: 'Britanniques', BE: 'Belges' },
  colon: ' : ',
  attack: (factor) => `attaque ${factor}`,
  defence: (factor) => `défense ${factor}`,
  movement: (factor) => `mouvement ${factor}`,
  range: (hexes) => `portée ${hexes}`,
  traits: {
    antitank: 'antichar',
    bonus: 'bonus antichar',
    givesWay: 'peut faire retraite avant combat',
    heavy: 'char lourd',
    moroccan: 'Marocains',
  },
  states: {
    disrupted: 'désorganisée',
    refit: 'marqueur Refit',
    fired: 'a tiré',
    entrenched: 'retranchée',
    rommel: 'avec Rommel',
  },
  riding: (vehicle) => `en ${vehicle}`,
}

const words = spoken<CounterWords>({ en, fr })

/** What a unit is in words: its vehicle, or its arm. */
export function blitzType({ board }: BlitzState, unit: number, language: Language): string {
  const say = words(language)
  return say.vehicles[board.vehicles[unit]!] ?? say.types[board.unitType[unit]!]!
}

/** A counter for someone who does not see it: name, arm, nation, formation, factors, traits, state. */
export function blitzLabel(s: BlitzState, unit: number, language: Language): string {
  const { board } = s
  const say = words(language)
  const who = [
    isTransport(s, unit) ? undefined : board.unitNames[unit],
    isTransport(s, unit) ? say.types[board.unitType[unit]!] : undefined,
    blitzType(s, unit, language),
    say.nations[board.unitNations[unit]!],
    board.formationNames[board.unitFormation[unit]!],
  ]
  const what = [
    ...factorWords(s, unit, say),
    ...traitWords(s, unit, say),
    ...stateWords(s, unit, say),
  ]
  return `${list(who)}${say.colon}${list(what)}.`
}

function factorWords(s: BlitzState, unit: number, say: CounterWords): (string | undefined)[] {
  const [attack, defence, movement] = shownFactors(s, unit)
  const range = s.board.range[unit]!
  return [
    isTransport(s, unit) ? undefined : say.attack(attack),
    range > 0 ? say.range(range) : undefined,
    say.defence(defence),
    say.movement(movement),
  ]
}

function traitWords(s: BlitzState, unit: number, say: CounterWords): (string | undefined)[] {
  const traits = s.board.traits[unit]!
  return [
    traits & ANTITANK_GUN ? say.traits.antitank : undefined,
    traits & ANTITANK_BONUS ? say.traits.bonus : undefined,
    traits & PRE_COMBAT_RETREAT ? say.traits.givesWay : undefined,
    traits & HEAVY_TANK ? say.traits.heavy : undefined,
    traits & MOROCCAN ? say.traits.moroccan : undefined,
  ]
}

function stateWords(s: BlitzState, unit: number, say: CounterWords): (string | undefined)[] {
  const { states } = say
  const hex = s.place[unit]!
  const isDug = hex < s.board.hexCount && s.entrenchment[hex] === ENTRENCHED + sideOfUnit(s, unit)
  const vehicle = s.ride[unit]!
  return [
    isDisrupted(s, unit) ? states.disrupted : undefined,
    isRefit(s, unit) ? states.refit : undefined,
    s.flags[unit]! & SPENT ? states.fired : undefined,
    vehicle === NONE ? undefined : say.riding(say.vehicles[s.board.vehicles[vehicle]!]!),
    isDug && !isTransport(s, unit) ? states.entrenched : undefined,
    s.rommel !== NONE && s.rommel === hex && !isTransport(s, unit) ? states.rommel : undefined,
  ]
}

function list(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ')
}
