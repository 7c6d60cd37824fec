import fc, { type Arbitrary } from 'fast-check'

/** A schema as it is at run time: enough of it to make values that fit. */
interface Shape {
  readonly type: string
  readonly literal?: unknown
  readonly options?: readonly unknown[]
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly wrapped?: Shape
  readonly key?: Shape
  readonly value?: Shape
  readonly rest?: Shape
  readonly requirement?: unknown
  readonly pipe?: readonly Shape[]
}

/** Values that fit a schema, whatever it is put together from. */
export function arbitraryOf(schema: unknown): Arbitrary<unknown> {
  const shape = schema as Shape
  const all = (type: string): unknown[] => requirementsOf(shape, type)
  const said = (type: string): unknown => all(type)[0]
  switch (shape.type) {
    case 'literal':
      return fc.constant(shape.literal)
    case 'boolean':
      return fc.boolean()
    case 'picklist':
      return fc.constantFrom(...shape.options!)
    case 'number': {
      const min = (said('min_value') as number | undefined) ?? -1e9
      const max = (said('max_value') as number | undefined) ?? 1e9
      return said('integer') ? fc.integer({ min, max }) : fc.integer({ min: -1e6, max: 1e6 })
    }
    case 'string': {
      const maxLength = (said('max_length') as number | undefined) ?? 200
      const patterns = all('regex') as RegExp[]
      const [pattern] = patterns
      if (!pattern) return fc.string({ maxLength, unit: 'binary' })
      if (pattern.flags.includes('u')) {
        const whole = fc.string({ minLength: 1, maxLength, unit: 'grapheme' })
        return whole.filter((text) => text.length <= maxLength && fit(patterns, text))
      }
      return fc.stringMatching(pattern)
    }
    case 'array':
      return fc.array(arbitraryOf(shape.item), {
        minLength: (said('min_length') as number | undefined) ?? 0,
        maxLength: Math.min(4, (said('max_length') as number | undefined) ?? 4),
      })
    case 'nullable':
      return fc.option(arbitraryOf(shape.wrapped), { nil: null })
    case 'union':
    case 'variant':
      return fc.oneof(...shape.options!.map((option) => arbitraryOf(option)))
    case 'record':
      return fc.dictionary(arbitraryOf(shape.key) as Arbitrary<string>, arbitraryOf(shape.value), {
        maxKeys: 3,
        noNullPrototype: true,
      })
    case 'strict_object':
    case 'object_with_rest':
      return objectOf(shape.entries!)
    default:
      throw new Error(`nothing is known of ${shape.type}`)
  }
}

const fit = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.every((pattern) => pattern.test(text))

/** What the steps of a pipe ask for, those of the pipes inside it included. */
function requirementsOf({ pipe = [] }: Shape, type: string): unknown[] {
  return pipe.flatMap((part) =>
    part.pipe ? requirementsOf(part, type) : part.type === type ? [part.requirement] : [],
  )
}

function objectOf(entries: Readonly<Record<string, Shape>>): Arbitrary<unknown> {
  const isOptional = (key: string): boolean => entries[key]!.type === 'optional'
  const model = Object.fromEntries(
    Object.entries(entries).map(([key, shape]) => [
      key,
      arbitraryOf(isOptional(key) ? shape.wrapped : shape),
    ]),
  )
  return fc.record(model, {
    requiredKeys: Object.keys(entries).filter((key) => !isOptional(key)),
    noNullPrototype: true,
  })
}
