import { batch, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import type { Choice, Game, Move } from '@estafette/kernel'
import { stateOf } from '@estafette/table'
import { isLight, type Cue, type Lesson, type Turn } from '../screen/lesson.ts'
import type { LessonTable } from './lesson-table.ts'
import { choiceOf, progressOf, type Progress } from './lines.ts'
import { takenAt } from './script.ts'

/** What a runner asks of the page around it. */
export interface RunnerHooks {
  readonly from?: string // id of the cue to begin with
  readonly pace?: () => number // milliseconds before each act of the opponent
  readonly moved?: (cue: Cue) => void // a cue has begun: time to note it
}

/** The course of a lesson from cue to cue. */
export interface Course {
  readonly at: ReadonlySignal<number> // the cue under way
  readonly entered: ReadonlySignal<number> // goes up when a cue is gone to, not arrived at
  readonly answering: ReadonlySignal<boolean> // the opponent acts
  readonly held: Signal<number> // how often something else was tried in this cue
  cue(): Cue
  /** How far the cue under way has come; null where what was done does not fit. */
  progress(): Progress | null
  /** The cue that wants these choices: this one, or the next in which anything is chosen; else -1. */
  wantedBy(choices: readonly Choice[]): number
  /** Comes to a cue from the one before it. */
  arrive(index: number): void
  /** Goes to a cue, with the table as the script has it there. */
  goTo(index: number): void
  /** Lets the opponent answer and goes on once all turns of the cue are done. */
  settle(): void
  /** Goes on whatever there is to do: it is done as the script has it. */
  skip(): void
  /** Takes back as the script wants it, else to the cue in which something was last chosen. */
  takeBack(): void
  /** Lets no opponent act any more. */
  stop(): void
}

/** The way through a lesson: what was taken before each cue, and which one comes first. */
interface Way {
  readonly starts: readonly (readonly Move[])[]
  readonly first: number
}

/** Begins with a cue at a table that is where the cue begins. */
export function openCourse(
  game: Game,
  lesson: Lesson,
  { starts, first }: Way,
  table: LessonTable,
  hooks: RunnerHooks,
): Course {
  const { cues, seat } = lesson
  const length = (): number => table.now().entries.length
  let base = length() // choices taken before this cue
  let timer: ReturnType<typeof setTimeout> | undefined
  const at = signal(first)
  const entered = signal(0)
  const answering = signal(false)
  const held = signal(0)

  const cue = (): Cue => cues[at.value]!
  /** The first cue from this one on in which the learner acts, -1 for none. */
  const nextActive = (): number =>
    cues.findIndex((candidate, index) => index >= at.value && !isLight(candidate))
  const stop = (): void => clearTimeout(timer)

  /** How far a cue has come, with these moves added to those of the table; null: they do not fit. */
  const progress = (of = cue(), from = base, more: readonly Move[] = []): Progress | null =>
    progressOf(game, seat, turnsOf(of), [...takenAt(table.now()).slice(from), ...more])

  const arrive = (index: number): void => {
    batch(() => {
      base = length()
      held.value = 0
      at.value = Math.min(index, cues.length - 1)
    })
    hooks.moved?.(cue())
    settle()
  }

  const settle = (): void => {
    stop()
    const now = cue()
    if (!('play' in now.until)) return
    const state = progress()
    if (!state) throw new Error(`cue ${now.id} was left`)
    const [line] = state.left
    if (line === undefined) {
      answering.value = false
      arrive(at.value + 1)
    } else if (state.isOurs) answering.value = false
    else {
      answering.value = true
      const pause = hooks.pace?.() ?? 0
      const act = (): void =>
        batch(() => {
          table.play(now.id, line)
          settle()
        })
      if (pause > 0) timer = setTimeout(act, pause)
      else act()
    }
  }

  /** Goes to a cue once the table is where it belongs. */
  const enter = (index: number, place: () => void): void => {
    stop()
    batch(() => {
      answering.value = false
      place()
      entered.value++
      arrive(index)
    })
  }
  const goTo = (index: number): void => {
    const to = Math.max(0, Math.min(index, cues.length - 1))
    enter(to, () => table.rewind(starts[to]!))
  }
  const rewindTo = (id: string): void =>
    table.rewind(starts[cues.findIndex((one) => one.id === id)]!)

  /** The cue in which something was last chosen. */
  const lastActed = (): number => {
    if (length() > base) return at.value
    return starts.findLastIndex((moves, index) => index < at.value && moves.length < base)
  }

  return {
    at,
    entered,
    answering,
    held,
    cue,
    progress,
    wantedBy(choices) {
      if (answering.value) return -1
      const index = nextActive()
      const candidate = cues[index]
      if (!candidate || !('play' in candidate.until)) return -1
      const moves = choices.map((choice) => ({ seat, choice }))
      return progress(candidate, index === at.value ? base : length(), moves) ? index : -1
    },
    arrive,
    goTo,
    settle,
    skip() {
      stop()
      const { until } = cue()
      if (at.value === cues.length - 1) return
      enter(at.value + 1, () => {
        if ('play' in until) playOut(game, table, cue().id, progress)
        if ('undo' in until) rewindTo(until.undo)
      })
    },
    takeBack() {
      const wanted = nextActive()
      const { until } = cues[wanted] ?? cue()
      if ('undo' in until) enter(wanted + 1, () => rewindTo(until.undo))
      else goTo(lastActed())
    },
    stop,
  }
}

/** Plays a cue to its end as the script has it. */
function playOut(
  game: Game,
  table: LessonTable,
  cue: string,
  progress: () => Progress | null,
): void {
  for (let state = progress(); state?.left.length; state = progress()) {
    const now = stateOf(table.now())
    const line = state.left.find((candidate) => choiceOf(game, now, candidate) !== undefined)
    if (line === undefined) throw new Error(`cue ${cue} cannot go on`)
    table.play(cue, line)
  }
}

/** The choices that a cue waits for, turn by turn. */
export function turnsOf({ until }: Cue): readonly Turn[] {
  return 'play' in until ? until.play : []
}
