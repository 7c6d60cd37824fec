import { describe, expect, test } from 'vitest'
import { standardBoard } from './data/board.ts'
import { resultOf } from './data/charts.ts'
import { CRT_COLUMNS } from './data/standard.ts'
import { combatResults, oddsColumn, oddsRow, resultIndex } from './odds.ts'

describe('odds', () => {
  test.each([
    [19, 4, '3-1'],
    [15, 8, '1-1'],
    [30, 6, '5-1'],
    [60, 6, '5-1'],
    [3, 7, '1-2'],
    [18, 7, '2-1'],
    [11, 7, '1-1'],
    [28, 14, '2-1'],
    [23, 8, '2-1'],
    [12, 4, '3-1'],
    [7, 14, '1-2'],
    [0, 4, '1-2'],
    [7, 7, '1-1'],
    [6, 7, '1-2'],
  ])('CEL-11.0.8 TV-11 %i against %i is %s', (attack, defence, column) => {
    expect(CRT_COLUMNS[oddsColumn(standardBoard, attack, defence)]).toBe(column)
  })

  test('CEL-11.0.25 below 0 the first row, above 9 the last', () => {
    expect([-4, -1, 0, 1, 9, 10, 14].map(oddsRow)).toEqual([0, 0, 0, 1, 9, 10, 10])
  })

  test.each([
    [3, '-', '1'],
    [6, '-', '1R'],
    [2, '1', '1'],
  ])('CEL-11.0.16 TV-55 5-1, modified %i: attacker %s, defender %s', (die, attacker, defender) => {
    const index = resultIndex(CRT_COLUMNS.indexOf('5-1'), die)
    expect(standardBoard.crtAttacker[index]).toBe(resultOf(`${attacker}/-`, 0))
    expect(standardBoard.crtDefender[index]).toBe(resultOf(`-/${defender}`, 1))
  })

  test('CEL-11.0.16 every die has one result, equal neighbours are one', () => {
    for (let column = 0; column < CRT_COLUMNS.length; column++) {
      for (let modifier = -8; modifier <= 8; modifier++) {
        const results = combatResults(standardBoard, column, modifier)
        expect(results.reduce((sum, one) => sum + one.probability, 0)).toBeCloseTo(1, 12)
        let next = 0
        for (const { from, to, attacker, defender, probability } of results) {
          expect(from).toBe(next)
          expect(probability).toBeCloseTo((to - from + 1) / 10, 12)
          for (let die = from; die <= to; die++) {
            const index = resultIndex(column, die + modifier)
            expect(standardBoard.crtAttacker[index]).toBe(attacker)
            expect(standardBoard.crtDefender[index]).toBe(defender)
          }
          next = to + 1
        }
        expect(next).toBe(10)
      }
    }
  })
})
