/** Things that a value may name; what there is of them is read from the files first. */
type Kind =
  | 'hex'
  | 'unit'
  | 'group'
  | 'formation'
  | 'event'
  | 'reinforcement'
  | 'zone'
  | 'option'
  | 'date'

export type KnownNames = Readonly<Record<Kind, ReadonlySet<string>>>

/** What a value of a data file has to be. */
export type Shape =
  | { readonly is: 'text' | 'number' | 'flag' | 'nothing' | 'date' }
  | { readonly is: 'whole'; readonly least: number; readonly most: number }
  | { readonly is: 'faces'; readonly of: Shape } // of a die, '1' to '6'
  | { readonly is: 'one'; readonly of: readonly string[] }
  | { readonly is: 'name'; readonly of: Kind }
  | { readonly is: 'list'; readonly of: Shape }
  | { readonly is: 'table'; readonly of: Shape; readonly keys?: Kind }
  | { readonly is: 'record'; readonly must: Fields; readonly may: Fields }
  | { readonly is: 'either'; readonly of: readonly Shape[] }

type Fields = Readonly<Record<string, Shape>>

export const text: Shape = { is: 'text' }
export const number: Shape = { is: 'number' }
export const date: Shape = { is: 'date' }
export const between = (least: number, most: number): Shape => ({ is: 'whole', least, most })
export const whole: Shape = between(-99, 999)
export const faces = (of: Shape): Shape => ({ is: 'faces', of })
export const flag: Shape = { is: 'flag' }
export const nothing: Shape = { is: 'nothing' }
export const one = (...of: readonly string[]): Shape => ({ is: 'one', of })
export const name = (of: Kind): Shape => ({ is: 'name', of })
export const list = (of: Shape): Shape => ({ is: 'list', of })
export const table = (of: Shape, keys?: Kind): Shape => ({ is: 'table', of, ...(keys && { keys }) })
export const record = (must: Fields, may: Fields = {}): Shape => ({ is: 'record', must, may })
export const either = (...of: readonly Shape[]): Shape => ({ is: 'either', of })

const THINGS: Readonly<Record<Kind, string>> = {
  hex: 'a hex of map.json',
  unit: 'a unit of units.json',
  group: 'a group of units.json',
  formation: 'a formation of units.json',
  event: 'an event of this scenario',
  reinforcement: 'a reinforcement of this scenario',
  zone: 'a set-up zone of this scenario',
  option: 'an option of this scenario',
  date: 'the date of a turn',
}

/** A value as a message shows it. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** What a simple value has to be, '' if it is. */
function demandOn(value: unknown, shape: Shape, known: KnownNames): string {
  switch (shape.is) {
    case 'text':
      return typeof value === 'string' ? '' : 'a string'
    case 'number':
      return typeof value === 'number' ? '' : 'a number'
    case 'whole': {
      const isIn = Number.isInteger(value) && within(Number(value), shape.least, shape.most)
      return isIn ? '' : `a whole number from ${shape.least} to ${shape.most}`
    }
    case 'flag':
      return typeof value === 'boolean' ? '' : 'true or false'
    case 'nothing':
      return value === null ? '' : 'null'
    case 'date':
      return typeof value === 'string' && DATE.test(value) ? '' : 'a date such as "1940-05-17"'
    case 'one':
      return shape.of.includes(value as string) ? '' : `one of ${shape.of.join(', ')}`
    case 'name':
      return known[shape.of].has(value as string) ? '' : THINGS[shape.of]
    case 'list':
      return Array.isArray(value) ? '' : 'a list'
    default:
      return isRecord(value) ? '' : 'an object'
  }
}

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}

/** What is wrong with a value, a line for each fault, with the place. */
export function misfits(value: unknown, shape: Shape, place: string, known: KnownNames): string[] {
  if (shape.is === 'either') {
    const fits = shape.of.some((one) => misfits(value, one, place, known).length === 0)
    return fits ? [] : misfits(value, shape.of[0]!, place, known)
  }
  const demand = demandOn(value, shape, known)
  if (demand !== '') return [`${place}: must be ${demand}, got ${shown(value)}`]
  if (shape.is === 'list') {
    return (value as readonly unknown[]).flatMap((item, at) =>
      misfits(item, shape.of, `${place}[${at}]`, known),
    )
  }
  const isDeep = shape.is === 'table' || shape.is === 'record' || shape.is === 'faces'
  return isDeep ? fieldMisfits(value as Fielded, shape, place, known) : []
}

type Fielded = Readonly<Record<string, unknown>>

function fieldMisfits(
  value: Fielded,
  shape: Extract<Shape, { is: 'table' | 'record' | 'faces' }>,
  place: string,
  known: KnownNames,
): string[] {
  const at = (key: string) => (place === '' ? key : `${place}.${key}`)
  if (shape.is === 'faces') {
    const all = record(Object.fromEntries(['1', '2', '3', '4', '5', '6'].map((k) => [k, shape.of])))
    return misfits(value, all, place, known)
  }
  if (shape.is === 'table') {
    return Object.entries(value).flatMap(([key, item]) => [
      ...(shape.keys ? misfits(key, name(shape.keys), at(key), known) : []),
      ...misfits(item, shape.of, at(key), known),
    ])
  }
  const missing = Object.keys(shape.must).filter((key) => !Object.hasOwn(value, key))
  return [
    ...missing.map((key) => `${at(key)}: is missing`),
    ...Object.entries(value).flatMap(([key, item]) => {
      const of = Object.hasOwn(shape.must, key) ? shape.must[key] : undefined
      const wanted = of ?? (Object.hasOwn(shape.may, key) ? shape.may[key] : undefined)
      return wanted ? misfits(item, wanted, at(key), known) : [`${at(key)}: unknown key`]
    }),
  ]
}

/** Whether a value is an object with keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
