import { byLanguage, tongues, type Language } from '@estafette/kernel'
import { readPattern, type Gap, type MessagePart } from './pattern.ts'

export type { Gap }

/** What goes into a gap, for each way to use it. */
export type Filler = (gap: Gap) => string | number

/** A compiled message: the gaps it has and how to say it. */
export interface Message {
  readonly gaps: readonly Gap[]
  say(fill: Filler): string
}

/** The variety of each language that is spoken here. */
export const locales = byLanguage((language) => tongues[language].locale)

/** How each language writes numbers, and which words it has for how many. */
const figures = byLanguage((language) => ({
  plain: new Intl.NumberFormat(locales[language]),
  percent: new Intl.NumberFormat(locales[language], { style: 'percent' }),
  plural: new Intl.PluralRules(locales[language]),
}))

/** Compiles a message. The same gap may be said, select words and be counted. */
export function compile(text: string, language: Language): Message {
  const parts = readPattern(text)
  const gaps = new Map(gapsIn(parts).map((gap) => [keyOf(gap), gap]))
  return {
    gaps: [...gaps.values()],
    say(fill) {
      const values = new Map([...gaps].map(([key, gap]) => [key, fill(gap)]))
      return sayParts(parts, (gap) => values.get(keyOf(gap))!, language)
    },
  }
}

function keyOf({ name, use }: Gap): string {
  return `${name}.${use}`
}

function gapsIn(parts: readonly MessagePart[]): Gap[] {
  return parts.flatMap((part) => {
    if (part.is === 'text' || part.is === 'count') return []
    return part.is === 'choice'
      ? [part.gap, ...gapsIn([...part.options.values()].flat())]
      : [part.gap]
  })
}

function sayParts(
  parts: readonly MessagePart[],
  fill: Filler,
  language: Language,
  count: string | number = '',
): string {
  const { plain, percent, plural } = figures[language]
  const said = parts.map((part) => {
    if (part.is === 'text') return part.text
    if (part.is === 'count') return plain.format(Number(count))
    const value = fill(part.gap)
    if (part.is === 'gap') return String(value)
    if (part.is === 'number') return (part.asPercent ? percent : plain).format(Number(value))
    const { options, gap } = part
    const words =
      gap.use === 'code'
        ? options.get(String(value))
        : (options.get(`=${value}`) ?? options.get(plural.select(Number(value))))
    return sayParts(words ?? options.get('other')!, fill, language, value)
  })
  return said.join('')
}
