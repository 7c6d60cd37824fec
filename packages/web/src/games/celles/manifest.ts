import type { CellesState } from '@estafette/celles/screen'
import { spoken } from '../../i18n/spoken.ts'
import { anyScreen, anyStory } from '../../screen/of-any-game.ts'
import type { AboutGame, ScreenManifest } from '../../screen/manifest.ts'

/** What this folder brings. */
export const manifest: ScreenManifest = {
  about: spoken(import.meta.glob<AboutGame>('./about.??.ts', { eager: true, import: 'words' })),
  ground: 'hexes',
  screen: async () => anyScreen<CellesState>((await import('./screen.tsx')).cellesScreen),
  story: async () => anyStory((await import('./told/story.ts')).cellesStory),
  answers: async () => (await import('./answers.ts')).answerWords,
  lessons: {
    celles: async () => (await import('./lesson/index.ts')).cellesLesson,
  },
}
