import { battles, challenged, checked, stalled } from '@estafette/blitzkrieg'
import type { Board } from '@estafette/blitzkrieg/screen'
import { languages } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { blitzWords, dateOf, hourOf, points, sideName, signed, whenOf } from './words.ts'

function boardOf(game: (typeof battles)[number]): Board {
  const made = game.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error(game.id)
  return made.value.board
}

describe('turns', () => {
  test('have a date and an hour, as each language writes them', () => {
    const board = boardOf(checked)
    expect(whenOf(board, 1, 'en')).toBe('14 May, 06:00')
    expect(whenOf(board, 2, 'fr')).toMatch(/^14.mai, 7.h.30$/)
    expect(hourOf(board, 1, 'fr')).toMatch(/^6.h$/)
    expect(dateOf(board, 12, 'en')).toBe('15 May')
  })

  test('at night have no hour, and are of the day that ends', () => {
    const board = boardOf(challenged)
    expect(whenOf(board, 7, 'en')).toBe('12 May, night')
    expect(whenOf(board, 7, 'fr')).toMatch(/^12.mai, nuit$/)
    expect(whenOf(board, 0, 'en')).toBe('Set-up')
  })

  test('are all told in both languages', () => {
    for (const board of battles.map(boardOf)) {
      for (const language of languages) {
        for (let turn = 1; turn <= board.lastTurn; turn++) {
          expect(whenOf(board, turn, language)).not.toMatch(/undefined|NaN|Invalid|^,/)
        }
      }
    }
  })
})

test('sides go by the names the battle has for them', () => {
  expect([0, 1].map((side) => sideName(boardOf(checked), side, 'en'))).toEqual(['German', 'French'])
  expect(sideName(boardOf(stalled), 1, 'en')).toBe('Allied')
  expect(sideName(boardOf(stalled), 1, 'fr')).toBe('Alliés')
  expect(sideName(boardOf(checked), 0, 'fr')).toBe('Allemands')
})

test('halves are written as fractions, signs as signs', () => {
  expect([0, 1, 2, 15, -3].map(points)).toEqual(['0', '½', '1', '7½', '−1½'])
  expect([-2, 0, 3].map(signed)).toEqual(['−2', '0', '+3'])
})

test('results are told in the order of the table', () => {
  for (const language of languages) {
    expect(blitzWords(language).results).toHaveLength(5)
    expect(blitzWords(language).resultShort).toEqual(['–', 'D', 'R', 'R*', 'E'])
  }
})
