import { belowOf, offeredIn, rungOf } from '@estafette/bots/ladder'
import { gameIds } from '@estafette/registry/shelf'
import { expect, test } from 'vitest'
import { opponentsIn, playerTitle } from './opponents.ts'

test.each(gameIds)('computers of %s are told by their levels, with what was measured', (id) => {
  const opponents = opponentsIn(id)
  expect(opponents.map(({ value }) => value)).toEqual(offeredIn(id))
  for (const { value, label, text } of opponents) {
    expect(label).toMatch(/^Computer: (Recruit|Corporal|Captain|Colonel)$/)
    expect(text).toBeDefined()
    const rung = rungOf(id, value)
    if (rung) {
      const below = playerTitle(belowOf(value)!).replace('Computer: ', '')
      expect(text).toContain(`Scored ${Math.round(100 * rung.score)}% against ${below} in`)
    } else expect(text).not.toContain('%')
  }
})
