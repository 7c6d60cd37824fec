import { expect, test } from 'vitest'
import { players } from './levels.ts'
import { belowOf } from './ladder.ts'
import { insteadOf, levelOf, levels, playerNames, quickNames } from './names.ts'

const names = players.map(({ name }) => name)

test('names, levels and who answers at once follow from one list', () => {
  expect(names).toEqual(['random', 'rough', 'greedy', 'think'])
  expect(levels).toEqual(['recruit', 'corporal', 'captain', 'colonel'])
  expect(playerNames).toEqual([...names, ...levels, 'greedy-1'])
  expect(quickNames).toEqual(names.slice(0, -1))
  expect(names.map(levelOf)).toEqual(levels)
  expect(levelOf('rommel')).toBeUndefined()
  expect(names.map(belowOf)).toEqual([undefined, ...names.slice(0, -1)])
})

test('whoever fails gives way to somebody below, in the end to chance', () => {
  for (const name of names) {
    let last: string = name
    for (let next = insteadOf(name); next !== undefined; next = insteadOf(next)) {
      expect(names.findIndex((one) => one === next)).toBeLessThan(
        names.findIndex((one) => one === last),
      )
      last = next
    }
    expect(last).toBe('random')
  }
})
