import { expect, test } from 'vitest'
import { checked, everyBoard } from './battles.ts'
import { checkBattle, type BattleFiles } from './check.ts'

const filesOf = ({
  source: { map, units, scenario },
}: (typeof everyBoard)[number]): BattleFiles => ({
  map,
  units,
  scenario,
})

test.each(everyBoard)('$id is sound', (board) => {
  expect(checkBattle(filesOf(board)).slice(0, 5)).toEqual([])
})

type Loose = Record<string, never> & { [key: string]: Loose & Loose[] }

/** The files of Gembloux after a change. */
function changed(change: (files: Record<keyof BattleFiles, Loose>) => void): string[] {
  const files = JSON.parse(JSON.stringify(filesOf(checked))) as Record<keyof BattleFiles, Loose>
  change(files)
  return checkBattle(files)
}

const set = (record: unknown, key: string, value: unknown): void => {
  ;(record as Record<string, unknown>)[key] = value
}

test.each([
  [
    'scenario.json: setup[0].zones: unknown key',
    ({ scenario }) => set(scenario['setup']![0], 'zones', []),
  ],
  ['scenario.json: turns: missing', ({ scenario }) => delete scenario['turns']],
  [
    'scenario.json: setup[1].zone.hexes[0]: unknown hex "9999"',
    ({ scenario }) => set(scenario['setup']![1]!['zone']!['hexes'], '0', '9999'),
  ],
  [
    'scenario.json: reinforcements[1].groups[0]: unknown group "4dlm"',
    ({ scenario }) => set(scenario['reinforcements']![1]!['groups'], '0', '4dlm'),
  ],
  [
    'scenario.json: reinforcements[1].from: must not be after to, got 12 and 11',
    ({ scenario }) => set(scenario['reinforcements']![1], 'from', 12),
  ],
  [
    'scenario.json: events: missing event for the sum 12',
    ({ scenario }) => set(scenario['events']![0], 'rolls', [2]),
  ],
  [
    'scenario.json: events: duplicate events for the sum 8',
    ({ scenario }) => set(scenario['events']![0], 'rolls', [2, 8, 12]),
  ],
  [
    'scenario.json: setup[1].id: duplicate id "15dim"',
    ({ scenario }) => set(scenario['setup']![1], 'id', '15dim'),
  ],
  [
    'scenario.json: reinforcements[0].entry: 0505 is not on the edge E',
    ({ scenario }) => set(scenario['reinforcements']![0]!['entry'], 'hexes', ['0505']),
  ],
  [
    'units.json: units[0].attack: must be a whole number, got "four"',
    ({ units }) => set(units['units']![0], 'attack', 'four'),
  ],
  [
    'units.json: units[0].type: must be one of',
    ({ units }) => set(units['units']![0], 'type', 'panzer'),
  ],
  [
    'map.json: hexes.1001.terrain: must be one of',
    ({ map }) => set(map['hexes']!['1001'], 'terrain', 'hill'),
  ],
  [
    'scenario.json: sides: 0101 must not supply both',
    ({ scenario }) => set(scenario['sides']!['GERMAN']!['supplyHexes'], '0', '0101'),
  ],
] as readonly [string, (files: Record<keyof BattleFiles, Loose>) => void][])(
  '%s',
  (fault, change) => {
    expect(changed(change)[0]).toContain(fault)
  },
)
