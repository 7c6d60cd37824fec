import { isWhole, readEach, readFields, refused, success, type Read } from '@estafette/kernel'
import { locationIdsOf, unitCodesOf } from './codes.ts'
import { SHAPES } from './source.ts'
import type { LocationShape, Source, UnitSource } from './source.ts'

/** The factors of one counter: Fresh attack, defence and movement, and Spent defence. */
interface Counter {
  readonly attack: number // 0 for a leader
  readonly defence: number
  readonly movement: number
  readonly spentDefence: number
}

/** What a pack may change of a location. */
export interface LocationChange {
  readonly tem?: number
  readonly shape?: LocationShape
}

/** Overrides of counters and locations by an owner of the printed game. */
export interface BoardPack {
  readonly counters?: Readonly<Record<string, Counter>> // by unit code; code + ':r' = R counter
  readonly locations?: Readonly<Record<string, LocationChange>> // by printed id
}

export const MAX_FACTOR = 20
export const MAX_TEM = 3 // ARR-2.1.2a

const FACTORS = ['attack', 'defence', 'movement', 'spentDefence'] as const

/** Reads a pack from outside, each counter as '6-6-8/4' or by field; stops at the first fault. */
export function parseBoardPack(source: Source, input: unknown): Read<BoardPack> {
  const fields = readFields(input, '', ['counters', 'locations'])
  if (!fields.ok) return fields
  const { counters, locations } = fields.value
  const changedCounters = readEach(counters, 'counters', (key, value, at) =>
    readCounter(source, key, value, at),
  )
  if (!changedCounters.ok) return changedCounters
  const changedLocations = readEach(locations, 'locations', (id, value, at) =>
    readLocation(source, id, value, at),
  )
  if (!changedLocations.ok) return changedLocations
  return success({
    ...(counters === undefined ? {} : { counters: changedCounters.value }),
    ...(locations === undefined ? {} : { locations: changedLocations.value }),
  })
}

/** Reads the text form of a counter, attack-defence-movement/Spent defence; null if it is none. */
export function parseCounter(text: string): Counter | null {
  const found = /^(\d{1,3})-(\d{1,3})-(\d{1,3})\/(\d{1,3})$/.exec(text)
  if (!found) return null
  const [attack, defence, movement, spentDefence] = found.slice(1).map(Number)
  return { attack: attack!, defence: defence!, movement: movement!, spentDefence: spentDefence! }
}

/** Writes the text form of a counter. */
export function makeCounter({ attack, defence, movement, spentDefence }: Counter): string {
  return `${attack}-${defence}-${movement}/${spentDefence}`
}

function readCounter(source: Source, key: string, input: unknown, at: string): Read<Counter> {
  const reduced = key.endsWith(':r')
  const unit = source.units.units[unitCodesOf(source).indexOf(reduced ? key.slice(0, -2) : key)]
  if (!unit) return refused(`unknown unit code '${key}'`, at)
  if (reduced && unit.type !== 'armor')
    return refused(`${unit.name} cannot be reduced: it has no R counter`, at)
  if (typeof input !== 'string') return readFactors(unit, input, at)
  const counter = parseCounter(input)
  if (!counter) return refused(`'${input}' is not of the form attack-defence-movement/spent`, at)
  return readFactors(unit, counter, at)
}

function readFactors(unit: UnitSource, input: unknown, at: string): Read<Counter> {
  const fields = readFields(input, at, FACTORS)
  if (!fields.ok) return fields
  const values: number[] = []
  for (const name of FACTORS) {
    const value = fields.value[name]
    if (value === undefined) return refused(`missing field '${name}'`, at)
    if (!isWhole(value, 0, MAX_FACTOR)) {
      return refused(`${name} must be a whole number 0..${MAX_FACTOR}`, `${at}.${name}`)
    }
    values.push(value)
  }
  const [attack, defence, movement, spentDefence] = values
  const counter: Counter = {
    attack: attack!,
    defence: defence!,
    movement: movement!,
    spentDefence: spentDefence!,
  }
  if (unit.type === 'leader' && counter.attack > 0) {
    return refused(`${unit.name} is a leader: its attack must be 0`, `${at}.attack`)
  }
  if (counter.spentDefence > counter.defence) {
    return refused('spentDefence must not exceed defence', `${at}.spentDefence`)
  }
  return success(counter)
}

function readLocation(
  source: Source,
  id: string,
  input: unknown,
  at: string,
): Read<LocationChange> {
  if (!locationIdsOf(source).includes(id)) return refused(`unknown location '${id}'`, at)
  const fields = readFields(input, at, ['tem', 'shape'])
  if (!fields.ok) return fields
  const { tem, shape } = fields.value
  if (tem !== undefined && !isWhole(tem, 1, MAX_TEM)) {
    return refused(`tem must be a whole number 1..${MAX_TEM}`, `${at}.tem`)
  }
  const known = SHAPES.find((name) => name === shape)
  if (shape !== undefined && known === undefined) {
    return refused(`shape must be ${SHAPES.join(' or ')}`, `${at}.shape`)
  }
  return success({
    ...(tem === undefined ? {} : { tem }),
    ...(known === undefined ? {} : { shape: known }),
  })
}
