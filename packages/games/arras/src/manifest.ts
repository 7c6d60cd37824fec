import type { GameManifest } from '@estafette/kernel'

/** What this package brings. */
export const manifest: GameManifest = {
  series: 'arras',
  battles: [{ id: 'arras', place: 'Arras' }],
  game: async () => (await import('./index.ts')).arras,
  rulebook: async () => (await import('./rules/index.ts')).chapters,
  brain: async () => (await import('./brain/index.ts')).brain,
}
