import { expect, test } from 'vitest'
import { isTight } from './hits.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('counter and ground are told apart where each has room for the pointer', () => {
  const ground = box(0, 0, 200, 120)
  expect(isTight(ground, [box(20, 20, 40, 40)], 24)).toBe(false)
  expect(isTight(ground, [], 24)).toBe(false)
})

test('a counter that is too small is tight, for a finger before a mouse', () => {
  const ground = box(0, 0, 200, 120)
  expect(isTight(ground, [box(20, 20, 36, 36)], 44)).toBe(true)
  expect(isTight(ground, [box(20, 20, 36, 36)], 24)).toBe(false)
  expect(isTight(ground, [box(20, 20, 30, 20)], 24)).toBe(true)
})

test('so is ground of which counters leave a rim', () => {
  expect(isTight(box(0, 0, 90, 78), [box(15, 9, 60, 60)], 24)).toBe(true)
  expect(isTight(box(0, 0, 130, 78), [box(5, 9, 60, 60), box(70, 9, 60, 60)], 24)).toBe(true)
})
