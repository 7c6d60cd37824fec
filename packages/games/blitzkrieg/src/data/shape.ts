/** Things that a value may name; what there is of them is read from the files first. */
export type Kind =
  | 'hex'
  | 'unit'
  | 'group'
  | 'formation'
  | 'event'
  | 'reinforcement'
  | 'zone'
  | 'option'
  | 'date'

export type Known = Readonly<Record<Kind, ReadonlySet<string>>>

/** What a value of a data file has to be. */
export type Shape =
  | { readonly is: 'text' | 'number' | 'whole' | 'flag' | 'nothing' }
  | { readonly is: 'one'; readonly of: readonly string[] }
  | { readonly is: 'name'; readonly of: Kind }
  | { readonly is: 'list'; readonly of: Shape }
  | { readonly is: 'table'; readonly of: Shape; readonly keys?: Kind }
  | { readonly is: 'record'; readonly must: Fields; readonly may: Fields }
  | { readonly is: 'either'; readonly of: readonly Shape[] }

export type Fields = Readonly<Record<string, Shape>>

export const text: Shape = { is: 'text' }
export const number: Shape = { is: 'number' }
export const whole: Shape = { is: 'whole' }
export const flag: Shape = { is: 'flag' }
export const nothing: Shape = { is: 'nothing' }
export const one = (...of: readonly string[]): Shape => ({ is: 'one', of })
export const name = (of: Kind): Shape => ({ is: 'name', of })
export const list = (of: Shape): Shape => ({ is: 'list', of })
export const table = (of: Shape, keys?: Kind): Shape => ({ is: 'table', of, ...(keys && { keys }) })
export const record = (must: Fields, may: Fields = {}): Shape => ({ is: 'record', must, may })
export const either = (...of: readonly Shape[]): Shape => ({ is: 'either', of })

const LONGEST_QUOTE = 40 // of a value that does not fit

/** What is wrong with a value, a line for each fault, with the place. */
export function misfits(value: unknown, shape: Shape, place: string, known: Known): string[] {
  const wrong = (what: string): string[] => [`${place}: ${what}`]
  const got = JSON.stringify(value)?.slice(0, LONGEST_QUOTE)
  switch (shape.is) {
    case 'text':
      return typeof value === 'string' ? [] : wrong(`must be a string, got ${got}`)
    case 'number':
      return typeof value === 'number' ? [] : wrong(`must be a number, got ${got}`)
    case 'whole':
      return Number.isInteger(value) ? [] : wrong(`must be a whole number, got ${got}`)
    case 'flag':
      return typeof value === 'boolean' ? [] : wrong(`must be true or false, got ${got}`)
    case 'nothing':
      return value === null ? [] : wrong(`must be null, got ${got}`)
    case 'one':
      return shape.of.includes(value as string)
        ? []
        : wrong(`must be one of ${shape.of.join(', ')}, got ${got}`)
    case 'name':
      return known[shape.of].has(value as string) ? [] : wrong(`unknown ${shape.of} ${got}`)
    case 'list':
      if (!Array.isArray(value)) return wrong(`must be a list, got ${got}`)
      return value.flatMap((item, at) => misfits(item, shape.of, `${place}[${at}]`, known))
    case 'either':
      return shape.of.some((one) => misfits(value, one, place, known).length === 0)
        ? []
        : misfits(value, shape.of[0]!, place, known)
    default:
      return isRecord(value)
        ? fieldMisfits(value, shape, place, known)
        : wrong(`must be an object, got ${got}`)
  }
}

function fieldMisfits(
  value: Readonly<Record<string, unknown>>,
  shape: Extract<Shape, { is: 'table' | 'record' }>,
  place: string,
  known: Known,
): string[] {
  const at = (key: string) => (place === '' ? key : `${place}.${key}`)
  if (shape.is === 'table') {
    return Object.entries(value).flatMap(([key, item]) => [
      ...(shape.keys ? misfits(key, name(shape.keys), at(key), known) : []),
      ...misfits(item, shape.of, at(key), known),
    ])
  }
  const missing = Object.keys(shape.must).filter((key) => !Object.hasOwn(value, key))
  return [
    ...missing.map((key) => `${at(key)}: missing`),
    ...Object.entries(value).flatMap(([key, item]) => {
      const of = Object.hasOwn(shape.must, key) ? shape.must[key] : undefined
      const wanted = of ?? (Object.hasOwn(shape.may, key) ? shape.may[key] : undefined)
      return wanted ? misfits(item, wanted, at(key), known) : [`${at(key)}: unknown key`]
    }),
  ]
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
