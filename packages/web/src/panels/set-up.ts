import { spoken } from '../i18n/spoken.ts'
import type { Put } from '../screen/set-up.ts'
import type { words as en } from './set-up-words.en.ts'

/** What games say of where something is placed. */
export const placingWords = spoken(
  import.meta.glob<typeof en>('./set-up-words.??.ts', { eager: true, import: 'words' }),
)

const MOST = 4 // places that are named

/** A set-up in a line: places by name with how many units, the ground of the others, the works. */
export function sumOf(
  puts: readonly Put[],
  nameOf: (place: number) => string,
  groundOf: (place: number) => string = () => '',
): string {
  const words = placingWords()
  const counts = new Map<string, number>()
  const names = new Set<string>()
  let works = 0
  for (const { units, place } of puts) {
    if (units.length === 0) works++
    const named = nameOf(place)
    const name = named || groundOf(place)
    if (named !== '') names.add(name)
    if (units.length > 0) counts.set(name, (counts.get(name) ?? 0) + units.length)
  }
  const named = [...counts]
    .filter(([name]) => name !== '')
    .sort(([a, some], [b, more]) => Number(names.has(b)) - Number(names.has(a)) || more - some)
  const shown = named.slice(0, MOST)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const rest = all - shown.reduce((sum, [, count]) => sum + count, 0)
  const parts = [
    ...shown.map(([name, count]) => words.sum(name, count)),
    ...(rest > 0 ? [words.elsewhere(rest)] : []),
    ...(works > 0 ? [words.works(works)] : []),
  ]
  return parts.length === 0 ? '' : `${parts.join(', ')}.`
}
