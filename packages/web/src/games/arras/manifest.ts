import type { ArrasState } from '@estafette/arras/screen'
import { spoken } from '../../i18n/spoken.ts'
import { anyScreen, anyStory } from '../../screen/of-any-game.ts'
import type { AboutGame, ScreenManifest } from '../../screen/manifest.ts'

/** What this folder brings. */
export const manifest: ScreenManifest = {
  about: spoken(import.meta.glob<AboutGame>('./about.??.ts', { eager: true, import: 'words' })),
  ground: 'areas',
  screen: async () => anyScreen<ArrasState>((await import('./screen.tsx')).arrasScreen),
  story: async () => anyStory((await import('./told/story.ts')).arrasStory),
  answers: async () => (await import('./answers.ts')).answerWords,
  lessons: {
    arras: async () => (await import('./lesson.ts')).arrasLesson,
  },
  hero: {
    map: async () => (await import('./map/hero-map.tsx')).heroMap,
    heart: '560 640 760 475',
  },
}
