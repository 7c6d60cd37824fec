import { englishSide, frenchSide, type Language, type SideForms } from '@estafette/kernel'
import { language } from '../store/settings.ts'

/** Sides in words wherever their game is not at hand: in lists of tables, in invitations. */
const known: Readonly<Record<Language, Readonly<Record<string, SideForms>>>> = {
  en: {
    allied: englishSide('Allies', 'Allied'),
    allies: englishSide('Allies', 'Allied'),
    axis: englishSide('Axis', 'Axis', true),
    german: englishSide('Germans', 'German'),
  },
  fr: {
    allied: frenchSide('Alliés'),
    allies: frenchSide('Alliés'),
    axis: frenchSide('Axe', true),
    german: frenchSide('Allemands'),
  },
}

/** Battles in which the French are alone against the Germans; their own words say the same. */
const ofTheFrench: ReadonlySet<string> = new Set([
  'checked',
  'unleashed',
  'challenged',
  'met',
  'undone',
])
const french: Readonly<Record<Language, SideForms>> = {
  en: englishSide('French', 'French'),
  fr: frenchSide('Français'),
}

/** A side of a game as sentences name it, by its id; a side without words goes by its id. */
export function sideForms(game: string, side: string): SideForms {
  if (side === 'allied' && ofTheFrench.has(game)) return french[language.value]
  return known[language.value][side] ?? englishSide(side, side)
}

/** A side of a game in a word, '' where it is not settled. */
export function sideName(game: string, side: string): string {
  return side === '' ? '' : sideForms(game, side).name
}

/** How dice, labels and counters of a side look: cut, or round. */
export function sideLook(side: string): 'german' | 'allied' {
  return side === 'german' || side === 'axis' ? 'german' : 'allied'
}
