import type { Option } from '../game.ts'
import { HIDDEN } from '../secret.ts'
import { indexIn, LineError, once, type TextLine, type Seen } from './lines.ts'

/** How a number of the state is written, and between which bounds it lies. */
export interface Field {
  readonly low: number
  readonly high: number
  readonly codes?: readonly string[] // names of the numbers from 0 upwards; -1 is 'none'
  readonly hides?: boolean // a view may hide it, and then says '?'
  readonly halves?: true // counts half points, written in points: 7 is '3.5'
}

/** The fields of a state by name, in the order positions write them. */
export type Fields<Scalar extends string> = readonly (readonly [Scalar, Field])[]

const NONE = -1

/** A field of plain numbers. */
export function numberField(low: number, high: number): Field {
  return { low, high }
}

/** A field that a view may hide. */
export function secretField(field: Field): Field {
  return { ...field, hides: true }
}

/** A field that counts half points and is written in points. */
export function halfField(low: number, high: number): Field {
  return { low, high, halves: true }
}

/** A field of names; with `low` 0 it is never 'none'. */
export function codeField(codes: readonly string[], low = NONE): Field {
  return { low, high: codes.length - 1, codes }
}

/** A field that is yes or no. */
export const flagField = codeField(['no', 'yes'], 0)

/** The list of a record of fields. */
export function fieldsOf<Scalar extends string>(
  fields: Readonly<Partial<Record<Scalar, Field>>>,
): Fields<Scalar> {
  return Object.entries(fields) as [Scalar, Field][]
}

/** A scalar's name as positions write it: `turnStarter` is `turn-starter`. */
export function lineName(scalar: string): string {
  return scalar.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** A number as positions write it. */
export function writeValue(field: Field, value: number): string {
  if (field.hides && value === HIDDEN) return '?'
  if (!field.codes) return String(field.halves ? value / 2 : value)
  return value === NONE ? 'none' : (field.codes[value] ?? String(value))
}

/** The number behind a written value, or null; what is hidden is out of bounds but in a view. */
export function readValue(field: Field, text: string): number | null {
  if (field.hides && text === '?') return HIDDEN
  const { codes, low, high, halves } = field
  if (codes && text === 'none') return low === NONE ? NONE : null
  if (codes) return codes.includes(text) ? codes.indexOf(text) : null
  const form = halves ? /^-?\d{1,5}(\.[05])?$/ : /^-?\d{1,5}$/
  const value = form.test(text) ? Number(text) * (halves ? 2 : 1) : NaN
  return value >= low && value <= high ? value : null
}

/** The lines of the fields that differ from the defaults, and of those that are always told. */
export function fieldLines<Scalar extends string>(
  fields: Fields<Scalar>,
  state: Readonly<Record<Scalar, number>>,
  defaults: Readonly<Record<Scalar, number>>,
  always: readonly Scalar[],
): string[] {
  return fields
    .filter(([name]) => always.includes(name) || state[name] !== defaults[name])
    .map(([name, field]) => `${lineName(name)} ${writeValue(field, state[name])}`)
}

/** Reads the line of a field into a state. */
export function readField<Scalar extends string>(
  fields: Fields<Scalar>,
  state: Record<Scalar, number>,
  line: TextLine,
  seen: Seen,
): void {
  const [key = ''] = line.words
  const found = fields.find(([name]) => lineName(name) === key)
  if (!found) throw new LineError(`unknown line: "${key}"`, line.number)
  once(seen, key, line)
  state[found[0]] = fieldValue(found[1], line)
}

/** The value of a line that has one. */
export function fieldValue(field: Field, line: TextLine): number {
  const text = onlyValue(line)
  const value = readValue(field, text)
  if (value === null) throw new LineError(valueFault(field, line.words[0]!, text), line.number)
  return value
}

const MOST_LISTED = 8 // of more names than these, an error does not list them

/** What a value has to be, and what it is instead. */
function valueFault(field: Field, name: string, text: string): string {
  const { codes, low, high } = field
  if (!codes) {
    const [least, most] = [writeValue(field, low), writeValue(field, high)]
    return field.halves
      ? `"${name}" must be a multiple of 0.5 from ${least} to ${most}, got "${text}"`
      : `"${name}" must be a whole number from ${least} to ${most}, got "${text}"`
  }
  if (codes.length > MOST_LISTED) return `unknown value of "${name}": "${text}"`
  const known = [...(low === NONE ? ['none'] : []), ...codes].join(', ')
  return `"${name}" must be one of ${known}, got "${text}"`
}

function onlyValue({ words, number }: TextLine): string {
  const [key, value, ...more] = words
  if (value === undefined || more.length > 0)
    throw new LineError(`"${key}" must have one value`, number)
  return value
}

/** The fields that are out of their bounds. */
export function fieldFaults<Scalar extends string>(
  fields: Fields<Scalar>,
  state: Readonly<Record<Scalar, number>>,
): string[] {
  const found: string[] = []
  for (const [name, field] of fields) {
    const value = state[name]
    if (value >= field.low && value <= field.high) continue
    found.push(valueFault(field, lineName(name), writeValue(field, value)))
  }
  return found
}

/** The index of the scenario that a line names. */
export function readScenario(scenarios: readonly string[], line: TextLine, seen: Seen): number {
  once(seen, 'scenario', line)
  return indexIn(scenarios, onlyValue(line), 'scenario', line)
}

/** The lines of the options whose value, by its index, is not the first one. */
export function optionLines(options: readonly Option[], chosen: readonly number[]): string[] {
  return options.flatMap(({ id, values }, index) =>
    chosen[index]! === 0 ? [] : [`option ${id} ${values[chosen[index]!]}`],
  )
}

/** Reads the line of an option into the indexes of the values chosen. */
export function readOption(
  options: readonly Option[],
  chosen: number[],
  line: TextLine,
  seen: Seen,
): void {
  const [, id = '', value = ''] = line.words
  once(seen, `option ${id}`, line)
  const at = options.findIndex((option) => option.id === id)
  if (at < 0) throw new LineError(`no such option: "${id}"`, line.number)
  const { values } = options[at]!
  chosen[at] = values.indexOf(value)
  if (chosen[at] < 0)
    throw new LineError(`option ${id} must be one of ${values.join(', ')}`, line.number)
}
