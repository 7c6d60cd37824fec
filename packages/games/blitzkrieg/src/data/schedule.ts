import { GERMAN, NOBODY, UNIT_TYPES } from './codes.ts'
import { hexAt, type MapTables } from './map.ts'
import { scoredHexes } from './scoring.ts'
import type {
  EffectSource,
  EntrySource,
  EventSource,
  ReinforcementSource,
  ScenarioSource,
  SetupSource,
  VictorySource,
} from './source.ts'
import { groupAt, sideNumber, type UnitTables } from './units.ts'

/** Where units of a side may be set up, and how; one zone may serve several rules. BLZ-COM-4, SED-SET-2, SED-SET-10 */
export interface SetupZone {
  readonly source: SetupSource
  readonly side: number
  readonly rule: string
  readonly units: readonly number[] // combat units, in the order they are placed
  readonly transports: readonly number[] // those they may be set up with
  readonly allowed: Uint8Array // 1 by hex
  readonly mostInHex: number // combat units
}

/** Units that arrive by one procedure. BLZ-REI-1, DIN-REI-8, DIN-REI-10, STO-REI-3 */
export interface Reinforcement {
  readonly source: ReinforcementSource
  readonly rule: string // of the group
  readonly arrivalRule: string // of its dice, where the data names another. ARS-REI-1
  readonly side: number
  readonly groups: readonly number[]
  readonly units: readonly number[] // combat units
  readonly option: number // it is only played with, -1 for none
}

/** A random event and how often it comes. BLZ-EVT-3 */
export interface RandomEvent {
  readonly source: EventSource
  readonly rule: string
  readonly effects: readonly EffectSource[] // the parts of one that has several
}

/** One thing that an event does. */
export interface RandomEffect {
  readonly code: string // the event's, with the kind of the part where it has several
  readonly event: number
  readonly source: EffectSource
}

/** Turns, set-up, reinforcements, events and victory of a battle. */
export interface ScheduleTables {
  readonly lastTurn: number // BLZ-COM-5
  readonly night: Uint8Array // 1 by turn
  readonly day: Uint8Array // number of the date by turn, a night that of the day that ended. BLZ-EVT-2
  readonly dates: readonly string[]
  readonly firstPlayer: number // BLZ-COM-3
  readonly firstToSetUp: number // BLZ-COM-2
  readonly zones: readonly SetupZone[] // those of the first to set up, then the others
  readonly unitZone: Int8Array // by unit, -1 for those that arrive
  readonly reinforcements: readonly Reinforcement[]
  readonly unitReinforcement: Int8Array // by unit, -1 for none
  readonly isCounted: Uint8Array // 1 by reinforcement: so many units of it may enter in a turn
  readonly entryOrder: Int8Array // by unit: those of a lower number enter before it. DIN-REI-1
  readonly mandatoryTurn: Uint8Array // by unit: in which it must enter, 0 for none. HAN-SET-7
  readonly entersRiding: Uint8Array // 1 by unit: on foot only if no transport is left. BLZ-REI-11
  readonly mayBreakOut: Uint8Array // 1 by unit: may leave for good once an event has come. SED-EVT-3
  readonly entryHexes: readonly (readonly number[])[] // by unit, ascending
  readonly drawEntryHexes: readonly (readonly number[])[] // of those drawn before the game. ARS-SET-4
  readonly edgeEntryHexes: readonly (readonly number[])[] // all hexes of the same edges. BLZ-REI-4
  readonly events: readonly RandomEvent[]
  readonly effects: readonly RandomEffect[] // of all events, in their order
  readonly eventOf: Int8Array // event by sum of the dice
  readonly scoring: readonly VictorySource[]
  readonly scoringHexes: ReadonlyMap<VictorySource, readonly number[]> // what each is about
  readonly initialControl: Int8Array // side by hex, NOBODY for none. BLZ-VIC-3, ARS-VIC-4
  readonly optionIds: readonly string[]
  readonly optionRules: readonly string[]
  readonly airSides: Uint8Array // side by air unit, the Germans first
  readonly airCodes: readonly string[]
  readonly airCount: number
  readonly firstSideAir: number
  readonly surgeOnly: Uint8Array // 1: the air unit comes by an event only. BLZ-EVT-7
  readonly raf: Int8Array // 1: leaves for good with ARS-EVT-4
  readonly entrenchments: number // markers at set-up. BLZ-ENT-1, GEM-SET-7, DIN-SET-4, HAN-SET-4
  readonly hasRommel: boolean
}

/** Reads the scenario of a battle. */
export function makeSchedule(
  source: ScenarioSource,
  map: MapTables,
  units: UnitTables,
): ScheduleTables {
  const { turns, airUnits, victory, options } = source
  const dates = [...new Set(turns.map(({ date }) => date))]
  const sideOrder = source.setupOrder.map(sideNumber)
  const zones = source.setup
    .map((zone) => makeZone(zone, map, units))
    .toSorted((a, b) => sideOrder.indexOf(a.side) - sideOrder.indexOf(b.side))
  const reinforcements = source.reinforcements.map((one) => makeReinforcement(one, source, units))
  const unitZone = new Int8Array(units.unitCount).fill(-1)
  zones.forEach((zone, index) => {
    for (const unit of [...zone.units, ...zone.transports]) unitZone[unit] = index
  })
  const unitReinforcement = new Int8Array(units.unitCount).fill(-1)
  reinforcements.forEach((one, index) => {
    const trucks = (one.source.transports ?? []).map((code) => groupAt(units, code))
    for (const group of one.groups) {
      for (const unit of units.groupUnits[group]!) unitReinforcement[unit] = index
    }
    for (const group of [...one.groups, ...trucks]) {
      for (const unit of units.groupTransports[group]!) unitReinforcement[unit] = index
    }
  })
  const byUnit = (pick: (one: ReinforcementSource, unit: number, group: string) => number) =>
    Array.from(unitReinforcement, (index, unit) => {
      const group = units.groupCodes[units.unitGroup[unit]!]!
      return index < 0 ? 0 : pick(reinforcements[index]!.source, unit, group)
    })
  const entries = (pick: (one: ReinforcementSource, group: string) => EntrySource | undefined) =>
    Array.from(unitReinforcement, (index, unit) =>
      index < 0
        ? undefined
        : pick(reinforcements[index]!.source, units.groupCodes[units.unitGroup[unit]!]!),
    )
  const entryOf = (one: ReinforcementSource, group: string) =>
    one.entryByGroup?.[group] ?? one.entry
  const air = airUnits.toSorted((a, b) => sideNumber(a.side) - sideNumber(b.side))
  return {
    lastTurn: turns.length,
    night: Uint8Array.of(0, ...turns.map(({ night }) => (night ? 1 : 0))),
    day: Uint8Array.of(0, ...turns.map(({ date }) => dates.indexOf(date))),
    dates,
    firstPlayer: sideNumber(source.firstPlayer),
    firstToSetUp: sideOrder[0]!,
    zones,
    unitZone,
    reinforcements,
    unitReinforcement,
    isCounted: Uint8Array.from(reinforcements, ({ source: { procedure, countOnArrival } }) =>
      procedure.kind === 'countPerTurn' || countOnArrival ? 1 : 0,
    ),
    entryOrder: Int8Array.from(byUnit(({ order }, _unit, group) => order?.indexOf(group) ?? 0)),
    mandatoryTurn: Uint8Array.from(byUnit(({ mandatoryTurn = 0 }) => mandatoryTurn)),
    entersRiding: Uint8Array.from(
      byUnit(({ inTransport, inTransportGroups }, unit, group) => {
        const isKind = inTransport?.includes(UNIT_TYPES[units.unitType[unit]!]!) ?? false
        return isKind || inTransportGroups?.includes(group) ? 1 : 0
      }),
    ),
    mayBreakOut: Uint8Array.from(byUnit(({ exitHexes }) => (exitHexes ? 1 : 0))),
    entryHexes: entries(entryOf).map((entry) => hexesOf(map, entry?.hexes)),
    drawEntryHexes: entries((one) => one.initialDraw?.entry).map((entry) =>
      hexesOf(map, entry?.hexes),
    ),
    edgeEntryHexes: entries(entryOf).map((entry) => edgeHexes(map, entry)),
    events: source.events.map((event) => ({
      source: event,
      rule: event.rule,
      effects: event.effect.parts ?? [event.effect],
    })),
    effects: source.events.flatMap(({ id, effect }, event) =>
      (effect.parts ?? [effect]).map((part) => ({
        code: effect.parts ? `${id}-${part.kind}` : id,
        event,
        source: part,
      })),
    ),
    eventOf: Int8Array.from({ length: 13 }, (_, sum) =>
      source.events.findIndex(({ rolls }) => rolls.includes(sum)),
    ),
    scoring: victory.rules,
    scoringHexes: new Map(victory.rules.map((line) => [line, scoredHexes(map, line)])),
    initialControl: controlOf(map, victory.initialControl),
    optionIds: options.map(({ id }) => id),
    optionRules: options.map(({ rule }) => rule),
    airSides: Uint8Array.from(air, ({ side }) => sideNumber(side)),
    airCodes: air.map(({ id }) => id.slice(source.game.length + '-air-'.length)),
    airCount: air.length,
    firstSideAir: air.filter(({ side }) => sideNumber(side) === GERMAN).length,
    surgeOnly: Uint8Array.from(air, ({ onlyByEvent }) => (onlyByEvent ? 1 : 0)),
    raf: Int8Array.from(air, ({ nation }) => (nation === 'UK' ? 1 : 0)),
    entrenchments: source.entrenchments,
    hasRommel: source.hasRommel,
  }
}

function hexesOf(map: MapTables, ids: readonly string[] = []): readonly number[] {
  return ids.map((id) => hexAt(map, id)).toSorted((a, b) => a - b)
}

/** Every hex of the edges an entry is on, on the bank where it lies. BLZ-REI-4, V-68 */
function edgeHexes(map: MapTables, entry: EntrySource | undefined): readonly number[] {
  if (!entry) return []
  const bank = map.bank[hexAt(map, entry.hexes[0]!)]!
  const names = entry.edge.split(',')
  const hexes = ['N', 'S', 'W', 'E'].flatMap((edge, index) =>
    names.includes(edge) ? map.edgeHexes[index]! : [],
  )
  return [...new Set(hexes)].filter((hex) => map.bank[hex] === bank).toSorted((a, b) => a - b)
}

/** The rules a text of the data names: 'SED-SET-8/9', 'DIN-REI-5..9', 'ARS-SET-4/REI-1'. */
function rulesIn(text: string): { readonly rule: string; readonly arrivalRule: string } {
  const [first = '', second = ''] = text.split('/')
  const rule = first.replace(/\.\..*$/, '')
  const isWhole = /^[A-Z]+-\d+$/.test(second)
  return { rule, arrivalRule: isWhole ? `${rule.split('-')[0]}-${second}` : rule }
}

function makeZone(source: SetupSource, map: MapTables, units: UnitTables): SetupZone {
  const groups = source.groups.map((code) => groupAt(units, code))
  const trucks = (source.transports ?? []).map((code) => groupAt(units, code))
  const allowed = new Uint8Array(map.hexCount)
  for (const hex of hexesOf(map, source.zone.hexes)) allowed[hex] = 1
  return {
    source,
    side: sideNumber(source.side),
    rule: rulesIn(source.rule).rule,
    units: groups.flatMap((group) => units.groupUnits[group]!),
    transports: [...groups, ...trucks].flatMap((group) => units.groupTransports[group]!),
    allowed,
    mostInHex: source.maxPerHex ?? 3,
  }
}

function makeReinforcement(
  source: ReinforcementSource,
  { setup, options }: ScenarioSource,
  units: UnitTables,
): Reinforcement {
  const held = setup.find(({ mayHoldBack }) => mayHoldBack === source.id)
  const groups = [...source.groups, ...(held?.groups ?? [])].map((code) => groupAt(units, code))
  return {
    source,
    ...rulesIn(source.rule),
    side: sideNumber(source.side),
    groups,
    units: groups.flatMap((group) => units.groupUnits[group]!),
    option: options.findIndex(({ id }) => id === source.option),
  }
}

function controlOf(
  map: MapTables,
  control: ScenarioSource['victory']['initialControl'],
): Int8Array {
  const table = new Int8Array(map.hexCount).fill(NOBODY)
  for (const hex of hexesOf(map, control?.GERMAN)) table[hex] = 0
  for (const hex of hexesOf(map, control?.ALLIED)) table[hex] = 1
  return table
}
