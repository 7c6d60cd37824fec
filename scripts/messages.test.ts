import { languages } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { compile, locales, messageGroups } from '@estafette/words'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'

const COUNTS = [0, 1, 2, 3, 21, -1, -2, 0.5, 1234.5]

describe.each(languages)('messages in %s', (language) => {
  const messages = new Set(
    games.flatMap(({ words }) =>
      messageGroups.flatMap((group) => Object.values(words[language][group] ?? {})),
    ),
  )

  test('of every game are said as the formatter of the standard says them', () => {
    expect(messages.size).toBeGreaterThan(400)
    const wrong: string[] = []
    let compared = 0
    for (const text of messages) {
      const ours = compile(text, language)
      const theirs = new IntlMessageFormat(text, locales[language], undefined, { ignoreTag: true })
      for (const values of fillings(text, ours.gaps)) {
        const said = ours.say(({ name }) => values[name]!)
        const meant = String(theirs.format(values))
        if (said !== meant) wrong.push(`${said} for ${meant}`)
        compared++
      }
    }
    expect(wrong).toEqual([])
    expect(compared).toBeGreaterThan(messages.size)
  })
})

type Gaps = ReturnType<typeof compile>['gaps']

/** Every gap with each count, and with each code that chooses words. */
function fillings(text: string, gaps: Gaps): Record<string, string | number>[] {
  const codes = new Set(['elsewhere', ...(text.match(/[\w=-]+(?= *\{)/g) ?? [])])
  const isCounted = ({ name }: Gaps[number]): boolean =>
    gaps.some((gap) => gap.name === name && gap.use === 'count')
  const counted = COUNTS.map((count) => gaps.map(({ name }, i) => [name, count + i] as const))
  const coded = [...codes].map((code) =>
    gaps.map((gap) => [gap.name, isCounted(gap) ? 1 : code] as const),
  )
  return [...counted, ...coded].map((values) => Object.fromEntries(values))
}
