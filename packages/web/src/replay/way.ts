import { shapeOf } from '../screen/events.ts'
import type { GameScreen } from '../screen/screen.ts'
import type { ReplayScene } from './scenes.ts'

/** Where a replay stands: after so many choices, of one that led to several scenes at one of them. */
export interface Stop {
  readonly at: number
  readonly part: number
}

/**
 * The stops that a step leads to: scene by scene where what is trivial is skipped, else choice by
 * choice.
 */
export function stopsOf(
  scenes: readonly ReplayScene[],
  length: number,
  skips: boolean,
): readonly Stop[] {
  const parts = scenes.map(({ at, part }) => ({ at, part }))
  if (skips) return parts
  const several = new Map<number, Stop[]>()
  for (const moment of parts) {
    several.set(moment.at, [...(several.get(moment.at) ?? []), moment])
  }
  return Array.from({ length: length + 1 }, (_, at) => several.get(at) ?? [{ at, part: 0 }]).flat()
}

/** Which of the stops is shown: the last one that is not behind it. */
export function indexOf(stops: readonly Stop[], { at, part }: Stop): number {
  const found = stops.findLastIndex((one) => one.at < at || (one.at === at && one.part <= part))
  return Math.max(0, found)
}

/** The moment a step on, or back; from between two the nearer end. */
export function stepFrom(stops: readonly Stop[], now: Stop, by: 1 | -1): Stop {
  const at = indexOf(stops, now)
  const isOn = stops[at]!.at === now.at
  const to = by > 0 || isOn ? at + by : at
  return stops[Math.max(0, Math.min(stops.length - 1, to))]!
}

/** The moment nearest to a choice. */
export function nearest(stops: readonly Stop[], choice: number): Stop {
  return stops.reduce((best, one) =>
    Math.abs(one.at - choice) < Math.abs(best.at - choice) ? one : best,
  )
}

/** The first of some choices after a moment, or the last before it; null where there is none. */
export function jumpFrom(choices: readonly number[], at: number, by: 1 | -1): number | null {
  const found = by > 0 ? choices.find((one) => one > at) : choices.findLast((one) => one < at)
  return found ?? null
}

/** The choices with which fights ended: bombs and shells are none where others fight. */
export function fightsIn({ game }: GameScreen, scenes: readonly ReplayScene[]): readonly number[] {
  const fights = scenes.filter(({ step }) => step?.kind === 'fight')
  const isFire = ({ step }: ReplayScene): boolean =>
    !!step?.events.some((event) => shapeOf(game, event).opens && shapeOf(game, event).fire)
  const ground = fights.filter((scene) => !isFire(scene))
  return [...new Set((ground.length > 0 ? ground : fights).map(({ at }) => at))]
}
