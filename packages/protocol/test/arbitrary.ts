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
  const said = (type: string): unknown =>
    shape.pipe?.find((part) => part.type === type)?.requirement
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
      const pattern = said('regex') as RegExp | undefined
      if (!pattern) return fc.string({ maxLength, unit: 'binary' })
      if (pattern.flags.includes('u'))
        return fc.string({ minLength: 1, maxLength }).filter(fits(pattern))
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

const fits =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text)

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
