import { makeBoard, type Board } from './board.ts'
import { folders } from './folders.ts'
import { sourceOf } from './source.ts'

/** A battle that cannot be built, and why. */
export interface LeftOut {
  readonly id: string
  readonly reason: string
}

/** Battles that are left out; the others do not suffer for them. */
export const leftOut: LeftOut[] = []

/** Makes something of a battle, or notes why that cannot be. */
export function unlessBroken<T>(id: string, make: () => T): T[] {
  try {
    return [make()]
  } catch (error) {
    leftOut.push({ id, reason: error instanceof Error ? error.message : String(error) })
    return []
  }
}

/** Everything that can be played: the series in its order, then what is on no shelf. */
export const everyBoard: readonly Board[] = Object.entries(folders).flatMap(
  ([id, { map, units, scenario }]) =>
    unlessBroken(id, () => makeBoard(sourceOf(id, map, units, scenario))),
)

/** The battles of the series, in its order. */
export const boards: readonly Board[] = everyBoard.filter(
  ({ source }) => source.scenario.series !== undefined,
)

const boardOf = (id: string): Board => everyBoard.find((board) => board.id === id)!

/** Blitzkrieg Checked: Gembloux. */
export const checked = boardOf('checked')

/** Blitzkrieg Unleashed: Sedan. */
export const unleashed = boardOf('unleashed')

/** Blitzkrieg Challenged: Dinant. */
export const challenged = boardOf('challenged')

/** Blitzkrieg Stalled: Arras. */
export const stalled = boardOf('stalled')

/** Blitzkrieg Met: Stonne. */
export const met = boardOf('met')

/** Blitzkrieg Undone: Hannut. */
export const undone = boardOf('undone')

/** An invented battle to learn by, no part of the published series. */
export const training = boardOf('training')
