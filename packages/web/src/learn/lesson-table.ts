import { signal } from '@preact/signals'
import { success, type Game, type Move, type Result } from '@estafette/kernel'
import type { Table, Taken } from '@estafette/table'
import { entryFor, toldTo, wholeLog } from '../session/journal.ts'
import type { LogEntry, Session } from '../session/session.ts'
import type { Lesson } from '../screen/lesson.ts'
import { openLesson, playLine } from './script.ts'

/** The table of a lesson, which can be put back to any moment of its script. */
export interface LessonTable extends Pick<Session, 'version' | 'log'> {
  /** As it stands. */
  now(): Table
  /** Tells the learner of a choice that was taken. */
  tell(taken: Taken, number?: number): void
  /** Takes the choice that a line of a cue means. */
  play(cue: string, line: string): void
  /** Puts the table where it was after some moves. */
  rewind(moves: readonly Move[]): void
}

/** Sits down at the table of a lesson after some moves. */
export function layTable(
  game: Game,
  lesson: Lesson,
  moves: readonly Move[] | undefined,
): Result<LessonTable> {
  const { seat } = lesson
  const opened = openLesson(game, lesson, moves)
  if (!opened.ok) return opened
  let table = opened.value
  const version = signal(0)
  const log = signal<readonly LogEntry[]>(toldTo(wholeLog(table), seat))

  const tell = ({ entry, events }: Taken, number = table.entries.length): void => {
    log.value = [...log.value, entryFor({ number, seat: entry.seat, events }, seat)]
    version.value++
  }
  return success({
    version,
    log,
    now: () => table,
    tell,
    play(cue, line) {
      const taken = playLine(table, cue, line)
      if (taken.ok) tell(taken)
    },
    rewind(to) {
      const again = openLesson(game, lesson, to)
      if (!again.ok) throw new Error(again.reason)
      table = again.value
      log.value = toldTo(wholeLog(table), seat)
      version.value++
    },
  })
}
