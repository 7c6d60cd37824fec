import type { Game } from '@estafette/kernel'
import { isOfSort, numbersIn, shapeOf, type SideOf } from '../screen/events.ts'
import type { GameScreen } from '../screen/screen.ts'
import type { LogEntry } from '../session/session.ts'
import { endsOf, stepsOf, type Step, type Whereabouts } from '../table/other-turn/steps.ts'

/** A step of a replay: what somebody did in one go, or where the game begins or ends. */
export interface ReplayScene {
  readonly at: number // choices that have been taken when it is shown
  readonly part: number // among the scenes that end with the same choice, from 0
  readonly step: Step | null // null where it begins, and where nothing is told of the end
}

/** Puts a game to scenes while it is read. */
export interface Cutter {
  /** What was told next. */
  add(entry: LogEntry): void
  /** The scenes of what was told so far; the last of them may still grow. */
  scenes(): readonly ReplayScene[]
}

/** Begins before the opening of a game. Each turn is cut by itself, so that a long game costs no more. */
export function makeCutter(screen: GameScreen, where: Whereabouts, sideOf: SideOf): Cutter {
  const done: Step[] = []
  let turn: LogEntry[] = []
  let last = 0
  const cut = (): readonly Step[] => stepsOf(screen, turn, where, sideOf).filter(isChosen)
  return {
    add(entry) {
      const { number, seat, events } = entry
      last = number
      const begins = events.findIndex((event) => isOfSort(screen.game, event, 'turn'))
      if (begins < 0) {
        turn.push(entry)
        return
      }
      turn.push({ number, seat, events: events.slice(0, begins) })
      done.push(...cut())
      turn = [{ number, seat, events: events.slice(begins) }]
    },
    scenes: () => scenesOf(screen.game, [...done, ...cut()], last),
  }
}

/** Whether somebody did it: what goes by itself is shown with what comes next. */
function isChosen({ kind, seat }: Step): boolean {
  return kind !== 'other' || seat >= 0
}

/** Steps one after another, with the beginning before and the end after them. */
function scenesOf(game: Game, steps: readonly Step[], last: number): readonly ReplayScene[] {
  const scenes: ReplayScene[] = [{ at: 0, part: 0, step: null }]
  for (const step of joined(game, steps)) {
    const before = scenes.at(-1)!
    const part = before.at === step.last ? before.part + 1 : 0
    const number = scenes.length
    // What happened before anybody chose is how it begins.
    if (step.last === 0) scenes[0] = { ...before, step: before.step ?? { ...step, number: 0 } }
    else scenes.push({ at: step.last, part, step: { ...step, number } })
  }
  if (scenes.at(-1)!.at < last) scenes.push({ at: last, part: 0, step: null })
  return scenes
}

/** Steps that are one gesture: the last takes the next one in. */
function joined(game: Game, steps: readonly Step[]): readonly Step[] {
  const all: Step[] = []
  for (const step of steps) {
    const before = all.at(-1)
    if (before && before.side === step.side && isOneGesture(game, before, step)) {
      all[all.length - 1] = together(before, step)
    } else all.push(step)
  }
  return all
}

/**
 * Whether two steps of a side belong together: units that come one after another, or go to the same
 * place, or leave the map at the end of their way.
 */
function isOneGesture(game: Game, before: Step, step: Step): boolean {
  if (before.kind !== 'move' || before.lost.length > 0 || step.lost.length > 0) return false
  if (step.kind === 'other') return areAmong(namedIn(game, step), before.units)
  if (step.kind !== 'move' || step.units.length === 0 || before.units.length === 0) return false
  const areArrivals = before.trails.length === 0 && step.trails.length === 0
  return areArrivals || (endOf(before) >= 0 && endOf(before) === endOf(step))
}

/** The units that are named by what is told of a step. */
function namedIn(game: Game, { events }: Step): readonly number[] {
  return events.flatMap((event) => {
    const { who, goes } = shapeOf(game, event)
    const field = who ?? goes?.who
    return field === undefined ? [] : numbersIn(event[field])
  })
}

function areAmong(units: readonly number[], others: readonly number[]): boolean {
  return units.length > 0 && units.every((unit) => others.includes(unit))
}

/** Where all units of a march came to, -1 where they came to several places. */
function endOf(step: Step): number {
  if (step.trails.length === 0) return -1
  const [end, ...others] = endsOf(step)
  return end && others.length === 0 ? end.place : -1
}

function together(before: Step, step: Step): Step {
  return {
    ...before,
    last: step.last,
    events: [...before.events, ...step.events],
    units: [...new Set([...before.units, ...step.units])],
    trails: [...before.trails, ...step.trails],
    place: step.kind === 'other' || before.place === step.place ? before.place : -1,
  }
}

/** The scene that is shown after so many choices: the last that has ended, of one choice a part. */
export function sceneAt(scenes: readonly ReplayScene[], at: number, part = Infinity): number {
  let found = 0
  for (const [index, scene] of scenes.entries()) {
    if (scene.at > at) break
    if (scene.at < at || scene.part <= part) found = index
  }
  return found
}

/** The scene in the midst of which the game is after so many choices: the first that ends later. */
export function sceneWith(scenes: readonly ReplayScene[], at: number): number {
  const found = scenes.findIndex((scene) => scene.at >= at)
  return found < 0 ? scenes.length - 1 : found
}
