import { HIGHEST_CHOICE, makeChoice, type Choice, type Seat } from '../choice.ts'
import type { EventShape, Game, GameEvent, RuledGame } from '../game.ts'
import { gapsOf } from './gaps.ts'
import { languages } from '../language.ts'
import type { State } from '../state.ts'
import { ruleIds } from './wording.ts'

/** Something that must never be true of a game, in one line. */
export type Fault = string

/** A game and what its examiners look up again and again. */
export interface Book<S extends State> {
  readonly game: RuledGame<S>
  readonly ids: ReadonlySet<string> // of its rules
  readonly every: readonly Choice[] // each verb with each target, and some that nothing has
  readonly gaps: (message: string) => readonly string[]
  readonly lists: (size: number) => readonly [Int32Array, Int32Array] // two buffers, shared
}

/** Opens the book on a game; do it once and examine many positions with it. */
export function openBook<S extends State>(game: RuledGame<S>): Book<S> {
  const gaps = new Map<string, readonly string[]>()
  let lists = [new Int32Array(0), new Int32Array(0)] as const
  return {
    game,
    ids: ruleIds(game),
    every: everyChoice(game),
    gaps(message) {
      let known = gaps.get(message)
      if (!known) gaps.set(message, (known = gapsOf(message)))
      return known
    },
    lists(size) {
      if (lists[0].length < size) lists = [new Int32Array(size), new Int32Array(size)]
      return lists
    },
  }
}

const NUMBERS_TRIED = 130 // of a verb whose target is a number
const WIDEST_TARGET = 0xffff

function everyChoice<S extends State>(game: Game<S>): Choice[] {
  const { verbs, kinds } = game
  const own = verbs.flatMap(({ target }, verb) => {
    const count = target === 'none' ? 1 : (kinds[target]?.codes.length ?? NUMBERS_TRIED)
    const targets = [...Array.from({ length: count + 2 }, (_, i) => i), 0x7fff, WIDEST_TARGET]
    return targets.map((target) => makeChoice(verb, target))
  })
  const others = [0, 1, WIDEST_TARGET].map((target) => makeChoice(verbs.length, target))
  return [...own, ...others, HIGHEST_CHOICE]
}

/** Words of a group under a key: there in every language, all gaps filled. */
export function examineWords<S extends State>(
  { game, gaps }: Book<S>,
  group: 'events' | 'steps' | 'reasons' | 'outcomes',
  key: string,
  fields: object,
): Fault[] {
  const found: Fault[] = []
  for (const language of languages) {
    const message = game.words[language][group][key]
    if (!message) {
      found.push(`${language}: no words for ${group} ${key}`)
      continue
    }
    for (const gap of gaps(message)) {
      if (!(gap in fields)) found.push(`${language}: nothing fills {${gap}} of ${group} ${key}`)
    }
  }
  return found
}

/** Fields that an event has whatever it is like. */
const alwaysThere: readonly string[] = ['type', 'rule', 'only', 'but']

/** Whoever acts, is attacked, goes or is lost is named, and from where to where. */
function examineShape(event: GameEvent, { who, at, from, goes, loses }: EventShape): Fault[] {
  const names = (field: string): boolean => {
    const value = event[field]
    return typeof value === 'number' || (Array.isArray(value) && value.length > 0)
  }
  const places = [from, goes?.from, goes?.to].filter((field) => field !== undefined)
  return [
    ...[who, at, goes?.who, loses].filter((field) => field !== undefined && !names(field)),
    ...places.filter((field) => typeof event[field] !== 'number'),
  ].map((field) => `event ${event.type} does not say by ${field} who is meant, or where`)
}

/** An event names a rule that exists, is described, and there are words for it. */
export function examineEvent<S extends State>(book: Book<S>, event: GameEvent): Fault[] {
  const found = examineWords(book, 'events', event.type, event)
  const shape = book.game.events[event.type]
  if (!shape) found.push(`event ${event.type} is not described`)
  for (const field of Object.keys(event)) {
    if (shape && !alwaysThere.includes(field) && !shape.fields.includes(field)) {
      found.push(`event ${event.type} has a field ${field} that is not described`)
    }
  }
  if (shape) found.push(...examineShape(event, shape))
  if (!book.ids.has(event.rule)) {
    found.push(`event ${event.type} names rule ${event.rule}, which does not exist`)
  }
  return found
}

/** Whether two lists begin with the same items. */
export function sameItems(one: Int32Array, other: Int32Array, count: number): boolean {
  for (let i = 0; i < count; i++) if (one[i] !== other[i]) return false
  return true
}

/** Whether a seat has the same choices in two positions. */
export function sameChoices<S extends State>(
  { game, lists }: Book<S>,
  one: S,
  other: S,
  seat: Seat,
): boolean {
  const [first, second] = lists(one.legal.length)
  const count = game.choices(one, seat, first)
  return count === game.choices(other, seat, second) && sameItems(first, second, count)
}

/** The choices of a seat as a list. */
export function choicesOf<S extends State>(game: Game<S>, state: S, seat: Seat): Choice[] {
  const out = new Int32Array(state.legal.length)
  return [...out.subarray(0, game.choices(state, seat, out))]
}

/** The seats of a position. */
export function seatsOf<S extends State>(game: Game<S>, state: S): Seat[] {
  return Array.from({ length: game.seatsIn(state) }, (_, seat) => seat)
}

/** Whether two positions are the same, bit by bit. */
export function samePosition(one: State, other: State): boolean {
  return one.raw.length === other.raw.length && sameItems(one.raw, other.raw, one.raw.length)
}
