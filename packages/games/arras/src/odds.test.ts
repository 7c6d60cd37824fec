import { chances, parseNotation } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { unitIndex } from './data/codes.ts'
import { arras } from './game.ts'
import { oddsOf } from './odds.ts'

// Ledger 3.7b: AV - DV, then chance of Success in per cent and mean CP for each pair of dice.
const pairs = [
  [2, 2],
  [3, 2],
  [2, 3],
  [3, 3],
] as const
const table = [
  [-8, 0.4, 1.2, 9.8, 2.2, 0.0, 1.0, 2.0, 1.9],
  [-5, 5.4, 1.8, 30.5, 2.9, 0.7, 1.5, 9.6, 2.4],
  [-2, 23.9, 2.5, 60.0, 4.0, 5.9, 2.0, 27.9, 3.1],
  [0, 44.4, 3.1, 77.9, 5.0, 15.2, 2.4, 45.4, 3.7],
  [1, 55.6, 3.5, 84.8, 5.6, 22.1, 2.7, 54.6, 4.1],
  [4, 84.1, 5.0, 96.8, 7.8, 50.0, 3.6, 79.4, 5.5],
  [8, 98.8, 8.1, 99.9, 11.5, 84.8, 5.6, 96.4, 8.3],
] as const

describe('odds', () => {
  test.each(table)('ARR-6.4a ARR-8.0a the table of the ledger at AV - DV = %i', (row, ...cells) => {
    pairs.forEach(([attack, defence], index) => {
      const odds = oddsOf(row, attack, defence)
      expect(odds.success * 100).toBeCloseTo(cells[2 * index]!, 0.5)
      expect(odds.meanCasualties).toBeCloseTo(cells[2 * index + 1]!, 0.5)
      expect(odds.casualties.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    })
  })

  test('ARR-6.1a the closed form and the rules run with every roll agree', () => {
    // AV 5 against DV 7 + 2: the Advantage is used up, so the roll decides at once.
    const read = arras.read(`estafette position 1
game arras
scenario free
turn 3
used-by-allied yes
at 3 4-royal-tank-a
at 4 7th-pz-1-7-rr
counter 4-royal-tank-a 5-6-5/4
`)
    if (!read.ok) throw new Error(read.reason)
    const tank = unitIndex('4-royal-tank-a')
    let state = read.value
    let results: ReturnType<typeof chances<typeof state>> = []
    for (const text of ['activate 3', 'move 4-royal-tank-a', 'to 4']) {
      const choice = parseNotation(arras, text)
      if (!choice.ok) throw new Error(choice.reason)
      results = chances(arras, state, arras.toAct(state), choice.value)
      state = results[0]!.state
    }
    const lost = results.filter(({ state: after }) => after.place[tank] === after.board.eliminated)
    const chance = lost.reduce((sum, { probability }) => sum + probability, 0)
    expect(chance).toBeCloseTo(oddsOf(5 - 9, 2, 2).casualties[0]!, 12)
  })
})
