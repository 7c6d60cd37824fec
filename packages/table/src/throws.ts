import {
  diceFrom,
  DiceError,
  type Dice,
  type Game,
  type GameEvent,
  type Seat,
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
export type DicePlay = (state: State, dice: Dice, tell: Teller) => void

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
 * could be drawn: it is the one named by the first event that tells them apart.
 */
export function playThrown(game: Game, before: State, throws: Throws, play: DicePlay): Thrown {
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
  readonly play: DicePlay
  readonly drawn: Map<number, number>
}

/** Where the rules were left: at a draw whose rank is not known, or at the next one after it. */
interface Left {
  readonly at: number
  readonly count: number // of the things that can be drawn
}

/** A draw that is tried, and what was told between it and the next throw. */
interface Probe {
  readonly at: number
  readonly events: GameEvent[]
}

/** Thrown to leave the rules; what they did so far was done to a copy. */
class Leave extends Error {
  readonly left: Left
  constructor(left: Left) {
    super('the rules were left in the midst of a draw')
    this.left = left
  }
}

/** Plays once, up to a draw whose rank is not known, or with a probe up to the throw after it. */
function tryOnce({ game, before, throws, play, drawn }: Attempt, probe?: Probe): Thrown | Left {
  const state = game.clone(before)
  const events: GameEvent[] = []
  const used: Throw[] = []
  let isPick = false
  let isProbed = false
  const next = (sides: number): number => {
    if (isProbed) throw new Leave({ at: probe!.at, count: 0 })
    const at = throws.at + used.length
    const thrown = throws.list[at]
    if (thrown === undefined) {
      throw new DiceError(`die ${at + 1} is missing: there are only ${at}`)
    }
    if (typeof thrown === 'number') {
      used.push(thrown)
      return faceOf(game, thrown, sides, isPick, at + 1)
    }
    if (!isPick) throw new DiceError(`expected a die here, not the draw "${thrown}"`)
    const rank = drawn.get(at)
    if (rank === undefined) throw new Leave({ at, count: sides })
    used.push(thrown)
    isProbed = at === probe?.at
    return rank + 1
  }
  const rolled = diceFrom(next, throws.at)
  const dice: Dice = Object.defineProperty(
    {
      ...rolled,
      pick(count: number, only?: Seat): number {
        isPick = true
        const rank = rolled.pick(count, only)
        isPick = false
        return rank
      },
    },
    'drawn',
    { get: () => rolled.drawn },
  )
  try {
    play(state, dice, (event) => {
      events.push(event)
      if (isProbed) probe!.events.push(event)
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
  throw new DiceError(`die ${position} cannot be ${said}: ${asked}`)
}

/** The rank of the thing that a draw names, among all that can be drawn there. */
function rankNamed(attempt: Attempt, { at, count }: Left): number {
  const { game, throws, drawn } = attempt
  const name = String(throws.list[at])
  const stories = Array.from({ length: count }, (_, rank) => {
    const probe: Probe = { at, events: [] }
    drawn.set(at, rank)
    tryOnce(attempt, probe)
    return probe.events
  })
  const events = tellingEvents(game, stories)
  const named = events.map((event) => (event ? codesIn(game, event) : []))
  const fits = named.flatMap((codes, rank) => (codes.includes(name) ? [rank] : []))
  const told = new Set(fits.map((rank) => makeEvent(game, events[rank]!)))
  if (told.size === 1) return fits[0]!
  // What every one of them names, the side that draws for instance, tells none of them apart.
  const telling = named.flatMap((codes) =>
    codes.filter((code) => count === 1 || !named.every((other) => other.includes(code))),
  )
  const all = [...new Set(telling)].join(', ') || 'nothing with a name'
  throw new DiceError(
    told.size === 0
      ? `"${name}" cannot be drawn here: there is ${all}`
      : `"${name}" does not say what is drawn here: there is ${all}`,
  )
}

/** Of what follows each of several draws, the first events that are not alike. */
function tellingEvents(
  game: Game,
  stories: readonly (readonly GameEvent[])[],
): (GameEvent | undefined)[] {
  const written = stories.map((story) => story.map((event) => makeEvent(game, event)))
  const longest = Math.max(...stories.map((story) => story.length))
  for (let at = 0; at < longest; at++) {
    if (written.some((story) => story[at] !== written[0]![at])) return stories.map((s) => s[at])
  }
  return stories.map((story) => story.find((event) => codesIn(game, event).length > 0))
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
    pick(count, only) {
      const rank = dice.pick(count, only)
      note(rank + 1, count, true)
      return rank
    },
  }
}
