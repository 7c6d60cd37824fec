import { expect, test } from 'vitest'
import { makeAudience } from './audience.ts'

test('whoever leaves a table twice does not take those along who came since', () => {
  const audience = makeAudience()
  const listener = (viewer: number) => ({ viewer, person: null, send: () => {} })
  const leave = audience.join('t', listener(0))
  leave()
  expect(audience.isOpen('t')).toBe(false)
  const leaveLater = audience.join('t', listener(1))
  leave()
  expect(audience.here('t')).toEqual([1])
  leaveLater()
  expect(audience.isOpen('t')).toBe(false)
})
