import { LOCKED, REDUCED, SPENT, type Board } from '@estafette/arras/screen'
import type { Language } from '@estafette/kernel'
import type { MarkerIcon } from '../../counters/marker.tsx'
import { spoken } from '../../i18n/spoken.ts'
import { arrasFactors } from './counters.ts'

interface CounterWords {
  readonly types: readonly string[] // infantry, armor, anti-tank, FLAK, artillery, leader
  readonly recon: readonly string[] // the first two when they reconnoitre
  readonly nations: readonly string[] // British, French, Wehrmacht, SS
  readonly unit: (name: string) => string
  readonly group: (letter: string) => string
  readonly reorganised: string
  readonly locked: string
  readonly fresh: string
  readonly spent: string
  readonly colon: string
  readonly attack: (factor: number) => string
  readonly overrun: string
  readonly noAttack: string
  readonly defence: (factor: number) => string
  readonly movement: (factor: number) => string
  readonly noMovement: string
  readonly markers: Readonly<Record<MarkerIcon, readonly [allied: string, german: string]>>
}

const en: CounterWords = {
  types: ['infantry', 'armour', 'anti-tank', 'FLAK', 'artillery', 'leader'],
  recon: ['recon infantry', 'recon armour'],
  nations: ['British', 'French', 'Wehrmacht', 'SS'],
  unit: (name) => name,
  group: (letter) => `group ${letter}`,
  reorganised: 'R counter',
  locked: 'locked until released',
  fresh: 'Fresh',
  spent: 'Spent',
  colon: ': ',
  attack: (factor) => `attack ${factor}`,
  overrun: 'can overrun',
  noAttack: 'no attack',
  defence: (factor) => `defence ${factor}`,
  movement: (factor) => `movement ${factor}`,
  noMovement: 'no movement',
  markers: {
    advantage: ['Advantage, Allies', 'Advantage, Germans'],
    air: ['Allied Air Support', 'German Air Support'],
    control: ['Allied control', 'German control'],
  },
}

const fr: CounterWords = {
  types: ['infanterie', 'blindé', 'antichar', 'FLAK', 'artillerie', 'chef'],
  recon: ['infanterie de reconnaissance', 'blindé de reconnaissance'],
  nations: ['Britanniques', 'Français', 'Wehrmacht', 'SS'],
  unit: (name) => name.replace(/^(\d+)th (?=Pz\.)/, '$1. '),
  group: (letter) => `groupe ${letter}`,
  reorganised: 'pion R',
  locked: 'bloquée jusqu’à sa libération',
  fresh: 'Fraîche',
  spent: 'Fatiguée',
  colon: '\u00a0: ',
  attack: (factor) => `attaque ${factor}`,
  overrun: 'peut déborder',
  noAttack: 'sans attaque',
  defence: (factor) => `défense ${factor}`,
  movement: (factor) => `mouvement ${factor}`,
  noMovement: 'sans mouvement',
  markers: {
    advantage: ['Avantage, Alliés', 'Avantage, Allemands'],
    air: ['Soutien Aérien allié', 'Soutien Aérien allemand'],
    control: ['Contrôle allié', 'Contrôle allemand'],
  },
}

const words = spoken<CounterWords>({ en, fr })

/** The type of a unit in words: 'recon armour'. */
export function arrasType(board: Board, unit: number, language: Language): string {
  const { types, recon } = words(language)
  const type = board.type[unit]!
  return (board.recon[unit] ? recon[type] : undefined) ?? types[type]!
}

/** A counter for someone who does not see it: name, type, nation, group, state, factors. */
export function arrasLabel(board: Board, unit: number, flags: number, language: Language): string {
  const say = words(language)
  const { attack, defence, movement } = arrasFactors(board, unit, flags)
  const reduced = (flags & REDUCED) !== 0
  const spent = (flags & SPENT) !== 0
  const who = [
    say.unit(board.unitNames[unit]!.replace(/\.$/, '')),
    arrasType(board, unit, language),
    say.nations[board.nationality[unit]!],
    reduced ? say.reorganised : say.group(String.fromCharCode(65 + board.group[unit]!)),
    flags & LOCKED ? say.locked : undefined,
  ]
  const what = [
    attack === null || spent ? say.noAttack : say.attack(attack),
    board.overrunCapable[unit] && !spent ? say.overrun : undefined,
    say.defence(defence),
    spent ? say.noMovement : say.movement(movement),
  ]
  return `${list(who)}. ${spent ? say.spent : say.fresh}${say.colon}${list(what)}.`
}

/** What a marker is: 'German Air Support'. */
export function arrasMarkerLabel(icon: MarkerIcon, side: number, language: Language): string {
  return words(language).markers[icon][side === 0 ? 0 : 1]
}

function list(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ')
}
