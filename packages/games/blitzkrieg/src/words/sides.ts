import { englishSide, frenchSide, type ListedSide } from '@estafette/kernel'

const german: ListedSide = {
  look: { colour: 'charcoal', shape: 'cut' },
  forms: { en: englishSide('Germans', 'German'), fr: frenchSide('Allemands') },
}
const allies: ListedSide = {
  look: { colour: 'blue', shape: 'round' },
  forms: { en: englishSide('Allies', 'Allied'), fr: frenchSide('Alliés') },
}
const french: ListedSide = {
  look: { colour: 'blue', shape: 'round' },
  forms: { en: englishSide('French', 'French'), fr: frenchSide('Français') },
}

/** The sides of a battle: against the Germans stand the French, in some with others beside them. */
export function sidesOf(isAllied: boolean): {
  readonly german: ListedSide
  readonly allied: ListedSide
} {
  return { german, allied: isAllied ? allies : french }
}
