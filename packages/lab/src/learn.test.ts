import { createState } from '@estafette/kernel'
import { toy, toyBrain } from '@estafette/kernel/toy'
import { expect, test } from 'vitest'
import { learn } from './learn.ts'
import { selfPlay } from './self-play.ts'

const initials = toy.scenarios.map((scenario) => createState(toy, { scenario, options: {} }))
const play = { games: 200, seed: 3, noise: 0.05, every: 2 }

test('a forecast of the toy is nearer to the end of games held out than the present lead', () => {
  let played = 0
  const rows = selfPlay(toy, toyBrain, toyBrain.learnt!.features, initials, play, (games) => {
    played = games
  })
  expect(played).toBe(200)
  const lesson = learn(toy, toyBrain, rows, 1)
  expect(lesson.by).toBe('margin')
  if (lesson.by !== 'margin') return
  const { games, error, blind, weights } = lesson.found
  expect(games).toBe(200)
  expect(Object.keys(weights)).toEqual(['lead', 'left', 'oats'])
  expect(error).toBeLessThan(blind)
})

test('of a brain that wants to know nothing, nothing is learnt', () => {
  const rows = selfPlay(toy, toyBrain, toyBrain.learnt!.features, initials, { ...play, games: 8 })
  const { learnt: _, ...ignorant } = toyBrain
  expect(() => learn(toy, ignorant, rows, 1)).toThrow('toy')
})
