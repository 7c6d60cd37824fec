import { failure, success, type Game, type Result } from '@estafette/kernel'
import type { Standing } from '@estafette/protocol'
import { follow, openTable, type Table } from '@estafette/table'

/**
 * The whole table of a game that is over: everybody may see everything then, and the seed is told.
 * Dice that were taken back with choices leave a gap that only the server's record has.
 */
export function tableOf(game: Game, standing: Standing): Result<Table> {
  const { table: gameId, scenario, options, seed, sitters, log } = standing
  if (!standing.ending || seed === null) return failure('the game is not over')
  const opened = openTable(
    game,
    {
      start: { setup: { scenario, options } },
      gameId,
      seed,
      names: sitters.map(({ name }) => name),
      contributions: sitters.map(({ contribution }) => contribution),
    },
    facesIn(log[0]),
  )
  if (!opened.ok) return opened
  const table = opened.value
  for (const heard of log.slice(1)) {
    if (heard.choice === null) return failure(`choice ${heard.number} was not told`)
    const taken = follow(table, heard.seat, heard.choice, facesIn(heard))
    if (!taken.ok) return failure(taken.reason)
  }
  return success(table)
}

function facesIn(heard: Standing['log'][number] | undefined): number[] {
  return (heard?.faces ?? []).map((face) => face ?? 0)
}
