import { players } from '@estafette/bots/names'
import { level } from '@estafette/protocol'
import { expect, test } from 'vitest'

test('the levels that may be asked for are the computer players there are', () => {
  expect(level.options).toEqual(players.map(({ name }) => name))
})
