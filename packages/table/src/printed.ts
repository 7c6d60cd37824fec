import { parseNotation, scriptedDice, type Game } from '@estafette/kernel'
import { movesOf } from './record.ts'
import { seatNamed } from './seat.ts'
import { created, type Start } from './start.ts'
import type { Table } from './table.ts'
import { firstFace, notedDice } from './throws.ts'

/**
 * Faces from 1 upwards as a script writes them: as they are printed on the dice of the game. What
 * a face was rolled with is known only by playing it; one that nobody asks for stays as it is.
 */
export function printedFaces(
  game: Game,
  start: Start,
  moves: readonly { readonly seat: string; readonly choice: string }[],
  faces: readonly number[],
): readonly number[] {
  if (!game.die?.zero) return faces
  const printed: number[] = []
  const dice = notedDice(scriptedDice(faces), (face, sides, isPick) =>
    printed.push(isPick ? face : face - 1 + firstFace(game, sides)),
  )
  try {
    const first = created(game, start)
    if (!first.ok) return faces
    const state = first.value
    if ('setup' in start) game.start(state, dice)
    for (const move of moves) {
      const choice = parseNotation(game, move.choice)
      if (!choice.ok) break
      game.play(state, seatNamed(game, state, move.seat), choice.value, dice)
    }
  } catch {
    // Scripts are written for rules that break, too: what was rolled until then is known.
  }
  return [...printed, ...faces.slice(printed.length)]
}

/** The dice of every entry of a table, as they are printed. */
export function printedDice(table: Table): number[][] {
  const { game, start, opening, entries } = table
  const all = [opening, ...entries].flatMap((step) => step.faces)
  const printed = printedFaces(game, start, movesOf(table), all)
  let at = opening.faces.length
  return entries.map(({ faces }) => printed.slice(at, (at += faces.length)))
}
