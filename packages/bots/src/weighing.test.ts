import { expect, test } from 'vitest'
import { enter, thoughtOf, unweighed } from './weighing.ts'

/** What is thought of a first candidate that always ends at a half, and of others that gain this. */
function best(...gains: readonly (readonly number[])[]): number {
  const first = unweighed([0])
  for (let i = 0; i < 8; i++) enter(first, 0.5, 0.5)
  const others = gains.map((some, index) => {
    const other = unweighed([index + 1])
    for (const gain of some) enter(other, 0.5 + gain, 0.5)
    return other
  })
  return thoughtOf([first, ...others]).best
}

const sure = [0.1, 0.11, 0.1, 0.09, 0.1, 0.11, 0.1, 0.09]
const surer = sure.map((gain) => gain + 0.1)
const noise = [0.4, -0.3, 0.4, -0.3, 0.4, -0.3, 0.4, -0.3]

test('the first candidate is left for one that gains more than its error', () => {
  expect(best(sure)).toBe(1)
  expect(best(sure, surer)).toBe(2)
  expect(best(surer, sure)).toBe(1)
})

test('gains that agree by chance prove nothing where values cannot be told apart so finely', () => {
  const first = unweighed([0])
  const other = unweighed([1])
  for (let i = 0; i < 8; i++) {
    enter(first, 0.5, 0.5)
    enter(other, 0.52, 0.5)
  }
  expect(thoughtOf([first, other]).best).toBe(1)
  expect(thoughtOf([first, other], 0.01).best).toBe(0)
  expect(thoughtOf([first, other], 0.0001).best).toBe(1)
})

test('it is not left for noise, nor for one that was dropped on the way', () => {
  expect(best(noise)).toBe(0)
  expect(best([0.2])).toBe(0)
  expect(best(surer.slice(0, 4))).toBe(0)
  expect(best(surer.slice(0, 4), sure)).toBe(2)
  expect(best()).toBe(0)
})
