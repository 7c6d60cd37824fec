import { distances, makeGraph } from '@estafette/board'
import type { Graph } from '@estafette/board'
import { locationIdsOf, unitCodesOf } from './codes.ts'
import { parseBoardPack } from './pack.ts'
import type { BoardPack } from './pack.ts'
import {
  BOUNDARIES,
  COLOURS,
  INITIATIVES,
  NATIONALITIES,
  SIDES,
  standardSource,
  UNIT_TYPES,
} from './source.ts'
import type { LocationSource, SideName, Source, UnitSource } from './source.ts'

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
export interface BoardGroup {
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

/** The immutable tables of a game: locations (areas, then zones), units (Allied first). */
export interface Board {
  readonly source: Source
  readonly areaCount: number // ARR-2.1.1a
  readonly locationCount: number
  readonly firstSideUnits: number
  readonly unitCount: number

  // Where a unit is when it is not in a location: numbers beyond those of the locations.
  readonly offMap: number // awaiting its release
  readonly eliminated: number
  readonly removed: number // for good
  readonly absent: number // not in this game
  readonly placeNames: readonly string[] // of all of them, as positions write them

  readonly graph: Graph // borders LINE, RIVER, ARROW
  readonly distance: Uint8Array // hops, [from * locationCount + to]
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
  readonly attack: Int8Array // [unit + unitCount * reduced]; 0 for leaders
  readonly defence: Int8Array // [unit + unitCount * reduced]
  readonly spentDefence: Int8Array // [unit + unitCount * reduced]
  readonly movement: Int8Array // [unit + unitCount * reduced]
  readonly rommel: number // unit

  readonly letters: readonly string[] // of the groups; the Germans have all of them
  readonly frenchPark: number // closed until the French are released (historical), ARR-14.2.3a
  readonly panzerPark: number // likewise, ARR-14.2.3b
  readonly groups: readonly [allied: readonly BoardGroup[], german: readonly BoardGroup[]]
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

/** Builds the tables from their source, with the overrides of a pack; throws on a faulty pack. */
export function makeBoard(source: Source, pack: BoardPack = {}): Board {
  const checked = parseBoardPack(source, pack)
  if (!checked.ok) throw new Error(`board pack, ${checked.at}: ${checked.reason}`)
  const { map } = source
  const locations: readonly LocationSource[] = [...map.areas, ...map.zones]
  const { units, setup } = source.units
  const locationNames = locationIdsOf(source)
  const unitCodes = unitCodesOf(source)
  const locationCount = locations.length
  const knownLocation = finder(locationNames, 'location')
  const knownLocations = (ids: readonly string[]): number[] => ids.map(knownLocation)
  const groups = [makeGroups(source, 'allied'), makeGroups(source, 'german')] as const
  const closedBy = (side: 0 | 1, letter: string): number =>
    groups[side].find((group) => group.letter === letter)?.closed ?? -1
  const graph = makeGraph(
    locationCount,
    map.adjacency.map((link) => ({
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
    source,
    areaCount: map.areas.length,
    locationCount,
    firstSideUnits: units.filter(({ side }) => side === 'allied').length,
    unitCount: units.length,
    offMap: locationCount,
    eliminated: locationCount + 1,
    removed: locationCount + 2,
    absent: locationCount + 3,
    placeNames: [...locationNames, 'off-map', 'eliminated', 'removed', 'absent'],

    graph,
    distance: distances(graph),
    locationNames,
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
    unitCodes,
    unitNames: units.map(({ name }) => name),
    unitSide: unitTable(({ side }) => SIDES.indexOf(side)),
    nationality: unitTable(({ nationality }) => NATIONALITIES.indexOf(nationality)),
    type: unitTable(({ type }) => UNIT_TYPES.indexOf(type)),
    recon: unitTable(({ recon }) => recon),
    overrunCapable: unitTable(({ overrun }) => overrun),
    optional: unitTable(({ optional }) => optional),
    group: unitTable(({ group }) => letterIndex(group)),
    ...makeFactors(source, pack),
    rommel: finder(unitCodes, 'unit')('rommel'),

    letters: groups[1].map(({ letter }) => letter),
    frenchPark: closedBy(0, 'A'),
    panzerPark: closedBy(1, 'L'),
    groups,
    setupLocations: [
      knownLocations(map.setupZones.allied.locations),
      knownLocations(map.setupZones.german.locations),
    ],
    setupFirst: SIDES.indexOf(setup.free.first),
    turnTrack: makeTurnTrack(source),
    victory: {
      autoAreas: knownLocations(map.victory.autoAreas),
      autoAreasNeeded: map.victory.autoAreasNeeded,
      autoZones: knownLocations(map.victory.autoZones),
      threshold: map.victory.threshold,
      pathZones: knownLocations(map.victory.pathZones),
    },
    whiteStars: starred('white'),
    blackStars: starred('black'),
    gortAreas: knownLocations(map.gort.areas),
    reserveAreas: knownLocations(map.reserveTrigger.areas),
    rommelNorth: {
      from: knownLocations(map.rommelNorth.from),
      to: knownLocations(map.rommelNorth.to),
    },
  }
}

function makeFactors(source: Source, pack: BoardPack) {
  const { units, reorganisedUnits } = source.units
  const codes = unitCodesOf(source)
  const unitCount = units.length
  const attack = new Int8Array(2 * unitCount)
  const defence = new Int8Array(2 * unitCount)
  const spentDefence = new Int8Array(2 * unitCount)
  const movement = new Int8Array(2 * unitCount)
  const reduced = new Map(reorganisedUnits.map((counter) => [counter.original, counter]))
  const write = (at: number, code: string, counter: UnitSource) => {
    const change = pack.counters?.[code]
    attack[at] = change?.attack ?? counter.fresh.attack ?? 0
    defence[at] = change?.defence ?? counter.fresh.defence
    spentDefence[at] = change?.spentDefence ?? counter.spent.defence
    movement[at] = change?.movement ?? counter.fresh.movement
  }
  units.forEach((unit, index) => {
    const code = codes[index]!
    const counter = reduced.get(unit.id)
    write(index, code, unit)
    if (counter) write(index + unitCount, `${code}:r`, counter)
    else write(index + unitCount, code, unit)
  })
  return { attack, defence, spentDefence, movement }
}

function makeGroups(source: Source, side: SideName): BoardGroup[] {
  const { free, historical } = source.units.setup
  const knownLocation = finder(locationIdsOf(source), 'location')
  const knownUnit = finder(unitCodesOf(source), 'unit')
  const knownId = (id: string): number => knownUnit(id.slice(3))
  const optional = source.units.units.filter((unit) => unit.optional && unit.side === side)
  return Object.entries(source.units.groups[side]).map(([letter, ids]) => {
    const locked = historical.locked[side].includes(letter)
    const entry = source.map.entry[side][letter]?.locations ?? []
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
      entry: entry.map(knownLocation),
    }
  })
}

function makeTurnTrack(source: Source): TurnTrack {
  const { turns } = source.map.turnTrack
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

/** Finds the index of a name, and throws where there is none. */
function finder(names: readonly string[], kind: string): (name: string) => number {
  return (name) => {
    const index = names.indexOf(name)
    if (index < 0) throw new Error(`unknown ${kind} '${name}'`)
    return index
  }
}

export const standardBoard: Board = makeBoard(standardSource)
