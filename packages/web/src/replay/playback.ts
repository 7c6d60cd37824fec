import {
  computed,
  signal,
  useSignalEffect,
  type ReadonlySignal,
  type Signal,
} from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { useKeys } from '../shell/use-keys.ts'
import type { TableModel } from '../table/model.ts'
import type { Film } from './reading.ts'
import { sceneAt, sceneWith, type ReplayScene } from './scenes.ts'
import { fightsIn, indexOf, jumpFrom, stopsOf, nearest, stepFrom, type Stop } from './way.ts'

const STEP = 900 // milliseconds between two steps at normal speed

export const speeds: readonly number[] = [0.5, 1, 2, 4]

/** What one can jump to. */
export type JumpGoal = 'fight' | 'turn' | 'moment'

/** Going through a recorded game, by hand or by itself. */
export interface Playback {
  readonly playing: Signal<boolean>
  readonly speed: Signal<number>
  readonly skips: Signal<boolean> // what is trivial
  readonly stops: ReadonlySignal<readonly Stop[]> // where steps lead
  readonly index: ReadonlySignal<number> // of the moment that is shown, or was last
  readonly scene: ReadonlySignal<ReplayScene> // that is shown, or in the midst of which the game is
  readonly last: number // choices of the game
  /** Shows a moment, as soon as it has been read. */
  go(choice: number, part?: number): void
  /** The same, at the end of the step that is nearest. */
  goNear(choice: number): void
  step(by: 1 | -1): void
  jump(goal: JumpGoal, by: 1 | -1): void
  /** Where a goal is to be found, in order. */
  goals(goal: JumpGoal): readonly number[]
}

/** Begins at a moment of a film. */
export function makePlayback(model: TableModel, { reel, scenes, tale }: Film, first: number) {
  const { at, read, length } = reel
  const skips = signal(true)
  const part = signal(Infinity)
  const wanted = signal<number | null>(first)
  const stops = computed(() => stopsOf(scenes.value, read.value, skips.value))
  const now = (): Stop => ({ at: at.value, part: part.value })
  const go = (choice: number, which = Infinity): void => {
    const to = Math.max(0, Math.min(length, choice))
    part.value = which
    wanted.value = to > read.peek() ? to : null
    if (to <= read.peek()) at.value = to
  }
  const goTo = (stop: Stop): void => go(stop.at, stop.part)
  const fights = computed(() => fightsIn(model.screen, scenes.value))
  const goals = (goal: JumpGoal): readonly number[] => {
    if (goal === 'fight') return fights.value
    if (goal === 'moment') return tale.value?.moments.map(({ number }) => number) ?? []
    return turnsIn(tale.value?.marks ?? [])
  }
  const playback: Playback = {
    playing: signal(false),
    speed: signal(1),
    skips,
    stops,
    index: computed(() => indexOf(stops.value, now())),
    scene: computed(() => {
      const all = scenes.value
      const shown = all[sceneAt(all, at.value, part.value)]!
      return shown.at === at.value ? shown : all[sceneWith(all, at.value)]!
    }),
    last: length,
    go,
    goNear: (choice) => (choice > read.peek() ? go(choice) : goTo(nearest(stops.peek(), choice))),
    step: (by) => goTo(stepFrom(stops.peek(), now(), by)),
    jump(goal, by) {
      const to = jumpFrom(goals(goal), at.peek(), by)
      if (to !== null) go(to)
    },
    goals,
  }
  /** Goes where somebody wanted to be, once that has been read. */
  const arrive = (): void => {
    if (wanted.value === null || wanted.value > read.value) return
    at.value = wanted.value
    wanted.value = null
  }
  arrive()
  return { playback, arrive }
}

/** The choices with which a turn began, the first after the set-up among them. */
function turnsIn(
  marks: readonly { readonly number: number; readonly turn: number }[],
): readonly number[] {
  return marks.flatMap(({ number, turn }, index) => {
    const before = marks[index - 1]?.turn ?? 0
    return turn > before ? [number] : []
  })
}

/** Plays a recorded game, and obeys the keys for it. */
export function usePlayback(
  model: TableModel,
  film: Film,
  first: number,
  link: () => void,
): Playback {
  const { playback, arrive } = useMemo(() => makePlayback(model, film, first), [film])
  const { playing, speed, index, stops } = playback
  useSignalEffect(arrive)
  useEffect(() => {
    if (!playing.value) return undefined
    const timer = setInterval(() => {
      playback.step(1)
      const isEnd = index.peek() >= stops.peek().length - 1
      if (isEnd && film.isRead.peek()) playing.value = false
    }, STEP / speed.value)
    return () => clearInterval(timer)
  }, [playing.value, speed.value])
  useKeys(['replay'], (command, { shiftKey }) => {
    if (command === 'earlier' || command === 'later') {
      const by = command === 'later' ? 1 : -1
      if (shiftKey) playback.jump('turn', by)
      else playback.step(by)
    } else if (command === 'start') playback.go(0)
    else if (command === 'end') playback.go(playback.last)
    else if (command === 'playPause') playing.value = !playing.value
    else if (command === 'nextFight') playback.jump('fight', 1)
    else if (command === 'previousFight') playback.jump('fight', -1)
    else if (command === 'nextMoment') playback.jump('moment', 1)
    else if (command === 'previousMoment') playback.jump('moment', -1)
    else if (command === 'link') link()
    else return false
    return true
  })
  return playback
}
