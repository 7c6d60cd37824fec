import {
  countPaths,
  enumerate,
  hashText,
  type Choice,
  type Dice,
  type Game,
  type GameEvent,
  type Seat,
  type State,
} from '@estafette/kernel'
import type { OwnChance } from '@estafette/bots'
import { legalChoices } from '@estafette/table'
import type { Speaker } from '@estafette/words'

/** Something that can come of a choice, in words. */
export interface Prospect {
  readonly text: string
  readonly probability: number
  readonly range: Range | null // of an estimate; null where the probability is exact
}

/** Between which bounds a probability lies, in nineteen cases of twenty. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** What can come of a choice; nothing where no dice follow. */
interface Prospects {
  readonly found: readonly Prospect[]
  readonly imagined: number // positions that were looked at in place of a hidden one; 0 is exact
  readonly isTooMuch: boolean // more ways for the dice to fall than can be gone through
  readonly letStand: boolean // somebody could have the dice rolled again, and did not
}

const MOST_PATHS = 100_000
const LEAST_IMAGINED = 24 // positions, where something is hidden
const MOST_IMAGINED = 200
const PATHS_IN_ALL = 20_000 // of all imagined positions, once there are enough of them

/**
 * What can come of a choice for a seat. Only what the seat knows goes into it; where that leaves
 * something open, many possible positions are looked at, and their mean is an estimate.
 */
export function prospectsOf(
  game: Game,
  voice: Speaker,
  state: State,
  seat: Seat,
  choice: Choice,
  mind: OwnChance,
): Prospects {
  const view = game.view(state, seat)
  const first = Array.from({ length: LEAST_IMAGINED }, () => game.imagine(view, mind))
  const isOpen = first.every((other) => hashText(other) === hashText(first[0]!))
  const found = new Map<string, number[]>() // probabilities, in the positions that have it at all
  const none: Prospects = { found: [], imagined: 0, isTooMuch: false, letStand: false }
  let [letStand, looked, gone] = [false, 0, 0]
  const most = isOpen ? 1 : MOST_IMAGINED
  while (looked < most && (looked < LEAST_IMAGINED || gone < PATHS_IN_ALL)) {
    const position = first[looked] ?? game.imagine(view, mind)
    const paths = countPaths(game, position, seat, choice, MOST_PATHS)
    if (paths > MOST_PATHS) return { ...none, isTooMuch: true }
    if (paths === 1 && isOpen) return none
    const here = new Map<string, number>()
    const stood = weigh(game, voice, position, seat, choice, (text, probability) =>
      here.set(text, (here.get(text) ?? 0) + probability),
    )
    for (const [text, probability] of here) {
      found.set(text, [...(found.get(text) ?? []), probability])
    }
    letStand ||= stood
    gone += paths
    looked++
  }
  const isExact = isOpen || (agree(found, looked) && isPlain(game, view.known, seat, choice))
  const sorted = [...found].map(([text, chances]) => {
    const probability = chances.reduce((sum, chance) => sum + chance, 0) / looked
    return { text, probability, range: isExact ? null : rangeOf(chances, looked) }
  })
  sorted.sort((a, b) => b.probability - a.probability)
  return { found: sorted, imagined: isExact ? 0 : looked, isTooMuch: false, letStand }
}

/** Whether every result has the same chance in all positions that were looked at. */
function agree(found: ReadonlyMap<string, readonly number[]>, looked: number): boolean {
  return [...found.values()].every(
    (chances) =>
      chances.length === looked && chances.every((one) => Math.abs(one - chances[0]!) < 1e-9),
  )
}

/** Whether a choice can be played out on what the seat knows, and never asks for a hidden thing. */
function isPlain(game: Game, known: State, seat: Seat, choice: Choice): boolean {
  const after = game.clone(known)
  try {
    enumerate(
      (dice) => {
        game.copy(after, known)
        game.play(after, seat, choice, dice)
      },
      () => {},
    )
    return true
  } catch {
    return false // it came to something hidden, and nobody can say what follows
  }
}

/**
 * The bounds of a mean of so many chances, those that are not listed being 0: twice its standard
 * error, with two certain and two impossible cases added, so that a small sample claims little.
 */
export function rangeOf(chances: readonly number[], count: number): Range {
  const all = count + 4
  const mean = (chances.reduce((sum, chance) => sum + chance, 0) + 2) / all
  const squares = chances.reduce((sum, chance) => sum + chance * chance, 0) + 2
  const error = Math.sqrt(Math.max(0, squares / all - mean * mean) / all)
  return { low: Math.max(0, mean - 1.96 * error), high: Math.min(1, mean + 1.96 * error) }
}

/** Goes through all results; true if dice were let stand on the way. */
function weigh(
  game: Game,
  voice: Speaker,
  position: State,
  seat: Seat,
  choice: Choice,
  add: (text: string, probability: number) => void,
): boolean {
  const after = game.clone(position)
  let letStand = false
  const events: GameEvent[] = []
  enumerate(
    (dice) => {
      events.length = 0
      game.copy(after, position)
      game.play(after, seat, choice, dice, (event) => events.push(event))
      let rest: Seat = game.toAct(after)
      while (rest >= 0 && acceptDice(game, after, rest, events)) {
        letStand = true
        rest = game.toAct(after)
      }
    },
    (probability) => add(resultText(game, voice, after, events), probability),
  )
  return letStand
}

/** The result in words: what happened after the dice, else what they brought, else what is next. */
function resultText(
  game: Game,
  voice: Speaker,
  after: State,
  events: readonly GameEvent[],
): string {
  const last = events.findLastIndex((event) => Object.keys(event).some(isDice))
  const told = events.slice(last + 1).filter(({ type }) => type !== 'forced')
  const shown = told.length === 0 && last >= 0 ? [veiled(events[last]!)] : told
  const outcome = game.outcome(after)
  const lines = shown.map((event) => voice.event(event))
  if (outcome) lines.push(voice.outcome(outcome))
  return lines.length > 0 ? lines.join(' ') : voice.prompt(game.decision(after, game.toAct(after)))
}

/** Fields that hold the faces of dice. */
function isDice(field: string): boolean {
  return /faces|dice/i.test(field)
}

/** An event whose dice are not told: many throws bring the same result. */
function veiled(event: GameEvent): GameEvent {
  const fields = Object.entries(event).map(([field, value]) => [field, isDice(field) ? '…' : value])
  return Object.fromEntries(fields) as GameEvent
}

/** Thrown where a die is asked for that nobody may roll. */
class Rolled extends Error {}

/** Thrown where a card is drawn. */
class Drawn extends Error {}

const forbidden = (): never => {
  throw new Rolled()
}
const noDice: Dice = { faces: [], drawn: 0, roll: forbidden, contest: forbidden, pick: forbidden }

/** Whether dice are rolled at once for a choice, as far as the position is known; cards that are drawn are none. */
export function rollsDice(game: Game, known: State, seat: Seat, choice: Choice): boolean {
  const drawn = (): never => {
    throw new Drawn()
  }
  try {
    game.play(game.clone(known), seat, choice, { ...noDice, pick: drawn })
    return false
  } catch (error) {
    return error instanceof Rolled
  }
}

/**
 * Lets the dice stand: where the only question is whether to roll again, the answer is no.
 * True if there was such a question.
 */
function acceptDice(game: Game, state: State, seat: Seat, events: GameEvent[]): boolean {
  const choices = legalChoices(game, state, seat)
  if (choices.length !== 2) return false
  const calm = choices.flatMap((choice) => {
    const after = game.clone(state)
    const told: GameEvent[] = []
    try {
      game.play(after, seat, choice, noDice, (event) => told.push(event))
      return [{ after, told }]
    } catch (error) {
      if (error instanceof Rolled) return []
      throw error
    }
  })
  const [only] = calm
  if (calm.length !== 1 || !only) return false
  game.copy(state, only.after)
  events.push(...only.told)
  return true
}
