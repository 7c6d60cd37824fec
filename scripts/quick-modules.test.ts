import { setFlagsFromString } from 'node:v8'
import * as kernel from '@estafette/kernel'
import { expect, test } from 'vitest'
import * as lanes from './lanes.ts'

/** Whether the engine reads an object by offsets instead of searching in it. */
function isQuick(thing: object): unknown {
  setFlagsFromString('--allow-natives-syntax')
  return new Function('thing', 'return %HasFastProperties(thing)')(thing)
}

test('what modules export is read without a search, so that rules run at their own speed', () => {
  expect([isQuick(kernel), isQuick(lanes)]).toEqual([true, true])
  expect(isQuick(Object.create(null) as object)).toBe(false)
})
