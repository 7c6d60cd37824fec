import {
  hashText,
  isRuleId,
  languages,
  makeNotation,
  parseNotation,
  type Game,
  type GameEvent,
  type Language,
  type RuledGame,
  type Seat,
  type State,
  type Verdict,
  winningSide,
} from '@estafette/kernel'
import { eventFits, makeEvent } from './event.ts'
import { judge, refusalText, type Refusal } from './refusal.ts'
import { legalChoices, seatNamed, seatWords } from './seat.ts'
import { eventFault, ruleFault } from './vocabulary.ts'

/** What an expectation is held against. */
interface Scene {
  readonly game: RuledGame
  readonly state: State
  readonly events: readonly GameEvent[] // of the last choice
  readonly say: Say | null
}

/** Says in a language why something is refused: whoever has words for a game hands this in. */
export type Say = (
  game: Game,
  language: Language,
  verdict: Verdict,
  args: Readonly<Record<string, number>>,
) => string

/** What is wrong; null when the expectation is met. */
type Miss = string | null
type Form = (scene: Scene, words: readonly string[], text: string) => Miss

const forms: Readonly<Record<string, Form>> = {
  decision: decisionMiss,
  legal: legalMiss,
  illegal: illegalMiss,
  choices: choicesMiss,
  count: countMiss,
  event: eventMiss,
  no: noEventMiss,
  over: overMiss,
  hash: hashMiss,
}

/** Holds what a script expects against a position; says what is wrong, or null. */
export function missOf(scene: Scene, text: string): Miss {
  const fact = /^(.+?) is (.*)$/.exec(text)
  if (fact) {
    const facts = scene.game.facts(scene.state)
    const name = fact[1]!.replace(/ +/g, ' ')
    const expected = fact[2]!.trim().replace(/ +/g, ' ')
    if (Object.hasOwn(facts, name)) {
      return facts[name] === expected ? null : `${name} is ${facts[name]}`
    }
    if (!Object.hasOwn(forms, text.split(' ', 1)[0]!)) return `nothing is known of "${name}"`
  }
  const [verb = '', ...words] = text.split(/ +/)
  const form = Object.hasOwn(forms, verb) ? forms[verb] : undefined
  if (!form) return `nothing can be expected of "${verb}"`
  return form(scene, words, text.slice(verb.length).trim())
}

/** Everything a seat may do, in notation. */
export function legalNotations(game: Game, state: State, seat: Seat): string[] {
  return legalChoices(game, state, seat).map((choice) => makeNotation(game, choice))
}

const MOST_CHOICES = 8

/** Who decides what now, and what they can choose, up to a limit. */
export function pendingText(game: Game, state: State): string {
  if (game.acting(state) === 0) return OVER
  const { seats } = game.decision(state, game.toAct(state))
  const choices = [...new Set(seats.flatMap((seat) => legalNotations(game, state, seat)))]
  const more = choices.length - MOST_CHOICES
  const listed = [...choices.slice(0, MOST_CHOICES), ...(more > 0 ? [`${more} more`] : [])]
  return `${deciderText(game, state)}: ${listed.join(' | ')}`
}

const OVER = 'the game is over'

function deciderText(game: Game, state: State): string {
  const { seats, step } = game.decision(state, game.toAct(state))
  const words = seatWords(game, state)
  return `${seats.map((seat) => words[seat]).join(' and ')} decides ${step}`
}

function decisionMiss({ game, state }: Scene, [who = '', step = '']: readonly string[]): Miss {
  if (!game.steps.includes(step)) return `no such decision: "${step}"`
  if (game.acting(state) === 0) return OVER
  const decision = game.decision(state, game.toAct(state))
  const fits = decision.seats.includes(seatNamed(game, state, who)) && step === decision.step
  return fits ? null : deciderText(game, state)
}

function legalMiss({ game, state }: Scene, words: readonly string[]): Miss {
  const [who = '', ...choice] = words
  const seat = seatNamed(game, state, who)
  if (seat < 0) return noSeat(who)
  const judged = judge(game, state, seat, choice.join(' '))
  return judged.ok ? null : `${refusalText(judged)}; ${pendingText(game, state)}`
}

function illegalMiss(scene: Scene, _: readonly string[], text: string): Miss {
  const { game, state } = scene
  const { rest, quotes } = quotesIn(text)
  const [who = '', ...words] = rest.split(/ +/)
  const seat = seatNamed(game, state, who)
  if (seat < 0) return noSeat(who)
  const last = words.at(-1) ?? ''
  const rule = isRuleId(last, game.prefixes) ? last : undefined
  const fault = rule === undefined ? null : ruleFault(game, rule)
  if (fault !== null) return fault
  const choice = parseNotation(game, (rule === undefined ? words : words.slice(0, -1)).join(' '))
  if (!choice.ok) return choice.reason
  const judged = judge(game, state, seat, choice.value)
  if (judged.ok) return 'it is legal'
  if (rule !== undefined && rule !== judged.rule) return refusalText(judged)
  return (
    quotes.map((quote) => quoteMiss(scene, judged, quote)).find((miss) => miss !== null) ?? null
  )
}

/** Words that a refusal is expected to have in a language. */
interface Quote {
  readonly language: string
  readonly words: string
}

/** Takes the words in quotation marks off the end of an expectation: `en: "It is spent."`. */
function quotesIn(text: string): { readonly rest: string; readonly quotes: readonly Quote[] } {
  const quotes: Quote[] = []
  let rest = text
  for (;;) {
    const found = /^(.*?) +(?:(\w+): *)?"([^"]*)"$/.exec(rest)
    if (!found) return { rest, quotes }
    quotes.unshift({ language: found[2] ?? '', words: found[3]! })
    rest = found[1]!
  }
}

function quoteMiss({ game, say }: Scene, refusal: Refusal, { language, words }: Quote): Miss {
  const spoken = languages.find((known) => known === language)
  if (!spoken) return `words stand after their language: ${languages.join(' or ')}, a colon`
  if (words.trim() === '') return 'no words are expected'
  if (!say) return 'nobody is here to say the words of a refusal'
  const said = say(game, spoken, refusal.verdict, refusal.args)
  return plain(said).includes(plain(words)) ? null : `in ${spoken}: "${said}"`
}

/** A text as it is typed: the spaces and apostrophes of print are the plain ones. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00A0\u202F ]+/g, ' ')
    .replaceAll('’', "'")
    .trim()
}

function choicesMiss({ game, state }: Scene, words: readonly string[], text: string): Miss {
  const [, ...listed] = text.split('|')
  const who = words[0]?.replace(/\|.*/, '') ?? ''
  const seat = seatNamed(game, state, who)
  if (seat < 0) return noSeat(who)
  const expected = new Set<string>()
  for (const item of listed) {
    const choice = parseNotation(game, item)
    if (!choice.ok) return choice.reason
    expected.add(makeNotation(game, choice.value))
  }
  const actual = legalNotations(game, state, seat)
  const missing = [...expected].filter((item) => !actual.includes(item))
  const extra = actual.filter((item) => !expected.has(item))
  if (missing.length === 0 && extra.length === 0) return null
  return [
    ...(missing.length > 0 ? [`not legal: ${missing.join(' | ')}`] : []),
    ...(extra.length > 0 ? [`also legal: ${extra.join(' | ')}`] : []),
  ].join('; ')
}

function countMiss({ game, state }: Scene, [who = '', count]: readonly string[]): Miss {
  const seat = seatNamed(game, state, who)
  if (seat < 0) return noSeat(who)
  const actual = legalChoices(game, state, seat).length
  return String(actual) === count ? null : `there are ${actual} choices`
}

function eventMiss({ game, events }: Scene, [type = '', ...fields]: readonly string[]): Miss {
  const fault = eventFault(game, type, fields)
  if (fault !== null) return fault
  if (events.some((event) => eventFits(game, event, type, fields))) return null
  const alike = events.filter((event) => event.type === type)
  if (alike.length > 0) return alike.map((event) => makeEvent(game, event)).join('; ')
  const types = [...new Set(events.map((event) => event.type))]
  return types.length > 0 ? `there were only: ${types.join(', ')}` : 'nothing happened'
}

function noEventMiss({ game, events }: Scene, words: readonly string[]): Miss {
  const [noun, type = '', ...fields] = words
  if (noun !== 'event') return 'only an event can be expected not to be'
  const fault = eventFault(game, type, fields)
  if (fault !== null) return fault
  const found = events.find((event) => eventFits(game, event, type, fields))
  return found ? makeEvent(game, found) : null
}

function overMiss({ game, state }: Scene, words: readonly string[]): Miss {
  const outcome = game.outcome(state)
  if (!outcome) return 'the game is not over'
  const actual = [winningSide(game, outcome) || '-', outcome.kind, String(outcome.score)]
  return words.every((word, index) => word === actual[index]) ? null : actual.join(' ')
}

function hashMiss({ state }: Scene, [digits = '']: readonly string[]): Miss {
  const actual = hashText(state)
  return digits.length >= 8 && actual.startsWith(digits) ? null : `the hash is ${actual}`
}

function noSeat(word: string): string {
  return `no such seat: "${word}"`
}
