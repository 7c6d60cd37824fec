import { frontline } from '@estafette/frontline'
import { fastDice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { inLanguages, sitAt } from '../../../../test/sitting.ts'
import { handName } from './rail.tsx'
import { anyScreen } from '../../../screen/of-any-game.ts'
import { frontScreen } from '../screen.tsx'
import { sceneOf } from './feed.ts'

const players = frontline.options.find(({ id }) => id === 'players')!.values

test.each(players)('hands that nobody sees are told apart: players %s', (value) => {
  const made = frontline.create({ scenario: 'battle', options: { players: value } })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  frontline.start(s, fastDice(7))
  const { model } = sitAt(anyScreen(frontScreen()), s, s.decider)
  const seats = Array.from({ length: frontline.seatsIn(s) }, (_, seat) => seat)
  const told = inLanguages((language) =>
    seats.map((seat) => `${language} ${handName(sceneOf(model), seat)}`),
  )
  expect(new Set(told).size).toBe(told.length)
})
