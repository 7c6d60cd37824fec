import { englishSide, frenchSide, type ListedSide } from '@estafette/kernel'

/** The sides: how they look, and how sentences name them. */
export const sides = {
  german: {
    look: { colour: 'charcoal', shape: 'cut' },
    forms: { en: englishSide('Germans', 'German'), fr: frenchSide('Allemands') },
  },
  allied: {
    look: { colour: 'blue', shape: 'round' },
    forms: { en: englishSide('Allies', 'Allied'), fr: frenchSide('Alliés') },
  },
} satisfies Readonly<Record<string, ListedSide>>
