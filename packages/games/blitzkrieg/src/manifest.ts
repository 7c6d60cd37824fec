import type { GameManifest } from '@estafette/kernel'
import { isAllied, listed, others } from './shelf.ts'
import { sidesOf } from './words/sides.ts'

/** What this package brings: one engine plays all battles. */
export const manifest: GameManifest = {
  series: 'blitzkrieg',
  battles: listed,
  unlisted: others,
  players: [2, 2],
  minutes: [180, 480],
  sides: (id) => sidesOf(isAllied(id)),
  game: async (id) => (await import('./index.ts')).everyBattle.find((one) => one.id === id)!,
  rulebook: async () => (await import('./rules/index.ts')).chapters,
  answers: async () => (await import('./answers.ts')).answers,
  brain: async (id) => (await import('./brain/index.ts')).brains[id]!,
}
