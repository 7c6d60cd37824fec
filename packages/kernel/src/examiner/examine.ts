import {
  choicesOf,
  examineWords,
  sameChoices,
  sameItems,
  seatsOf,
  type Book,
  type Fault,
} from './book.ts'
import { HIGHEST_CHOICE, isChoice, type Choice, type Seat } from '../choice.ts'
import { fastDice } from '../dice.ts'
import { NOBODY, type GameEvent, type Verdict } from '../game.ts'
import { makeNotation, parseNotation } from '../notation.ts'
import { failureText } from '../result.ts'
import { hashText, type State } from '../state.ts'

/**
 * What is true of every position: its own invariants, lists without doubles that come out the
 * same again, a prompt with words, an outcome exactly at the end. Cheap enough for each decision.
 */
export function examineState<S extends State>(book: Book<S>, state: S): Fault[] {
  const { game } = book
  const found = [...game.faults(state)]
  const mask = game.acting(state)
  const outcome = game.outcome(state)
  const seatCount = game.seatsIn(state)
  if (!(seatCount >= 1 && seatCount <= game.seats)) found.push(`there are ${seatCount} seats`)
  if (mask >>> seatCount !== 0) found.push(`seats that do not exist act: ${mask.toString(2)}`)
  if ((mask === 0) !== (outcome !== null)) found.push('there is an outcome exactly at the end')
  if (outcome) {
    found.push(
      ...examineWords(book, 'outcomes', outcome.kind, { ...outcome, side: outcome.winner }),
    )
    const { winner, margins } = outcome
    if (winner !== NOBODY && !game.sides[winner]) found.push(`no such side has won: ${winner}`)
    if (margins.length !== game.sides.length || !margins.every(Number.isFinite)) {
      found.push('not every side has a margin')
    }
  }
  for (let seat = 0; seat < seatCount; seat++) examineList(book, state, seat, found)
  if (mask !== 0) {
    const { seats, step, args } = game.decision(state, game.toAct(state))
    if (seats.reduce((sum, seat) => sum | (1 << seat), 0) !== mask) {
      found.push(`the decision is of seats ${seats.join(', ')}, others may act`)
    }
    if (!game.steps.includes(step)) found.push(`the step "${step}" is not listed`)
    found.push(...examineWords(book, 'steps', step, 'seat' in args ? args : { ...args, seat: 0 }))
  }
  return found
}

/** The list of one seat, taken twice, the second time without the memo. */
function examineList<S extends State>(
  { game, lists }: Book<S>,
  state: S,
  seat: Seat,
  found: Fault[],
): void {
  const room = state.legal.length
  const [first, second] = lists(room)
  const count = game.choices(state, seat, first)
  state.legalCount = -1
  const again = game.choices(state, seat, second)
  const acts = (game.acting(state) >> seat) & 1
  if (acts && count === 0) found.push(`seat ${seat} has nothing to choose from`)
  if (!acts && count > 0) found.push(`seat ${seat} does not act, but has choices`)
  if (count > room) found.push(`${count} choices, and room for ${room}`)
  if (count !== again || !sameItems(first, second, count)) {
    found.push(`seat ${seat}: the list of choices comes out differently the second time`)
  }
  for (let i = 1; i < count; i++) {
    if (first[i]! > first[i - 1]!) continue
    if (new Set(first.subarray(0, count)).size < count) {
      found.push(`seat ${seat}: a choice is listed twice`)
    }
    return
  }
}

/** Each legal choice is written in a way that reads back as itself. */
export function examineNotation<S extends State>({ game }: Book<S>, state: S): Fault[] {
  return seatsOf(game, state).flatMap((seat) =>
    choicesOf(game, state, seat).flatMap((choice) => {
      const text = makeNotation(game, choice)
      const read = parseNotation(game, text)
      return read.ok && read.value === choice ? [] : [`"${text}" does not read back as ${choice}`]
    }),
  )
}

/** Everything that is not listed is refused, for every seat; everything that is listed is not. */
export function examineVerdicts<S extends State>(book: Book<S>, state: S): Fault[] {
  const { game } = book
  const before = hashText(state)
  const found = seatsOf(game, state).flatMap((seat) => {
    const listed = new Set(choicesOf(game, state, seat))
    const faults = [...listed]
      .filter((choice) => game.verdict(state, seat, choice) !== 0)
      .map((choice) => `seat ${seat}: ${makeNotation(game, choice)} is listed and refused`)
    for (const choice of book.every) {
      if (!listed.has(choice)) faults.push(...examineRefusal(book, state, seat, choice))
    }
    return faults
  })
  return hashText(state) === before
    ? found
    : [...found, 'asking for a verdict changes the position']
}

/** A refusal gives a reason with words and an existing rule. */
function examineRefusal<S extends State>(
  book: Book<S>,
  state: S,
  seat: unknown,
  choice: unknown,
): Fault[] {
  const { game, ids } = book
  const verdict: Verdict = game.verdict(state, seat as Seat, choice as Choice)
  const name = `seat ${String(seat)}, choice ${isChoice(choice) ? makeNotation(game, choice) : typeof choice}`
  if (verdict === 0) return [`${name}: is not listed, but allowed`]
  const reason = game.reasons[verdict]
  if (!reason) return [`${name}: is refused without a known reason (${verdict})`]
  if (!ids.has(reason.rule)) return [`${name}: is refused by ${reason.rule}, which does not exist`]
  const gaps = isChoice(choice) ? game.obstacle(state, choice, verdict) : {}
  return examineWords(book, 'reasons', reason.key, gaps).map((fault) => `${name}: ${fault}`)
}

/** What nobody should send, and somebody will. */
const hostile: readonly unknown[] = [
  -1,
  -65536,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  HIGHEST_CHOICE + 1,
  2 ** 31,
  2 ** 53,
  '0',
  '65536',
  '',
  'toString',
  null,
  undefined,
  true,
  0n,
  [],
  [0],
  {},
  { valueOf: () => 0 },
]

/** Whatever is sent as a choice or as a seat is refused with a reason and changes nothing. */
export function examineHostile<S extends State>(book: Book<S>, state: S): Fault[] {
  const { game } = book
  const before = hashText(state)
  const found = seatsOf(game, state).flatMap((seat) => {
    const [choice = 0] = choicesOf(game, state, seat)
    const noSeats = hostile.filter((value) => value !== 0)
    return [
      ...hostile.flatMap((value) => examineRefusal(book, state, seat, value)),
      ...noSeats.flatMap((value) => examineRefusal(book, state, value, choice)),
      ...examineRefusal(book, state, game.seatsIn(state), choice),
    ]
  })
  return hashText(state) === before ? found : [...found, 'a hostile choice changes the position']
}

/**
 * A choice played on copies: copies are equal and independent, the same dice give the same
 * position and the same events, and whether anybody listens makes no difference.
 */
export function examineTransition<S extends State>(
  book: Book<S>,
  state: S,
  seat: Seat,
  choice: Choice,
  seed: number,
): Fault[] {
  const { game } = book
  const found: Fault[] = []
  const before = hashText(state)
  const copy = game.clone(state)
  if (hashText(copy) !== before) found.push('a clone differs from its original')
  const run = (listens: boolean): { result: string; events: string } => {
    const dice = fastDice(seed)
    const events: GameEvent[] = []
    game.copy(copy, state)
    if (hashText(copy) !== before) found.push('a copy differs from its original')
    if (!sameChoices(book, state, copy, seat)) found.push('a copy has other choices')
    game.play(copy, seat, choice, dice, listens ? (event) => events.push(event) : undefined)
    return { result: `${hashText(copy)} ${dice.drawn}`, events: JSON.stringify(events) }
  }
  const [told, quiet, again] = [run(true), run(false), run(true)]
  if (told.result !== again.result || told.events !== again.events) {
    found.push(`${makeNotation(game, choice)}: the same dice give another result`)
  } else if (told.result !== quiet.result) {
    found.push(`${makeNotation(game, choice)}: listening changes the result`)
  }
  if (hashText(state) !== before) found.push('playing on a copy changes the original')
  return found
}

/** A position written and read again is the same position. */
export function examineText<S extends State>(book: Book<S>, state: S): Fault[] {
  const { game } = book
  const text = game.write(state)
  const read = game.read(text)
  if (!read.ok) return [`a position cannot be read again: ${failureText(read)}`]
  const found: Fault[] = []
  if (hashText(read.value) !== hashText(state)) found.push('a position reads back as another one')
  if (game.write(read.value) !== text) found.push('a position is written differently next time')
  for (const seat of seatsOf(game, state)) {
    if (!sameChoices(book, state, read.value, seat)) found.push('a position read has other choices')
  }
  return found
}

/** A damaged position is refused, or read as a position without faults; never more than that. */
export function examineDamage<S extends State>({ game }: Book<S>, state: S, seed: number): Fault[] {
  const { below } = fastDice(seed)
  const lines = game.write(state).split('\n')
  const at = below(lines.length)
  const words = lines[at]!.split(' ')
  const word = below(words.length)
  const strange = ['', '-', '-1', '999', '7x', '\u{1f40e}', words[below(words.length)]!]
  const text = (line: string): string => lines.with(at, line).join('\n')
  const damaged = [
    lines.slice(0, at).join('\n'),
    lines.toSpliced(at, 1).join('\n'),
    lines.toSpliced(at, 0, lines[at]!).join('\n'),
    text(words.toSpliced(word, 1).join(' ')),
    text(`${lines[at]} ${words[word]}`),
    text(words.with(word, strange[below(strange.length)]!).join(' ')),
    text(words.with(word, String(below(200))).join(' ')),
  ]
  return damaged.flatMap((text) => {
    try {
      const read = game.read(text)
      if (!read.ok) return read.reason === '' ? ['a position is refused without a reason'] : []
      return game.faults(read.value).map((fault) => `a damaged position is read: ${fault}`)
    } catch (error) {
      return [`reading a damaged position throws: ${String(error)}`]
    }
  })
}
