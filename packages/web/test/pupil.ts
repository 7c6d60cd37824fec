import type { Choice, Game } from '@estafette/kernel'
import { legalChoices } from '@estafette/table'
import { expect } from 'vitest'
import type { Lesson } from '../src/screen/lesson.ts'
import type { RunnerHooks } from '../src/learn/course.ts'
import { openRunner, type Runner } from '../src/learn/runner.ts'
import type { Sight } from '../src/learn/sight.ts'

const nothing: Sight = { looked: -1, hand: null, aim: -1 }

/** A learner who does what the cues of a lesson want. */
export interface Pupil {
  readonly place: (code: string) => number
  readonly unit: (code: string) => number
  open(hooks?: RunnerHooks): Runner
  /** Does what the cue wants, one choice of those that are wanted. */
  obey(runner: Runner, pick: (choices: readonly Choice[]) => Choice): void
}

/** A learner of a lesson; `anybody` is in hand where a cue names no units. */
export function pupilOf(game: Game, lesson: Lesson, anybody: string): Pupil {
  const place = (code: string): number => game.kinds[lesson.placeKind]!.codes.indexOf(code)
  const unit = (code: string): number => game.kinds['unit']!.codes.indexOf(code)
  return {
    place,
    unit,
    open(hooks = {}) {
      const runner = openRunner(game, lesson, hooks)
      if (!runner.ok) throw new Error(runner.reason)
      return runner.value
    },
    obey(runner, pick) {
      const { until } = runner.cue()
      if ('read' in until) runner.next()
      else if ('look' in until) runner.see({ ...nothing, looked: place(until.look) })
      else if ('aim' in until) runner.see({ ...nothing, aim: place(until.aim) })
      else if ('press' in until) runner.press(until.press)
      else if ('hand' in until) {
        const units = (until.hand.units ?? [anybody]).map(unit)
        runner.see({ ...nothing, hand: { place: place(until.hand.place), units } })
      } else {
        const { session } = runner
        const wanted = legalChoices(game, session.known(), session.deciding()).filter(
          (one) => !session.declines!([one]),
        )
        expect(wanted).not.toHaveLength(0)
        void session.take([pick(wanted)], session.version.value)
      }
    },
  }
}

/** Both ways through a lesson that leaves something to choose. */
export const ways: readonly [string, (choices: readonly Choice[]) => Choice][] = [
  ['first', (choices) => choices[0]!],
  ['last', (choices) => choices.at(-1)!],
]

/** Goes through a lesson as a learner does; the ids of the cues that were come to. */
export function goThrough(
  pupil: Pupil,
  lesson: Lesson,
  pick: (choices: readonly Choice[]) => Choice,
): { readonly runner: Runner; readonly cues: readonly string[] } {
  const cues: string[] = []
  const runner = pupil.open({ moved: ({ id }) => cues.push(id) })
  for (let acts = 0; runner.at.value < lesson.cues.length - 1; acts++) {
    expect(acts).toBeLessThan(300)
    pupil.obey(runner, pick)
  }
  return { runner, cues }
}

/** Skips through a lesson and comes back cue by cue: every position is the same again. */
export function thereAndBack(game: Game, lesson: Lesson, runner: Runner): void {
  const positions: string[] = []
  for (const { id } of lesson.cues) {
    expect(runner.cue().id).toBe(id)
    positions.push(game.write(runner.session.known()))
    runner.skip()
  }
  for (const [index, position] of [...positions.entries()].reverse()) {
    expect(runner.at.value).toBe(index)
    expect(game.write(runner.session.known())).toBe(position)
    runner.back()
  }
  expect(runner.session.log.value).toHaveLength(lesson.opening!.length + 1)
}
