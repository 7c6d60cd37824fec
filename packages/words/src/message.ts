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
  const pieces = readPattern(text)
  const gaps = new Map(gapsIn(pieces).map((gap) => [keyOf(gap), gap]))
  return {
    gaps: [...gaps.values()],
    say(fill) {
      const values = new Map([...gaps].map(([key, gap]) => [key, fill(gap)]))
      return sayPieces(pieces, (gap) => values.get(keyOf(gap))!, language)
    },
  }
}

function keyOf({ name, use }: Gap): string {
  return `${name}.${use}`
}

function gapsIn(pieces: readonly MessagePart[]): Gap[] {
  return pieces.flatMap((piece) => {
    if (piece.is === 'text' || piece.is === 'count') return []
    return piece.is === 'choice'
      ? [piece.gap, ...gapsIn([...piece.options.values()].flat())]
      : [piece.gap]
  })
}

function sayPieces(
  pieces: readonly MessagePart[],
  fill: Filler,
  language: Language,
  count: string | number = '',
): string {
  const { plain, percent, plural } = figures[language]
  const said = pieces.map((piece) => {
    if (piece.is === 'text') return piece.text
    if (piece.is === 'count') return plain.format(Number(count))
    const value = fill(piece.gap)
    if (piece.is === 'gap') return String(value)
    if (piece.is === 'number') return (piece.asPercent ? percent : plain).format(Number(value))
    const { options, gap } = piece
    const words =
      gap.use === 'code'
        ? options.get(String(value))
        : (options.get(`=${value}`) ?? options.get(plural.select(Number(value))))
    return sayPieces(words ?? options.get('other')!, fill, language, value)
  })
  return said.join('')
}
