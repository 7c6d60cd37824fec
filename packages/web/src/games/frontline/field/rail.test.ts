import { frontline } from '@estafette/frontline'
import { fastDice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { inLanguages, sitAt } from '../../../../test/sitting.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { handName } from './rail.tsx'
import { frontScreen } from '../screen.tsx'

const players = frontline.options.find(({ id }) => id === 'players')!.values

test.each(players)('hands that nobody sees are told apart: players %s', (value) => {
  const made = frontline.create({ scenario: 'battle', options: { players: value } })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  frontline.start(s, fastDice(7))
  const { session } = sitAt(frontScreen() as unknown as GameScreen, s as never, s.decider).model
  const seats = Array.from({ length: frontline.seatsIn(s) }, (_, seat) => seat)
  const told = inLanguages((language) =>
    seats.map((seat) => `${language} ${handName(session, s, seat)}`),
  )
  expect(new Set(told).size).toBe(told.length)
})
