import type { Brain, Chapter, Game, RuledGame } from '@estafette/kernel'

// The same games as in the list, each fetched when somebody wants it: a page shows one at a time.
const loaders: Readonly<Record<string, () => Promise<Game>>> = {
  arras: async () => (await import('@estafette/arras')).arras,
  celles: async () => (await import('@estafette/celles')).celles,
}

const rulebooks: Readonly<Record<string, () => Promise<readonly Chapter[]>>> = {
  arras: async () => (await import('@estafette/arras/rules')).chapters,
  celles: async () => (await import('@estafette/celles/rules')).chapters,
}

const minds: Readonly<Record<string, () => Promise<Brain>>> = {
  arras: async () => (await import('@estafette/arras/brain')).brain,
  celles: async () => (await import('@estafette/celles/brain')).brain,
}

/** Ids of the games, in the order of the shelf. */
export const gameIds: readonly string[] = Object.keys(loaders)

/** Fetches the game of this id, if there is one. */
export async function fetchGame(id: string): Promise<Game | undefined> {
  return Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined
}

/** Fetches the game of this id with its rulebook, which is as large as the game. */
export async function fetchRuledGame(id: string): Promise<RuledGame | undefined> {
  const [game, chapters] = await Promise.all([
    fetchGame(id),
    Object.hasOwn(rulebooks, id) ? rulebooks[id]?.() : undefined,
  ])
  return game && chapters && { ...game, chapters }
}

/** Fetches what knows how to play a game well, if anything does. */
export async function fetchBrain(id: string): Promise<Brain | undefined> {
  return Object.hasOwn(minds, id) ? minds[id]?.() : undefined
}
