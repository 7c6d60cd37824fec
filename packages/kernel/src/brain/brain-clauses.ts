import { atDecisions, byPolicy, ENOUGH, playOne, tour, type BrainExtent } from './brain-tour.ts'
import { isWorth, NEVER, type Brain, type Horizon, type Policy, type Search } from './brain.ts'
import type { Choice, Seat } from '../choice.ts'
import { fastDice } from '../dice.ts'
import { choicesOf, type Fault } from '../examiner/book.ts'
import { LEGAL, NOBODY, type Game, type Outcome } from '../game.ts'
import { makeNotation } from '../notation.ts'
import type { State } from '../state.ts'
import { tryChoice } from '../trial.ts'

/** One promise every brain keeps, and how to find out that it does not. */
export interface BrainClause {
  readonly title: string
  readonly breaches: <S extends State>(
    game: Game<S>,
    brain: Brain<S>,
    extent: BrainExtent,
  ) => Fault[]
}

const NEARLY = 1e-9

const ROOM = 3 // more than there are choices: what lies behind them is none of a brain's business
const UNTOUCHED = 0.123456789

/** What a brain says of some choices; the room behind them is included. */
function ratesOf<S extends State>(
  brain: Brain<S>,
  state: S,
  seat: Seat,
  choices: readonly Choice[],
  seed: number,
): Float64Array {
  const values = new Float64Array(choices.length + ROOM).fill(UNTOUCHED)
  const room = new Int32Array(choices.length + ROOM)
  room.set(choices)
  values.fill(Number.NaN, 0, choices.length)
  brain.rate(state, seat, room, choices.length, values, fastDice(seed))
  return values
}

/** What happened to a position that was only to be looked at. */
function examineUntouched(state: State, before: Int32Array, what: string): Fault[] {
  return state.raw.every((value, i) => value === before[i]) ? [] : [`${what} changes the position`]
}

function rateBreaches<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  extent: BrainExtent,
): Fault[] {
  return atDecisions(game, brain, extent, 3, (state, seat, _, look) => {
    const choices = choicesOf(game, state, seat)
    const values = ratesOf(brain, state, seat, choices, look.below(2 ** 31))
    const own = values.subarray(0, choices.length)
    const found: Fault[] = []
    own.forEach((value, i) => {
      if (isWorth(value)) return
      found.push(`${makeNotation(game, choices[i]!)} is worth ${value}`)
    })
    if (own.every((value) => value === NEVER)) found.push('nothing is ever to be taken')
    if (values.subarray(choices.length).some((value) => value !== UNTOUCHED)) {
      found.push('more is rated than was asked')
    }
    return found
  })
}

/** Asks twice, something else in between: the answers are the same, the position is untouched. */
function pureBreaches<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  extent: BrainExtent,
): Fault[] {
  return atDecisions(game, brain, extent, 12, (state, seat, elsewhere, look) => {
    const seed = look.below(2 ** 31)
    const choices = choicesOf(game, state, seat)
    const choice = choices[look.below(choices.length)]!
    const answers = (): string[] => [
      ratesOf(brain, state, seat, choices, seed).join(' '),
      JSON.stringify(brain.explain(state, seat, choice)),
      String(brain.horizon?.boundary(state)),
      String(brain.horizon?.value(state, seat)),
    ]
    const before = state.raw.slice()
    const first = answers()
    const touched = examineUntouched(state, before, 'asking')
    const other = game.toAct(elsewhere)
    const others = choicesOf(game, elsewhere, other)
    ratesOf(brain, elsewhere, other, others, seed)
    brain.explain(elsewhere, other, others[0]!)
    const second = answers()
    const changed = ['rate', 'explain', 'boundary', 'value'].filter(
      (_, i) => first[i] !== second[i],
    )
    return [...changed.map((part) => `${part} says something else the second time`), ...touched]
  })
}

const ASKED_ALONE = 6

function aloneBreaches<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  extent: BrainExtent,
): Fault[] {
  if (!brain.ratesAlone) return []
  return atDecisions(game, brain, extent, 5, (state, seat, _, look) => {
    const seed = look.below(2 ** 31)
    const choices = choicesOf(game, state, seat)
    const all = ratesOf(brain, state, seat, choices, seed)
    const some = choices.filter(() => look.below(2) === 0)
    const singles = Array.from({ length: ASKED_ALONE }, () => [
      choices[look.below(choices.length)]!,
    ])
    return [some, ...singles].flatMap((asked) => {
      const values = ratesOf(brain, state, seat, asked, seed)
      return asked.flatMap((choice, i) => {
        const together = all[choices.indexOf(choice)]!
        const alone = values[i]!
        if (alone === together || Math.abs(alone - together) < NEARLY) return []
        const name = makeNotation(game, choice)
        return [`${name} is worth ${alone} among ${asked.length} choices, ${together} among all`]
      })
    })
  })
}

/** Choices of a whole game by a policy, which has to begin by itself. */
function courseOf<S extends State>(
  game: Game<S>,
  policy: Policy<S>,
  seed: number,
  number: number,
): { choices: string; faults: Fault[] } {
  const taken: Choice[] = []
  const faults: Fault[] = []
  let before: Int32Array | undefined
  policy.begin()
  playOne(
    game,
    { seed, number },
    (state, seat, mind) => {
      before = state.raw.slice()
      const choice = policy.choose(state, seat, mind)
      if (faults.length === 0) faults.push(...examineUntouched(state, before, 'choosing'))
      taken.push(choice)
      return choice
    },
    () => {},
  )
  return { choices: taken.join(' '), faults }
}

/** Whole games twice: by a policy that is new, and by one that has just played another game. */
function policyBreaches<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  { games, seed }: BrainExtent,
): Fault[] {
  const used = brain.policy?.()
  if (!used) return []
  const found: Fault[] = []
  for (let number = 0; number < games && found.length < ENOUGH; number++) {
    try {
      const fresh = courseOf(game, brain.policy!(), seed, number)
      const again = courseOf(game, used, seed, number)
      found.push(...fresh.faults)
      if (fresh.choices !== again.choices) found.push(`game ${number}: decided differently again`)
    } catch (error) {
      found.push(`game ${number}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return found
}

/** What the side of a seat got out of a game. */
function shareOf<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  { winner }: Outcome,
): number {
  if (winner === NOBODY) return 0.5
  return winner === game.sideOf(state, seat) ? 1 : 0
}

const SUM_OFF = 0.02

/** The chances of all seats at a boundary or at the end. */
function examineValues<S extends State>(
  game: Game<S>,
  { value }: Horizon<S>,
  state: S,
  outcome: Outcome | null,
): Fault[] {
  const found: Fault[] = []
  const bySide: number[] = []
  for (let seat = 0; seat < game.seatsIn(state); seat++) {
    const chance = value(state, seat)
    const side = game.sideOf(state, seat)
    if (!(chance >= 0 && chance <= 1)) found.push(`seat ${seat} wins with a chance of ${chance}`)
    if (outcome && Math.abs(chance - shareOf(game, state, seat, outcome)) > NEARLY) {
      found.push(`seat ${seat} is given ${chance} after the end`)
    }
    if (side < 0) continue
    if (Math.abs(chance - (bySide[side] ?? chance)) > NEARLY) found.push('partners disagree')
    bySide[side] = chance
  }
  const sum = bySide.reduce((total, chance) => total + chance, 0)
  if (bySide.length > 1 && Math.abs(sum - 1) > SUM_OFF) found.push(`the sides win ${sum} together`)
  return found
}

const COIN = 0.25 // the mean squared error of whoever always says one half
const MORE_GAMES = 4 // times as many as elsewhere: a few games prove nobody wrong

/** Follows whole games: boundaries go up, and what is said there is better than a coin. */
function horizonBreaches<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  extent: BrainExtent,
): Fault[] {
  const { horizon } = brain
  if (!horizon) return []
  let squares = 0
  let forecasts = 0
  const { games, seed } = extent
  const more = { games: MORE_GAMES * games, seed }
  const found = tour(game, more, byPolicy(game, brain), () => {
    let last: number | undefined
    let rises = 0
    const said: { seat: Seat; chance: number }[] = []
    return (state, seat) => {
      const now = horizon.boundary(state)
      const outcome = game.outcome(state)
      const isBoundary = last !== undefined && now > last
      const faults = isBoundary || outcome ? examineValues(game, horizon, state, outcome) : []
      if (last !== undefined && now < last) faults.push(`the boundary went from ${last} to ${now}`)
      if (!Number.isFinite(now)) faults.push(`the boundary is ${now}`)
      last = now
      if (isBoundary && seat >= 0) {
        rises++
        said.push({ seat, chance: horizon.value(state, seat) })
      }
      if (!outcome) return faults
      for (const { seat, chance } of said) {
        squares += (chance - shareOf(game, state, seat, outcome)) ** 2
        forecasts++
      }
      return rises === 0 ? [...faults, 'no boundary is ever reached'] : faults
    }
  })
  const error = squares / forecasts
  return error > COIN ? [...found, `a coin knows as much: ${error.toFixed(3)}`] : found
}

/** The rows of choices a brain proposes: legal one after another, dice at the end at most. */
function examinePlans<S extends State>(
  game: Game<S>,
  { plans }: Search<S>,
  state: S,
  seat: Seat,
): Fault[] {
  if (!plans) return []
  const before = state.raw.slice()
  const rows = plans(state, seat)
  const found = examineUntouched(state, before, 'planning')
  if (JSON.stringify(plans(state, seat)) !== JSON.stringify(rows)) found.push('other plans again')
  const after = game.clone(state)
  for (const row of rows) {
    game.copy(after, state)
    const name = row.map((choice) => makeNotation(game, choice)).join(', ')
    if (row.length === 0) found.push('a plan is empty')
    row.every((choice, i) => {
      const isLegal = game.verdict(after, seat, choice) === LEGAL
      if (!isLegal) found.push(`a plan goes on illegally at its choice ${i + 1}: ${name}`)
      const rolls = isLegal && tryChoice(game, after, seat, choice) === 'rolls'
      if (rolls && i < row.length - 1) found.push(`a plan goes on after dice: ${name}`)
      return isLegal && !rolls
    })
  }
  return found
}

function searchBreaches<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  extent: BrainExtent,
): Fault[] {
  const { search } = brain
  if (!search) return []
  const { opens, never } = search
  const unknown = [...opens, ...never].filter((step) => !game.steps.includes(step))
  let met = false
  const found = atDecisions(game, brain, extent, 4, (state, seat) => {
    if (!opens.includes(game.decision(state, seat).step)) return []
    met = true
    return examinePlans(game, search, state, seat)
  })
  return [
    ...unknown.map((step) => `there is no step "${step}"`),
    ...opens.filter((step) => never.includes(step)).map((step) => `${step}: both opens and never`),
    ...(met ? [] : ['no step that opens a plan is ever met']),
    ...found,
  ]
}

/** Minds are asked like the brain itself: they rate whatever is legal, and the same again. */
function mindBreaches<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  extent: BrainExtent,
): Fault[] {
  if (!brain.mind) return []
  const [one, again] = [brain.mind(1), brain.mind(1)]
  const changed = atDecisions(game, brain, extent, 12, (state, seat, _, look) => {
    const seed = look.below(2 ** 31)
    const choices = choicesOf(game, state, seat)
    const rates = (mind: Brain<S>): string => ratesOf(mind, state, seat, choices, seed).join(' ')
    return rates(one) === rates(again) ? [] : ['a mind of the same number rates otherwise']
  })
  return [...rateBreaches(game, one, extent), ...changed]
}

/** What every brain promises. */
export const brainClauses: readonly BrainClause[] = [
  {
    title: 'every choice is worth a number, or NEVER, but not all of them',
    breaches: rateBreaches,
  },
  { title: 'it says the same again, and leaves the position alone', breaches: pureBreaches },
  { title: 'what it rates alone it rates as among all', breaches: aloneBreaches },
  { title: 'its policy plays legally to the end, and the same again', breaches: policyBreaches },
  { title: 'boundaries go up, and it knows who wins there', breaches: horizonBreaches },
  { title: 'its steps exist, and its plans can be carried out', breaches: searchBreaches },
  {
    title: 'a mind of it rates every choice, the same again by its number',
    breaches: mindBreaches,
  },
]
