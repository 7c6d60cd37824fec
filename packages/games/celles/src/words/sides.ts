import { listSides } from '@estafette/kernel'
import { words as en } from './sides.en.ts'
import { words as fr } from './sides.fr.ts'

/** The sides: how they look, and how sentences name them. */
export const sides = listSides(
  {
    german: { colour: 'charcoal', shape: 'cut' },
    allied: { colour: 'blue', shape: 'round' },
  },
  { en, fr },
)
