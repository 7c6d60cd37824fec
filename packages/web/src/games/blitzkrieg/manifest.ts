import { anyScreen, anyStory } from '../../screen/of-any-game.ts'
import type { ScreenManifest } from '../../screen/manifest.ts'
import { aboutEn } from './about.en.ts'
import { aboutFr } from './about.fr.ts'

/** What this folder brings. */
export const manifest: ScreenManifest = {
  about: { en: aboutEn, fr: aboutFr },
  players: [2, 2],
  ground: 'hexes',
  minutes: [180, 480],
  screen: async (id) => anyScreen(await (await import('./screen.tsx')).blitzScreen(id)),
  story: async (id) => anyStory((await import('./told/story.ts')).blitzStory(id)),
  lessons: {
    training: async () => (await import('./lesson/index.ts')).trainingLesson,
  },
}
