/** How a message uses a gap: says it, chooses words by its code, or counts it. */
type Use = 'said' | 'code' | 'count'

export interface Gap {
  readonly name: string
  readonly use: Use
}

/** A part of a message. */
export type MessagePart =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'gap'; readonly gap: Gap }
  | { readonly is: 'number'; readonly gap: Gap; readonly asPercent: boolean }
  | { readonly is: 'count' } // '#': the number that chose the words it stands in
  | { readonly is: 'choice'; readonly gap: Gap; readonly options: Options }

/** Words by the codes or the counts that choose them. */
type Options = ReadonlyMap<string, readonly MessagePart[]>

/**
 * Reads a message in as much of the ICU syntax as the games' words are written in: `{gap}`, a
 * `number`, a `percent`, `plural` and `select`. Nothing is quoted: an apostrophe is one.
 */
export function readPattern(text: string): readonly MessagePart[] {
  let at = 0
  const fail = (): never => {
    throw new Error(`cannot be read from character ${at + 1} on: ${text}`)
  }
  const next = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(text) ?? fail()
    at = pattern.lastIndex
    return found[1] ?? ''
  }

  const parts = (isCounted: boolean): MessagePart[] => {
    const read: MessagePart[] = []
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') read.push(gap())
      else if (isCounted && text[at] === '#') {
        at++
        read.push({ is: 'count' })
      } else read.push({ is: 'text', text: next(isCounted ? /([^{}#]+)/y : /([^{}]+)/y) })
    }
    return read
  }

  const gap = (): MessagePart => {
    const name = next(/\{\s*([^\s{},]+)\s*/y)
    const type = text[at] === '}' ? '' : next(/,\s*(number|plural|select)\s*/y)
    if (type === 'plural') return choice({ name, use: 'count' })
    if (type === 'select') return choice({ name, use: 'code' })
    const style = type === 'number' && text[at] === ',' ? next(/,\s*(percent)\s*/y) : ''
    next(/\}/y)
    return type === 'number'
      ? { is: 'number', gap: { name, use: 'count' }, asPercent: style !== '' }
      : { is: 'gap', gap: { name, use: 'said' } }
  }

  const choice = (gap: Gap): MessagePart => {
    next(/,\s*/y)
    const options = new Map<string, readonly MessagePart[]>()
    while (text[at] !== '}') {
      const key = next(/([^\s{}]+)\s*\{/y)
      options.set(key, parts(gap.use === 'count'))
      next(/\}\s*/y)
    }
    if (!options.has('other')) fail()
    at++
    return { is: 'choice', gap, options }
  }

  const read = parts(false)
  return at < text.length ? fail() : read
}
