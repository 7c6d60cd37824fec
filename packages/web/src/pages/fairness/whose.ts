import type { GameEvent } from '@estafette/kernel'
import { statesOf, stateOf, storyOf, type Table } from '@estafette/table'
import type { StoryPart } from '../../screen/story.ts'
import type { DieLine } from './dice.ts'

/** Whose a die is, and what was rolled for. */
export interface ToldDie {
  readonly side: number // -1 for nobody
  readonly event: GameEvent | null // that tells of it; null where none does
}

/**
 * The side that each die belongs to and what it was for, in their order. Both sides of a fight roll
 * in one choice: the game tells whose dice lay where. Where it tells of others than fell they are
 * those of whoever chose.
 */
export function whoseDice(
  table: Table,
  lines: readonly DieLine[],
  story: Pick<StoryPart, 'die' | 'reader'> | undefined,
): ToldDie[] {
  const { game } = table
  const last = stateOf(table)
  const dice: ToldDie[] = lines.map(({ seat }) => ({
    side: seat < 0 ? -1 : game.sideOf(last, seat),
    event: null,
  }))
  if (!story?.die) return dice
  const { sides: usual, first } = story.die
  const heard = story.reader()
  const states = statesOf(table)
  let before = states.next().value
  let number = 0
  let at = 0 // the first die of the choice
  for (const events of storyOf(table)) {
    if (number > 1) before = states.next().value
    const told = events.flatMap((event) =>
      (heard(event, before).dice ?? []).flatMap(({ side, faces }) =>
        faces.map((face) => ({ side, face, event })),
      ),
    )
    const fallen: number[] = []
    for (; lines[at]?.number === number; at++) {
      if (!lines[at]!.isDraw && lines[at]!.sides === usual) fallen.push(at)
    }
    const isSame =
      told.length === fallen.length &&
      fallen.every((die, index) => lines[die]!.face - 1 + first === told[index]!.face)
    if (isSame) {
      fallen.forEach((die, index) => {
        const { side, event } = told[index]!
        dice[die] = { side, event }
      })
    }
    number++
  }
  return dice
}
