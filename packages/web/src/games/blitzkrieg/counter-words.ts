import {
  hasFired,
  entrenchmentAt,
  placeOf,
  rideOf,
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
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Language } from '@estafette/kernel'
import { shownFactors } from './face.ts'
import { spoken, type Translated } from '../../i18n/spoken.ts'
import { formationName } from './words.ts'
import type { words as en } from './counter-words.en.ts'

type CounterWords = Translated<typeof en>

const words = spoken(
  import.meta.glob<typeof en>('./counter-words.??.ts', { eager: true, import: 'words' }),
)

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
    formationName(board, board.unitFormation[unit]!, language),
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

/** What is the matter with a unit, in a word. */
export function blitzState(s: BlitzState, unit: number, language: Language): string | undefined {
  const { states } = words(language)
  if (isDisrupted(s, unit)) return states.disrupted
  return isRefit(s, unit) ? states.refit : hasFired(s, unit) ? states.fired : undefined
}

function stateWords(s: BlitzState, unit: number, say: CounterWords): (string | undefined)[] {
  const { states } = say
  const hex = placeOf(s, unit)
  const isDug =
    hex < s.board.hexCount && entrenchmentAt(s, hex) === ENTRENCHED + sideOfUnit(s, unit)
  const vehicle = rideOf(s, unit)
  return [
    isDisrupted(s, unit) ? states.disrupted : undefined,
    isRefit(s, unit) ? states.refit : undefined,
    hasFired(s, unit) ? states.fired : undefined,
    vehicle === NONE ? undefined : say.riding(say.vehicles[s.board.vehicles[vehicle]!]!),
    isDug && !isTransport(s, unit) ? states.entrenched : undefined,
    s.rommel !== NONE && s.rommel === hex && !isTransport(s, unit) ? states.rommel : undefined,
  ]
}

function list(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ')
}
