import type { ByLanguage, SideForms } from '@estafette/kernel'
import { words as en } from './settled.en.ts'
import { words as fr } from './settled.fr.ts'

/** How games end that their players ended; with a winner, and where no side was settled yet. */
interface Ending {
  readonly won: (winner: SideForms) => string
  readonly open: string
}

/** Words for endings that no rulebook has, by the kind of outcome. */
export const settledWords: ByLanguage<Readonly<Record<string, Ending>>> = { en, fr }
