import { anyScreen, anyStory } from '../../screen/of-any-game.ts'
import type { ScreenManifest } from '../../screen/manifest.ts'
import { aboutEn } from './about.en.ts'
import { aboutFr } from './about.fr.ts'

/** What this folder brings. */
export const manifest: ScreenManifest = {
  about: { en: aboutEn, fr: aboutFr },
  players: [2, 2],
  ground: 'areas',
  minutes: [90, 90],
  screen: async () => anyScreen((await import('./screen.tsx')).arrasScreen),
  story: async () => anyStory((await import('./told/story.ts')).arrasStory),
  lessons: {
    arras: async () => (await import('./lesson.ts')).arrasLesson,
  },
  hero: {
    map: async () => (await import('./map/hero-map.tsx')).heroMap,
    heart: '560 640 760 475',
  },
}
