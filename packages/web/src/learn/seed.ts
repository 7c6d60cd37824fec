import { diceFrom, type Game, type State } from '@estafette/kernel'
import { faceAt } from '@estafette/table'
import type { Lesson, LessonRoll } from '../screen/lesson.ts'
import { choiceOf } from './lines.ts'

const MOST_DICE = 4 // of one choice: ties that are rolled again and again are not followed

interface Line {
  readonly text: string
  readonly isOurs: boolean | null // whether the learner takes it; null: whoever sets up
}

/** Dice with which a lesson goes on as told: the next one, and by its face what follows. */
interface Wanted {
  readonly sides: number
  readonly faces: ReadonlyMap<number, Wanted | typeof DONE>
}

const DONE = 'done'

/**
 * The first seed from a number on with which a lesson goes as its words tell: every line can be
 * played, and the events of type `rolled` are its rolls. For whoever writes a lesson; see its test.
 */
export function findSeed(
  game: Game,
  lesson: Lesson,
  rolled: string,
  { from = 0, tries = 1 }: { readonly from?: number; readonly tries?: number } = {},
): string | undefined {
  const wanted = wantedDice(game, lesson, rolled)
  const contributions = Array.from({ length: game.seats }, () => '')
  for (let number = from; number < from + tries; number++) {
    const seed = number.toString(16).padStart(64, '0')
    const stream = { seed, gameId: lesson.gameId, contributions }
    let now: Wanted | typeof DONE | undefined = wanted
    for (let die = 0; now && now !== DONE; die++) {
      now = now.faces.get(faceAt(stream, die, now.sides))
    }
    if (now === DONE) return seed
  }
  return undefined
}

/** A die is asked for that is not given. */
class MissingDie extends Error {
  readonly sides: number

  constructor(sides: number) {
    super()
    this.sides = sides
  }
}

/** Plays a lesson with every die there could be, and keeps those with which it goes as told. */
function wantedDice(game: Game, lesson: Lesson, rolled: string): Wanted | typeof DONE {
  const lines = linesOf(lesson)
  const rolls = lesson.cues.flatMap((cue): readonly LessonRoll[] => cue.rolls ?? [])

  const follow = (
    state: State,
    line: number,
    roll: number,
    faces: readonly number[],
  ): Wanted | typeof DONE | null => {
    const now = lines[line]
    if (!now) return roll === rolls.length ? DONE : null
    const choice = choiceOf(game, state, now.text)
    const isOurs = game.toAct(state) === lesson.seat
    if (choice === undefined || (now.isOurs ?? isOurs) !== isOurs) return null
    const after = game.clone(state)
    let [next, count, isAsTold] = [0, roll, true]
    const dice = diceFrom((sides) => {
      const face = faces[next++]
      if (face === undefined) throw new MissingDie(sides)
      return face
    })
    try {
      game.play(after, game.toAct(after), choice, dice, (event) => {
        if (event.type === rolled) isAsTold &&= fits(rolls[count++], event)
      })
    } catch (error) {
      if (!(error instanceof MissingDie)) throw error
      if (line === lines.length - 1 && count === rolls.length) return DONE // nothing is told of it
      if (faces.length === MOST_DICE) return null
      return branch(error.sides, (face) => follow(state, line, roll, [...faces, face]))
    }
    return isAsTold ? follow(after, line + 1, count, []) : null
  }

  const created = game.create(lesson.setup)
  if (!created.ok) throw new Error(created.reason)
  const start = created.value
  game.start(
    start,
    diceFrom((sides) => {
      throw new MissingDie(sides)
    }),
  )
  const found = follow(start, 0, 0, [])
  if (!found) throw new Error('no dice make this lesson go as it is told: its script is broken')
  return found
}

function branch(
  sides: number,
  follow: (face: number) => Wanted | typeof DONE | null,
): Wanted | null {
  const faces = new Map<number, Wanted | typeof DONE>()
  for (let face = 1; face <= sides; face++) {
    const next = follow(face)
    if (next) faces.set(face, next)
  }
  return faces.size > 0 ? { sides, faces } : null
}

function fits(roll: LessonRoll | undefined, event: Readonly<Record<string, unknown>>): boolean {
  return roll !== undefined && Object.entries(roll).every(([key, value]) => event[key] === value)
}

/** All lines of a lesson one after another; what is taken back is not among them. */
function linesOf({ opening = [], cues }: Lesson): readonly Line[] {
  const lines: Line[] = opening.map((text) => ({ text, isOurs: null }))
  const starts = new Map<string, number>()
  for (const { id, until } of cues) {
    starts.set(id, lines.length)
    if ('undo' in until) lines.length = starts.get(until.undo) ?? lines.length
    if (!('play' in until)) continue
    for (const turn of until.play) {
      const isOurs = 'ours' in turn
      for (const text of isOurs ? turn.ours : turn.theirs) lines.push({ text, isOurs })
    }
  }
  return lines
}
