import { byLanguage, type ByLanguage } from '../language.ts'
import type { Words } from '../words.ts'
import type { Track } from './track.ts'
import { words as en } from './words.en.ts'
import { words as fr } from './words.fr.ts'

/** What all battles have in common. */
interface Shared extends Omit<Words, 'title'> {
  readonly titles: Readonly<Record<string, string>>
  readonly place: string
}

const shared: ByLanguage<Shared> = { en, fr }

/** The words of a battle: those of the series, with the names of its own places and scenarios. */
export function wordsOf(track: Track): ByLanguage<Words> {
  return byLanguage((language) => {
    const { titles, place, ...words } = shared[language]
    return {
      ...words,
      title: titles[track.id]!,
      scenarios: Object.fromEntries(
        track.scenarios.map((scenario) => [scenario, words.scenarios[scenario]!]),
      ),
      things: { ...words.things, place: track.places.map((_, index) => `${place} ${index}`) },
    }
  })
}
