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
    'scenario.json: setup[0].zones: nobody knows this key',
    ({ scenario }) => set(scenario['setup']![0], 'zones', []),
  ],
  ['scenario.json: turns: is missing', ({ scenario }) => delete scenario['turns']],
  [
    'scenario.json: setup[1].zone.hexes[0]: there is no hex "9999"',
    ({ scenario }) => set(scenario['setup']![1]!['zone']!['hexes'], '0', '9999'),
  ],
  [
    'scenario.json: reinforcements[1].groups[0]: there is no group "4dlm"',
    ({ scenario }) => set(scenario['reinforcements']![1]!['groups'], '0', '4dlm'),
  ],
  [
    'scenario.json: reinforcements[1].from: 12 is after to, 11',
    ({ scenario }) => set(scenario['reinforcements']![1], 'from', 12),
  ],
  [
    'scenario.json: events: no event has the sum 12',
    ({ scenario }) => set(scenario['events']![0], 'rolls', [2]),
  ],
  [
    'scenario.json: events: several events have the sum 8',
    ({ scenario }) => set(scenario['events']![0], 'rolls', [2, 8, 12]),
  ],
  [
    'scenario.json: setup[1].id: another one is called "15dim"',
    ({ scenario }) => set(scenario['setup']![1], 'id', '15dim'),
  ],
  [
    'scenario.json: reinforcements[0].entry: 0505 does not lie on the edge E',
    ({ scenario }) => set(scenario['reinforcements']![0]!['entry'], 'hexes', ['0505']),
  ],
  [
    'units.json: units[0].attack: has to be a whole number',
    ({ units }) => set(units['units']![0], 'attack', 'four'),
  ],
  [
    'units.json: units[0].type: "panzer" is none of',
    ({ units }) => set(units['units']![0], 'type', 'panzer'),
  ],
  [
    'map.json: hexes.1001.terrain: "hill" is none of',
    ({ map }) => set(map['hexes']!['1001'], 'terrain', 'hill'),
  ],
  [
    'scenario.json: sides: 0101 supplies both',
    ({ scenario }) => set(scenario['sides']!['GERMAN']!['supplyHexes'], '0', '0101'),
  ],
] as readonly [string, (files: Record<keyof BattleFiles, Loose>) => void][])(
  '%s',
  (fault, change) => {
    expect(changed(change)[0]).toContain(fault)
  },
)
