import { isRecord, misfits, type Known, type Shape } from './shape.ts'
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
  return [
    ...unitFaults(units).map((fault) => `units.json: ${fault}`),
    ...scenarioFaults(scenario, units, map).map((fault) => `scenario.json: ${fault}`),
  ]
}

/** The values of a field of the records in a list. */
function fieldsOf(file: unknown, key: string, field: string): ReadonlySet<string> {
  const items = isRecord(file) ? file[key] : undefined
  if (!Array.isArray(items)) return new Set()
  return new Set(items.flatMap((item) => (isRecord(item) ? [String(item[field])] : [])))
}

function knownIn({ map, units, scenario }: BattleFiles): Known {
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

function doubles(place: string, ids: readonly string[]): string[] {
  return ids.flatMap((id, at) =>
    ids.indexOf(id) < at ? [`${place}[${at}].id: duplicate id ${JSON.stringify(id)}`] : [],
  )
}

function unitFaults({ units, groups, formations }: UnitsSource): string[] {
  const sideOf = new Map(groups.map(({ id, side }) => [id, side]))
  return [
    ...doubles(
      'units',
      units.map(({ id }) => id),
    ),
    ...doubles(
      'groups',
      groups.map(({ id }) => id),
    ),
    ...doubles(
      'formations',
      formations.map(({ id }) => id),
    ),
    ...units.flatMap(({ side, group }, at) =>
      sideOf.get(group) === side ? [] : [`units[${at}].group: must be of the side of the unit`],
    ),
  ]
}

function scenarioFaults(scenario: ScenarioSource, units: UnitsSource, map: MapSource): string[] {
  const { turns, setup, reinforcements, events, options, sides } = scenario
  const last = turns.length
  const shared = sides.GERMAN.supplyHexes.filter((hex) => sides.ALLIED.supplyHexes.includes(hex))
  return [
    ...doubles(
      'setup',
      setup.map(({ id }) => id),
    ),
    ...doubles(
      'reinforcements',
      reinforcements.map(({ id }) => id),
    ),
    ...doubles(
      'events',
      events.map(({ id }) => id),
    ),
    ...doubles(
      'options',
      options.map(({ id }) => id),
    ),
    ...turns.flatMap(({ turn }, at) =>
      turn === at + 1 ? [] : [`turns[${at}].turn: turn ${turn} where ${at + 1} was expected`],
    ),
    ...reinforcements.flatMap(({ from, to }, at) => [
      ...(from > to
        ? [`reinforcements[${at}].from: must not be after to, got ${from} and ${to}`]
        : []),
      ...(to > last
        ? [`reinforcements[${at}].to: too late, got ${to}: the last turn is ${last}`]
        : []),
    ]),
    ...shared.map((hex) => `sides: ${hex} must not supply both`),
    ...diceFaults(scenario),
    ...groupFaults(scenario, units),
    ...edgeFaults(scenario, map),
  ]
}

/** Every sum of two dice has one event. */
function diceFaults({ events }: ScenarioSource): string[] {
  return Array.from({ length: 11 }, (_, at) => at + 2).flatMap((sum) => {
    const count = events.filter(({ rolls }) => rolls.includes(sum)).length
    if (count === 1) return []
    return [`events: ${count === 0 ? 'missing event' : 'duplicate events'} for the sum ${sum}`]
  })
}

/** Every group comes into the battle once, on its own side. */
function groupFaults({ setup, reinforcements }: ScenarioSource, units: UnitsSource): string[] {
  const sideOf = new Map(units.groups.map(({ id, side }) => [id, side]))
  const uses = [
    ...setup.map((one, at) => ({ ...one, place: `setup[${at}]` })),
    ...reinforcements.map((one, at) => ({ ...one, place: `reinforcements[${at}]` })),
  ]
  const first = new Map<string, string>()
  const found = uses.flatMap(({ groups, side, place }) =>
    groups.flatMap((group) => {
      const before = first.get(group)
      first.set(group, before ?? place)
      if (before !== undefined)
        return [`${place}.groups: duplicate ${group}: it is in ${before} too`]
      return sideOf.get(group) === side
        ? []
        : [`${place}.groups: ${group} must be of the same side`]
    }),
  )
  const idle = units.groups.filter(({ id, units: members }) => members.length > 0 && !first.has(id))
  return [
    ...found,
    ...idle.map(
      ({ id }) =>
        `setup: missing ${id}: neither set-up nor reinforcements bring it into the battle`,
    ),
  ]
}

/** Who enters, enters on the edge that is named. */
function edgeFaults({ reinforcements }: ScenarioSource, { edges }: MapSource): string[] {
  return reinforcements.flatMap(({ entry }, at) => {
    if (!entry) return []
    const rim = new Set(entry.edge.split(',').flatMap((edge) => edges[edge as 'N'] ?? []))
    return entry.hexes
      .filter((hex) => !rim.has(hex))
      .map((hex) => `reinforcements[${at}].entry: ${hex} is not on the edge ${entry.edge}`)
  })
}
