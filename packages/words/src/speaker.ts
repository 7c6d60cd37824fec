import { compile, locales, type Gap, type Message } from './message.ts'
import { settledWords } from './settled.ts'
import { JOINT, NAME } from './marks.ts'
import { typeset } from './typography.ts'
import {
  HALVES,
  ruleIdsFor,
  rulesById,
  targetOf,
  verbOf,
  type Choice,
  type Consideration,
  type Decision,
  type Game,
  type GameEvent,
  type Language,
  type OptionWords,
  type Outcome,
  type Rule,
  type RuledGame,
  type SideForms,
  type State,
  type Titled,
  type Verdict,
} from '@estafette/kernel'

/** What a gap can be filled with. */
export type GapValues = Readonly<Record<string, unknown>>

/** Says in one language what a game means by its numbers. */
export interface Speaker {
  readonly language: Language
  readonly title: string
  event(event: GameEvent): string
  prompt(decision: Decision): string
  /** The same to those who wait, of whoever decides. */
  waiting(decision: Decision, who: string): string
  choice(choice: Choice): string
  /** Why something is refused; `gaps` is what the game calls the obstacle. */
  reason(verdict: Verdict, gaps?: GapValues): string
  outcome(outcome: Outcome): string
  /** Why a computer player does what it does. */
  consideration(consideration: Consideration): string
  thing(kind: string, index: number): string
  side(id: string): string
  /** A side in the forms that sentences need. */
  forms(id: string): SideForms
  scenario(id: string): Titled
  option(id: string): OptionWords
}

/** Hears of words that are missing and says something instead. */
export type Missing = (what: string) => string

/** Kinds that every game has without listing them: seats and sides by number, and choices. */
const commonFields: Readonly<Record<string, string>> = {
  seat: 'seat',
  side: 'side',
  choice: 'choice',
}

/** The speaker of a game in a language. Missing words are marked, or whatever `missing` does. */
export function speaker<S extends State>(
  game: Game<S>,
  language: Language,
  missing: Missing = (what) => `[${what}]`,
): Speaker {
  const words = game.words[language]
  const list = new Intl.ListFormat(locales[language], { type: 'conjunction' })
  const messages = new Map<string, Message>()

  const say = (group: string, key: string, text: string | undefined, gaps: GapValues): string => {
    const name = `${group} ${key}`
    if (text === undefined) return missing(`${language} ${name}`)
    let message = messages.get(name)
    if (!message) messages.set(name, (message = compile(text, language)))
    return typeset(
      message.say((gap) => fill(gap, gaps) ?? missing(`${language} ${name} {${gap.name}}`)),
      language,
    )
  }

  const fill = (gap: Gap, gaps: GapValues): string | number | undefined => {
    const value = gaps[gap.name]
    if (value === undefined || value === null) return undefined
    const field = game.fields[gap.name] ?? commonFields[gap.name]
    const kind = field === HALVES ? undefined : field
    if (gap.use === 'count') return Array.isArray(value) ? value.length : Number(value)
    if (gap.use === 'code') return kind === undefined ? String(value) : codeOf(kind, value)
    if (kind !== undefined) return Array.isArray(value) ? listed(kind, value) : nameOf(kind, value)
    if (!Array.isArray(value)) return String(value)
    return isDice(gap.name) ? diceText(value) : list.format(value.map(String))
  }

  const listed = (kind: string, values: readonly unknown[]): string => {
    const names = values.map((value) => nameOf(kind, value).replaceAll(NAME, ''))
    const parts = list.formatToParts(names)
    return (
      NAME +
      parts.map(({ type, value }) => (type === 'literal' ? JOINT + value + JOINT : value)).join('')
    )
  }

  const codeOf = (kind: string, value: unknown): string => {
    if (typeof value !== 'number') return String(value)
    if (kind === 'side') return game.sides[value] ?? 'none'
    return game.kinds[kind]?.codes[value] ?? String(value)
  }

  const nameOf = (kind: string, value: unknown): string => {
    if (kind === 'side') return NAME + side(codeOf(kind, value))
    if (typeof value !== 'number') return NAME + String(value)
    if (kind === 'choice') return NAME + choice(value)
    if (kind === 'seat' && !game.kinds['seat']) return String(value + 1)
    return NAME + thing(kind, value)
  }

  const thing = (kind: string, index: number): string =>
    words.things[kind]?.[index] ?? missing(`${language} thing ${kind} ${index}`)

  const forms = (id: string): SideForms =>
    words.sides[id] ?? noSide(missing(`${language} side ${id}`))

  const side = (id: string): string => forms(id).name

  const choice = (choice: Choice): string => {
    const verb = game.verbs[verbOf(choice)]
    if (!verb) return missing(`${language} verb of choice ${choice}`)
    const target = targetOf(choice)
    const text = words.verbs[verb.name]
    if (verb.target === 'none') return say('verb', verb.name, text, {})
    const said = verb.target === 'number' ? String(target) : nameOf(verb.target, target)
    const sentence = text === undefined || text.includes('{') ? text : `${text} : {target}`
    return say('verb', verb.name, sentence, { target: said, [verb.target]: target })
  }

  return {
    language,
    title: words.title,
    event: (event) => say('event', event.type, words.events[event.type], event),
    prompt: (decision) =>
      say('step', decision.step, words.steps[decision.step], {
        ...decision.args,
        seat: decision.args['seat'] ?? decision.seats[0],
      }),
    waiting: (decision, who) =>
      typeset(
        `${who} : ${say('wait', decision.step, words.waits[decision.step], decision.args)}`,
        language,
      ),
    choice,
    reason(verdict, gaps = {}) {
      const key = game.reasons[verdict]?.key ?? String(verdict)
      return say('reason', key, words.reasons[key], gaps)
    },
    outcome(outcome) {
      const { kind, winner } = outcome
      const gaps = { ...outcome, side: winner }
      const settled = words.outcomes[kind] === undefined ? settledWords[language][kind] : undefined
      if (!settled) return say('outcome', kind, words.outcomes[kind], gaps)
      const won = winner < 0 ? settled.open : settled.won(forms(codeOf('side', winner)))
      return typeset(won, language)
    },
    consideration: (reason) =>
      say('consideration', reason.key, words.considerations?.[reason.key], reason),
    thing,
    side,
    forms,
    scenario: (id) =>
      words.scenarios[id] ?? { title: missing(`${language} scenario ${id}`), text: '' },
    option: (id) =>
      words.options[id] ?? { title: missing(`${language} option ${id}`), text: '', values: {} },
  }
}

/** A side without words, by what is said instead. */
function noSide(name: string): SideForms {
  return { name, the: name, of: name, to: name, turn: name, isOne: true }
}

/** Fields that hold the faces of dice, which are shown as a sum. */
function isDice(field: string): boolean {
  return /faces|dice/i.test(field)
}

/** Dice as a sum; four and more are those of two sides that rolled against each other. */
function diceText(faces: readonly unknown[]): string {
  if (faces.length < 4 || faces.length % 2 === 1) return faces.join('+')
  const half = faces.length / 2
  return `${faces.slice(0, half).join('+')} – ${faces.slice(half).join('+')}`
}

/** The rule of this id. */
export function ruleById<S extends State>(game: RuledGame<S>, id: string): Rule | undefined {
  return rulesById(game.chapters).get(id)
}

/** The rule that a person means who may have left its prefix out. */
export function ruleMeant<S extends State>(game: RuledGame<S>, word: string): Rule | undefined {
  const rules = rulesById(game.chapters)
  const id = ruleIdsFor(word, game.prefixes).find((id) => rules.has(id))
  return id === undefined ? undefined : rules.get(id)
}
