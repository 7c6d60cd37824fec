import { spoken } from '../../i18n/spoken.ts'
import { anyScreen, anyStory } from '../../screen/of-any-game.ts'
import type { AboutGame, ScreenManifest } from '../../screen/manifest.ts'

/** What this folder brings. */
export const manifest: ScreenManifest = {
  about: spoken(import.meta.glob<AboutGame>('./about.??.ts', { eager: true, import: 'words' })),
  ground: 'hexes',
  screen: async (id) => anyScreen(await (await import('./screen.tsx')).blitzScreen(id)),
  story: async (id) => anyStory((await import('./told/story.ts')).blitzStory(id)),
  answers: async () => (await import('./answers.ts')).answerWords,
  lessons: {
    training: async () => (await import('./lesson/index.ts')).trainingLesson,
  },
}
