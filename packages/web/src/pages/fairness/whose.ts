import { statesOf, stateOf, storyOf, type Table } from '@estafette/table'
import type { StoryPart } from '../../screen/story.ts'
import type { DieLine } from './dice.ts'

/**
 * The side that each die belongs to, -1 for nobody, in their order. Both sides of a fight roll in
 * one choice: the game tells whose dice lay where. Where it tells of others than fell they are
 * those of whoever chose.
 */
export function whoseDice(
  table: Table,
  lines: readonly DieLine[],
  story: Pick<StoryPart, 'die' | 'reader'> | undefined,
): number[] {
  const { game } = table
  const last = stateOf(table)
  const sides = lines.map(({ seat }) => (seat < 0 ? -1 : game.sideOf(last, seat)))
  if (!story?.die) return sides
  const { sides: usual, first } = story.die
  const heard = story.reader()
  const states = statesOf(table)
  let before = states.next().value
  let number = 0
  let at = 0 // the first die of the choice
  for (const events of storyOf(table)) {
    if (number > 1) before = states.next().value
    const told = events
      .flatMap((event) => heard(event, before).dice ?? [])
      .flatMap(({ side, faces }) => faces.map((face) => ({ side, face })))
    const fallen: number[] = []
    for (; lines[at]?.number === number; at++) {
      if (!lines[at]!.isDraw && lines[at]!.sides === usual) fallen.push(at)
    }
    const isSame =
      told.length === fallen.length &&
      fallen.every((die, index) => lines[die]!.face - 1 + first === told[index]!.face)
    if (isSame) fallen.forEach((die, index) => (sides[die] = told[index]!.side))
    number++
  }
  return sides
}
