import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import type { GameEvent, Result, State } from '@estafette/kernel'
import {
  eventsOf,
  isOver,
  stateAt,
  stateOf,
  statesOf,
  storyOf,
  type ReadSoFar,
  type Reading,
  type Table,
} from '@estafette/table'
import { numbersIn, shapeOf, type SideOf } from '../screen/events.ts'
import type { GameScreen } from '../screen/screen.ts'
import type { StoryPart } from '../screen/story.ts'
import { entryFor } from '../session/journal.ts'
import { knownToEyes, makeReel, type Eyes, type Reel } from '../session/replay.ts'
import type { LogEntry } from '../session/session.ts'
import { makeStoryTeller, type Tale, type StoryTeller } from '../story/summary.ts'
import type { Whereabouts } from '../table/other-turn/steps.ts'
import { makeCutter, type Cutter, type ReplayScene } from './scenes.ts'

/** A record while it is read, and what is known of it so far. */
export interface Film {
  readonly reel: Reel
  readonly scenes: ReadonlySignal<readonly ReplayScene[]>
  readonly tale: ReadonlySignal<Tale | null> // null where the game tells no story
  readonly dice: readonly number[] // choices with which dice fell, as the record says
  readonly isRead: ReadonlySignal<boolean>
  /** Whether the game is over: as the record says, and then as it was found. */
  readonly isOver: Signal<boolean>
  /** Reads on for some milliseconds: null until it comes to the end, or to what is wrong. */
  readOn(milliseconds: number): Result<Reading> | null
  /** Shows what has been read. */
  show(): void
}

/** What is known of a record before its moves are read. */
export interface FilmTerms {
  readonly id: string
  readonly screen: GameScreen
  readonly story: StoryPart | null
  readonly own: Eyes // who looks while the game goes on
  readonly names: readonly string[]
}

/** Begins with the opening of a record. */
export function makeFilm(
  { id, screen, story, own, names }: FilmTerms,
  { record, table }: ReadSoFar,
  slices: Generator<ReadSoFar, Result<Reading>>,
): Film {
  const { game } = table
  // What is sealed goes on; a record that is open hides nothing from whoever has it.
  const isClaimed = record.result !== null && record.viewer === null && record.envelope === null
  const over = signal(isClaimed)
  const isRead = signal(false)
  const opening = openingOf(table)
  const length = record.moves.length
  const reel = makeReel(id, table, { length, eyes: isClaimed ? 'all' : own, names }, [opening])
  const tale = signal<Tale | null>(null)
  const dice = record.moves.flatMap(({ faces }, index) => (faces?.length ? [index + 1] : []))
  const stood = new Map<string, number>() // where those stood who were attacked
  const where: Whereabouts = (unit, count) => stood.get(`${count} ${unit}`) ?? -1
  const sideOf: SideOf = (seat) => (seat < 0 ? -1 : game.sideOf(stateOf(table), seat))
  let teller: StoryTeller | null = null
  let known = knownToEyes(table, stateOf(table), reel.eyes.peek())

  /** Takes down what came of a choice. */
  const hear = ({ number, events }: LogEntry, before: State, after: State): void => {
    for (const event of events) {
      const { at } = shapeOf(game, event)
      const [first] = at === undefined ? [] : numbersIn(event[at])
      if (first === undefined || !screen.map) continue
      stood.set(`${number - 1} ${first}`, screen.map.placeOf(before, first))
    }
    teller?.hear(number, events, before, after)
  }
  const begin = (): void => {
    teller = story && makeStoryTeller(game, story, known)
    hear(entryOf(opening, reel.eyes.peek()), known, known)
  }
  const follow = (events: readonly GameEvent[]): void => {
    reel.add(events)
    const eyes = reel.eyes.peek()
    const number = table.entries.length
    const entry: LogEntry = { number, seat: table.entries.at(-1)!.seat, events }
    const before = known
    known = knownToEyes(table, stateOf(table), eyes)
    hear(entryOf(entry, eyes), before, known)
  }
  const show = (): void => {
    reel.show()
    tale.value = teller?.tale() ?? null
  }
  /** Hears all of it again, in other eyes. */
  const hearAgain = (eyes: Eyes): void => {
    const events = storyOf(table)
    known = knownToEyes(table, stateAt(table, 0), eyes)
    teller = story && makeStoryTeller(game, story, known)
    for (const [number, state] of [...statesOf(table)].entries()) {
      const before = known
      known = knownToEyes(table, state, eyes)
      const entry = { number, seat: -1, events: events.next().value ?? [] }
      hear(entryOf(entry, eyes), before, known)
    }
  }
  const finish = (): void => {
    const isTrue = isOver(table)
    const eyes = isTrue ? 'all' : own
    over.value = isTrue
    // The record did not say how it ended, or said so of a game that goes on.
    if (isTrue !== isClaimed) {
      hearAgain(eyes)
      reel.eyes.value = eyes
    }
    show()
    isRead.value = true
  }
  begin()
  show()
  return {
    reel,
    scenes: scenesIn(reel, () => makeCutter(screen, where, sideOf)),
    tale,
    dice,
    isRead,
    isOver: over,
    readOn(milliseconds) {
      const until = performance.now() + milliseconds
      for (;;) {
        const slice = slices.next()
        if (slice.done) {
          if (slice.value.ok) finish()
          return slice.value
        }
        if (slice.value.taken) follow(slice.value.taken.events)
        if (performance.now() >= until) return null
      }
    },
    show,
  }
}

/** What came before the first decision. */
function openingOf(table: Table): LogEntry {
  return { number: 0, seat: -1, events: eventsOf(table, 0) }
}

function entryOf(entry: LogEntry, eyes: Eyes): LogEntry {
  return eyes === 'all' ? entry : entryFor(entry, eyes)
}

/** The scenes of what was read, gone on with while the same eyes look. */
function scenesIn(
  { log, eyes }: Reel,
  begin: () => Cutter,
): ReadonlySignal<readonly ReplayScene[]> {
  let cutter = begin()
  let cut = 0
  let whose = eyes.peek()
  return computed(() => {
    if (whose !== eyes.value) {
      whose = eyes.value
      cutter = begin()
      cut = 0
    }
    const entries = log.value
    for (; cut < entries.length; cut++) cutter.add(entries[cut]!)
    return cutter.scenes()
  })
}
