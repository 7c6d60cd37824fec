import type { GameManifest } from '@estafette/kernel'
import { sides } from './words/sides.ts'

/** What this package brings. */
export const manifest: GameManifest = {
  series: 'celles',
  battles: [{ id: 'celles', place: 'Celles' }],
  players: [2, 2],
  minutes: [120, 120],
  sides: () => sides,
  game: async () => (await import('./index.ts')).celles,
  rulebook: async () => (await import('./rules/index.ts')).chapters,
  answers: async () => (await import('./answers.ts')).answers,
  brain: async () => (await import('./brain/index.ts')).brain,
}
