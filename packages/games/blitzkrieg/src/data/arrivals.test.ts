import { expect, test } from 'vitest'
import { boards, challenged, checked, met, stalled, undone, unleashed } from './battles.ts'
import type { Board } from './board.ts'
import { EDGES } from './codes.ts'

const INTERDICTION = { src: 'interdiction', perUnit: 1, max: 2 }
const DONE = { src: 'completedTurns', perTurn: -1 }
const harassedBy = (event: string) => ({ src: 'event', event, value: 1 })
const DELAYS = [INTERDICTION, harassedBy('fifthColumnist')]
const REFUGEES = [INTERDICTION, harassedBy('refugees')]
const AUTO = { kind: 'auto' }
const below = (mods: readonly object[]) => ({
  kind: 'die',
  natural6Fails: true,
  mods,
  succeedBelowTurn: true,
})

// Rule, battle, id in its data, first and last turn, procedure.
test.each([
  ['GEM-SET-9', checked, '3pz', 1, 20, AUTO],
  ['GEM-REI-1', checked, '3dlm', 2, 11, { kind: 'die', mods: DELAYS, succeedAtMost: 3 }],
  ['GEM-REI-2', checked, '2dlm', 12, 20, { kind: 'die', mods: DELAYS, succeedAtMost: 3 }],
  ['GEM-REI-3', checked, '20mot', 2, 12, below([])],
  ['GEM-REI-4', checked, '35id-a', 11, 20, AUTO],
  [
    'GEM-REI-4',
    checked,
    '35id-b',
    14,
    20,
    {
      kind: 'die',
      natural6Fails: true,
      mods: [
        { src: 'formationOnMap', formation: '2 DLM', value: -1 },
        { src: 'turnsAfter', turn: 14, perTurn: -1 },
      ],
      succeedAtMost: 1,
    },
  ],
  ['GEM-REI-5', checked, '18id', 13, 20, AUTO],
  ['SED-SET-9', unleashed, '2pz-late', 1, 20, AUTO],
  [
    'SED-REI-1',
    unleashed,
    'regA',
    1,
    20,
    { kind: 'die', natural6Fails: true, mods: [...DELAYS, DONE], succeedAtMost: 1 },
  ],
  ['SED-REI-2', unleashed, 'conditional', 2, 20, { kind: 'die', mods: DELAYS, succeedAtMost: 4 }],
  [
    'DIN-REI-1',
    challenged,
    'pz',
    1,
    32,
    { kind: 'countPerTurn', mods: [{ src: 'interdictionPrevious', perUnit: 1, max: 2 }] },
  ],
  ['DIN-REI-2', challenged, 'inf', 7, 32, { kind: 'countPerTurn', mods: [] }],
  [
    'DIN-REI-3',
    challenged,
    '5dim',
    2,
    32,
    { kind: 'die', natural6Fails: true, mods: DELAYS, succeedAtMost: 3 },
  ],
  [
    'DIN-REI-4',
    challenged,
    '4dina',
    8,
    32,
    { kind: 'die', natural6Fails: true, mods: DELAYS, succeedAtMost: 3 },
  ],
  [
    'DIN-REI-5 DIN-REI-8',
    challenged,
    '1dcr',
    28,
    32,
    { kind: 'die', mods: DELAYS, succeedAtMost: 4 },
  ],
  ['ARS-SET-4', stalled, 'left-core', 1, 9, AUTO],
  ['ARS-SET-5', stalled, 'right-core', 1, 9, AUTO],
  ['ARS-REI-1', stalled, 'left-cup', 1, 9, below(REFUGEES)],
  ['ARS-REI-1', stalled, 'right-cup', 1, 9, below(REFUGEES)],
  [
    'ARS-REI-2',
    stalled,
    '1dlm',
    1,
    9,
    below([...REFUGEES, { src: 'formationOnMap', formation: '5 Pz', value: -1 }]),
  ],
  ['ARS-REI-3', stalled, 'petre', 11, 19, AUTO],
  ['ARS-REI-4', stalled, '7pz-r', 2, 10, below([])],
  ['ARS-REI-4', stalled, 'ss-r', 2, 10, below([])],
  ['ARS-REI-5', stalled, '5pz', 1, 19, { ...below([]), turnOfDay: true }],
  ['STO-REI-1', met, '8pz-kg', 2, 20, AUTO],
  ['STO-REI-1', met, '8pz-sch', 6, 20, AUTO],
  [
    'STO-REI-2 STO-REI-3',
    met,
    '205a',
    3,
    20,
    { kind: 'die', natural6Fails: true, mods: [DONE, ...DELAYS], succeedAtMost: 1 },
  ],
  [
    'STO-REI-2 STO-REI-3',
    met,
    't4',
    4,
    20,
    { kind: 'die', natural6Fails: true, mods: [DONE, ...DELAYS], succeedAtMost: 1 },
  ],
  [
    'STO-REI-2 STO-REI-3',
    met,
    't5',
    5,
    20,
    { kind: 'die', natural6Fails: true, mods: [DONE, ...DELAYS], succeedAtMost: 1 },
  ],
  ['HAN-SET-5', undone, '5pz', 1, 20, AUTO],
  ['HAN-SET-5', undone, '13sr', 1, 20, AUTO],
  ['HAN-SET-5', undone, '35pz', 1, 20, AUTO],
  ['HAN-SET-5', undone, '12sr', 1, 20, AUTO],
  ['HAN-REI-1', undone, '12cuir', 9, 20, { kind: 'die', mods: DELAYS, succeedAtMost: 4 }],
  ['HAN-REI-1', undone, '3-11rdp', 12, 20, { kind: 'die', mods: DELAYS, succeedAtMost: 4 }],
])('%s', (_rule, board, id, from, to, procedure) => {
  const { source } = one(board, id)
  expect(source).toMatchObject({ from, to, procedure })
})

function one(board: Board, id: string) {
  return board.reinforcements.find(({ source }) => source.id === id)!
}

/** Where the units of a group come in, in short. */
function entryOf(board: Board, id: string, group?: string): string {
  const { source, units, groups } = one(board, id)
  const wanted = group === undefined ? groups[0]! : board.groupCodes.indexOf(group)
  const unit = units.find((other) => board.unitGroup[other] === wanted)!
  const hexes = board.entryHexes[unit]!
  const edge = EDGES.find((_, index) => board.edgeHexes[index]!.join(' ') === hexes.join(' '))
  if (edge) return edge
  return (source.entryByGroup?.[board.groupCodes[wanted]!] ?? source.entry)!.hexes.join(' ')
}

test.each([
  ['GEM-SET-9', checked, '3pz', undefined, 'E'],
  ['GEM-REI-1', checked, '3dlm', undefined, 'W'],
  ['GEM-REI-2', checked, '2dlm', undefined, 'W'],
  ['GEM-REI-3', checked, '20mot', undefined, 'E'],
  ['GEM-REI-4', checked, '35id-a', undefined, 'E'],
  ['GEM-REI-5', checked, '18id', undefined, '0901'],
  ['SED-REI-1', unleashed, 'regA', undefined, '1604'],
  ['SED-REI-1', unleashed, 'regB', undefined, '1604 1606'],
  ['SED-REI-1', unleashed, 'regC', undefined, '0114 0117'],
  ['SED-REI-2', unleashed, 'conditional', 'conD', '1604 1606'],
  ['SED-REI-2', unleashed, 'conditional', 'conE-dcr', '1613 1616'],
  ['SED-REI-2', unleashed, 'conditional', 'conF', '0114 0117 1604 1606 1613 1616'],
  ['SED-REI-2', unleashed, 'conditional', 'conG', '0114 0117'],
  ['DIN-REI-1', challenged, 'pz', undefined, 'E'],
  ['DIN-REI-2', challenged, 'inf', undefined, 'E'],
  ['DIN-REI-3', challenged, '5dim', undefined, 'W'],
  ['DIN-REI-5', challenged, '1dcr', undefined, 'W'],
  ['ARS-SET-4', stalled, 'left-core', undefined, '0801 0901 1001 1101 1201 1301 1401'],
  ['ARS-SET-5', stalled, 'right-core', undefined, '0101 0201 0301 0401 0501 0601 0701 0801'],
  ['ARS-REI-1', stalled, 'left-cup', undefined, '0801'],
  ['ARS-REI-2', stalled, '1dlm', undefined, '0801'],
  ['ARS-REI-3', stalled, 'petre', undefined, '1501'],
  ['ARS-REI-4', stalled, '7pz-r', undefined, '2018'],
  ['ARS-REI-4', stalled, 'ss-r', undefined, '0418'],
  ['ARS-REI-5', stalled, '5pz', undefined, '2206'],
  ['STO-REI-1', met, '8pz-kg', undefined, '1301 1401 1501 1601 1701 1801 1901'],
  ['STO-REI-2', met, 't4', undefined, 'S'],
  ['STO-REI-2', met, 't5', undefined, 'S'],
  ['HAN-SET-5', undone, '5pz', undefined, '1901 1902 1903 1904 1905 1906'],
  ['HAN-SET-5', undone, '35pz', undefined, '1910 1911 1912 1913 1914 1915 1916'],
  ['HAN-REI-1', undone, '12cuir', undefined, 'W'],
])('%s: where it comes in', (_rule, board, id, group, hexes) => {
  expect(entryOf(board, id, group)).toBe(hexes)
})

test('GEM-REI-1, GEM-REI-3, ARS-REI-4: who is late comes without a die', () => {
  expect(one(checked, '3dlm').source.autoFrom).toBe(12)
  expect(one(checked, '20mot').source.autoFrom).toBe(13)
  expect(one(stalled, '7pz-r').source.autoFrom).toBe(11)
  expect(one(stalled, 'ss-r').source.autoFrom).toBe(11)
})

test('GEM-REI-2, SED-REI-4: an event keeps some away', () => {
  expect(one(checked, '2dlm').source.blockedByEvent).toBe('meuseBreakout')
  expect(one(unleashed, 'conditional').source.blockedByEvent).toBe('dinantBreakout')
})

test('DIN-REI-10: nothing keeps 1re DCR away', () => {
  expect(one(challenged, '1dcr').source.blockedByEvent).toBeUndefined()
})

test('STO-REI-2: the first battalions of 205th from the west or the south', () => {
  const hexes = one(met, '205a').source.entry!.hexes
  expect(hexes).toHaveLength(13)
  expect(hexes).toEqual(expect.arrayContaining(['0104', '0112', '0512']))
})

test('SED-REI-3, ARS-REI-2, ARS-REI-5, HAN-REI-1: arrivals that score for the enemy', () => {
  expect(one(unleashed, 'conditional').source).toMatchObject({
    vpToEnemyPerUnit: 1,
    vpFormations: ['3 DCR', '3 DIM'],
    vpDates: ['1940-05-13'],
  })
  expect(one(stalled, '1dlm').source.vpToEnemyPerUnit).toBe(1)
  expect(one(stalled, '5pz').source.vpToEnemyPerUnitByDate).toEqual({
    '1940-05-21': 2,
    '1940-05-22': 1,
  })
  expect(one(undone, '12cuir').source.vpToEnemyPerUnit).toBe(1)
})

test('BLZ-REI-11: who rides when it enters', () => {
  expect(one(challenged, 'pz').source.inTransport).toEqual(['infantry', 'artillery'])
  expect(one(challenged, '5dim').source.inTransport).toEqual(['infantry', 'artillery'])
  expect(one(challenged, '1dcr').source.inTransport).toEqual(['artillery'])
  expect(one(challenged, 'inf').source.inTransportGroups).toEqual(['xv'])
})

test.each([
  ['GEM-OPT-1', checked, 'armourPanic'],
  ['GEM-OPT-2', checked, '18id'],
  ['SED-OPT-1', unleashed, 'armourPanic'],
  ['DIN-OPT-1', challenged, 'armourPanic'],
  ['ARS-OPT-1', stalled, 'armourPanic'],
  ['ARS-OPT-2', stalled, 'flak88Bombard'],
  ['ARS-OPT-3', stalled, 'trenches'],
  ['STO-OPT-1', met, 'armourPanic'],
  ['STO-OPT-2', met, 'b1Surprise'],
  ['HAN-OPT-1', undone, 'armourPanic'],
  ['HAN-OPT-2', undone, 'somuaSurprise'],
])('%s: an option of the battle', (_rule, board, id) => {
  expect(board.optionIds).toContain(id)
})

test('BLZ-COM-5: the tracks say when, not who', () => {
  for (const { source } of boards) {
    const keys = new Set(source.scenario.turns.flatMap((turn) => Object.keys(turn)))
    expect([...keys].toSorted()).toEqual(['date', 'night', 'time', 'turn'])
  }
})
