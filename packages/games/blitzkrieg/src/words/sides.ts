import { listSides, type ListedSide } from '@estafette/kernel'
import { words as en } from './sides.en.ts'
import { words as fr } from './sides.fr.ts'

const { german, allies, french } = listSides(
  {
    german: { colour: 'charcoal', shape: 'cut' },
    allies: { colour: 'blue', shape: 'round' },
    french: { colour: 'blue', shape: 'round' },
  },
  { en, fr },
)

/** The sides of a battle: against the Germans stand the French, in some with others beside them. */
export function sidesOf(isAllied: boolean): {
  readonly german: ListedSide
  readonly allied: ListedSide
} {
  return { german, allied: isAllied ? allies : french }
}
