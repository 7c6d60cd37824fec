import { expect, test } from 'vitest'
import { checked } from './battles.ts'
import { cellIndex } from './charts.ts'
import { AIR_RESULTS, RESULTS } from './codes.ts'

const DICE = [1, 2, 3, 4, 5, 6]

test('BLZ-CBT-19: the combat results as printed, attacker / defender', () => {
  const { crtColumns, crtAttacker, crtDefender } = checked
  const row = (die: number): string =>
    crtColumns
      .map((_, column) => {
        const cell = cellIndex(column, die)
        return `${RESULTS[crtAttacker[cell]!]}/${RESULTS[crtDefender[cell]!]}`
      })
      .join(' ')
  expect(crtColumns).toEqual('1:4 1:3 1:2 1:1 3:2 2:1 3:1 4:1 5:1 6:1+'.split(' '))
  expect(DICE.map(row)).toEqual([
    'E/- E/- R/- R/- R/D -/- -/D -/R -/R -/R',
    'E/- R/- R/- R/D -/- -/D -/R -/R -/R* -/R*',
    'E/- R/- -/- -/- -/D -/R -/R -/R* -/R* -/E',
    'E/D -/- R/- R/- -/R -/R -/R* -/R* -/E -/E',
    'R/- -/D -/R -/R -/R -/R* -/R* -/E -/E -/E',
    '-/D -/D -/R -/R -/R* -/R* -/E -/E -/E -/E',
  ])
})

test('BLZ-ART-2, BLZ-AIR-4: bombardment and air combat as printed', () => {
  const text = (table: Uint8Array) => DICE.map((die) => AIR_RESULTS[table[die]!]).join('')
  expect(text(checked.bombardHard)).toBe('X---DD')
  expect(text(checked.bombardOpen)).toBe('X--DDD')
  expect(text(checked.interceptor)).toBe('X-----')
  expect(text(checked.intercepted)).toBe('A---AX')
  expect(checked.airReturn).toBe(2)
})
