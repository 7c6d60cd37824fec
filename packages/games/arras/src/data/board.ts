import { distances, makeGraph } from '@estafette/board'
import type { Graph } from '@estafette/board'
import { LOCATION_IDS, locationIndex, UNIT_CODES, unitIndex } from './codes.ts'
import { parseBoardPack } from './pack.ts'
import type { BoardPack } from './pack.ts'
import {
  BOUNDARIES,
  COLOURS,
  INITIATIVES,
  mapSource,
  NATIONALITIES,
  SIDES,
  UNIT_TYPES,
  unitsSource,
} from './source.ts'
import type { LocationSource, SideName, UnitSource } from './source.ts'

export const AREA_COUNT = 28 // ARR-2.1.1a
export const LOCATION_COUNT = 34
export const ALLIED_UNIT_COUNT = 54
export const UNIT_COUNT = 86

export const ALLIED = 0
export const GERMAN = 1
export const ROLL = 2 // initiative decided by dice, ARR-4.1b

// Borders: a line or a river, and the arrow of a zone. ARR-2.1.1c, ARR-2.1.3a
export const LINE = 0
export const RIVER = 1
export const ARROW = 2

export const BLACK = 0
export const BLUE = 1
export const HALF = 2

export const BRITISH = 0
export const FRENCH = 1
export const WEHRMACHT = 2
export const SS = 3

// ARR-3.2a
export const INFANTRY = 0
export const ARMOR = 1
export const ANTI_TANK = 2
export const FLAK = 3
export const ARTILLERY = 4
export const LEADER = 5

/** A set-up group of one side; locations are indices, -1 where there is none. */
export interface Group {
  readonly side: number
  readonly letter: string
  readonly index: number // A = 0
  readonly members: readonly number[] // units, without the optional ones
  readonly optionalMembers: readonly number[] // units that join by a balance option, ARR-15.2b
  readonly historical: number // location in the historical set-up
  readonly locked: boolean // in the historical set-up, until released
  readonly closed: number // location nobody may enter before the release (historical), or -1
  readonly heldBack: boolean // in the free set-up
  readonly fixed: number // its only location in the free set-up, or -1
  readonly entry: readonly number[] // entry list at release
}

/** Rows of the turn track, indexed by the turn number 1..7 (0 is unused). */
export interface TurnTrack {
  readonly last: number
  readonly hours: readonly string[]
  readonly initiative: Uint8Array // ALLIED, GERMAN or ROLL
  readonly alliedAir: Uint8Array
  readonly germanAir: Uint8Array
}

export interface Victory {
  readonly autoAreas: readonly number[]
  readonly autoAreasNeeded: number
  readonly autoZones: readonly number[]
  readonly threshold: number
  readonly pathZones: readonly number[]
}

/** The immutable tables of the game: locations 0..33 (1..28, A..F), units 0..85 (Allied first). */
export interface Board {
  readonly graph: Graph // borders LINE, RIVER, ARROW
  readonly distance: Uint8Array // hops, [from * LOCATION_COUNT + to]
  readonly locationNames: readonly string[] // printed ids '1'..'28', 'A'..'F'
  readonly locationTitles: readonly string[] // 'Wancourt'
  readonly isZone: Uint8Array
  readonly tem: Uint8Array
  readonly square: Uint8Array // 1 = square identifier
  readonly colour: Uint8Array // BLACK, BLUE, HALF
  readonly redRing: Uint8Array // a mark of ARR-11.1a, ARR-2.1.5a
  readonly initialControl: Uint8Array // ALLIED, GERMAN
  readonly southOfScarpe: Uint8Array
  readonly bordersScarpe: Uint8Array
  readonly stackingLimit: Uint8Array // per side

  readonly unitIds: readonly string[] // as in the data, 'al-7-royal-tank-a'
  readonly unitCodes: readonly string[] // for notation, '7-royal-tank-a'
  readonly unitNames: readonly string[] // '7 Royal Tank A'
  readonly unitSide: Uint8Array // ALLIED, GERMAN
  readonly nationality: Uint8Array // BRITISH, FRENCH, WEHRMACHT, SS; leaders too, ARR-3.2d
  readonly type: Uint8Array // INFANTRY .. LEADER
  readonly recon: Uint8Array
  readonly overrunCapable: Uint8Array // italic factor, ARR-3.3a
  readonly optional: Uint8Array // 1 = only with a balance option
  readonly group: Uint8Array // letter index, A = 0
  readonly attack: Int8Array // [unit + UNIT_COUNT * reduced]; 0 for leaders
  readonly defence: Int8Array // [unit + UNIT_COUNT * reduced]
  readonly spentDefence: Int8Array // [unit + UNIT_COUNT * reduced]
  readonly movement: Int8Array // [unit + UNIT_COUNT * reduced]
  readonly rommel: number // unit

  readonly groups: readonly [allied: readonly Group[], german: readonly Group[]]
  readonly setupLocations: readonly [allied: readonly number[], german: readonly number[]]
  readonly setupFirst: number // side that places first in the free set-up
  readonly turnTrack: TurnTrack
  readonly victory: Victory
  readonly whiteStars: readonly number[] // +1 to the Allied initiative when Allied
  readonly blackStars: readonly number[] // -1 to the Allied initiative when German
  readonly gortAreas: readonly number[]
  readonly reserveAreas: readonly number[] // a British unit here releases Allied group J
  readonly rommelNorth: { readonly from: readonly number[]; readonly to: readonly number[] }
}

/** Builds the tables from the data files, with the overrides of a pack; throws on a faulty pack. */
export function makeBoard(pack: BoardPack = {}): Board {
  const checked = parseBoardPack(pack)
  if (!checked.ok) throw new Error(`board pack, ${checked.at}: ${checked.reason}`)
  const locations: readonly LocationSource[] = [...mapSource.areas, ...mapSource.zones]
  const units = unitsSource.units
  const graph = makeGraph(
    LOCATION_COUNT,
    mapSource.adjacency.map((link) => ({
      a: knownLocation(link.a),
      b: knownLocation(link.b),
      border: BOUNDARIES.indexOf(link.boundary),
    })),
  )
  const locationTable = (read: (location: LocationSource) => number | boolean) =>
    Uint8Array.from(locations, (location) => Number(read(location)))
  const unitTable = (read: (unit: UnitSource) => number | boolean) =>
    Uint8Array.from(units, (unit) => Number(read(unit)))
  const starred = (star: LocationSource['star']) =>
    locations.filter((location) => location.star === star).map(({ id }) => knownLocation(id))
  const override = (location: LocationSource) => pack.locations?.[location.id]

  return {
    graph,
    distance: distances(graph),
    locationNames: LOCATION_IDS,
    locationTitles: locations.map(({ name }) => name),
    isZone: locationTable(({ kind }) => kind === 'zone'),
    tem: locationTable((location) => override(location)?.tem ?? location.tem),
    square: locationTable((location) => (override(location)?.shape ?? location.shape) === 'square'),
    colour: locationTable(({ colour }) => COLOURS.indexOf(colour)),
    redRing: locationTable(({ redRing }) => redRing),
    initialControl: locationTable(({ initialControl }) => SIDES.indexOf(initialControl)),
    southOfScarpe: locationTable(({ sideOfScarpe }) => sideOfScarpe === 'south'),
    bordersScarpe: locationTable(({ bordersScarpe }) => bordersScarpe),
    stackingLimit: locationTable(({ stackingLimit }) => stackingLimit),

    unitIds: units.map(({ id }) => id),
    unitCodes: UNIT_CODES,
    unitNames: units.map(({ name }) => name),
    unitSide: unitTable(({ side }) => SIDES.indexOf(side)),
    nationality: unitTable(({ nationality }) => NATIONALITIES.indexOf(nationality)),
    type: unitTable(({ type }) => UNIT_TYPES.indexOf(type)),
    recon: unitTable(({ recon }) => recon),
    overrunCapable: unitTable(({ overrun }) => overrun),
    optional: unitTable(({ optional }) => optional),
    group: unitTable(({ group }) => letterIndex(group)),
    ...makeFactors(pack),
    rommel: knownUnit('rommel'),

    groups: [makeGroups('allied'), makeGroups('german')],
    setupLocations: [
      knownLocations(mapSource.setupZones.allied.locations),
      knownLocations(mapSource.setupZones.german.locations),
    ],
    setupFirst: SIDES.indexOf(unitsSource.setup.free.first),
    turnTrack: makeTurnTrack(),
    victory: {
      autoAreas: knownLocations(mapSource.victory.autoAreas),
      autoAreasNeeded: mapSource.victory.autoAreasNeeded,
      autoZones: knownLocations(mapSource.victory.autoZones),
      threshold: mapSource.victory.threshold,
      pathZones: knownLocations(mapSource.victory.pathZones),
    },
    whiteStars: starred('white'),
    blackStars: starred('black'),
    gortAreas: knownLocations(mapSource.gort.areas),
    reserveAreas: knownLocations(mapSource.reserveTrigger.areas),
    rommelNorth: {
      from: knownLocations(mapSource.rommelNorth.from),
      to: knownLocations(mapSource.rommelNorth.to),
    },
  }
}

function makeFactors(pack: BoardPack) {
  const attack = new Int8Array(2 * UNIT_COUNT)
  const defence = new Int8Array(2 * UNIT_COUNT)
  const spentDefence = new Int8Array(2 * UNIT_COUNT)
  const movement = new Int8Array(2 * UNIT_COUNT)
  const reduced = new Map(
    unitsSource.reorganisedUnits.map((counter) => [counter.original, counter]),
  )
  const write = (at: number, code: string, counter: UnitSource) => {
    const change = pack.counters?.[code]
    attack[at] = change?.attack ?? counter.fresh.attack ?? 0
    defence[at] = change?.defence ?? counter.fresh.defence
    spentDefence[at] = change?.spentDefence ?? counter.spent.defence
    movement[at] = change?.movement ?? counter.fresh.movement
  }
  unitsSource.units.forEach((unit, index) => {
    const code = UNIT_CODES[index]!
    const counter = reduced.get(unit.id)
    write(index, code, unit)
    if (counter) write(index + UNIT_COUNT, `${code}:r`, counter)
    else write(index + UNIT_COUNT, code, unit)
  })
  return { attack, defence, spentDefence, movement }
}

function makeGroups(side: SideName): Group[] {
  const { free, historical } = unitsSource.setup
  const optional = unitsSource.units.filter((unit) => unit.optional && unit.side === side)
  return Object.entries(unitsSource.groups[side]).map(([letter, ids]) => {
    const locked = historical.locked[side].includes(letter)
    const entry = mapSource.entry[side][letter]?.locations ?? []
    const closed = locked ? historical.closedUntilRelease[letter] : undefined
    const fixed = free.fixed[side]?.[letter]
    return {
      side: SIDES.indexOf(side),
      letter,
      index: letterIndex(letter),
      members: ids.map(knownId),
      optionalMembers: optional
        .filter(({ group }) => group === letter)
        .map(({ id }) => knownId(id)),
      historical: knownLocation(historical.placement[side][letter] ?? ''),
      locked,
      closed: closed === undefined ? -1 : knownLocation(closed),
      heldBack: free.heldBack[side].includes(letter),
      fixed: fixed === undefined ? -1 : knownLocation(fixed),
      entry: knownLocations(entry),
    }
  })
}

function makeTurnTrack(): TurnTrack {
  const { turns } = mapSource.turnTrack
  return {
    last: turns.length,
    hours: ['', ...turns.map(({ hour }) => hour)],
    initiative: Uint8Array.of(0, ...turns.map((turn) => INITIATIVES.indexOf(turn.initiative))),
    alliedAir: Uint8Array.of(0, ...turns.map(({ alliedAir }) => alliedAir)),
    germanAir: Uint8Array.of(0, ...turns.map(({ germanAir }) => germanAir)),
  }
}

function letterIndex(letter: string | null): number {
  return letter === null ? 255 : letter.charCodeAt(0) - 65
}

function knownLocations(ids: readonly string[]): number[] {
  return ids.map(knownLocation)
}

function knownLocation(id: string): number {
  const index = locationIndex(id)
  if (index < 0) throw new Error(`unknown location '${id}'`)
  return index
}

function knownId(id: string): number {
  return knownUnit(id.slice(3))
}

function knownUnit(code: string): number {
  const index = unitIndex(code)
  if (index < 0) throw new Error(`unknown unit '${code}'`)
  return index
}

export const standardBoard: Board = makeBoard()
