import type { GameManifest } from '@estafette/kernel'
import { sides } from './words/sides.ts'

/** What this package brings. */
export const manifest: GameManifest = {
  series: 'arras',
  battles: [{ id: 'arras', place: 'Arras' }],
  players: [2, 2],
  minutes: [90, 90],
  sides: () => sides,
  game: async () => (await import('./index.ts')).arras,
  rulebook: async () => (await import('./rules/index.ts')).chapters,
  answers: async () => (await import('./answers.ts')).answers,
  brain: async () => (await import('./brain/index.ts')).brain,
}
