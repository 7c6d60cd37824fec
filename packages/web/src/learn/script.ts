import { makeNotation, success, type Game, type Move, type Result } from '@estafette/kernel'
import { openTable, stateOf, take, type Table } from '@estafette/table'
import type { Cue, Lesson } from '../screen/lesson.ts'
import { choiceOf } from './lines.ts'

/** A lesson walked through once from end to end, as its script has it. */
export interface Script {
  readonly starts: readonly (readonly Move[])[] // by cue: everything taken before it, the opening too
  readonly end: readonly Move[]
}

/** Sits down at the table of a lesson and takes some moves: by default only those of its opening. */
export function openLesson(game: Game, lesson: Lesson, moves?: readonly Move[]): Result<Table> {
  const { setup, gameId, seed, opening = [] } = lesson
  const opened = openTable(game, { start: { setup }, gameId, seed, local: true })
  if (!opened.ok) return opened
  if (moves) for (const move of moves) mustTake(opened.value, move)
  else for (const line of opening) playLine(opened.value, 'opening', line)
  return success(opened.value)
}

/** Takes a move that is known to be legal. */
export function mustTake(table: Table, { seat, choice }: Move): ReturnType<typeof take> {
  const taken = take(table, seat, choice)
  if (taken.ok) return taken
  const { game } = table
  throw new Error(`the lesson takes an illegal ${makeNotation(game, choice)}: ${taken.reason}`)
}

/** Everything taken at a table so far. */
export function takenAt({ entries }: Table): Move[] {
  return entries.map(({ seat, choice }) => ({ seat, choice }))
}

/** Walks through a lesson. A script that cannot be played is a bug and throws. */
export function walk(game: Game, lesson: Lesson): Result<Script> {
  const opened = openLesson(game, lesson)
  if (!opened.ok) return opened
  let table = opened.value
  const starts: Move[][] = []
  for (const cue of lesson.cues) {
    starts.push(takenAt(table))
    if ('undo' in cue.until) {
      const back = lesson.cues.findIndex(({ id }) => id === idOf(cue))
      const again = openLesson(game, lesson, starts[back])
      if (!again.ok) return again
      table = again.value
    } else if ('play' in cue.until) {
      const lines = cue.until.play.flatMap((turn) => ('ours' in turn ? turn.ours : turn.theirs))
      for (const line of lines) playLine(table, cue.id, line)
    }
  }
  return success({ starts, end: takenAt(table) })
}

function idOf({ until }: Cue): string {
  return 'undo' in until ? until.undo : ''
}

/** Takes the choice that a line means for whoever is to act. */
export function playLine(table: Table, cue: string, line: string): ReturnType<typeof take> {
  const { game } = table
  const state = stateOf(table)
  const choice = choiceOf(game, state, line)
  if (choice === undefined) throw new Error(`cue ${cue}: nobody can "${line}" now`)
  return mustTake(table, { seat: game.toAct(state), choice })
}
