import { failure, type Game, type Result } from '@estafette/kernel'
import { fetchGame } from '@estafette/registry/shelf'
import {
  openTable,
  readMoves,
  tableFromRecord,
  type Reading,
  type ReadSoFar,
  type Table,
} from '@estafette/table'

/** The game that a record or a position is of, fetched first if need be. */
function gameIn(text: string): Promise<Game | undefined> {
  return fetchGame(/^game ([a-z0-9-]+)/m.exec(text)?.[1] ?? '')
}

/** Reads a record of any game. */
export async function readTable(text: string): Promise<Result<Table>> {
  const game = await gameIn(text)
  return tableFromRecord((id) => (game?.id === id ? game : undefined), text)
}

/** The same move by move, so that a page can show what has been read so far. */
export async function readInSlices(text: string): Promise<Generator<ReadSoFar, Result<Reading>>> {
  const game = await gameIn(text)
  return readMoves((id) => (game?.id === id ? game : undefined), text)
}

/** Sets a position of any game on a table of its own. */
export async function readPosition(text: string, gameId: string): Promise<Result<Table>> {
  const game = await gameIn(text)
  if (!game) return failure('missing line "game": it must name the game')
  return openTable(game, { start: { position: text }, gameId })
}
