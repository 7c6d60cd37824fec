import { expect, test } from 'vitest'
import { isToldTo, saidOf, type GameEvent } from './game.ts'

const event = (type: string, more: object = {}): GameEvent => ({ type, rule: 'TOY-1', ...more })
const typesOf = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type)

test('a lone choice is told by what happened beside it, or by itself where nothing did', () => {
  const [forced, moved] = [event('forced'), event('moved')]
  expect(typesOf(saidOf([forced, moved, forced, forced, moved]))).toEqual(['moved', 'moved'])
  expect(typesOf(saidOf([moved, forced, forced]))).toEqual(['moved'])
  expect(typesOf(saidOf([forced, forced]))).toEqual(['forced'])
  expect(typesOf(saidOf([forced]))).toEqual(['forced'])
})

test('what is told to all but one seat is told to nobody else twice', () => {
  const drew = event('drew', { but: 1 })
  const card = event('card-drawn', { only: 1 })
  for (const viewer of [-1, 0, 1]) {
    expect([drew, card].filter((one) => isToldTo(one, viewer))).toHaveLength(1)
  }
})
