import { describe, expect, test } from 'vitest'
import { cellOf, packBoard, standardBoard, type Board } from './board.ts'
import { resultOf } from './charts.ts'
import { ALLIED, GERMAN, NOBODY, TOWN, WOODS } from './codes.ts'
import { addPackLine, packLines } from './pack-lines.ts'
import { makeCounter, parseBoardPack } from './pack.ts'
import { CRT_COLUMNS, hexAt, mapSource, UNIT_CODES, unitAt, unitSteps } from './standard.ts'

function boardOf(pack: unknown): Board {
  const parsed = parseBoardPack(standardBoard, pack)
  if (!parsed.ok) throw new Error(`${parsed.at}: ${parsed.reason}`)
  return packBoard(standardBoard, parsed.value)
}

const column = (cell: string) => Array.from({ length: 11 }, () => cell)

const corrections = {
  counters: { 'Lehr-901': '12-9-9/7-6:7-5/4-3', 'Lehr-recon': '6-5-9/3-2' },
  terrain: { '2213': 'w', '2214': 'C' },
  rearAreas: { german: ['3316', '3315'], allied: ['1500', '1600'] },
  crt: { '1-2': column('1RD/-'), '5-1': column('-/3') },
  infiltration: { disruptsUpTo: 2, failsUpTo: 5 },
  actions: { '1': [2, 2], '8': [0, 5] },
}

describe('a board pack', () => {
  test('CEL-2.0.4 changes counters', () => {
    const board = boardOf(corrections)
    const lehr = unitAt('Lehr-901') * 4
    expect([...board.attack.subarray(lehr, lehr + 4)]).toEqual([12, 7, 7, 4])
    expect([...board.defence.subarray(lehr, lehr + 4)]).toEqual([9, 6, 5, 3])
    expect(board.attack[unitAt('Lehr-recon') * 4]).toBe(6)
    expect(board.attack[unitAt('Lehr-902') * 4]).toBe(11)
    expect(standardBoard.attack[lehr]).toBe(11)
  })

  test('changes terrain, villages and the Rear Areas with the German sources', () => {
    const board = boardOf(corrections)
    expect(board.terrain[hexAt('2213')]).toBe(WOODS)
    expect([board.terrain[hexAt('2214')], board.village[hexAt('2214')]]).toEqual([0, 1])
    expect(board.terrain[hexAt('2113')]).toBe(TOWN)
    expect(board.rearArea[hexAt('3316')]).toBe(GERMAN)
    expect(board.rearArea[hexAt('1500')]).toBe(ALLIED)
    expect(board.rearArea[hexAt('2216')]).toBe(NOBODY)
    expect(board.supplySources[GERMAN]).toEqual([hexAt('3315'), hexAt('3316')])
    expect(board.supplySource[hexAt('2216')]! & 1).toBe(0)
  })

  test('changes the tables and the turn track', () => {
    const board = boardOf(corrections)
    expect(cellOf(board, CRT_COLUMNS.indexOf('5-1'), 4)).toBe('-/3')
    expect(board.crtDefender[4 * 11 + 4]).toBe(resultOf('-/3', 1))
    expect(board.crtAttacker[0]).toBe(resultOf('1RD/-', 0))
    expect([board.infiltrationDisruptsUpTo, board.infiltrationFailsUpTo]).toEqual([2, 5])
    expect([...board.actions.subarray(2, 4)]).toEqual([2, 2])
    expect([...board.actions.subarray(4, 6)]).toEqual([3, 2])
  })

  test('an empty pack changes nothing', () => {
    const { pack: _, printed: _p, ...tables } = boardOf({})
    const { pack: __, printed: __p, ...standard } = standardBoard
    expect(tables).toEqual(standard)
  })

  test.each<[string, unknown, string]>([
    ['no object', 42, ''],
    ['an unknown section', { rivers: {} }, 'rivers'],
    ['an unknown unit', { counters: { 'Lehr-999': '1-1-9/1-1' } }, 'counters.Lehr-999'],
    ['a reduced counter missing', { counters: { 'Lehr-901': '7-5-9/3-3' } }, 'counters.Lehr-901'],
    [
      'a reduced counter too many',
      { counters: { 'Lehr-recon': '7-5-9/3-3:1-1/1-1' } },
      'counters.Lehr-recon',
    ],
    [
      'a used side that is stronger',
      { counters: { 'Lehr-recon': '3-5-9/7-3' } },
      'counters.Lehr-recon',
    ],
    [
      'an allowance that is no third',
      { counters: { 'Lehr-recon': '7-5-8/3-3' } },
      'counters.Lehr-recon',
    ],
    [
      'a unit that stands still',
      { counters: { 'Lehr-recon': '7-5-0/3-3' } },
      'counters.Lehr-recon',
    ],
    [
      '3rd Armored on the move',
      { counters: { '3Arm-hotton': '0-4-9/0-4' } },
      'counters.3Arm-hotton',
    ],
    ['no defence', { counters: { 'Lehr-recon': '7-0-9/3-0' } }, 'counters.Lehr-recon'],
    ['a giant', { counters: { 'Lehr-recon': '31-5-9/3-3' } }, 'counters.Lehr-recon'],
    ['an unknown hex', { terrain: { '3400': 'c' } }, 'terrain.3400'],
    ['an unknown terrain', { terrain: { '2213': 'x' } }, 'terrain.2213'],
    ['a scoring town razed', { terrain: { '2113': 'c' } }, 'terrain.2113'],
    ['one Rear Area only', { rearAreas: { german: ['3316'] } }, 'rearAreas.allied'],
    ['a hex in both', { rearAreas: { german: ['3316'], allied: ['3316'] } }, 'rearAreas'],
    ['no edge', { rearAreas: { german: ['3015'], allied: ['1500'] } }, 'rearAreas.german'],
    ['a set-up hex', { rearAreas: { german: ['3316', '2113'], allied: [] } }, 'rearAreas'],
    ['an unknown column', { crt: { '4-1': column('-/-') } }, 'crt.4-1'],
    ['a short column', { crt: { '2-1': ['-/-'] } }, 'crt.2-1'],
    ['an unknown result', { crt: { '2-1': [...column('-/-').slice(1), '-/X'] } }, 'crt.2-1.10'],
    ['an empty result', { crt: { '2-1': column('/-') } }, 'crt.2-1.0'],
    ['a table in disorder', { infiltration: { disruptsUpTo: 4, failsUpTo: 1 } }, 'infiltration'],
    ['a ninth turn', { actions: { '9': [3, 3] } }, 'actions.9'],
    ['six actions', { actions: { '1': [6, 1] } }, 'actions.1'],
  ])('is refused with %s', (_, pack, at) => {
    expect(parseBoardPack(standardBoard, pack)).toMatchObject({ ok: false, at })
  })
})

describe('the lines of a position', () => {
  test('a board comes back from its lines as it was', () => {
    const board = boardOf(corrections)
    const lines = packLines(board)
    expect(lines).toContain('counter Lehr-901 12-9-9/7-6:7-5/4-3')
    expect(lines).toContain('infiltration 2 5')
    expect(lines).toContain('track 8 0 5')
    const pack: Record<string, Record<string, unknown>> = {}
    for (const line of lines) expect(addPackLine(pack, line.split(' '))).toBe(true)
    const { pack: _, printed: _p, ...tables } = boardOf(pack)
    const { pack: __, printed: __p, ...before } = board
    expect(tables).toEqual(before)
  })

  test('the standard board needs none, and other lines are left alone', () => {
    expect(packLines(standardBoard)).toEqual([])
    expect(packLines(boardOf({}))).toEqual([])
    expect(addPackLine({}, ['turn', '3'])).toBe(false)
  })

  test('rubbish in a line is refused by the pack', () => {
    const pack: Record<string, Record<string, unknown>> = {}
    expect(addPackLine(pack, ['infiltration', 'one', '4'])).toBe(true)
    expect(parseBoardPack(standardBoard, pack).ok).toBe(false)
  })

  test('every printed counter can be written and read', () => {
    const text = (unit: number) =>
      makeCounter(
        {
          attack: [...standardBoard.attack.subarray(unit * 4, unit * 4 + 4)],
          defence: [...standardBoard.defence.subarray(unit * 4, unit * 4 + 4)],
          movement: standardBoard.movement[unit]!,
        },
        unitSteps[unit]!,
      )
    const { german, allied } = mapSource.rearAreas
    const counters = Object.fromEntries(UNIT_CODES.map((code, unit) => [code, text(unit)]))
    const { pack: _, printed: _p, ...tables } = boardOf({ counters, rearAreas: { german, allied } })
    const { pack: __, printed: __p, ...standard } = standardBoard
    expect(tables).toEqual(standard)
  })
})
