import {
  answerAhead,
  boundsOf,
  coversAnswer,
  fastDice,
  isAnswerAhead,
  verbOf,
  type AnswerDue,
  type AnswerKind,
  type AnswerRule,
  type AnswerRules,
  type Choice,
  type Game,
  type Seat,
  type State,
} from '@estafette/kernel'
import { expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../scripts/lanes.ts'
import { varied } from '../../../scripts/varied.ts'
import { answersOf } from './answers.ts'
import { games } from './index.ts'
import { fetchAnswers } from './shelf.ts'

const MOST = isLong ? 4000 : 100 // answers that are looked at
const PLAYED = isLong ? 60_000 : 6000 // choices

/** A decision that can be answered ahead, and whose it is. */
interface Put {
  readonly state: State
  readonly known: State
  readonly seat: Seat
  readonly due: AnswerDue
  readonly turn: number
}

const found = new Map<Game, readonly Put[]>()

/** Decisions of games that are played, looked for once. */
function putIn(game: Game, answers: AnswerRules): readonly Put[] {
  const put = found.get(game) ?? play(game, answers)
  found.set(game, put)
  return put
}

/** Plays games in which half of what is done is what was done least, so that fights are not rare. */
function play(game: Game, answers: AnswerRules): readonly Put[] {
  const put: Put[] = []
  const dice = fastDice(44)
  const chosen = varied(dice.below)
  for (let number = 0, taken = 0; put.length < MOST && taken < PLAYED; number++) {
    const scenario = game.scenarios[number % game.scenarios.length]!
    const begun = game.create({ scenario, options: {} })
    if (!begun.ok) throw new Error(begun.reason)
    const state = begun.value
    game.start(state, dice)
    for (; game.acting(state) !== 0 && put.length < MOST && taken < PLAYED; taken++) {
      const seat = game.toAct(state)
      const { known } = game.view(state, seat)
      const due = answers.due(known, seat)
      if (due) put.push({ state: game.clone(state), known, seat, due, turn: answers.turn(known) })
      const choice = chosen(legalOf(game, state, seat))
      game.play(state, seat, choice, dice)
    }
  }
  return put
}

function legalOf(game: Game, state: State, seat: Seat): Choice[] {
  const out = new Int32Array(state.legal.length)
  return [...out.subarray(0, game.choices(state, seat, out))]
}

/** Rules about a decision, those that just cover it and those that just do not. */
function rulesFor({ id, answers, place, unit, chance }: AnswerKind, { due, turn }: Put) {
  const near = Math.round((due.chance?.() ?? 0) * 100)
  const bounds: readonly Partial<AnswerRule>[] = [
    {},
    ...(place === undefined ? [] : [...due.places, 0, 7].map((value) => ({ place: value }))),
    ...(unit === undefined ? [] : [...due.units, 0, 7].map((value) => ({ unit: value }))),
    ...(chance ? [near - 1, near, near + 1].flatMap((at) => [{ least: at }, { below: at }]) : []),
    { until: turn },
    { until: turn - 1 },
  ]
  return Object.keys(answers).flatMap((answer) =>
    bounds.map((bound): AnswerRule => ({ kind: id, answer, ...bound })),
  )
}

/** Whether a decision is what a rule says, found out apart from the code that applies it. */
function isMeant({ place, unit, least, below, until }: AnswerRule, { due, turn }: Put): boolean {
  const hundredths = due.chance ? Math.round(due.chance() * 1e8) / 1e6 : NaN
  return (
    (place === undefined || due.places.includes(place)) &&
    (unit === undefined || due.units.includes(unit)) &&
    (least === undefined || hundredths >= least) &&
    (below === undefined || hundredths < below) &&
    (until === undefined || turn <= until)
  )
}

test.each(gamesOfTheDay(games).map((game) => [game.id, game] as const))(
  '%s: what is said ahead is a legal answer to what it covers, and nothing else is answered',
  (_id, game) => {
    const answers = answersOf(game)!
    const put = putIn(game, answers)
    expect(put.length).toBeGreaterThan(4)
    const wrong: string[] = []
    const given = new Set<string>()
    for (const one of put) {
      const { known, seat, due } = one
      const kind = answers.kinds.find(({ id }) => id === due.kind)!
      const legal = legalOf(game, known, seat)
      for (const rule of rulesFor(kind, one)) {
        const choice = answerAhead(game, answers, known, seat, [rule])
        if (coversAnswer(rule, due, one.turn) !== isMeant(rule, one))
          wrong.push(`covered: ${JSON.stringify(rule)}`)
        if (choice === null) continue
        const verb = game.verbs[verbOf(choice)]!.name
        if (!isMeant(rule, one)) wrong.push(`not meant: ${JSON.stringify(rule)}`)
        if (!legal.includes(choice)) wrong.push(`not legal: ${verb}`)
        if (!kind.answers[rule.answer]!.includes(verb)) wrong.push(`${rule.answer}: ${verb}`)
        if (!isAnswerAhead(game, answers, known, seat, choice)) wrong.push(`told apart: ${verb}`)
        given.add(`${due.kind} ${rule.answer}`)
      }
    }
    expect(wrong).toEqual([])
    expect(given.size).toBeGreaterThan(0)
  },
)

test.each(gamesOfTheDay(games).map((game) => [game.id, game] as const))(
  '%s: what nobody else may know changes neither an answer ahead nor whether one is due',
  (_id, game) => {
    const answers = answersOf(game)!
    const chance = fastDice(3)
    for (const one of putIn(game, answers).slice(0, 200)) {
      const { state, known, seat, due } = one
      const kind = answers.kinds.find(({ id }) => id === due.kind)!
      const rules = rulesFor(kind, one)
      const other = game.view(game.disguise(state, seat, chance), seat).known
      for (const rule of rules) {
        const said = answerAhead(game, answers, known, seat, [rule])
        expect(answerAhead(game, answers, other, seat, [rule])).toBe(said)
      }
      // Whether it takes its time is seen by all: it follows from what all of them know.
      for (let viewer = -1; viewer < game.seatsIn(state); viewer++)
        expect(answers.due(game.view(state, viewer).known, seat)?.kind).toBe(due.kind)
    }
  },
)

test('the first of several rules counts, and one that means no legal choice leaves it to the player', () => {
  const [game] = gamesOfTheDay(games)
  const answers = answersOf(game!)!
  const one = putIn(game!, answers).find(({ known, seat, due }) => {
    const kind = answers.kinds.find(({ id }) => id === due.kind)!
    return Object.keys(kind.answers).every((answer) =>
      answerAhead(game!, answers, known, seat, [{ kind: due.kind, answer }]),
    )
  })!
  const { known, seat, due, turn } = one
  const [answer = ''] = Object.keys(answers.kinds.find(({ id }) => id === due.kind)!.answers)
  const rule = { kind: due.kind, answer }
  const over = { ...rule, until: turn - 1 }
  const unheard = { ...rule, answer: 'unheard-of' }
  expect(answerAhead(game!, answers, known, seat, [over])).toBeNull()
  expect(answerAhead(game!, answers, known, seat, [over, rule])).not.toBeNull()
  expect(answerAhead(game!, answers, known, seat, [unheard, rule])).toBeNull()
  expect(answerAhead(game!, answers, known, seat, [])).toBeNull()
  const others = Array.from({ length: game!.seatsIn(known) }, (_, other) => other)
  for (const other of others.filter((other) => ((game!.acting(known) >> other) & 1) === 0))
    expect(answerAhead(game!, answers, known, other, [rule])).toBeNull()
})

test('a rule is bound to what it names, in the order of its sentence', () => {
  const rule = { until: 3, least: 40, kind: 'x', answer: 'y', place: 0 }
  expect(boundsOf(rule)).toEqual([
    ['place', 0],
    ['least', 40],
    ['until', 3],
  ])
})

test('answers are fetched by the id of a game', async () => {
  for (const game of games) expect(await fetchAnswers(game.id)).toBe(answersOf(game))
  expect(await fetchAnswers('chess')).toBeUndefined()
})
