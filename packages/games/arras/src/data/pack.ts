import { locationIndex, unitIndex } from './codes.ts'
import { SHAPES, unitsSource } from './source.ts'
import type { Shape, UnitSource } from './source.ts'

/** The factors of one counter: Fresh attack, defence and movement, and Spent defence. */
export interface Counter {
  readonly attack: number // 0 for a leader
  readonly defence: number
  readonly movement: number
  readonly spentDefence: number
}

/** What a pack may change of a location. */
export interface LocationChange {
  readonly tem?: number
  readonly shape?: Shape
}

/** Overrides of counters and locations by an owner of the printed game. */
export interface BoardPack {
  readonly counters?: Readonly<Record<string, Counter>> // by unit code; code + ':r' = R counter
  readonly locations?: Readonly<Record<string, LocationChange>> // by printed id
}

export type BoardPackResult = { readonly ok: true; readonly pack: BoardPack } | Fault

/** Why a pack is refused, in one line, and the field at fault ('counters.rommel.attack'). */
export interface Fault {
  readonly ok: false
  readonly reason: string
  readonly at: string
}

type Read<T> = { readonly ok: true; readonly value: T } | Fault
type Fields = Readonly<Record<string, unknown>>

export const MAX_FACTOR = 20
export const MAX_TEM = 3 // ARR-2.1.2a

const FACTORS = ['attack', 'defence', 'movement', 'spentDefence'] as const

/** Reads a pack from outside, each counter as '6-6-8/4' or by field; stops at the first fault. */
export function parseBoardPack(input: unknown): BoardPackResult {
  const fields = readFields(input, '', ['counters', 'locations'])
  if (!fields.ok) return fields
  const { counters, locations } = fields.value
  const changedCounters = readEach(counters, 'counters', readCounter)
  if (!changedCounters.ok) return changedCounters
  const changedLocations = readEach(locations, 'locations', readLocation)
  if (!changedLocations.ok) return changedLocations
  return {
    ok: true,
    pack: {
      ...(counters === undefined ? {} : { counters: changedCounters.value }),
      ...(locations === undefined ? {} : { locations: changedLocations.value }),
    },
  }
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

function readCounter(key: string, input: unknown, at: string): Read<Counter> {
  const reduced = key.endsWith(':r')
  const unit = unitsSource.units[unitIndex(reduced ? key.slice(0, -2) : key)]
  if (!unit) return fault(`unknown unit code '${key}'`, at)
  if (reduced && unit.type !== 'armor') return fault(`${unit.name} has no R counter`, at)
  if (typeof input !== 'string') return readFactors(unit, input, at)
  const counter = parseCounter(input)
  if (!counter) return fault(`'${input}' is not of the form attack-defence-movement/spent`, at)
  return readFactors(unit, counter, at)
}

function readFactors(unit: UnitSource, input: unknown, at: string): Read<Counter> {
  const fields = readFields(input, at, FACTORS)
  if (!fields.ok) return fields
  const values: number[] = []
  for (const name of FACTORS) {
    const value = fields.value[name]
    if (value === undefined) return fault(`missing field '${name}'`, at)
    if (!isWhole(value, 0, MAX_FACTOR)) {
      return fault(`${name} must be a whole number 0..${MAX_FACTOR}`, `${at}.${name}`)
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
    return fault(`${unit.name} is a leader: its attack must be 0`, `${at}.attack`)
  }
  if (counter.spentDefence > counter.defence) {
    return fault('spentDefence must not exceed defence', `${at}.spentDefence`)
  }
  return { ok: true, value: counter }
}

function readLocation(id: string, input: unknown, at: string): Read<LocationChange> {
  if (locationIndex(id) < 0) return fault(`unknown location '${id}'`, at)
  const fields = readFields(input, at, ['tem', 'shape'])
  if (!fields.ok) return fields
  const { tem, shape } = fields.value
  if (tem !== undefined && !isWhole(tem, 1, MAX_TEM)) {
    return fault(`tem must be a whole number 1..${MAX_TEM}`, `${at}.tem`)
  }
  const known = SHAPES.find((name) => name === shape)
  if (shape !== undefined && known === undefined) {
    return fault(`shape must be ${SHAPES.join(' or ')}`, `${at}.shape`)
  }
  return {
    ok: true,
    value: {
      ...(tem === undefined ? {} : { tem }),
      ...(known === undefined ? {} : { shape: known }),
    },
  }
}

function readEach<T>(
  input: unknown,
  at: string,
  read: (key: string, value: unknown, at: string) => Read<T>,
): Read<Record<string, T>> {
  const result: Record<string, T> = {}
  if (input === undefined) return { ok: true, value: result }
  const fields = readFields(input, at)
  if (!fields.ok) return fields
  for (const [key, value] of Object.entries(fields.value)) {
    const one = read(key, value, `${at}.${key}`)
    if (!one.ok) return one
    result[key] = one.value
  }
  return { ok: true, value: result }
}

function readFields(input: unknown, at: string, allowed?: readonly string[]): Read<Fields> {
  if (!isFields(input)) return fault('must be an object', at)
  const stranger = Object.keys(input).find((name) => allowed && !allowed.includes(name))
  if (stranger === undefined) return { ok: true, value: input }
  return fault(`unknown field '${stranger}'`, at === '' ? stranger : `${at}.${stranger}`)
}

function isFields(input: unknown): input is Fields {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

function fault(reason: string, at: string): Fault {
  return { ok: false, reason, at }
}
