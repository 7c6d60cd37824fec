import { listedBattles } from '@estafette/blitzkrieg/series'
import type { Language } from '@estafette/kernel'
import { words as en } from '../texts/blitzkrieg.en.ts'
import { words as fr } from '../texts/blitzkrieg.fr.ts'

/** What a menu says of a series of several battles. */
export interface AboutSeries {
  title(language: Language): string
  /** How long and how hard a battle is; empty where that is not known. */
  battle(id: string, language: Language): string
}

const blitzkrieg: AboutSeries = {
  title: (language) => ({ en, fr })[language].series,
  battle(id, language) {
    const words = { en, fr }[language]
    const found = listedBattles.find((one) => one.id === id)
    if (!found) return ''
    return words.about(found.turns, found.hours, words.complexity[found.complexity - 1] ?? '')
  },
}

/** By series: those that have several battles. */
export const abouts: Readonly<Record<string, AboutSeries>> = { blitzkrieg }
