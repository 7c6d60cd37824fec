import { expect, test } from 'vitest'
import { battles, everyBattle, training } from './battles.ts'
import { hexAt } from './data/map.ts'
import { training as board } from './data/battles.ts'
import { chapters } from './rules/index.ts'
import { GERMAN } from './data/codes.ts'

test('the training battle can be played and is no part of the series', () => {
  expect(battles).not.toContain(training)
  expect(everyBattle.map(({ id }) => id)).toEqual([...battles.map(({ id }) => id), 'training'])
})

test('everything about it is invented, and says so', () => {
  expect(new Set(board.source.units.units.map(({ provenance }) => provenance))).toEqual(
    new Set(['T']),
  )
  expect(training.words.en.scenarios['battle']?.text).toContain('no part of the published games')
  expect(training.words.fr.scenarios['battle']?.text).toContain('étrangère aux jeux publiés')
})

test('it is small: four turns, one of them a night, seven units a side', () => {
  expect([...board.night]).toEqual([0, 0, 0, 1, 0])
  const fighting = [...board.isTransport].map((isTransport, unit) => (isTransport ? -1 : unit))
  const count = (test: (unit: number) => boolean): number =>
    fighting.filter((unit) => unit >= 0 && test(unit)).length
  expect(count((unit) => unit < board.firstSideUnits)).toBe(7)
  expect(count((unit) => unit >= board.firstSideUnits)).toBe(7)
  expect(board.airSides).toEqual(Uint8Array.of(GERMAN))
})

test('one bridge crosses the river', () => {
  const bridges = Array.from(board.river.keys()).filter(
    (slot) => board.river[slot] && !board.unbridged[slot],
  )
  expect(bridges.map((slot) => Math.floor(slot / 6))).toEqual([
    hexAt(board, '0405'),
    hexAt(board, '0504'),
  ])
})

test('it names rules of the series only', () => {
  const rules = new Set(chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id)))
  const named = [...board.zones, ...board.reinforcements, ...board.events].map(({ rule }) => rule)
  expect(named.filter((rule) => !rules.has(rule) || !rule.startsWith('BLZ-'))).toEqual([])
})
