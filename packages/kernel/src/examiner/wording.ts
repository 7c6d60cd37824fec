import type { Game, RuledGame } from '../game.ts'
import { languages, type Language } from '../language.ts'
import { isRuleId } from '../rule.ts'
import type { State } from '../state.ts'
import { HALVES } from '../words.ts'

/** Kinds of fields that no game has to list. */
const commonKinds = ['seat', 'side', 'choice', HALVES]

/** The ids of a game's rules. */
export function ruleIds<S extends State>(game: RuledGame<S>): ReadonlySet<string> {
  return new Set(game.chapters.flatMap(({ rules }) => rules.map(({ id }) => id)))
}

/** What is wrong with the tables of a game: doubles, dangling references, words that are missing. */
export function examineTables<S extends State>(game: RuledGame<S>): string[] {
  return [
    ...examineReferences(game),
    ...languages.flatMap((language) => examineLanguage(game, language)),
    ...languages.flatMap((language) => examineKeys(game, language)),
  ]
}

function examineReferences<S extends State>(game: RuledGame<S>): string[] {
  const { verbs, kinds, chapters, options, reasons } = game
  const ids = ruleIds(game)
  const kindNames = Object.keys(kinds)
  return [
    ...doubles(
      'rule',
      chapters.flatMap(({ rules }) => rules).map(({ id }) => id),
    ),
    ...doubles(
      'reason',
      reasons.map(({ key }) => key),
    ),
    ...doubles(
      'verb',
      verbs.map(({ name }) => name),
    ),
    ...doubles('step', game.steps),
    ...doubles('scenario', game.scenarios),
    ...doubles(
      'option',
      options.map(({ id }) => id),
    ),
    ...kindNames.flatMap((kind) => doubles(kind, kinds[kind]!.codes)),
    ...[...ids]
      .filter((id) => !isRuleId(id, game.prefixes))
      .map((id) => `rule ${id} is no id that begins with ${game.prefixes.join(' or ')}`),
    ...[
      ...options.map(({ id, rule }) => [id, rule]),
      ...reasons.map(({ key, rule }) => [key, rule]),
    ]
      .filter(([, rule]) => !ids.has(rule!))
      .map(([name, rule]) => `"${name}" names rule ${rule}, which does not exist`),
    ...[...verbs.map(({ name }) => name), ...kindNames.flatMap((kind) => kinds[kind]!.codes)]
      .filter((code) => !/^\S+$/.test(code))
      .map((code) => `"${code}" cannot be written in notation`),
    ...verbs
      .filter(({ target }) => !['none', 'number', ...kindNames].includes(target))
      .map(({ name, target }) => `verb ${name} has targets of unknown kind ${target}`),
    ...['forced'].filter((type) => !game.events[type]).map((type) => `event ${type} is missing`),
    ...languages.flatMap((language) =>
      Object.keys(game.words[language].events)
        .filter((type) => !game.events[type])
        .map((type) => `${language}: words for event ${type}, which is not described`),
    ),
    ...Object.entries(game.fields)
      .filter(([, kind]) => !commonKinds.includes(kind) && !kindNames.includes(kind))
      .map(([field, kind]) => `field ${field} is of unknown kind ${kind}`),
  ]
}

function doubles(what: string, names: readonly string[]): string[] {
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `${what} ${name} is listed twice`)
}

function examineLanguage<S extends State>(game: RuledGame<S>, language: Language): string[] {
  const words = game.words[language]
  const lacking: string[] = []
  const need = (text: string | undefined, what: string): void => {
    if (!text) lacking.push(`${language}: no words for ${what}`)
  }
  need(words.title, 'the title')
  for (const side of game.sides) {
    for (const [form, text] of Object.entries(words.sides[side] ?? { name: '' })) {
      if (typeof text === 'string') need(text, `side ${side}, ${form}`)
    }
  }
  for (const type of Object.keys(game.events)) need(words.events[type], `event ${type}`)
  for (const { name } of game.verbs) need(words.verbs[name], `verb ${name}`)
  for (const step of game.steps) {
    need(words.steps[step], `step ${step}`)
    need(words.waits[step], `those who wait at step ${step}`)
  }
  for (const { key } of game.reasons) need(words.reasons[key], `reason ${key}`)
  for (const scenario of game.scenarios) {
    need(words.scenarios[scenario]?.title, `scenario ${scenario}`)
    need(words.scenarios[scenario]?.text, `the text of scenario ${scenario}`)
  }
  for (const { id, values } of game.options) {
    need(words.options[id]?.title, `option ${id}`)
    need(words.options[id]?.text, `the text of option ${id}`)
    for (const value of values) need(words.options[id]?.values[value], `option ${id} ${value}`)
  }
  for (const [kind, { codes }] of Object.entries(game.kinds)) {
    codes.forEach((code, index) => need(words.things[kind]?.[index], `${kind} ${code}`))
  }
  for (const chapter of game.chapters) {
    need(chapter.title[language], `chapter ${chapter.id}`)
    for (const rule of chapter.rules) need(rule[language], `rule ${rule.id}`)
  }
  return lacking
}

/** Events, outcomes and considerations are listed nowhere but in the words: what one language has, all have. */
function examineKeys<S extends State>(game: Game<S>, language: Language): string[] {
  return (['events', 'outcomes', 'considerations'] as const).flatMap((group) =>
    languages
      .flatMap((other) => Object.keys(game.words[other][group] ?? {}))
      .filter((key) => !game.words[language][group]?.[key])
      .map((key) => `${language}: no words for ${group} ${key}`),
  )
}
