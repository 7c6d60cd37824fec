import { arras } from '@estafette/arras'
import { chapters as arrasChapters } from '@estafette/arras/rules'
import { battles } from '@estafette/blitzkrieg'
import { chapters as blitzkriegChapters } from '@estafette/blitzkrieg/rules'
import { celles } from '@estafette/celles'
import { chapters as cellesChapters } from '@estafette/celles/rules'
import { frontline } from '@estafette/frontline'
import { chapters as frontlineChapters } from '@estafette/frontline/rules'
import type { RuledGame } from '@estafette/kernel'

export { bySeries, type Series } from './series.ts'

/** Every game there is with its rulebook, in the order of the shelf. */
export const games: readonly RuledGame[] = [
  { ...arras, chapters: arrasChapters },
  { ...celles, chapters: cellesChapters },
  ...battles.map((game) => ({ ...game, chapters: blitzkriegChapters })),
  { ...frontline, chapters: frontlineChapters },
]

/** The game of this id. */
export function gameById(id: string): RuledGame | undefined {
  return games.find((game) => game.id === id)
}
