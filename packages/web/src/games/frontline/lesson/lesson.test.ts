import { frontline } from '@estafette/frontline'
import { DEAD_PLACE, forceCodes, type FrontlineState } from '@estafette/frontline/screen'
import type { Game } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { goThrough, pupilOf, thereAndBack, ways } from '../../../../test/pupil.ts'
import { frontlineLesson } from './index.ts'

const game = frontline as unknown as Game
const pupil = pupilOf(game, frontlineLesson, 'us-walker')

test.each(ways)('the learner wins by the %s of the wanted choices', (_name, pick) => {
  const { runner, cues } = goThrough(pupil, frontlineLesson, pick)
  expect(cues).toEqual(frontlineLesson.cues.slice(1).map(({ id }) => id))
  const s = runner.session.known() as FrontlineState
  expect([...s.vpLost]).toEqual([0, 21])
  const dead = forceCodes.filter((_, x) => s.place[x] === DEAD_PLACE)
  expect(dead).toEqual(['de-kessler', 'de-richter', 'de-schmidt', 'de-fischer', 'de-weber'])
  expect(game.outcome(s)?.winner).toBe(0)
})

test('whatever is skipped is done, and every cue can be gone back to', () => {
  thereAndBack(game, frontlineLesson, pupil.open())
})

test('a chance that is let go by for the learner is no choice of his to refuse', () => {
  const runner = pupil.open({ from: 'move' })
  expect(runner.session.deciding()).toBe(frontlineLesson.seat)
  expect(runner.cue().id).toBe('move')
})
