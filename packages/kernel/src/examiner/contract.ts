import { describe, expect, test } from 'vitest'
import { examineEvent, openBook, samePosition, seatsOf, type Book, type Fault } from './book.ts'
import { verbOf, type Choice, type Seat } from '../choice.ts'
import { fastDice } from '../dice.ts'
import {
  examineDamage,
  examineHostile,
  examineNotation,
  examineState,
  examineText,
  examineTransition,
  examineVerdicts,
} from './examine.ts'
import { SPECTATOR, type Game, type RuledGame, type Setup } from '../game.ts'
import { countPaths, examineChances } from './odds.ts'
import { allSetups, createState, playRandomly, replay } from './random-play.ts'
import type { Move, Onlooker } from './random-play.ts'
import { examineRolls } from './rolls.ts'
import {
  examineFaces,
  examineKnowledge,
  examineQuestions,
  examineSecrets,
  examineViews,
} from './secrecy.ts'
import { hashText, type State } from '../state.ts'
import { examineTables } from './wording.ts'

/** How much of a game is put to the test. */
export interface Extent {
  readonly games: number
  readonly seed: number
  readonly setups?: number // played to their end, all of them where it is not given
  readonly sparing?: number // looks at so many times fewer positions and choices
}

/** One promise every game keeps, and how to find out that it does not. */
export interface Clause {
  readonly title: string
  readonly breaches: <S extends State>(book: Book<S>, extent: Extent) => Fault[]
}

/** After so many faults nobody reads on. */
const ENOUGH = 5

type Look = ReturnType<typeof fastDice>

function thrown(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Plays games of all setups in turn; every fault is told with the game it is from. */
function onTour<S extends State>(
  { game }: Book<S>,
  { games, seed }: Extent,
  makeOnlooker: (look: Look, report: (faults: readonly Fault[]) => void) => Onlooker<S>,
): Fault[] {
  const setups = allSetups(game)
  const found: Fault[] = []
  for (let i = 0; i < games && found.length < ENOUGH; i++) {
    const setup = setups[(i * 7 + seed) % setups.length]!
    const name = `${setup.scenario} ${Object.values(setup.options).join(' ')}, seed ${seed + i}`
    let decision = 0
    const onlooker = makeOnlooker(fastDice(~(seed + i)), (faults) =>
      found.push(...faults.map((fault) => `${name}, decision ${decision}: ${fault}`)),
    )
    try {
      playRandomly(game, setup, seed + i, {
        ...onlooker,
        onState(state, decisions, drawn) {
          decision = decisions
          onlooker.onState?.(state, decisions, drawn)
          return found.length >= ENOUGH
        },
      })
    } catch (error) {
      found.push(`${name}, decision ${decision}: ${thrown(error)}`)
    }
  }
  return found.slice(0, ENOUGH)
}

/** Examines one position in so many, the first and the last of each game always. */
function atPositions<S extends State>(
  book: Book<S>,
  extent: Extent,
  every: number,
  examine: (state: S, look: Look) => readonly Fault[],
): Fault[] {
  return onTour(book, extent, (look, report) => ({
    onState(state, decisions) {
      const isEnd = decisions === 0 || book.game.acting(state) === 0
      if (isEnd || look.below(every * (extent.sparing ?? 1)) === 0) report(examine(state, look))
    },
  }))
}

/** Examines one choice in so many, in the position where it is taken. */
function atMoves<S extends State>(
  book: Book<S>,
  extent: Extent,
  every: number,
  examine: (state: S, seat: Seat, choice: Choice, look: Look) => readonly Fault[],
): Fault[] {
  return onTour(book, extent, (look, report) => ({
    onMove(state, seat, choice) {
      if (look.below(every * (extent.sparing ?? 1)) === 0) {
        report(examine(state, seat, choice, look))
      }
    },
  }))
}

function anySeed(look: Look): number {
  return look.below(2 ** 31)
}

/** Setups that no game has. */
function strangeSetups<S extends State>(game: Game<S>): Setup[] {
  const scenario = game.scenarios[0]!
  const strange = ['', ' ', 'no-such-thing', '__proto__', 'constructor', 'toString']
  return [
    ...strange.map((name) => ({ scenario: name, options: {} })),
    ...strange.map((name) => ({ scenario, options: Object.fromEntries([[name, 'yes']]) })),
    ...game.options.flatMap(({ id }) =>
      strange.map((value) => ({ scenario, options: { [id]: value } })),
    ),
    ...[null, 42, 'rubbish', [], { 'no-such-thing': 1 }].map((pack) => ({
      scenario,
      options: {},
      pack,
    })),
  ]
}

function refusalBreaches<S extends State>({ game }: Book<S>): Fault[] {
  const found = strangeSetups(game).flatMap((setup) => {
    const created = game.create(setup)
    if (!created.ok && created.reason !== '') return []
    return [`${JSON.stringify(setup)} is ${created.ok ? 'accepted' : 'refused without a reason'}`]
  })
  const defaults = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]!]))
  for (const scenario of game.scenarios) {
    const plain = createState(game, { scenario, options: {} })
    if (hashText(plain) !== hashText(createState(game, { scenario, options: defaults }))) {
      found.push(`${scenario}: the first value of an option is not its default`)
    }
  }
  return found
}

function endBreaches<S extends State>(
  { game }: Book<S>,
  { seed, setups = Infinity }: Extent,
): Fault[] {
  const all = allSetups(game)
  const stride = Math.max(1, all.length / setups)
  return Array.from({ length: Math.min(setups, all.length) }, (_, i) => {
    const setup = all[Math.floor(seed + i * stride) % all.length]!
    const { over, moves } = playRandomly(game, setup, seed + i)
    if (over && moves.length <= game.longestGame) return []
    return [`${JSON.stringify(setup)}, seed ${seed + i}: no end after ${moves.length} decisions`]
  }).flat()
}

const CUTS = 6 // per game

function hashAfter<S extends State>(
  game: Game<S>,
  setup: Setup,
  seed: number,
  moves: readonly Move[],
): string {
  try {
    return hashText(replay(game, setup, seed, moves))
  } catch (error) {
    return thrown(error)
  }
}

function undoBreaches<S extends State>({ game }: Book<S>, { games, seed }: Extent): Fault[] {
  const setups = allSetups(game)
  const look = fastDice(seed)
  const found: Fault[] = []
  for (let i = 0; i < games; i++) {
    const setup = setups[(i * 7 + seed) % setups.length]!
    const hashes: string[] = []
    const { moves } = playRandomly(game, setup, seed + i, {
      onState(state) {
        hashes.push(hashText(state))
      },
    })
    const cuts = [moves.length, ...Array.from({ length: CUTS }, () => look.below(moves.length))]
    for (const cut of cuts) {
      if (hashAfter(game, setup, seed + i, moves.slice(0, cut)) !== hashes[cut]) {
        found.push(`seed ${seed + i}: the first ${cut} choices lead elsewhere`)
      }
    }
  }
  return found.slice(0, ENOUGH)
}

function viewBreaches<S extends State>(book: Book<S>, extent: Extent): Fault[] {
  const { game } = book
  let hides = false
  let disguises = false
  const found = atPositions(book, extent, 3, (state, look) => {
    for (const seat of seatsOf(game, state)) {
      hides ||= hashText(game.view(state, seat).known) !== hashText(state)
      disguises ||= hashText(game.disguise(state, seat, look)) !== hashText(state)
    }
    return examineViews(book, state, look)
  })
  return hides && !disguises ? [...found, 'things are hidden, but a disguise changes none'] : found
}

/** Whether the public does not see all of a position. */
function hidesAnything<S extends State>({ game }: Book<S>, state: S): boolean {
  return !samePosition(game.view(state, SPECTATOR).known, state)
}

const ODDS_OF_EACH_VERB = 2
const MOST_PATHS = 5000

/** Odds of the first few choices of each verb that are followed by dice. */
function oddsBreaches<S extends State>(book: Book<S>, extent: Extent): Fault[] {
  const { game } = book
  const tested = new Map<number, number>()
  return atMoves(book, extent, 1, (state, seat, choice, look) => {
    const times = tested.get(verbOf(choice)) ?? 0
    if (times >= ODDS_OF_EACH_VERB || look.below(4) > 0) return []
    const paths = countPaths(game, state, seat, choice, MOST_PATHS)
    if (paths === 1 || paths > MOST_PATHS) return []
    tested.set(verbOf(choice), times + 1)
    return examineChances(book, state, seat, choice, { seed: anySeed(look), mostPaths: MOST_PATHS })
  })
}

function nameBreaches<S extends State>(book: Book<S>, extent: Extent): Fault[] {
  const { game } = book
  return atPositions(book, extent, 10, (state) => {
    const facts = Object.values(game.facts(state))
    const sides = seatsOf(game, state).map((seat) => game.sideOf(state, seat))
    return [
      ...facts
        .filter((fact) => typeof fact !== 'string')
        .map((fact) => `a fact is ${String(fact)}`),
      ...sides.filter((side) => side !== -1 && !game.sides[side]).map((side) => `side ${side}`),
      ...seatsOf(game, state)
        .filter((seat) => game.seatName(state, seat) === '')
        .map((seat) => `seat ${seat} has no name`),
    ]
  })
}

/** What every game promises. */
export const clauses: readonly Clause[] = [
  {
    title: 'its tables fit together and are worded in every language',
    breaches: ({ game }) => examineTables(game),
  },
  {
    title: 'setups that do not exist are refused, and options have their defaults',
    breaches: refusalBreaches,
  },
  {
    title: 'scenarios and options are playable to the end, within the longest game',
    breaches: endBreaches,
  },
  {
    title: 'every position is sound and has a list without doubles that comes out the same again',
    breaches: (book, extent) => atPositions(book, extent, 1, (state) => examineState(book, state)),
  },
  {
    title: 'seats, sides and facts have names',
    breaches: nameBreaches,
  },
  {
    title: 'every event names a rule and has words',
    breaches: (book, extent) =>
      onTour(book, extent, (_, report) => ({ tell: (event) => report(examineEvent(book, event)) })),
  },
  {
    title: 'the result of every roll is told',
    breaches: (book, extent) =>
      atMoves(book, extent, 4, (state, seat, choice, look) =>
        examineRolls(book, state, seat, choice, anySeed(look)),
      ),
  },
  {
    title: 'copies are independent, the same dice give the same result, listening changes nothing',
    breaches: (book, extent) =>
      atMoves(book, extent, 3, (state, seat, choice, look) =>
        examineTransition(book, state, seat, choice, anySeed(look)),
      ),
  },
  {
    title: 'replaying the choices without the tail leads back to the same position',
    breaches: undoBreaches,
  },
  {
    title: 'a written position reads back as itself',
    breaches: (book, extent) => atPositions(book, extent, 3, (state) => examineText(book, state)),
  },
  {
    title: 'a damaged position is refused or sound',
    breaches: (book, extent) =>
      atPositions(book, extent, 4, (state, look) => examineDamage(book, state, anySeed(look))),
  },
  {
    title: 'every legal choice reads back from its notation',
    breaches: (book, extent) =>
      atPositions(book, extent, 3, (state) => examineNotation(book, state)),
  },
  {
    title: 'exactly the listed choices are allowed, the others are refused by a rule',
    breaches: (book, extent) =>
      atPositions(book, extent, 12, (state) => examineVerdicts(book, state)),
  },
  {
    title: 'hostile choices and seats are refused and change nothing',
    breaches: (book, extent) =>
      atPositions(book, extent, 12, (state) => examineHostile(book, state)),
  },
  {
    title: 'views leak nothing, and what is imagined behind them is sound',
    breaches: viewBreaches,
  },
  {
    title: 'a seat finds on its view what it finds on the whole position',
    breaches: (book, extent) =>
      atPositions(book, extent, 12, (state, look) => examineKnowledge(book, state, look)),
  },
  {
    title: 'whether somebody is asked tells nothing that is hidden',
    breaches: (book, extent) =>
      atMoves(book, extent, 2, (state, seat, choice, look) =>
        hidesAnything(book, state)
          ? examineQuestions(book, state, seat, choice, anySeed(look))
          : [],
      ),
  },
  {
    title: 'dice tell no more than the view',
    breaches: (book, extent) =>
      atMoves(book, extent, 8, (state, seat, choice, look) =>
        hidesAnything(book, state) ? examineFaces(book, state, seat, choice, anySeed(look)) : [],
      ),
  },
  {
    title: 'events tell no more than the view',
    breaches: (book, extent) =>
      atMoves(book, extent, 16, (state, seat, _, look) =>
        examineSecrets(book, state, seat, anySeed(look)),
      ),
  },
  {
    title: 'exact chances agree with what the dice give',
    breaches: oddsBreaches,
  },
]

/** Puts a game through everything the kernel asks of it. */
export function contract<S extends State>(
  game: RuledGame<S>,
  { games = 16, seed = 1, ...some }: Partial<Extent> = {},
): void {
  describe(`${game.id} keeps the contract`, () => {
    const book = openBook(game)
    for (const { title, breaches } of clauses) {
      test(title, () => {
        expect(breaches(book, { games, seed, ...some })).toEqual([])
      })
    }
  })
}
