import { IntlMessageFormat } from 'intl-messageformat'
import { byLanguage, tongues, type Language } from '@estafette/kernel'

type Elements = ReturnType<IntlMessageFormat['getAst']>
type Element = Elements[number]

/** How a message uses a gap: says it, chooses words by its code, or counts it. */
type Use = 'said' | 'code' | 'count'

export interface Gap {
  readonly name: string
  readonly use: Use
}

/** What goes into a gap, for each way to use it. */
export type Filler = (gap: Gap) => string | number

/** A compiled message: the gaps it has and how to say it. */
export interface Message {
  readonly gaps: readonly Gap[]
  say(fill: Filler): string
}

/** The variety of each language that is spoken here. */
export const locales = byLanguage((language) => tongues[language].locale)

// The numbers of the parser's element types; its enumeration is not exported by the formatter.
const NUMBER = 2
const SELECT = 5
const PLURAL = 6

const uses: Readonly<Record<number, Use>> = {
  [NUMBER]: 'count',
  [SELECT]: 'code',
  [PLURAL]: 'count',
}

/** Compiles an ICU message. The same gap may be said, select words and be counted. */
export function compile(text: string, language: Language): Message {
  const gaps = new Map<string, Gap>()
  const rename = (elements: Elements): Elements =>
    elements.map((element: Element): Element => {
      if (element.type === 0 || element.type === 7) return element
      const gap: Gap = { name: element.value, use: uses[element.type] ?? 'said' }
      const key = `${gap.name}.${gap.use}`
      gaps.set(key, gap)
      if (!('options' in element)) return { ...element, value: key }
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: rename(option.value) },
      ])
      return { ...element, value: key, options: Object.fromEntries(options) }
    })
  const locale = locales[language]
  const parsed = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })
  const format = new IntlMessageFormat(rename(parsed.getAst()), locale)
  return {
    gaps: [...gaps.values()],
    say(fill) {
      const values: Record<string, string | number> = {}
      for (const [key, gap] of gaps) values[key] = fill(gap)
      return String(format.format(values))
    },
  }
}
