import {
  DISRUPTED,
  ISOLATED,
  OUT_OF_SUPPLY,
  REDUCED,
  USED,
  standardBoard,
  type Board,
} from '@estafette/celles/screen'
import type { Language } from '@estafette/kernel'
import { cellesFactors } from './counters.ts'
import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './counter-words.en.ts'

const { unitFormation, unitNames, unitNationality, unitSteps, unitType } = standardBoard

const words = spoken(
  import.meta.glob<typeof en>('./counter-words.??.ts', { eager: true, import: 'words' }),
)

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
    say.unit(unitNames[unit]!),
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

/** What is the matter with a unit, in a word. */
export function cellesState(flags: number, language: Language): string | undefined {
  const say = words(language)
  if (flags & DISRUPTED) return say.disrupted
  return flags & ISOLATED ? say.isolated : flags & OUT_OF_SUPPLY ? say.outOfSupply : undefined
}

function list(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ')
}
