import {
  hashText,
  makeNotation,
  parseNotation,
  type Game,
  type GameEvent,
  type Seat,
  type State,
} from '@estafette/kernel'
import { eventFits, makeEvent } from './event.ts'
import { judge, refusalText } from './refusal.ts'
import { legalChoices, seatNamed, seatWords } from './seat.ts'

/** What an expectation is held against. */
export interface Scene {
  readonly game: Game
  readonly state: State
  readonly events: readonly GameEvent[] // of the last choice
}

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

function decisionMiss({ game, state }: Scene, [who = '', step]: readonly string[]): Miss {
  if (game.acting(state) === 0) return 'the game is over'
  const decision = game.decision(state)
  const words = seatWords(game, state)
  const actual = `${decision.seats.map((seat) => words[seat]).join(' and ')} decides ${decision.step}`
  const fits = decision.seats.includes(seatNamed(game, state, who)) && step === decision.step
  return fits ? null : actual
}

function legalMiss({ game, state }: Scene, words: readonly string[]): Miss {
  const [who = '', ...choice] = words
  const seat = seatNamed(game, state, who)
  if (seat < 0) return noSeat(who)
  const judged = judge(game, state, seat, choice.join(' '))
  return judged.ok ? null : refusalText(judged)
}

function illegalMiss({ game, state }: Scene, words: readonly string[]): Miss {
  const [who = '', ...rest] = words
  const seat = seatNamed(game, state, who)
  if (seat < 0) return noSeat(who)
  const rule = rest.at(-1)?.startsWith(`${game.prefix}-`) ? rest.at(-1) : undefined
  const text = (rule === undefined ? rest : rest.slice(0, -1)).join(' ')
  const choice = parseNotation(game, text)
  if (!choice.ok) return choice.reason
  const judged = judge(game, state, seat, choice.value)
  if (judged.ok) return 'it is legal'
  return rule === undefined || rule === judged.rule ? null : refusalText(judged)
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
  if (events.some((event) => eventFits(game, event, type, fields))) return null
  const alike = events.filter((event) => event.type === type)
  if (alike.length > 0) return alike.map((event) => makeEvent(game, event)).join('; ')
  const types = [...new Set(events.map((event) => event.type))]
  return types.length > 0 ? `there were only: ${types.join(', ')}` : 'nothing happened'
}

function noEventMiss({ game, events }: Scene, words: readonly string[]): Miss {
  const [noun, type = '', ...fields] = words
  if (noun !== 'event') return 'only an event can be expected not to be'
  const found = events.find((event) => eventFits(game, event, type, fields))
  return found ? makeEvent(game, found) : null
}

function overMiss({ game, state }: Scene, words: readonly string[]): Miss {
  const outcome = game.outcome(state)
  if (!outcome) return 'the game is not over'
  const actual = [outcome.side || '-', outcome.kind, String(outcome.score)]
  return words.every((word, index) => word === actual[index]) ? null : actual.join(' ')
}

function hashMiss({ state }: Scene, [digits = '']: readonly string[]): Miss {
  const actual = hashText(state)
  return digits.length >= 8 && actual.startsWith(digits) ? null : `the hash is ${actual}`
}

function noSeat(word: string): string {
  return `no such seat: "${word}"`
}
