import type { GameScreen } from '../screen/screen.ts'

/** The screens of the games, each fetched when somebody sits down to play it. */
const screens: Readonly<Record<string, () => Promise<GameScreen>>> = {
  arras: async () => (await import('./arras/screen.tsx')).arrasScreen as unknown as GameScreen,
  celles: async () => (await import('./celles/screen.tsx')).cellesScreen as unknown as GameScreen,
}

/** The screen of a game. */
export function loadScreen(game: string): Promise<GameScreen> | undefined {
  return Object.hasOwn(screens, game) ? screens[game]?.() : undefined
}
