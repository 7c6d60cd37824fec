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
import type { Mind } from '@estafette/bots'
import { legalChoices } from '@estafette/table'
import type { Speaker } from '@estafette/words'

/** Something that can come of a choice, in words, with its exact probability. */
export interface Prospect {
  readonly text: string
  readonly probability: number
}

/** What can come of a choice; nothing where no dice follow. */
export interface Prospects {
  readonly found: readonly Prospect[]
  readonly isTooMuch: boolean // more ways for the dice to fall than can be gone through
  readonly letStand: boolean // somebody could have the dice rolled again, and did not
}

const MOST_PATHS = 100_000
const IMAGINED = 12 // positions, where something is hidden

/**
 * What can come of a choice for a seat. Only what the seat knows goes into it; where that leaves
 * something open, several possible positions are looked at and averaged.
 */
export function prospectsOf(
  game: Game,
  voice: Speaker,
  state: State,
  seat: Seat,
  choice: Choice,
  mind: Mind,
): Prospects {
  const view = game.view(state, seat)
  const imagined = Array.from({ length: IMAGINED }, () => game.imagine(view, mind))
  const isOpen = imagined.every((other) => hashText(other) === hashText(imagined[0]!))
  const positions = isOpen ? imagined.slice(0, 1) : imagined
  const found = new Map<string, number>()
  let letStand = false
  for (const position of positions) {
    const paths = countPaths(game, position, seat, choice, MOST_PATHS)
    if (paths > MOST_PATHS) return { found: [], isTooMuch: true, letStand: false }
    if (paths === 1 && isOpen) return { found: [], isTooMuch: false, letStand: false }
    const stood = weigh(game, voice, position, seat, choice, (text, probability) =>
      found.set(text, (found.get(text) ?? 0) + probability / positions.length),
    )
    letStand ||= stood
  }
  const sorted = [...found].map(([text, probability]) => ({ text, probability }))
  sorted.sort((a, b) => b.probability - a.probability)
  return { found: sorted, isTooMuch: false, letStand }
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

const forbidden = (): never => {
  throw new Rolled()
}
const noDice: Dice = { faces: [], drawn: 0, roll: forbidden, contest: forbidden, pick: forbidden }

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
