import { useSignal, type Signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { shapeOf } from '../screen/events.ts'
import type { Replay } from '../session/replay.ts'
import { useKeys } from '../shell/use-keys.ts'

const STEP = 900 // milliseconds between two steps at normal speed

/** Going through a recorded game, by hand or by itself. */
export interface Playback {
  readonly playing: Signal<boolean>
  readonly speed: Signal<number>
  go(to: number): void
  /** Goes on, or back, to where the map looks different. */
  step(by: 1 | -1): void
}

/** Plays a recorded game, and obeys the keys for it. */
export function usePlayback(replay: Replay): Playback {
  const { at, length } = replay
  const playing = useSignal(false)
  const speed = useSignal(1)
  const stops = useMemo(() => visibleSteps(replay), [replay])
  const go = (to: number): void => {
    at.value = Math.max(0, Math.min(length, to))
  }
  const step = (by: 1 | -1): void => {
    const next =
      by > 0 ? stops.find((stop) => stop > at.value) : stops.findLast((stop) => stop < at.value)
    go(next ?? (by > 0 ? length : 0))
  }
  useEffect(() => {
    if (!playing.value) return undefined
    const timer = setInterval(() => {
      step(1)
      if (at.value >= length) playing.value = false
    }, STEP / speed.value)
    return () => clearInterval(timer)
  }, [playing.value, speed.value])
  useKeys(['replay'], (command) => {
    if (command === 'earlier') step(-1)
    else if (command === 'later') step(1)
    else if (command === 'start') go(0)
    else if (command === 'end') go(length)
    else if (command === 'playPause') playing.value = !playing.value
    else return false
    return true
  })
  return { playing, speed, go, step }
}

/** Steps after which the map looks different: forced and silent ones are passed over. */
function visibleSteps({ log, session: { game } }: Replay): number[] {
  return log
    .filter(({ events }) => events.some((event) => shapeOf(game, event).seen))
    .map(({ number }) => number)
}
