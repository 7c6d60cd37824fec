import type { GameManifest } from '@estafette/kernel'
import { sides } from './words/sides.ts'

/** What this package brings. */
export const manifest: GameManifest = {
  series: 'frontline',
  battles: [{ id: 'frontline', place: 'Frontline' }],
  players: [1, 4],
  minutes: [45, 45],
  sides: () => sides,
  game: async () => (await import('./index.ts')).frontline,
  rulebook: async () => (await import('./rules/index.ts')).chapters,
  answers: async () => (await import('./answers.ts')).answers,
  brain: async () => (await import('./brain/index.ts')).brain,
}
