import { gameById } from '@estafette/registry'
import { openTable } from '@estafette/table'
import { expect, test } from 'vitest'
import { goldenGames } from '../../../test/golden.ts'
import { countsOf, diceOf, usualSides } from './dice.ts'

const arras = goldenGames.find(({ table }) => table.game.id === 'arras')!.table

test.each(goldenGames)(
  'the dice of a recorded game are drawn again and equal, and the usual one is rolled most: $name',
  ({ table }) => {
    const lines = diceOf(table)
    const fallen = [table.opening, ...table.entries].flatMap(({ faces }) => faces)
    expect(lines.map(({ face }) => face)).toEqual(fallen)
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.every(({ isEqual }) => isEqual)).toBe(true)
    expect(lines.every(({ head }) => /^[0-9a-f]{8}$/.test(head))).toBe(true)

    const times = new Map<number, number>()
    for (const { sides, isDraw } of lines) {
      if (!isDraw) times.set(sides, (times.get(sides) ?? 0) + 1)
    }
    const most = Math.max(0, ...times.values())
    expect(times.get(usualSides(lines)) ?? 0).toBe(most)
  },
)

test('what fell before the first decision is listed with the rest', () => {
  const opened = openTable(gameById('frontline')!, {
    start: { setup: { scenario: 'battle', options: {} } },
    gameId: 'opening',
    seed: '7'.repeat(64),
  })
  if (!opened.ok) throw new Error(opened.reason)
  const { opening } = opened.value
  expect(opening.faces.length).toBeGreaterThan(0)
  const lines = diceOf(opened.value)
  expect(lines.map(({ face }) => face)).toEqual(opening.faces)
  expect(lines.map(({ n }) => n)).toEqual(opening.faces.map((_, index) => index))
  expect(lines.every(({ isEqual, number, seat }) => isEqual && number === 0 && seat < 0)).toBe(true)
})

test('another seed shows, die by die', () => {
  const table = { ...arras, seed: 'ab'.repeat(32) }
  const wrong = diceOf(table).filter(({ isEqual }) => !isEqual)
  expect(wrong.length).toBeGreaterThan(diceOf(table).length / 2)
})

test('faces are counted by whoever rolled them, and no card is a die', () => {
  const lines = diceOf(arras)
  const [one, other] = [0, 1].map((seat) => countsOf(lines, 6, (line) => line.seat === seat))
  const sum = [...one!, ...other!].reduce((total, count) => total + count, 0)
  expect(sum).toBe(lines.filter(({ isDraw, sides }) => !isDraw && sides === 6).length)
})
