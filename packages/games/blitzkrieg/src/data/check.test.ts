import { describe, expect, test } from 'vitest'
import { checked, everyBoard, stalled, training } from './battles.ts'
import { checkBattle, type BattleFiles } from './check.ts'

type Board = (typeof everyBoard)[number]

const filesOf = ({ source: { map, units, scenario } }: Board): BattleFiles => ({
  map,
  units,
  scenario,
})

test.each(everyBoard)('$id is sound', (board) => {
  expect(checkBattle(filesOf(board)).slice(0, 5)).toEqual([])
})

/** A value of a file that a test changes, whatever its shape. */
type Loose = Record<string, never> & { [key: string]: Loose & Loose[] }
type Files = Record<keyof BattleFiles, Loose>
type Change = (files: Files) => void

/** What is found in the files of a battle after one change. */
function changed(board: Board, change: Change): string[] {
  const files = JSON.parse(JSON.stringify(filesOf(board))) as Files
  change(files)
  return checkBattle(files)
}

const set = (record: unknown, key: string | number, value: unknown): void => {
  ;(record as Record<string, unknown>)[key] = value
}
const push = (list: unknown, value: unknown): void => {
  ;(list as unknown[]).push(value)
}
const at = (list: unknown, key: string, value: string): number =>
  (list as Record<string, unknown>[]).findIndex((one) => one[key] === value)

type Row = readonly [fault: string, change: Change, board?: Board]

/** Each row is one change to a sound battle, and the line that `check` says about it. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  'the page of the series': [
    [
      'scenario.json: series.lenght: unknown key',
      ({ scenario }) => set(scenario['series'], 'lenght', 3),
    ],
    [
      'scenario.json: series.text.fr: is missing',
      ({ scenario }) => set(scenario['series'], 'text', { en: 'A battle.' }),
    ],
    [
      'scenario.json: series.picture.first: must be in an odd column, got 0609',
      ({ scenario }) => set(scenario['series']!['picture'], 'first', '0609'),
    ],
    [
      'scenario.json: series.picture.name.off: must be two numbers, got [1]',
      ({ scenario }) => set(scenario['series']!['picture']!['name'], 'off', [1]),
    ],
    [
      'scenario.json: series.picture: must lie within 11 columns and 6 rows from 0509, got 0101',
      ({ scenario }) => set(scenario['series']!['picture'], 'middle', '0101'),
    ],
  ],
  'the kinds of values': [
    [
      'scenario.json: setup[0].zones: unknown key',
      ({ scenario }) => set(scenario['setup']![0], 'zones', []),
    ],
    ['scenario.json: turns: is missing', ({ scenario }) => delete scenario['turns']],
    [
      'scenario.json: setup[1].zone.hexes[0]: must be a hex of map.json, got "9999"',
      ({ scenario }) => set(scenario['setup']![1]!['zone']!['hexes'], 0, '9999'),
    ],
    [
      'scenario.json: reinforcements[1].groups[0]: must be a group of units.json, got "4dlm"',
      ({ scenario }) => set(scenario['reinforcements']![1]!['groups'], 0, '4dlm'),
    ],
    [
      'units.json: units[0].attack: must be a whole number from 0 to 9, got "four"',
      ({ units }) => set(units['units']![0], 'attack', 'four'),
    ],
    [
      'units.json: units[0].attack: must be a whole number from 0 to 9, got -3',
      ({ units }) => set(units['units']![0], 'attack', -3),
    ],
    [
      'units.json: units[0].movement: must be a whole number from 0 to 9, got 99',
      ({ units }) => set(units['units']![0], 'movement', 99),
    ],
    [
      'units.json: units[0].type: must be one of tank, armoredCar',
      ({ units }) => set(units['units']![0], 'type', 'panzer'),
    ],
    [
      'map.json: hexes.1001.terrain: must be one of clear, village, town, woods, rough, got "hill"',
      ({ map }) => set(map['hexes']!['1001'], 'terrain', 'hill'),
    ],
    [
      'scenario.json: turns[0].date: must be a date such as "1940-05-17", got "17 May"',
      ({ scenario }) => set(scenario['turns']![0], 'date', '17 May'),
    ],
    [
      'scenario.json: victory.rules[6].die.2: is missing',
      ({ scenario }) => {
        const lines = scenario['victory']!['rules']
        set(lines![at(lines, 'kind', 'rommelEliminated')], 'die', { 1: 1 })
      },
      stalled,
    ],
  ],
  'the map': [
    [
      'map.json: roadLinks[0]: must join hexes that touch, got 0105 and 0305',
      ({ map }) => set(map['roadLinks'], 0, ['0105', '0305']),
    ],
    [
      'map.json: hexsides[0]: must lie between hexes that touch, got 0105 and 0305',
      ({ map }) => {
        set(map['hexsides']![0], 'a', '0105')
        set(map['hexsides']![0], 'b', '0305')
      },
    ],
    [
      'map.json: hexes.0121: is missing; the map has 20 columns and 21 rows',
      ({ map }) => set(map, 'rows', 21),
    ],
    [
      'map.json: hexes.0120: must lie on the map, which has 20 columns and 19 rows',
      ({ map }) => set(map, 'rows', 19),
    ],
    [
      'map.json: edges.N[0]: must lie at the edge, got 0105',
      ({ map }) => set(map['edges']!['N'], 0, '0105'),
    ],
    [
      'map.json: exits[0].hex: must lie at the edge N, got 0505',
      ({ map }) => set(map['exits']![0], 'hex', '0505'),
    ],
    [
      '.bank: is missing; hexsides[0] is a river',
      ({ map }) => {
        for (const hex of Object.values(map['hexes']!)) delete (hex as Loose)['bank']
      },
      training,
    ],
    [
      'map.json: hexsides[0]: a river must part two banks, got W on both sides',
      ({ map }) => {
        for (const hex of Object.values(map['hexes']!)) set(hex, 'bank', 'W')
      },
      training,
    ],
  ],
  'the counters': [
    [
      'units.json: units[0].side: all German units must come first, got ALLIED before units[',
      ({ units }) => {
        const list = units['units'] as unknown as unknown[]
        list.unshift(list.pop())
      },
    ],
    [
      'units.json: units[1].name: must differ from units[0] of the same group, got ',
      ({ units }) => set(units['units']![1], 'name', units['units']![0]!['name']),
    ],
    [
      'units.json: units[0].armored: must be true for type tank, got false',
      ({ units }) => {
        const list = units['units']
        set(list![0], 'type', 'tank')
        set(list![0], 'armored', false)
      },
    ],
    [
      '.range: must be 1 or more for artillery, got nothing',
      ({ units }) => {
        const list = units['units']
        delete list![at(list, 'type', 'artillery')]!['range']
      },
    ],
    [
      '.type: an aa88 must have a transport in its group, got none in ss',
      ({ units }) => {
        const group = units['groups']![at(units['groups'], 'id', 'ss')]
        set(group, 'transports', [])
      },
      stalled,
    ],
    [
      '.attack: must be null for a transport, got 2',
      ({ units }) => {
        const list = units['units']
        set(list![at(list, 'type', 'transport')], 'attack', 2)
      },
    ],
    [
      'units.json: groups[27].id: duplicate id',
      ({ units }) => push(units['groups'], units['groups']![1]),
    ],
  ],
  'the scenario': [
    [
      'scenario.json: setup[0].zone.hexes: must have room for 9 units, got room for 1',
      ({ scenario }) => {
        set(scenario['setup']![0], 'maxPerHex', 1)
        set(scenario['setup']![0]!['zone'], 'hexes', ['1001'])
      },
    ],
    [
      'scenario.json: reinforcements[1].procedure: must have succeedAtMost or succeedBelowTurn, got neither',
      ({ scenario }) => {
        const procedure = scenario['reinforcements']![1]!['procedure'] as Loose
        delete procedure['succeedAtMost']
        delete procedure['succeedBelowTurn']
      },
    ],
    [
      'scenario.json: reinforcements[1].from: must not be after "to", which is 11, got 12',
      ({ scenario }) => set(scenario['reinforcements']![1], 'from', 12),
    ],
    [
      'scenario.json: reinforcements[0].entry.hexes[0]: must lie at the edge E, got 0505',
      ({ scenario }) => set(scenario['reinforcements']![0]!['entry'], 'hexes', ['0505']),
    ],
    [
      'scenario.json: events: exactly one must have the sum 12, got 0',
      ({ scenario }) => set(scenario['events']![0], 'rolls', [2]),
    ],
    [
      'scenario.json: events: exactly one must have the sum 8, got 2',
      ({ scenario }) => set(scenario['events']![0], 'rolls', [2, 8, 12]),
    ],
    [
      'scenario.json: events[0].effect.side: is missing',
      ({ scenario }) => delete scenario['events']![0]!['effect']!['side'],
    ],
    [
      'scenario.json: hasRommel: must be true, because events[',
      ({ scenario }) => {
        set(scenario, 'hasRommel', false)
        const lines = scenario['victory']!['rules'] as unknown as unknown[]
        lines.splice(at(lines, 'kind', 'rommelEliminated'), 1)
      },
      stalled,
    ],
    [
      'scenario.json: setup[1].id: duplicate id "15dim"',
      ({ scenario }) => set(scenario['setup']![1], 'id', '15dim'),
    ],
    [
      'scenario.json: turns[1].turn: must be 2, got 4',
      ({ scenario }) => set(scenario['turns']![1], 'turn', 4),
    ],
    [
      'scenario.json: sides: 0101 must not supply both sides',
      ({ scenario }) => set(scenario['sides']!['GERMAN']!['supplyHexes'], 0, '0101'),
    ],
    [
      'scenario.json: options[0].id: must be one of armourPanic, trenches, flak88Bombard, or be used by a reinforcement, got "armorPanic"',
      ({ scenario }) => set(scenario['options']![0], 'id', 'armorPanic'),
    ],
    [
      '.place: must be the name of a hex in map.json, got "Atlantis"',
      ({ scenario }) =>
        push(scenario['victory']!['rules'], {
          id: 'x',
          side: 'GERMAN',
          kind: 'placeOccupied',
          vp: 2,
          place: 'Atlantis',
        }),
    ],
    [
      '.edge: is missing',
      ({ scenario }) =>
        push(scenario['victory']!['rules'], {
          id: 'x',
          side: 'GERMAN',
          kind: 'exitedUnits',
          vp: 1,
        }),
    ],
  ],
}

describe.each(Object.entries(rows))(
  'in %s one change is found and said with its place',
  (_, of) => {
    for (const [fault, change, board = checked] of of) {
      test(`${fault}`, () => {
        const found = changed(board, change)
        expect(found.find((line) => line.includes(fault)) ?? found[0]).toContain(fault)
      })
    }
  },
)
