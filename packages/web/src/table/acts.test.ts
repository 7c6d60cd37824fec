import type { GameEvent } from '@estafette/kernel'
import { expect, test } from 'vitest'
import type { LogEntry } from '../session/session.ts'
import { actsOf } from './acts.ts'

const moved = (unit: number, from: number, to: number, cost: number): GameEvent => ({
  type: 'moved',
  rule: 'X',
  unit,
  from,
  to,
  cost,
  left: 9 - cost,
})
const taken: GameEvent = { type: 'control', rule: 'X', place: 2 }
const entry = (number: number, seat: number, ...events: GameEvent[]): LogEntry => ({
  number,
  seat,
  events,
})
const every = (): boolean => true

test('the steps of a march are one act from its start to its end, with what it cost', () => {
  const acts = actsOf(
    [
      entry(1, 0),
      entry(2, 0, moved(5, 1, 2, 2), taken),
      entry(3, 0, moved(5, 2, 3, 1)),
      entry(4, 0, moved(6, 3, 4, 1)),
    ],
    every,
  )
  expect(acts.map(({ numbers }) => numbers)).toEqual([[1, 2, 3], [4]])
  expect(acts[0]!.events).toEqual([{ ...moved(5, 1, 3, 3), left: 8 }, taken])
})

test('a step that goes on from elsewhere, or by another seat, is another act', () => {
  const steps = [moved(5, 1, 2, 2), moved(5, 7, 8, 2)]
  expect(actsOf([entry(1, 0, steps[0]!), entry(2, 0, steps[1]!)], every)).toHaveLength(2)
  expect(
    actsOf([entry(1, 0, moved(5, 1, 2, 1)), entry(2, 1, moved(5, 2, 3, 1))], every),
  ).toHaveLength(2)
})

test('what is silent goes with the next that its own seat does', () => {
  const acts = actsOf([entry(1, 0), entry(2, 1), entry(3, 1, taken), entry(4, 0)], every)
  expect(acts.map(({ seat, numbers }) => [seat, numbers])).toEqual([[1, [2, 3]]])
})
