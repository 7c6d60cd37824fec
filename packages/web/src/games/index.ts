import { seriesOf } from '@estafette/registry/shelf'
import type { GameScreen } from '../screen/screen.ts'
import type { StoryPart } from '../screen/story.ts'

/** The screens of the series, each fetched when somebody sits down to play a game of it. */
const screens: Readonly<Record<string, (id: string) => Promise<GameScreen>>> = {
  arras: async () => (await import('./arras/screen.tsx')).arrasScreen as unknown as GameScreen,
  celles: async () => (await import('./celles/screen.tsx')).cellesScreen as unknown as GameScreen,
  blitzkrieg: async (id) =>
    (await (await import('./blitzkrieg/screen.tsx')).blitzScreen(id)) as unknown as GameScreen,
  frontline: async (id) =>
    (await (await import('./frontline/screen.tsx')).frontScreen(id)) as unknown as GameScreen,
}

/** The screen of a game. */
export function loadScreen(game: string): Promise<GameScreen> | undefined {
  return screens[seriesOf(game) ?? '']?.(game)
}

/** What the games tell of a game that is over: nobody needs it before. */
const stories: Readonly<Record<string, (id: string) => Promise<StoryPart>>> = {
  arras: async () => (await import('./arras/story.ts')).arrasStory as unknown as StoryPart,
  celles: async () => (await import('./celles/story.ts')).cellesStory as unknown as StoryPart,
  blitzkrieg: async (id) =>
    (await import('./blitzkrieg/story.ts')).blitzStory(id) as unknown as StoryPart,
  frontline: async () => (await import('./frontline/story.ts')).frontStory as unknown as StoryPart,
}

/** The story of a game. */
export function loadStory(game: string): Promise<StoryPart> | undefined {
  return stories[seriesOf(game) ?? '']?.(game)
}
