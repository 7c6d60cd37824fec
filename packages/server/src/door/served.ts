import type { ServedGame } from '@estafette/protocol'
import { gameIds } from '@estafette/registry/shelf'
import { makeBreath } from '../referee/breath.ts'
import type { Dependencies } from '../referee/dependencies.ts'

/** The games that a server has, and how each can be begun; found out once. */
export function makeServed({ gameOf }: Pick<Dependencies, 'gameOf'>): () => Promise<ServedGame[]> {
  const found = async (): Promise<ServedGame[]> => {
    const all: ServedGame[] = []
    const breath = makeBreath()
    for (const id of gameIds) {
      await breath()
      const game = await gameOf(id)
      if (!game) continue
      const options = game.options.map(({ id: option, values }) => ({
        id: option,
        values: [...values],
        usual: values[0]!,
      }))
      all.push({ game: id, scenarios: [...game.scenarios], options, seats: game.seats })
    }
    return all
  }
  let served: Promise<ServedGame[]> | null = null
  return () => {
    served ??= found().catch((error: unknown) => {
      served = null // the next who asks tries again
      throw error
    })
    return served
  }
}
