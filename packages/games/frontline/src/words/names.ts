import { tongues, type Language, type SideForms, type Titled } from '@estafette/kernel'
import { ACTIONS, DAMAGES, EQUIPMENT, SIDES, TERRAINS } from '../data/codes.ts'
import {
  actionSource,
  codeOf,
  damageSource,
  equipmentSource,
  forceSource,
  scenarioSource,
  terrainSource,
  type Both,
  type ScenarioSource,
  type SideName,
  type SpecialSource,
} from '../data/source.ts'
import { forceCodes, isMan } from '../data/forces.ts'
import { groundCodes } from '../names.ts'

/** A text of the data as its language is printed, with true apostrophes and spaces. */
export function printed(text: string, language: Language): string {
  return tongues[language].unbroken(text.replaceAll("'", '’'))
}

/** A text that may stand at the head of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Soldiers, vehicles and guns as their cards name them; the same in both languages. */
export const soldiers: readonly string[] = forceSource.map(({ name }) =>
  capital(printed(name, 'en')),
)

/** The counters that each soldier can have, in the order of their codes. */
export function counters(say: readonly ((carrier: string) => string)[]): string[] {
  return soldiers.flatMap((carrier) => say.map((name) => name(carrier)))
}

/** The nine cards of the line: 'card 4'. */
export function grounds(card: string): string[] {
  return groundCodes.map((code) => `${card} ${code}`)
}

interface Named {
  readonly id: string
  readonly name: Both
}

/** What the data calls these things, in the order of their codes. */
function named(codes: readonly string[], source: readonly Named[], language: Language): string[] {
  return codes.map((code) => {
    const { name } = source.find(({ id }) => codeOf(id) === code)!
    return printed(name[language], language)
  })
}

export function actionCards(language: Language): string[] {
  return named(ACTIONS, actionSource, language)
}

/** Kinds of equipment; the first is none at all. */
export function equipment(nothing: string, language: Language): string[] {
  return [nothing, ...named(EQUIPMENT.slice(1), equipmentSource, language)]
}

export function terrains(language: Language): string[] {
  return named(TERRAINS, terrainSource.types, language)
}

export function damages(language: Language): string[] {
  return named(DAMAGES, damageSource, language)
}

/** Names by side, in the order of the codes. */
export function bySide(sides: Readonly<Record<SideName, SideForms>>): string[] {
  return SIDES.map((side) => sides[side].name)
}

/** A message with the name of a thing that may be none. */
export function nameOr(
  gap: string,
  names: readonly string[],
  say: (name: string) => string,
  none: string,
): string {
  const cases = names.map((name, index) => `=${index} {${say(name)}}`)
  return `{${gap}, plural, ${cases.join(' ')} other {${none}}}`
}

/** A message about what becomes of a man, or of a vehicle or gun. */
export function ofKind(gap: string, man: string, machine: string): string {
  const cases = forceCodes.flatMap((_, x) => (isMan(x) ? [] : [`=${x} {${machine}}`]))
  return `{${gap}, plural, ${cases.join(' ')} other {${man}}}`
}

/** How a language tells the battles that are laid out. */
export interface Telling {
  readonly months: Readonly<Record<string, string>> // by their numbers in dates
  readonly training: string // the whole text of the first battle
  readonly joint: string // between special rules
  surprise(side: SideName): string
  night(turns: number, range: number): string
  entrenched(side: SideName, cover: number): string
  deploy(side: SideName, cards: readonly string[]): string
  hand(side: SideName, bonus: number): string
  reinforcement(side: SideName, turn: number, names: readonly string[]): string
  readonly standard: string // how a battle is won
  objective(side: SideName, card: number, turns: number): string
  limit(side: SideName, turns: number): string
}

/** The name of the force card with this id. */
function nameOf(id: string): string {
  return soldiers[forceSource.findIndex((force) => force.id === id)]!
}

function specialOf(special: SpecialSource, telling: Telling): string {
  const side = special.side as SideName
  const cards = (special.cards ?? []).map(String)
  switch (special.type) {
    case 'surprise':
      return telling.surprise(side)
    case 'night':
      return telling.night(special.turns!, special.maxRange!)
    case 'entrenched':
      return telling.entrenched(side, special.cover!)
    case 'deploy':
      return telling.deploy(side, cards)
    case 'hand':
      return telling.hand(side, special.bonus!)
    case 'reinforcement':
      return telling.reinforcement(side, special.turn!, cards.map(nameOf))
    default:
      throw new Error(`no words for a scenario with ${special.type}`)
  }
}

function victoryOf({ victory }: ScenarioSource, telling: Telling): string {
  if (victory.type === 'objective') {
    return telling.objective(victory.side as SideName, victory.card!, victory.consecutiveTurns!)
  }
  if (victory.type === 'limit') return telling.limit(victory.winner as SideName, victory.turns!)
  return telling.standard
}

/** What there is to say of a battle, part by part. */
export interface BattleParts {
  readonly date: string // without the year
  readonly year: string
  readonly history: string
  readonly specials: readonly string[] // each as part of a sentence
  readonly victory: string
}

/** Date, story, special rules and victory of a battle; null of the first one, which has none. */
export function partsOf(
  source: ScenarioSource,
  language: Language,
  telling: Telling,
): BattleParts | null {
  if (!source.history || !source.date) return null
  const [year, month, day] = source.date.split('-')
  return {
    date: `${Number(day)} ${telling.months[month!]}`,
    year: year!,
    history: printed(source.history[language], language),
    specials: source.specials.map((special) => specialOf(special, telling)),
    victory: victoryOf(source, telling),
  }
}

function storyOf(source: ScenarioSource, language: Language, telling: Telling): string {
  const parts = partsOf(source, language, telling)
  if (!parts) return telling.training
  const { date, year, history, specials, victory } = parts
  return [
    `${date} ${year}.`,
    history,
    ...(specials.length > 0 ? [`${capital(specials.join(telling.joint))}.`] : []),
    victory,
  ].join(' ')
}

/** Titles and texts of the battles that are laid out. */
export function laidOutWords(
  language: Language,
  telling: Telling,
): Readonly<Record<string, Titled>> {
  return Object.fromEntries(
    scenarioSource.map((source) => [
      source.id,
      {
        title: printed(source.name[language], language),
        text: storyOf(source, language, telling),
      },
    ]),
  )
}
