import { englishSide, frenchSide, type ListedSide } from '@estafette/kernel'

/** The sides: how they look, and how sentences name them. */
export const sides = {
  allies: {
    look: 'allied',
    forms: { en: englishSide('Allies', 'Allied'), fr: frenchSide('Alliés') },
  },
  axis: {
    look: 'german',
    forms: { en: englishSide('Axis', 'Axis', true), fr: frenchSide('Axe', true) },
  },
} satisfies Readonly<Record<string, ListedSide>>
