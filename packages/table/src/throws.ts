import {
  diceFrom,
  DiceError,
  type Dice,
  type Game,
  type GameEvent,
  type State,
  type Teller,
} from '@estafette/kernel'
import { codesIn, makeEvent } from './event.ts'

/** What a script says of chance: the face of a die as it is printed, or the name of what is drawn. */
export type Throw = number | string

/** The throws of a script, and how many of them were used. */
export interface Throws {
  readonly list: readonly Throw[]
  at: number
}

/** Anything that the rules do with dice. */
export type Play = (state: State, dice: Dice, tell: Teller) => void

/** What came of it. */
export interface Thrown {
  readonly state: State
  readonly events: readonly GameEvent[]
  readonly used: readonly Throw[]
}

/** The lowest face of a die of so many sides, as the game prints it. */
export function firstFace({ die }: Game, sides: number): number {
  return die?.zero && die.sides === sides ? 0 : 1
}

/**
 * Plays on a copy with the next throws of a script. A draw by name is tried with every thing that
 * could be drawn: it is the one that the first event after it names.
 */
export function playThrown(game: Game, before: State, throws: Throws, play: Play): Thrown {
  const drawn = new Map<number, number>()
  const attempt: Attempt = { game, before, throws, play, drawn }
  for (;;) {
    const tried = tryOnce(attempt)
    if ('state' in tried) {
      throws.at += tried.used.length
      return tried
    }
    drawn.set(tried.at, rankNamed(attempt, tried))
  }
}

/** A run through the rules with the ranks of the named draws found so far, by number of throw. */
interface Attempt {
  readonly game: Game
  readonly before: State
  readonly throws: Throws
  readonly play: Play
  readonly drawn: Map<number, number>
}

/** Where the rules were left: at a draw whose rank is not known, or at the first event after it. */
interface Left {
  readonly at: number
  readonly count: number // of the things that can be drawn
  readonly event: GameEvent | null
}

/** Thrown to leave the rules; what they did so far was done to a copy. */
class Leave extends Error {
  readonly left: Left
  constructor(left: Left) {
    super('the rules were left in the midst of a draw')
    this.left = left
  }
}

/** Plays once, up to a draw whose rank is not known; with a probe, up to what follows that draw. */
function tryOnce({ game, before, throws, play, drawn }: Attempt, probe = -1): Thrown | Left {
  const state = game.clone(before)
  const events: GameEvent[] = []
  const used: Throw[] = []
  let isPick = false
  let isProbed = false
  const next = (sides: number): number => {
    if (isProbed) throw new Leave({ at: probe, count: 0, event: null })
    const at = throws.at + used.length
    const thrown = throws.list[at]
    if (thrown === undefined) {
      throw new DiceError(`die ${at + 1} is asked for, the script has ${at}`)
    }
    if (typeof thrown === 'number') {
      used.push(thrown)
      return faceOf(game, thrown, sides, isPick, at + 1)
    }
    if (!isPick) throw new DiceError(`a die is rolled where the script draws "${thrown}"`)
    const rank = drawn.get(at)
    if (rank === undefined) throw new Leave({ at, count: sides, event: null })
    used.push(thrown)
    isProbed = at === probe
    return rank + 1
  }
  const rolled = diceFrom(next, throws.at)
  const dice: Dice = Object.defineProperty(
    {
      ...rolled,
      pick(count: number): number {
        isPick = true
        const rank = rolled.pick(count)
        isPick = false
        return rank
      },
    },
    'drawn',
    { get: () => rolled.drawn },
  )
  try {
    play(state, dice, (event) => {
      if (isProbed) throw new Leave({ at: probe, count: 0, event })
      events.push(event)
    })
  } catch (error) {
    if (error instanceof Leave) return error.left
    throw error
  }
  return { state, events, used }
}

/** The face from 1 upwards behind a number of a script. */
function faceOf(
  game: Game,
  said: number,
  sides: number,
  isPick: boolean,
  position: number,
): number {
  const first = isPick ? 1 : firstFace(game, sides)
  const last = first + sides - 1
  if (said >= first && said <= last) return said - first + 1
  const asked = isPick ? `the rules draw one of ${sides}` : `the rules roll ${first} to ${last}`
  throw new DiceError(`die ${position} of the script is ${said}, ${asked}`)
}

/** The rank of the thing that a draw names, among all that can be drawn there. */
function rankNamed(attempt: Attempt, { at, count }: Left): number {
  const { game, throws, drawn } = attempt
  const name = String(throws.list[at])
  const events = Array.from({ length: count }, (_, rank) => {
    drawn.set(at, rank)
    const tried = tryOnce(attempt, at)
    return 'state' in tried ? null : tried.event
  })
  const named = events.map((event) => (event ? codesIn(game, event) : []))
  const isDrawn = (codes: readonly string[]): boolean => codes.includes(name)
  const rank = named.findIndex(isDrawn)
  // What every one of them names, the side that draws for instance, tells none of them apart.
  const telling = (codes: readonly string[]): string[] =>
    codes.filter((code) => !named.every((other) => other.includes(code)))
  const told = new Set(
    events.filter((_, at) => isDrawn(named[at]!)).map((e) => makeEvent(game, e!)),
  )
  if (rank >= 0 && told.size === 1) return rank
  const all = [...new Set(named.flatMap(telling))].join(', ') || 'nothing with a name'
  throw new DiceError(
    rank < 0
      ? `"${name}" cannot be drawn here: there is ${all}`
      : `"${name}" does not say what is drawn here: there is ${all}`,
  )
}

/** Dice that tell what was rolled or drawn with them, face by face. */
export function notedDice(
  dice: Dice,
  note: (face: number, sides: number, isPick: boolean) => void,
): Dice {
  const noteAll = (faces: readonly number[], sides: number): void =>
    faces.forEach((face) => note(face, sides, false))
  return {
    get faces() {
      return dice.faces
    },
    get drawn() {
      return dice.drawn
    },
    roll(count, sides = 6) {
      const sum = dice.roll(count, sides)
      noteAll(dice.faces, sides)
      return sum
    },
    contest(count, edge, tied, sides = 6) {
      const onTie = (faces: readonly number[]): void => {
        noteAll(faces, sides)
        tied?.(faces)
      }
      const margin = dice.contest(count, edge, onTie, sides)
      noteAll(dice.faces, sides)
      return margin
    },
    pick(count) {
      const rank = dice.pick(count)
      note(rank + 1, count, true)
      return rank
    },
  }
}
