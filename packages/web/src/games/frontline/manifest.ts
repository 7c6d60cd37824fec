import { anyScreen, anyStory } from '../../screen/of-any-game.ts'
import type { ScreenManifest } from '../../screen/manifest.ts'
import { aboutEn } from './about.en.ts'
import { aboutFr } from './about.fr.ts'

/** What this folder brings. */
export const manifest: ScreenManifest = {
  about: { en: aboutEn, fr: aboutFr },
  players: [1, 4],
  ground: 'cards',
  minutes: [45, 45],
  screen: async () => anyScreen((await import('./screen.tsx')).frontScreen()),
  story: async () => anyStory((await import('./told/story.ts')).frontStory),
  lessons: {
    frontline: async () => (await import('./lesson/index.ts')).frontlineLesson,
  },
}
