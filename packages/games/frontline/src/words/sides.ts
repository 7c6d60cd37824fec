import { englishSide, frenchSide, type ListedSide } from '@estafette/kernel'

/** The sides: how they look, and how sentences name them. */
export const sides = {
  allies: {
    look: { colour: 'blue', shape: 'round' },
    forms: { en: englishSide('Allies', 'Allied'), fr: frenchSide('Alliés') },
  },
  axis: {
    look: { colour: 'charcoal', shape: 'cut' },
    forms: { en: englishSide('Axis', 'Axis', true), fr: frenchSide('Axe', true) },
  },
} satisfies Readonly<Record<string, ListedSide>>
