import { batch, computed, signal } from '@preact/signals'
import type { Game } from '@estafette/kernel'
import {
  hidesSomething,
  makeRecord,
  stateOf,
  takeRow,
  undoable,
  type Undoable,
} from '@estafette/table'
import type { Lesson } from '../screen/lesson.ts'
import { knownAfter, knownTo, rebuffOf } from '../session/journal.ts'
import { movedOn, type Session } from '../session/session.ts'
import type { Course } from './course.ts'
import type { LessonTable } from './lesson-table.ts'

/** The table of a lesson, as the page handles any other. */
export function lessonSession(
  game: Game,
  lesson: Lesson,
  table: LessonTable,
  course: Course,
): Session {
  const { seat, opening = [] } = lesson
  const { version, log, now } = table
  const { at, answering, held } = course

  /** What can be taken back: nothing of the opening, even where the learner's side was set up. */
  const undoableNow = (): Undoable => {
    const { count, barrier } = undoable(now(), seat, () => false) // nobody else is there
    const most = now().entries.length - opening.length
    return count > most ? { count: most, barrier: 'start' } : { count, barrier }
  }

  const known = computed(() => {
    void version.value
    return knownTo(game, stateOf(now()), seat)
  })
  return {
    id: lesson.gameId,
    game,
    sitters: Array.from({ length: game.seats }, (_, other) =>
      other === seat ? 'human' : 'lesson',
    ),
    setup: lesson.setup,
    viewer: signal(seat),
    awaited: signal(-1),
    passing: signal(false),
    version,
    log,
    takenBack: signal([]), // the lesson goes back, and speaks of it itself
    thinking: answering,
    trouble: signal(''),
    known: () => known.value,
    knownAt: (count) => knownAfter(now(), count, seat),
    hides: () => hidesSomething(game, stateOf(now())),
    arrive: () => {},
    letPass: () => {},
    explain: async () => [],
    deciding: () => (!answering.value && game.toAct(stateOf(now())) === seat ? seat : -1),
    outcome: () => game.outcome(stateOf(now())),
    declines(choices) {
      const isWanted = course.wantedBy(choices) >= 0
      held.value = isWanted ? 0 : held.value + 1
      return !isWanted
    },
    async take(choices, seen) {
      if (seen !== version.peek()) return movedOn
      const to = course.wantedBy(choices)
      if (to < 0) return null
      if (to !== at.value) course.arrive(to)
      const first = now().entries.length + 1
      const row = takeRow(now(), seat, choices)
      if (!row.ok) return rebuffOf(row)
      batch(() => row.taken.forEach((taken, index) => table.tell(taken, first + index)))
      held.value = 0
      course.settle()
      return null
    },
    undoable: undoableNow,
    async undo(_count, seen) {
      if (seen !== version.peek()) return movedOn
      if (undoableNow().count > 0) course.takeBack()
      return null
    },
    record: async () => makeRecord(now(), seat),
    resume: () => {},
    close: course.stop,
  }
}
