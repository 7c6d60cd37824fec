import { makeBoard } from './board.ts'
import { sourceOf, type Source } from './source.ts'

/** Whether a battle that reads well can be built at all. */
export function buildFaults({ map, units, scenario }: Omit<Source, 'id' | 'charts'>): string[] {
  try {
    makeBoard(sourceOf('checked', map, units, scenario))
    return []
  } catch (error) {
    return [`scenario.json: the battle cannot be built: ${(error as Error).message}`]
  }
}
