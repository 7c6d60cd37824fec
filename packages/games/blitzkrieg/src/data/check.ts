import type { LeftOut } from './battles.ts'
import { buildFaults } from './check-build.ts'
import { mapFaults } from './check-map.ts'
import { scenarioFaults } from './check-scenario.ts'
import { unitFaults } from './check-units.ts'
import { victoryFaults } from './check-victory.ts'
import { folders } from './folders.ts'
import { isRecord, misfits, type KnownNames, type Shape } from './shape.ts'
import { mapShape, scenarioShape, unitsShape } from './shapes.ts'
import type { MapSource, ScenarioSource, UnitsSource } from './source.ts'

/** The files of a battle, as they come from outside. */
export interface BattleFiles {
  readonly map: unknown
  readonly units: unknown
  readonly scenario: unknown
}

const shapes: readonly (readonly [keyof BattleFiles, Shape])[] = [
  ['map', mapShape],
  ['units', unitsShape],
  ['scenario', scenarioShape],
]

/** What is wrong with the files of a battle: unknown keys, wrong values, contradictions; one line each. */
export function checkBattle(files: BattleFiles): string[] {
  const known = knownIn(files)
  const found = shapes.flatMap(([file, shape]) =>
    misfits(files[file], shape, '', known).map((fault) => `${file}.json: ${fault}`),
  )
  if (found.length > 0) return found // contradictions are looked for in what can be read
  const map = files.map as MapSource
  const units = files.units as UnitsSource
  const scenario = files.scenario as ScenarioSource
  const contradictions = [
    ...mapFaults(map).map((fault) => `map.json: ${fault}`),
    ...unitFaults(units).map((fault) => `units.json: ${fault}`),
    ...scenarioFaults(scenario, units, map).map((fault) => `scenario.json: ${fault}`),
    ...victoryFaults(scenario, map).map((fault) => `scenario.json: ${fault}`),
  ]
  return contradictions.length > 0 ? contradictions : buildFaults({ map, units, scenario })
}

/** The first thing that is wrong with a battle that cannot be built, with its file. */
export function whyLeftOut({ id, reason }: LeftOut, files: BattleFiles = folders[id]!): string {
  const [fault = `scenario.json: ${reason}`] = checkBattle(files)
  return `packages/games/blitzkrieg/data/${id}/${fault}`
}

/** The values of a field of the records in a list. */
function fieldsOf(file: unknown, key: string, field: string): ReadonlySet<string> {
  const items = isRecord(file) ? file[key] : undefined
  if (!Array.isArray(items)) return new Set()
  return new Set(items.flatMap((item) => (isRecord(item) ? [String(item[field])] : [])))
}

function knownIn({ map, units, scenario }: BattleFiles): KnownNames {
  const hexes = isRecord(map) && isRecord(map['hexes']) ? Object.keys(map['hexes']) : []
  return {
    hex: new Set(hexes),
    unit: fieldsOf(units, 'units', 'id'),
    group: fieldsOf(units, 'groups', 'id'),
    formation: fieldsOf(units, 'formations', 'id'),
    event: fieldsOf(scenario, 'events', 'id'),
    reinforcement: fieldsOf(scenario, 'reinforcements', 'id'),
    zone: fieldsOf(scenario, 'setup', 'id'),
    option: fieldsOf(scenario, 'options', 'id'),
    date: fieldsOf(scenario, 'turns', 'date'),
  }
}
