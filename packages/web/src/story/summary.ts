import type { Game, GameEvent, Outcome, State } from '@estafette/kernel'
import { eventsOf, outcomeOf, stateAt, type Table } from '@estafette/table'
import type { Beat, StoryCounts, StoryPart } from '../screen/story.ts'
import {
  toldOf,
  turningPoints,
  type Episode,
  type Fight,
  type ToldRolls,
  type TurningPoint,
} from './turning.ts'

/** A step of the curve: an impulse, an action. */
export interface CurveStep {
  readonly turn: number
  readonly scores: readonly number[] // by curve, at its end
}

/** What a turn cost. */
export interface TurnLine {
  readonly turn: number
  readonly lost: readonly number[] // by side
}

/** The fights of a side as the attacker. */
export interface Tally {
  readonly fights: number
  readonly won: number
  readonly expected: number // the sum of the chances before each roll
}

/** Dice that lay after a choice, of one side. */
export interface StoryThrow {
  readonly number: number // of the choice
  readonly side: number
  readonly faces: readonly number[]
}

/** The score after a choice, where it or the turn is another one. */
export interface Mark {
  readonly number: number // of the choice
  readonly turn: number // 0 before the first
  readonly scores: readonly number[] // by curve
}

/** What a choice cost. */
export interface ChoiceCost extends TurnLine {
  readonly number: number
}

/** What a game came to, as far as it was gone through. */
export interface Tale {
  readonly rule: string // by which it ended, '' where nobody said
  readonly lastTurn: number
  readonly steps: readonly CurveStep[]
  readonly marks: readonly Mark[]
  readonly falls: readonly ChoiceCost[]
  readonly fights: readonly Fight[]
  readonly thrown: readonly StoryThrow[]
  readonly out: readonly number[] // by side, at the end
  readonly back: readonly number[] // by side, what came back on the way
  readonly moments: readonly TurningPoint[]
}

/** The figures of a game that is over. */
export interface Summary extends Tale {
  readonly outcome: Outcome | null
  readonly choices: number
  readonly turns: readonly TurnLine[]
  readonly dice: readonly (readonly number[])[] // by side: how often each face, the lowest first
}

/** Hears a game choice by choice, and tells what it came to. */
export interface StoryTeller {
  /** What a choice led to; number 0 is the opening, with its position twice. */
  hear(number: number, events: readonly GameEvent[], before: State, after: State): void
  tale(): Tale
}

/** Begins with the first position of a game. */
export function makeStoryTeller(game: Game, story: StoryPart, first: State): StoryTeller {
  const heard = story.reader()
  const sides = game.sides.length
  const back = zeros(sides)
  const fights: Fight[] = []
  const steps: { turn: number; scores: readonly number[] }[] = []
  const marks: Mark[] = []
  const falls: ChoiceCost[] = []
  const thrown: StoryThrow[] = []
  const episodes: Episode[] = []
  let now = story.standing(first)
  let rule = ''

  /** What the events of a choice were: as they are told, with their rolls and what came back. */
  const read = (number: number, events: readonly GameEvent[], before: State) => {
    const beats: { event: GameEvent; beat: Beat }[] = []
    const returned = zeros(sides)
    const rolls: Fight[] = []
    for (const event of events) {
      const beat = heard(event, before)
      beats.push({ event, beat })
      if (event.type === 'game-over' || beat.ends) rule = event.rule
      if (beat.back !== undefined) returned[beat.back]!++
      for (const { side, faces } of beat.dice ?? []) {
        if (side >= 0) thrown.push({ number, side, faces })
      }
      if (beat.again && !rolls.pop()) {
        fights.pop()
        forgetFight(episodes)
      }
      if (beat.fight) rolls.push({ ...beat.fight, number, turn: Math.max(1, now.turn) })
    }
    return { beats, returned, rolls }
  }

  return {
    hear(number, events, before, after) {
      const { beats, returned, rolls } = read(number, events, before)
      fights.push(...rolls)
      const next = story.standing(after)
      // The first position is what the opening led to: nothing was lost before it.
      const was = number === 0 ? next : now
      const lost = lostBetween(was, next, returned)
      // What ends a turn belongs to it, although the marker has moved on by the end of the choice.
      const turn = Math.max(1, was.turn)
      falls.push({ number, turn, lost })
      returned.forEach((count, side) => (back[side]! += count))
      const last = marks.at(-1)
      if (last?.turn !== next.turn || next.scores.some((score, at) => score !== last.scores[at])) {
        marks.push({ number, turn: next.turn, scores: next.scores })
      }
      const opens = beats.some(({ beat }) => beat.opens)
      if (steps.length === 0 || opens) steps.push({ turn: next.turn || 1, scores: next.scores })
      else steps[steps.length - 1]!.scores = next.scores
      tellEpisode(episodes, {
        number,
        turn,
        step: steps.length - 1,
        isNew: opens || rolls.length > 0,
        fight: toldOf(rolls),
        fell: fallenIn(beats, toldOf(rolls)),
        headline: headlineOf(beats),
        from: was.scores,
        to: next.scores,
        lost,
      })
      now = next
    },
    tale: () => ({
      rule,
      lastTurn: now.turn,
      steps,
      marks,
      falls,
      fights,
      thrown,
      out: now.out,
      back,
      moments: turningPoints(episodes),
    }),
  }
}

/** The figures of a game, in slices: what is yielded is how far it got, from 0 to 1. */
export function* summarize(table: Table, story: StoryPart): Generator<number, Summary> {
  const { game, entries } = table
  const teller = makeStoryTeller(game, story, stateAt(table, 0))
  for (let number = 0; number <= entries.length; number++) {
    const before = stateAt(table, Math.max(0, number - 1))
    teller.hear(number, eventsOf(table, number), before, stateAt(table, number))
    if (number % 16 === 0) yield entries.length === 0 ? 1 : number / entries.length
  }
  const tale = teller.tale()
  return {
    ...tale,
    outcome: outcomeOf(table),
    choices: entries.length,
    turns: turnsIn(tale),
    dice: facesIn(tale, game.sides.length, story),
  }
}

/** What each turn cost, up to a choice. */
export function turnsIn({ falls }: Pick<Tale, 'falls'>, until = Infinity): readonly TurnLine[] {
  const turns = new Map<number, number[]>()
  for (const { number, turn, lost } of falls) if (number <= until) addTo(turns, turn, lost)
  return [...turns].sort(([a], [b]) => a - b).map(([turn, lost]) => ({ turn, lost }))
}

/** How often each face fell to each side up to a choice, the lowest first. */
export function facesIn(
  { thrown }: Pick<Tale, 'thrown'>,
  sides: number,
  { die }: Pick<StoryPart, 'die'>,
  until = Infinity,
): readonly (readonly number[])[] {
  const dice = Array.from({ length: sides }, () => zeros(die?.sides ?? 0))
  for (const { number, side, faces } of thrown) {
    if (number <= until) for (const face of faces) dice[side]![face - (die?.first ?? 0)]!++
  }
  return dice
}

/** The same in one go. */
export function summaryOf(table: Table, story: StoryPart): Summary {
  const slices = summarize(table, story)
  for (;;) {
    const slice = slices.next()
    if (slice.done) return slice.value
  }
}

/** The fights that a side began: won, and due by their chances. */
export function tallyOf({ fights }: Pick<Tale, 'fights'>, side: number, until = Infinity): Tally {
  const own = fights.filter((fight) => fight.side === side && fight.number <= until)
  return {
    fights: own.length,
    won: own.filter(({ won }) => won).length,
    expected: own.reduce((sum, { chance }) => sum + chance, 0),
  }
}

/** Fights won above what was due, seen from a side: its own, less those of the others. */
export function luckOf({ fights }: Pick<Tale, 'fights'>, side: number, turn?: number): number {
  return fights
    .filter((fight) => turn === undefined || fight.turn === turn)
    .reduce((sum, fight) => {
      const above = (fight.won ? 1 : 0) - fight.chance
      return sum + (fight.side === side ? above : -above)
    }, 0)
}

/** What was lost: what is out now and was not, and what came back meanwhile. */
function lostBetween(was: StoryCounts, now: StoryCounts, returned: readonly number[]): number[] {
  return now.out.map((out, side) => out - was.out[side]! + returned[side]!)
}

/** The event that names a moment best. */
function headlineOf(
  beats: readonly { readonly event: GameEvent; readonly beat: Beat }[],
): { readonly event: GameEvent; readonly rank: number } | undefined {
  let found: { event: GameEvent; rank: number } | undefined
  for (const { event, beat } of beats) {
    const rank = beat.headline ?? 0
    if (rank > 0 && rank >= (found?.rank ?? 0)) found = { event, rank }
  }
  return found
}

/** Who fell to the side whose fight is told. */
function fallenIn(
  beats: readonly { readonly beat: Beat }[],
  fight: ToldRolls | undefined,
): readonly number[] {
  return beats.flatMap(({ beat: { fell } }) =>
    fell && fight && fell.side !== fight.side ? [fell.unit] : [],
  )
}

/** One choice as the episodes hear of it. */
interface Told {
  readonly number: number
  readonly turn: number
  readonly step: number
  readonly isNew: boolean
  readonly fight: ToldRolls | undefined
  readonly fell: readonly number[]
  readonly headline: { readonly event: GameEvent; readonly rank: number } | undefined
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly lost: readonly number[]
}

/** A fight with its losses, or an impulse without one, is an episode. */
function tellEpisode(episodes: Episode[], heard: Told): void {
  const last = episodes.at(-1)
  const { isNew, ...told } = heard
  const { number, headline, from, to, lost } = told
  if (!last || isNew) {
    episodes.push({ ...told, largest: 0 })
    return
  }
  const change = weightOf(from, to, lost)
  // A moment without a fight is the choice that changed most.
  const isLarger = !last.fight && change > last.largest
  episodes[episodes.length - 1] = {
    ...last,
    ...(isLarger && { number, largest: change }),
    headline: (headline?.rank ?? 0) >= (last.headline?.rank ?? 0) ? headline : last.headline,
    to,
    lost: last.lost.map((count, side) => count + lost[side]!),
  }
}

/** The last roll of a fight was rolled again: it decided nothing, and turned nothing. */
function forgetFight(episodes: Episode[]): void {
  const at = episodes.findLastIndex(({ fight }) => fight)
  if (at >= 0) episodes[at] = { ...episodes[at]!, fight: undefined, fell: [] }
}

function weightOf(from: readonly number[], to: readonly number[], lost: readonly number[]): number {
  const points = to.reduce((sum, score, curve) => sum + Math.abs(score - from[curve]!), 0)
  return points + lost.reduce((sum, count) => sum + count, 0)
}

function addTo(turns: Map<number, number[]>, turn: number, lost: readonly number[]): void {
  const line = turns.get(turn) ?? zeros(lost.length)
  lost.forEach((count, side) => (line[side]! += count))
  turns.set(turn, line)
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0)
}
