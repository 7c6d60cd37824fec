import { otherIds, seriesIds } from '@estafette/blitzkrieg/shelf'
import type { Brain, Chapter, Game, RuledGame } from '@estafette/kernel'
import { bySeries } from './series.ts'

/** A battle on the shelf: what belongs to it is fetched when somebody wants it. */
interface Battle {
  readonly series: string // battles that share an engine and a rulebook stand together
  readonly game: () => Promise<Game>
  readonly rulebook: () => Promise<readonly Chapter[]>
  readonly brain: () => Promise<Brain>
}

/** A battle of Blitzkrieg: one engine plays them all. */
const blitzkrieg = (id: string): Battle => ({
  series: 'blitzkrieg',
  game: async () =>
    (await import('@estafette/blitzkrieg')).everyBattle.find((one) => one.id === id)!,
  rulebook: async () => (await import('@estafette/blitzkrieg/rules')).chapters,
  brain: async () => (await import('@estafette/blitzkrieg/brain')).brains[id]!,
})

// The same games as in the list, each fetched when somebody wants it: a page shows one at a time.
const battles: Readonly<Record<string, Battle>> = {
  arras: {
    series: 'arras',
    game: async () => (await import('@estafette/arras')).arras,
    rulebook: async () => (await import('@estafette/arras/rules')).chapters,
    brain: async () => (await import('@estafette/arras/brain')).brain,
  },
  celles: {
    series: 'celles',
    game: async () => (await import('@estafette/celles')).celles,
    rulebook: async () => (await import('@estafette/celles/rules')).chapters,
    brain: async () => (await import('@estafette/celles/brain')).brain,
  },
  ...Object.fromEntries(seriesIds.map((id) => [id, blitzkrieg(id)])),
  frontline: {
    series: 'frontline',
    game: async () => (await import('@estafette/frontline')).frontline,
    rulebook: async () => (await import('@estafette/frontline/rules')).chapters,
    brain: async () => (await import('@estafette/frontline/brain')).brain,
  },
}

// Found by its id, and shown on no shelf: what a guided game is played on.
const unlisted: Readonly<Record<string, Battle>> = Object.fromEntries(
  otherIds.map((id) => [id, blitzkrieg(id)]),
)

/** Ids of the battles, in the order of the shelf. */
export const gameIds: readonly string[] = Object.keys(battles)

/** The series in the order of the shelf, each with its battles; most have one. */
export const shelf = bySeries(gameIds.map((id) => ({ id, series: battles[id]!.series })))

function battleOf(id: string): Battle | undefined {
  const known = { ...battles, ...unlisted }
  return Object.hasOwn(known, id) ? known[id] : undefined
}

/** The series that a game belongs to; most are one of their own. */
export function seriesOf(id: string): string | undefined {
  return battleOf(id)?.series
}

/** Fetches the game of this id, if there is one. */
export async function fetchGame(id: string): Promise<Game | undefined> {
  return battleOf(id)?.game()
}

/** Fetches the game of this id with its rulebook, which is as large as the game. */
export async function fetchRuledGame(id: string): Promise<RuledGame | undefined> {
  const battle = battleOf(id)
  const [game, chapters] = await Promise.all([battle?.game(), battle?.rulebook()])
  return game && chapters && { ...game, chapters }
}

/** Fetches what knows how to play a game well, if anything does. */
export async function fetchBrain(id: string): Promise<Brain | undefined> {
  return battleOf(id)?.brain()
}
