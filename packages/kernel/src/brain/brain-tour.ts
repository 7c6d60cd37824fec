import { greedyPolicy, type Brain } from './brain.ts'
import type { Choice, Seat } from '../choice.ts'
import { fastDice, type FastDice } from '../dice.ts'
import { choicesOf, type Fault } from '../examiner/book.ts'
import { allSetups, createState } from '../examiner/random-play.ts'
import { LEGAL, type Game } from '../game.ts'
import type { State } from '../state.ts'

/** How many games are played to try a brain. */
export interface BrainExtent {
  readonly games: number
  readonly seed: number
}

/** After so many faults nobody reads on. */
export const ENOUGH = 5

// Who chooses has dice of its own, and so has whoever looks on.
const MIND = 0x6d696e64
const LOOKER = 0x6c6f6f6b

/** Hears of every decision of a game before it is taken, and of the end, where the seat is -1. */
type Onlooker<S extends State> = (state: S, seat: Seat) => readonly Fault[]

/** Plays one game. Throws where a choice is illegal or no end comes. */
export function playOne<S extends State>(
  game: Game<S>,
  { seed, number }: { seed: number; number: number },
  choose: (state: S, seat: Seat, mind: FastDice) => Choice,
  onlooker: (state: S, seat: Seat) => void,
): void {
  const setups = allSetups(game)
  const state = createState(game, setups[(number * 7 + seed) % setups.length]!)
  const dice = fastDice(seed + number)
  const mind = fastDice((seed + number) ^ MIND)
  game.start(state, dice)
  for (let decisions = 0; ; decisions++) {
    const seat = game.toAct(state)
    onlooker(state, seat)
    if (seat < 0) return
    if (decisions > game.longestGame) throw new Error('no end comes')
    const choice = choose(state, seat, mind)
    if (game.verdict(state, seat, choice) !== LEGAL) {
      throw new Error(`an illegal choice is taken: ${choice}\n${game.write(state)}`)
    }
    game.play(state, seat, choice, dice)
  }
}

/** Plays several games and gathers what the onlookers find, each told with its game. */
export function tour<S extends State>(
  game: Game<S>,
  { games, seed }: BrainExtent,
  choose: () => (state: S, seat: Seat, mind: FastDice) => Choice,
  makeOnlooker: (number: number, look: FastDice) => Onlooker<S>,
): Fault[] {
  const found: Fault[] = []
  for (let number = 0; number < games && found.length < ENOUGH; number++) {
    const onlooker = makeOnlooker(number, fastDice((seed + number) ^ LOOKER))
    let decision = -1
    const told = (fault: Fault): Fault => `game ${number}, decision ${decision}: ${fault}`
    try {
      playOne(game, { seed, number }, choose(), (state, seat) => {
        decision++
        if (found.length < ENOUGH) found.push(...onlooker(state, seat).map(told))
      })
    } catch (error) {
      found.push(told(error instanceof Error ? error.message : String(error)))
    }
  }
  return found.slice(0, ENOUGH)
}

/** What a policy takes, or anything: games that see good and strange positions alike. */
function ratedOrRandom<S extends State>(game: Game<S>, brain: Brain<S>) {
  const played = byPolicy(game, brain)
  return () => {
    const choose = played()
    return (state: S, seat: Seat, mind: FastDice): Choice => {
      if (mind.below(3) > 0) return choose(state, seat, mind)
      const choices = choicesOf(game, state, seat)
      return choices[mind.below(choices.length)]!
    }
  }
}

/** What the policy takes, which begins each game anew; else the best of what is rated. */
export function byPolicy<S extends State>(game: Game<S>, brain: Brain<S>) {
  const policy = brain.policy?.() ?? greedyPolicy(game, brain)
  return () => {
    policy.begin()
    return (state: S, seat: Seat, mind: FastDice): Choice => policy.choose(state, seat, mind)
  }
}

/** Looks at one decision in so many, and has something else looked at in between. */
export function atDecisions<S extends State>(
  game: Game<S>,
  brain: Brain<S>,
  extent: BrainExtent,
  every: number,
  examine: (state: S, seat: Seat, elsewhere: S, look: FastDice) => readonly Fault[],
): Fault[] {
  let elsewhere: S | undefined
  return tour(game, extent, ratedOrRandom(game, brain), (_, look) => (state, seat) => {
    if (seat < 0 || look.below(every) > 0) return []
    const found = elsewhere ? examine(state, seat, elsewhere, look) : []
    if (!elsewhere || look.below(4) === 0) elsewhere = game.clone(state)
    return found
  })
}
