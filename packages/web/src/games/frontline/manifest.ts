import { spoken } from '../../i18n/spoken.ts'
import { anyScreen, anyStory } from '../../screen/of-any-game.ts'
import type { AboutGame, ScreenManifest } from '../../screen/manifest.ts'

/** What this folder brings. */
export const manifest: ScreenManifest = {
  about: spoken(import.meta.glob<AboutGame>('./about.??.ts', { eager: true, import: 'words' })),
  ground: 'cards',
  screen: async () => anyScreen((await import('./screen.tsx')).frontScreen()),
  story: async () => anyStory((await import('./told/story.ts')).frontStory),
  lessons: {
    frontline: async () => (await import('./lesson/index.ts')).frontlineLesson,
  },
}
