import { offeredIn, rungOf } from '@estafette/bots/names'
import { gameIds } from '@estafette/registry/shelf'
import { expect, test } from 'vitest'
import { opponentsIn } from './opponents.ts'

test.each(gameIds)('computers of %s are told by their levels, with what was measured', (id) => {
  const opponents = opponentsIn(id)
  expect(opponents.map(({ value }) => value)).toEqual(offeredIn(id))
  for (const { value, label, text } of opponents) {
    expect(label).toMatch(/^Computer: (Recruit|Captain|Colonel)$/)
    expect(text).toBeDefined()
    const rung = rungOf(id, value)
    if (rung) expect(text).toContain(`${Math.round(100 * rung.score)}%`)
    else expect(text).not.toContain('%')
  }
})
