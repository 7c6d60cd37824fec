import {
  DISRUPTED,
  ISOLATED,
  OUT_OF_SUPPLY,
  REDUCED,
  standardBoard,
  USED,
  type Board,
} from '@estafette/celles/screen'
import type { Language } from '@estafette/kernel'
import { spoken } from '../../i18n/spoken.ts'
import { cellesFactors } from './counters.ts'

const { formationNames, unitFormation, unitNames, unitNationality, unitSteps, unitType } =
  standardBoard

interface CounterWords {
  readonly types: readonly string[] // Armor, Infantry, Recon, SP/AT
  readonly nations: readonly string[] // German, US, British
  readonly formations: readonly string[]
  readonly unused: string
  readonly used: string
  readonly colon: string
  readonly attack: (factor: number) => string
  readonly defence: (factor: number) => string
  readonly movement: (factor: number) => string
  readonly noMovement: string
  readonly steps: (left: number, of: number) => string
  readonly disrupted: string
  readonly outOfSupply: string
  readonly isolated: string
  readonly trucks: string
}

const en: CounterWords = {
  types: ['armour', 'infantry', 'recon', 'SP/AT'],
  nations: ['German', 'US', 'British'],
  formations: formationNames,
  unused: 'Unused',
  used: 'Used',
  colon: ': ',
  attack: (factor) => `attack ${factor}`,
  defence: (factor) => `defence ${factor}`,
  movement: (factor) => `movement ${factor}`,
  noMovement: 'no movement',
  steps: (left, of) => (left < of ? 'reduced, one step' : of > 1 ? 'two steps' : 'one step'),
  disrupted: 'disrupted',
  outOfSupply: 'out of supply',
  isolated: 'isolated',
  trucks: 'with trucks',
}

const fr: CounterWords = {
  types: ['blindé', 'infanterie', 'reco', 'AM/AT'],
  nations: ['Allemands', 'Américains', 'Britanniques'],
  formations: [
    '116. Panzer',
    '2. Panzer',
    'Panzer Lehr',
    '9. Panzer',
    'brigade Führer Begleit',
    '84e division d’infanterie',
    '2e division blindée',
    '4e groupe de cavalerie',
    '3e division blindée (détachement)',
    '29e brigade blindée',
  ],
  unused: 'Non utilisée',
  used: 'Utilisée',
  colon: '\u00a0: ',
  attack: (factor) => `attaque ${factor}`,
  defence: (factor) => `défense ${factor}`,
  movement: (factor) => `mouvement ${factor}`,
  noMovement: 'sans mouvement',
  steps: (left, of) => (left < of ? 'puissance réduite, un pas' : of > 1 ? 'deux pas' : 'un pas'),
  disrupted: 'désorganisée',
  outOfSupply: 'non ravitaillée',
  isolated: 'isolée',
  trucks: 'avec camions',
}

const words = spoken<CounterWords>({ en, fr })

/** The type of a unit in words. */
export function cellesType(unit: number, language: Language): string {
  return words(language).types[unitType[unit]!]!
}

/** A counter for someone who does not see it: name, type, nation, formation, side, factors, state. */
export function cellesLabel(
  board: Board,
  unit: number,
  flags: number,
  hasTrucks: boolean,
  language: Language,
): string {
  const say = words(language)
  const { attack, defence, movement } = cellesFactors(board, unit, flags, hasTrucks)
  const steps = unitSteps[unit]!
  const who = [
    unitNames[unit]!,
    cellesType(unit, language),
    say.nations[unitNationality[unit]!],
    say.formations[unitFormation[unit]!],
  ]
  const what = [
    say.attack(attack),
    say.defence(defence),
    movement === null ? say.noMovement : say.movement(movement),
    say.steps(flags & REDUCED ? steps - 1 : steps, steps),
    hasTrucks ? say.trucks : undefined,
    flags & DISRUPTED ? say.disrupted : undefined,
    flags & ISOLATED ? say.isolated : flags & OUT_OF_SUPPLY ? say.outOfSupply : undefined,
  ]
  return `${list(who)}. ${flags & USED ? say.used : say.unused}${say.colon}${list(what)}.`
}

function list(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ')
}
