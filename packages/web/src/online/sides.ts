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

/** A side as sentences name it, by its id; a side without words goes by its id. */
export function sideForms(side: string): SideForms {
  return known[language.value][side] ?? englishSide(side, side)
}

/** A side in a word, '' where it is not settled. */
export function sideName(side: string): string {
  return side === '' ? '' : sideForms(side).name
}

/** How dice, labels and counters of a side look: cut, or round. */
export function sideLook(side: string): 'german' | 'allied' {
  return side === 'german' || side === 'axis' ? 'german' : 'allied'
}
