import type { ReadonlySignal } from '@preact/signals'
import { success, type Game, type Result } from '@estafette/kernel'
import type { Lesson, PagePart } from '../screen/lesson.ts'
import type { Session } from '../session/session.ts'
import { openCourse, turnsOf, type Course, type RunnerHooks } from './course.ts'
import { lessonSession } from './lesson-session.ts'
import { layTable } from './lesson-table.ts'
import { linesOf } from './lines.ts'
import { walk } from './script.ts'
import { isSeen, type Sight } from './sight.ts'

/** A guided game under way, without anything to see. */
export interface Runner extends Pick<Course, 'at' | 'entered' | 'answering' | 'cue' | 'skip'> {
  readonly lesson: Lesson
  readonly session: Session // the table, as the page handles any other
  readonly held: ReadonlySignal<number> // how often something else was tried in this cue
  /** Whether a line of the cue may be taken next; what is no line of it always may. */
  isDue(line: string): boolean
  /** Goes on where reading is all there is to do. */
  next(): void
  back(): void
  restart(): void
  see(sight: Sight): void
  press(part: PagePart): void
  close(): void
}

/** Begins a guided game, or goes on with it. */
export function openRunner(game: Game, lesson: Lesson, hooks: RunnerHooks = {}): Result<Runner> {
  const script = walk(game, lesson)
  if (!script.ok) return script
  const { starts } = script.value
  const begun = lesson.cues.findIndex(({ id }) => id === hooks.from)
  const first = Math.max(0, begun)
  const table = layTable(game, lesson, starts[first])
  if (!table.ok) return table
  const course = openCourse(game, lesson, { starts, first }, table.value, hooks)
  const { at, entered, answering, held, cue, skip, goTo } = course
  const session = lessonSession(game, lesson, table.value, course)
  const goOn = (): void => course.arrive(at.value + 1)
  course.settle()
  return success({
    lesson,
    session,
    at,
    entered,
    answering,
    held,
    cue,
    isDue(line) {
      const turns = turnsOf(cue())
      if (!turns.some((turn) => linesOf(turn).includes(line))) return true
      const { turn, left, isOurs } = course.progress() ?? { turn: 0, left: [], isOurs: false }
      const now = turns[turn]
      const isFree = now !== undefined && 'ours' in now && !now.inOrder
      return isOurs && (isFree ? left.includes(line) : left[0] === line)
    },
    next() {
      if ('read' in cue().until) goOn()
    },
    skip,
    back: () => goTo(at.value - 1),
    restart: () => goTo(0),
    see(sight) {
      if (isSeen(game, lesson, cue().until, sight)) goOn()
    },
    press(part) {
      const { until } = cue()
      if ('press' in until && until.press === part) goOn()
    },
    close: () => session.close(),
  })
}
