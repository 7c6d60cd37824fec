import { batch, computed, signal, type ReadonlySignal } from '@preact/signals'
import { success, type Choice, type Game, type Result } from '@estafette/kernel'
import {
  hidesSomething,
  makeRecord,
  stateOf,
  takeRow,
  undoable as undoableAt,
  type Taken,
  type Undoable,
} from '@estafette/table'
import { entryFor, knownAfter, knownTo, rebuffOf, toldTo, wholeLog } from '../session/journal.ts'
import { movedOn, type LogEntry, type Session } from '../session/session.ts'
import { isLight, type Cue, type Lesson, type Part, type Turn } from '../screen/lesson.ts'
import { choiceOf, linesOf, progressOf, type Move, type Progress } from './lines.ts'
import { openLesson, playLine, takenAt, walk } from './script.ts'

/** What the learner has before the eyes, in the numbers of the game. */
export interface Sight {
  readonly looked: number // place whose units are shown, -1 for none
  readonly hand: { readonly place: number; readonly units: readonly number[] } | null
  readonly aim: number // place that something is about to be done to, -1 for none
}

/** What a runner asks of the page around it. */
export interface RunnerHooks {
  readonly from?: string // id of the cue to begin with
  readonly pace?: () => number // milliseconds before each act of the opponent
  readonly moved?: (cue: Cue) => void // a cue has begun: time to note it
}

/** A guided game under way, without anything to see. */
export interface Runner {
  readonly lesson: Lesson
  readonly session: Session // the table, as the page handles any other
  readonly at: ReadonlySignal<number> // the cue under way
  readonly entered: ReadonlySignal<number> // goes up when a cue is gone to, not arrived at
  readonly answering: ReadonlySignal<boolean> // the opponent acts
  readonly held: ReadonlySignal<number> // how often something else was tried in this cue
  cue(): Cue
  /** Whether a line of the cue may be taken next; what is no line of it always may. */
  isDue(line: string): boolean
  /** Goes on where reading is all there is to do. */
  next(): void
  /** Goes on whatever there is to do: it is done as the script has it. */
  skip(): void
  back(): void
  restart(): void
  see(sight: Sight): void
  press(part: Part): void
  close(): void
}

/** Begins a guided game, or goes on with it. */
export function openRunner(game: Game, lesson: Lesson, hooks: RunnerHooks = {}): Result<Runner> {
  const { cues, seat, opening = [] } = lesson
  const script = walk(game, lesson)
  if (!script.ok) return script
  const { starts } = script.value
  const first = Math.max(
    0,
    cues.findIndex(({ id }) => id === hooks.from),
  )
  const opened = openLesson(game, lesson, starts[first])
  if (!opened.ok) return opened
  let table = opened.value
  let base = table.entries.length // choices taken before this cue
  let timer: ReturnType<typeof setTimeout> | undefined
  const at = signal(first)
  const entered = signal(0)
  const answering = signal(false)
  const held = signal(0)
  const version = signal(0)
  const log = signal<readonly LogEntry[]>(toldTo(wholeLog(table), seat))

  const cue = (): Cue => cues[at.value]!
  const turnsOf = ({ until }: Cue): readonly Turn[] => ('play' in until ? until.play : [])
  /** How far a cue has come, with these moves added to those of the table; null: they do not fit. */
  const progress = (of: Cue, from: number, more: readonly Move[] = []): Progress | null =>
    progressOf(game, seat, turnsOf(of), [...takenAt(table).slice(from), ...more])

  const tell = ({ entry, events }: Taken, number = table.entries.length): void => {
    log.value = [...log.value, entryFor({ number, seat: entry.seat, events }, seat)]
    version.value++
  }

  /** Puts the table where it was after some moves. */
  const rewind = (moves: readonly Move[]): void => {
    const again = openLesson(game, lesson, moves)
    if (!again.ok) throw new Error(again.reason)
    table = again.value
    log.value = toldTo(wholeLog(table), seat)
    version.value++
  }

  const arrive = (index: number): void => {
    const to = Math.min(index, cues.length - 1)
    batch(() => {
      base = table.entries.length
      held.value = 0
      if (to !== at.value) at.value = to
    })
    hooks.moved?.(cue())
    settle()
  }

  const goTo = (index: number): void => {
    clearTimeout(timer)
    const to = Math.max(0, Math.min(index, cues.length - 1))
    batch(() => {
      answering.value = false
      rewind(starts[to]!)
      entered.value++
      arrive(to)
    })
  }

  /** Lets the opponent answer and goes on once all turns of the cue are done. */
  const settle = (): void => {
    clearTimeout(timer)
    const now = cue()
    if (!('play' in now.until)) return
    const state = progress(now, base)
    if (!state) throw new Error(`cue ${now.id} was left`)
    const [line] = state.left
    if (line === undefined) {
      answering.value = false
      arrive(at.value + 1)
    } else if (state.isOurs) answering.value = false
    else {
      answering.value = true
      const pause = hooks.pace?.() ?? 0
      const act = (): void => {
        const taken = playLine(table, now.id, line)
        batch(() => {
          if (taken.ok) tell(taken)
          settle()
        })
      }
      if (pause > 0) timer = setTimeout(act, pause)
      else act()
    }
  }

  /** The cue that wants these choices: this one, or the next in which anything is chosen. */
  const wantedBy = (choices: readonly Choice[]): number => {
    if (answering.value) return -1
    const moves = choices.map((choice) => ({ seat, choice }))
    for (let index = at.value; index < cues.length; index++) {
      const candidate = cues[index]!
      const from = index === at.value ? base : table.entries.length
      if (!isLight(candidate)) {
        return 'play' in candidate.until && progress(candidate, from, moves) ? index : -1
      }
    }
    return -1
  }

  /** What can be taken back: nothing of the opening, even where the learner's side was set up. */
  const undoable = (): Undoable => {
    const { count, barrier } = undoableAt(table, seat, () => false) // nobody else is there
    const most = table.entries.length - opening.length
    return count > most ? { count: most, barrier: 'start' } : { count, barrier }
  }

  const known = computed(() => {
    void version.value
    return knownTo(game, stateOf(table), seat)
  })
  const session: Session = {
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
    knownAt: (count) => knownAfter(table, count, seat),
    hides: () => hidesSomething(game, stateOf(table)),
    arrive: () => {},
    letPass: () => {},
    explain: async () => [],
    deciding: () => (!answering.value && game.toAct(stateOf(table)) === seat ? seat : -1),
    outcome: () => game.outcome(stateOf(table)),
    declines(choices) {
      const isWanted = wantedBy(choices) >= 0
      held.value = isWanted ? 0 : held.value + 1
      return !isWanted
    },
    async take(choices, now) {
      if (now !== version.peek()) return movedOn
      const to = wantedBy(choices)
      if (to < 0) return null
      if (to !== at.value) arrive(to)
      const first = table.entries.length + 1
      const row = takeRow(table, seat, choices)
      if (!row.ok) return rebuffOf(row)
      batch(() => row.taken.forEach((taken, index) => tell(taken, first + index)))
      held.value = 0
      settle()
      return null
    },
    undoable,
    async undo(_count, now) {
      if (now !== version.peek()) return movedOn
      if (undoable().count === 0) return null
      const wanted = cues.findIndex((candidate, index) => index >= at.value && !isLight(candidate))
      const { until } = cues[wanted] ?? cue()
      if ('undo' in until) {
        rewind(starts[indexOf(until.undo)]!)
        entered.value++
        arrive(wanted + 1)
      } else goTo(lastActed())
      return null
    },
    record: async () => makeRecord(table, seat),
    resume: () => {},
    close: () => clearTimeout(timer),
  }

  const indexOf = (id: string): number => cues.findIndex((candidate) => candidate.id === id)

  /** The cue in which something was last chosen. */
  const lastActed = (): number => {
    if (table.entries.length > base) return at.value
    return starts.findLastIndex((moves, index) => index < at.value && moves.length < base)
  }

  /** Plays this cue to its end as the script has it. */
  const playOut = (): void => {
    for (let state = progress(cue(), base); state?.left.length; state = progress(cue(), base)) {
      const line = state.left.find(
        (candidate) => choiceOf(game, stateOf(table), candidate) !== undefined,
      )
      if (line === undefined) throw new Error(`cue ${cue().id} cannot go on`)
      const taken = playLine(table, cue().id, line)
      if (taken.ok) tell(taken)
    }
  }

  const isSeen = (sight: Sight): boolean => {
    const { until } = cue()
    const { codes = [] } = game.kinds[lesson.placeKind] ?? {}
    const place = (code: string): number => codes.indexOf(code)
    if ('look' in until) return sight.looked === place(until.look)
    if ('aim' in until) return sight.aim === place(until.aim)
    if (!('hand' in until) || sight.hand?.place !== place(until.hand.place)) return false
    const { units } = until.hand
    const wanted = units?.map((code) => game.kinds['unit']?.codes.indexOf(code) ?? -1)
    const { units: chosen } = sight.hand
    return !wanted || (wanted.length === chosen.length && wanted.every((u) => chosen.includes(u)))
  }

  const runner: Runner = {
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
      const { turn, left, isOurs } = progress(cue(), base) ?? { turn: 0, left: [], isOurs: false }
      const now = turns[turn]
      const isFree = now !== undefined && 'ours' in now && !now.inOrder
      return isOurs && (isFree ? left.includes(line) : left[0] === line)
    },
    next() {
      if ('read' in cue().until) arrive(at.value + 1)
    },
    skip() {
      clearTimeout(timer)
      const { until } = cue()
      if (at.value === cues.length - 1) return
      batch(() => {
        answering.value = false
        if ('play' in until) playOut()
        if ('undo' in until) rewind(starts[indexOf(until.undo)]!)
        entered.value++
        arrive(at.value + 1)
      })
    },
    back: () => goTo(at.value - 1),
    restart: () => goTo(0),
    see(sight) {
      if (isSeen(sight)) arrive(at.value + 1)
    },
    press(part) {
      const { until } = cue()
      if ('press' in until && until.press === part) arrive(at.value + 1)
    },
    close: () => session.close(),
  }
  settle()
  return success(runner)
}
