import type { Brain, Game } from '@estafette/kernel'

// The same games as in the list, each fetched when somebody wants it: a page shows one at a time.
const loaders: Readonly<Record<string, () => Promise<Game>>> = {
  arras: async () => (await import('@estafette/arras')).arras,
  celles: async () => (await import('@estafette/celles')).celles,
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

/** Fetches what knows how to play a game well, if anything does. */
export async function fetchBrain(id: string): Promise<Brain | undefined> {
  return Object.hasOwn(minds, id) ? minds[id]?.() : undefined
}
