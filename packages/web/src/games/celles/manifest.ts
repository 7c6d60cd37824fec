import { anyScreen, anyStory } from '../../screen/of-any-game.ts'
import type { ScreenManifest } from '../../screen/manifest.ts'
import { aboutEn } from './about.en.ts'
import { aboutFr } from './about.fr.ts'

/** What this folder brings. */
export const manifest: ScreenManifest = {
  about: { en: aboutEn, fr: aboutFr },
  players: [2, 2],
  ground: 'hexes',
  minutes: [120, 120],
  screen: async () => anyScreen((await import('./screen.tsx')).cellesScreen),
  story: async () => anyStory((await import('./told/story.ts')).cellesStory),
  lessons: {
    celles: async () => (await import('./lesson/index.ts')).cellesLesson,
  },
}
