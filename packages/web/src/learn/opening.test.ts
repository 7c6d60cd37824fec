import { fetchGame } from '@estafette/registry/shelf'
import { expect, test } from 'vitest'
import { pupilOf } from '../../test/pupil.ts'
import { loadLesson, taught } from '../games/index.ts'

test.each(taught)('nothing of the opening of %s can be taken back', async (id) => {
  const [game, lesson] = await Promise.all([fetchGame(id), loadLesson(id)])
  const runner = pupilOf(game!, lesson!, '').open()
  expect(runner.session.undoable().count).toBe(0)
  runner.restart()
  expect(runner.session.undoable().count).toBe(0)
})
