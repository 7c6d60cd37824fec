import { STACKING_LIMIT } from './codes.ts'
import { doubles } from './check-units.ts'
import { eventFaults } from './check-events.ts'
import { pictureFaults } from './check-picture.ts'
import { shown } from './shape.ts'
import type {
  EntrySource,
  MapSource,
  ReinforcementSource,
  ScenarioSource,
  SetupSource,
  UnitsSource,
} from './source.ts'

/** What contradicts itself in a scenario, its lines of victory apart. */
export function scenarioFaults(
  scenario: ScenarioSource,
  units: UnitsSource,
  map: MapSource,
): string[] {
  const { setup, reinforcements, events, options, sides } = scenario
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
  const shared = sides.GERMAN.supplyHexes.filter((hex) => sides.ALLIED.supplyHexes.includes(hex))
  return [
    ...doubles('setup', ids(setup)),
    ...doubles('reinforcements', ids(reinforcements)),
    ...doubles('events', ids(events)),
    ...doubles('options', ids(options)),
    ...turnFaults(scenario),
    ...sideFaults(scenario),
    ...shared.map((hex) => `sides: ${hex} must not supply both sides`),
    ...setup.flatMap((zone, at) => roomFaults(zone, units, `setup[${at}]`)),
    ...reinforcements.flatMap((one, at) =>
      arrivalFaults(one, scenario.turns.length, map, `reinforcements[${at}]`),
    ),
    ...groupFaults(scenario, units),
    ...eventFaults(scenario),
    ...optionFaults(scenario),
    ...pictureFaults(scenario),
  ]
}

function turnFaults({ turns, setupOrder, airUnits, game }: ScenarioSource): string[] {
  return [
    ...(turns.length > 0 ? [] : ['turns: must have a turn, got none']),
    ...turns.flatMap(({ turn, date }, at) => [
      ...(turn === at + 1 ? [] : [`turns[${at}].turn: must be ${at + 1}, got ${turn}`]),
      ...(at > 0 && date < turns[at - 1]!.date
        ? [`turns[${at}].date: must not be before ${turns[at - 1]!.date}, got ${date}`]
        : []),
    ]),
    ...(new Set(setupOrder).size === 2 && setupOrder.length === 2
      ? []
      : [`setupOrder: must name GERMAN and ALLIED once each, got ${shown(setupOrder)}`]),
    ...airUnits.flatMap(({ id }, at) =>
      id.startsWith(`${game}-air-`)
        ? []
        : [`airUnits[${at}].id: must begin with "${game}-air-", got ${shown(id)}`],
    ),
  ]
}

function sideFaults({ sides }: ScenarioSource): string[] {
  return (['GERMAN', 'ALLIED'] as const).flatMap((side) =>
    sides[side].supplyHexes.length > 0
      ? []
      : [`sides.${side}.supplyHexes: must name a hex, got none`],
  )
}

/** A zone has room for all who have to be placed there. */
function roomFaults(zone: SetupSource, { groups }: UnitsSource, place: string): string[] {
  if (zone.mayHoldBack !== undefined) return []
  const own = groups.filter(({ id }) => zone.groups.includes(id))
  const all = own.reduce((sum, { units }) => sum + units.length, 0)
  const most = zone.count ? Math.min(all, 6 * zone.count.die + zone.count.plus) : all
  const room = zone.zone.hexes.length * (zone.maxPerHex ?? STACKING_LIMIT)
  if (room >= most) return []
  return [`${place}.zone.hexes: must have room for ${most} units, got room for ${room}`]
}

/** Turns, dice and entries of a reinforcement. */
function arrivalFaults(
  one: ReinforcementSource,
  last: number,
  { edges }: MapSource,
  place: string,
): string[] {
  const { from, to, procedure, entry, entryByGroup, offMap, availableWith } = one
  const entries = [
    ...(entry ? [['entry', entry] as const] : []),
    ...Object.entries(entryByGroup ?? {}).map(
      ([group, its]) => [`entryByGroup.${group}`, its] as const,
    ),
  ]
  const hasThreshold = procedure.succeedAtMost !== undefined || procedure.succeedBelowTurn === true
  return [
    ...(from > to ? [`${place}.from: must not be after "to", which is ${to}, got ${from}`] : []),
    ...(to > last ? [`${place}.to: must be at most ${last}, the last turn, got ${to}`] : []),
    ...(procedure.kind === 'die' && !hasThreshold
      ? [`${place}.procedure: must have succeedAtMost or succeedBelowTurn, got neither`]
      : []),
    ...(entries.length > 0 || offMap || availableWith
      ? []
      : [`${place}: must have entry or entryByGroup, got neither`]),
    ...entries.flatMap(([key, its]) => entryFaults(its, edges, `${place}.${key}`)),
    ...(procedure.mods ?? []).flatMap((mod, at) =>
      modFaults(mod, `${place}.procedure.mods[${at}]`),
    ),
  ]
}

function entryFaults(entry: EntrySource, edges: MapSource['edges'], place: string): string[] {
  const names = entry.edge.split(',')
  const wrong = names.filter((edge) => !Object.hasOwn(edges, edge))
  if (wrong.length > 0) return [`${place}.edge: must be N, S, W or E, got ${shown(entry.edge)}`]
  const rim = new Set(names.flatMap((edge) => edges[edge as 'N']))
  if (entry.hexes.length === 0) return [`${place}.hexes: must name a hex, got none`]
  return entry.hexes.flatMap((hex, at) =>
    rim.has(hex) ? [] : [`${place}.hexes[${at}]: must lie at the edge ${entry.edge}, got ${hex}`],
  )
}

/** What each kind of modifier has to say. */
const MOD_KEYS: Readonly<Record<string, readonly string[]>> = {
  interdiction: ['max'],
  interdictionPrevious: ['max'],
  event: ['event', 'value'],
  completedTurns: ['perTurn'],
  turnsAfter: ['turn', 'perTurn'],
  formationOnMap: ['formation', 'value'],
}

function modFaults(mod: { readonly src: string }, place: string): string[] {
  return MOD_KEYS[mod.src]!.filter((key) => !Object.hasOwn(mod, key)).map(
    (key) => `${place}.${key}: is missing`,
  )
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
      if (before !== undefined) return [`${place}.groups: ${group} is in ${before} already`]
      return sideOf.get(group) === side ? [] : [`${place}.groups: ${group} is of the other side`]
    }),
  )
  const idle = units.groups.filter(({ id, units: members }) => members.length > 0 && !first.has(id))
  return [
    ...found,
    ...idle.map(({ id }) => `setup: a zone or a reinforcement must name the group ${id}`),
  ]
}

const ENGINE_OPTIONS: readonly string[] = ['armourPanic', 'trenches', 'flak88Bombard']

/** An option is known to the rules, or something in the data depends on it. */
function optionFaults({ options, reinforcements, victory }: ScenarioSource): string[] {
  const used = new Set([
    ...ENGINE_OPTIONS,
    ...reinforcements.flatMap(({ option }) => option ?? []),
    ...victory.rules.flatMap(({ option }) => option ?? []),
  ])
  return options.flatMap(({ id, attackerVehicles, defenderArmored, defenderVehicles }, at) => {
    const place = `options[${at}]`
    if (attackerVehicles) {
      return defenderArmored || defenderVehicles
        ? []
        : [`${place}: must have defenderArmored or defenderVehicles, got neither`]
    }
    if (used.has(id)) return []
    const known = ENGINE_OPTIONS.join(', ')
    return [`${place}.id: must be one of ${known}, or be used by a reinforcement, got ${shown(id)}`]
  })
}
