import { expect, test } from 'vitest'
import type { LogEntry } from '../../session/session.ts'
import { eventsCiting } from './citing.ts'

const told = (number: number, ...rules: string[]): LogEntry => ({
  number,
  seat: 0,
  events: rules.map((rule) => ({ type: 'told', rule })),
})

test('a rule did here what the log tells under it or under its paragraphs, and nothing else', () => {
  const log = [told(0, 'ARR-6.2c'), told(1, 'ARR-6.21', 'ARR-6.2'), told(2, 'ARR-6.2.1a')]
  const found = (rule: string) =>
    eventsCiting(log, rule).map(({ number, event }) => `${number} ${event.rule}`)
  expect(found('ARR-6.2')).toEqual(['0 ARR-6.2c', '1 ARR-6.2', '2 ARR-6.2.1a'])
  expect(found('ARR-6.2c')).toEqual(['0 ARR-6.2c'])
  expect(found('ARR-6')).toHaveLength(4)
  expect(found('ARR-7')).toEqual([])
})
