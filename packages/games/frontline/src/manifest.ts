import type { GameManifest } from '@estafette/kernel'

/** What this package brings. */
export const manifest: GameManifest = {
  series: 'frontline',
  battles: [{ id: 'frontline', place: 'Frontline' }],
  game: async () => (await import('./index.ts')).frontline,
  rulebook: async () => (await import('./rules/index.ts')).chapters,
  brain: async () => (await import('./brain/index.ts')).brain,
}
