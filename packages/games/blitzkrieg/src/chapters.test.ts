import { describe, expect, test } from 'vitest'
import { challenged, checked, stalled, unleashed } from './battles.ts'
import { arrives } from './reinforcements.ts'
import { fact, play, position, why } from './testing.ts'
import { levelOf } from './victory.ts'
import { OPERATIONAL, STRATEGIC, TACTICAL, victories } from './victories.ts'

describe('supply', () => {
  test('V-01 BLZ-SUP-4, BLZ-SUP-6: who cannot trace is disrupted', () => {
    const s = position(
      checked,
      'turn 3\nexploiting yes\nat 1310 15dim-I/4RI\nat 0810 15dim-II/4RI\nat 1309 3pz-1/3\nat 1311 3pz-2/3',
    )
    play(checked, s, ['done'])
    expect(fact(checked, s, 'phasing')).toBe('allied')
    expect(fact(checked, s, '15dim-I/4RI')).toBe('1310 disrupted')
    expect(fact(checked, s, '15dim-II/4RI')).toBe('0810')
  })

  test('V-44 BLZ-SUP-5, BLZ-PON-4, BLZ-PON-6: a face-down pontoon carries supply, and is built', () => {
    const s = position(
      unleashed,
      'turn 4\nstep pontoon\nleft 1\nat 0107 1pz-I/1SR\nat 0108 1pz-II/1SR\nat 0118 55di-I/295',
    )
    play(unleashed, s, ['bridge 0107|0108'])
    expect(fact(unleashed, s, '1pz-II/1SR')).toBe('0108')
    expect(fact(unleashed, s, 'pontoon 1')).toBe('building')
  })

  test('V-58 BLZ-SUP-6: without a marker the far bank is cut off', () => {
    const s = position(
      unleashed,
      'turn 4\nstep pontoon\nleft 1\nat 0107 1pz-I/1SR\nat 0108 1pz-II/1SR\nat 0118 55di-I/295',
    )
    play(unleashed, s, ['done'])
    expect(fact(unleashed, s, '1pz-II/1SR')).toBe('0108 disrupted')
  })
})

describe('bombardment', () => {
  const guns = 'step bombard\nat 1302 3pz-75\nat 1301 3pz-1/5\n'

  test.each([
    ['1304 15dim-I/4RI', 4, '1304 disrupted'], // clear
    ['1304 15dim-I/4RI', 3, '1304'],
    ['1304 15dim-4GRDI', 4, '1304'], // armour in the open
    ['1304 15dim-4GRDI', 5, '1304 disrupted'],
    ['1306 15dim-I/4RI', 5, '1306'], // woods
    ['1306 15dim-I/4RI', 6, '1306 disrupted'],
    ['1306 15dim-4GRDI', 6, '1306'],
  ])('V-35 BLZ-AIR-9, BLZ-ART-2, BLZ-ART-4: %s, die %d: %s', (target, die, fate) => {
    const unit = target.split(' ')[1]
    const s = position(checked, `${guns}at ${target}`)
    play(checked, s, ['bombard 3pz-75'], [die])
    expect(fact(checked, s, unit!)).toBe(fate)
  })
})

describe('arrivals', () => {
  const index = (game: typeof checked, id: string) =>
    position(game, 'at 0101').board.reinforcements.findIndex(({ source }) => source.id === id)
  const dice = [1, 2, 3, 4, 5, 6]

  test.each([
    [checked, '3dlm', 'turn 4\nharassed 1\nair de-1 interdiction\nair de-2 interdiction', []], // V-38
    [checked, '3dlm', 'turn 4\nair de-1 interdiction', [1, 2]],
    [checked, '20mot', 'turn 2', [1]], // V-39
    [checked, '20mot', 'turn 6', [1, 2, 3, 4, 5]],
    [checked, '20mot', 'turn 9', [1, 2, 3, 4, 5]],
    [stalled, '7pz-r', 'turn 4', [1, 2, 3]], // V-40
    [stalled, '5pz', 'turn 13', [1, 2]],
    [unleashed, 'regA', 'turn 5\nair de-1 interdiction\nair de-2 interdiction', [1, 2, 3]], // V-42
  ])('V-38 .. V-42 BLZ-REI-6, BLZ-REI-7, BLZ-REI-8: %#', (game, id, lines, expected) => {
    const s = position(game, `${lines}\nat 0101`)
    expect(dice.filter((die) => arrives(s, index(game, id), die))).toEqual(expected)
  })

  test('V-43 DIN-REI-1: 5th Panzer waits for 7th Panzer', () => {
    const s = position(
      challenged,
      'turn 2\nat waiting 7pz-I/25 5pz-I/15\nquota pz:5\ndoing 7pz-I/25 entering\ndoing 5pz-I/15 entering',
    )
    expect(why(challenged, s, 'enter 5pz-I/15')).toBe('others-first')
    expect(why(challenged, s, 'enter 7pz-I/25')).toBe('legal')
  })
})

describe('victory', () => {
  test.each([
    [24, 12, OPERATIONAL],
    [23, 12, TACTICAL],
    [36, 12, OPERATIONAL],
    [37, 12, STRATEGIC],
    [10, 0, STRATEGIC],
  ])('V-48 BLZ-VIC-4: %d to %d halves', (winner, loser, level) => {
    expect(levelOf(winner, loser)).toBe(level)
  })

  test('V-48 BLZ-VIC-4: equal is a draw', () => {
    expect(victories[levelOf(14, 14)]).toBe('draw')
  })
})
