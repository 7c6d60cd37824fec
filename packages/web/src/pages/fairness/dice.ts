import { scriptedDice, type Choice, type Dice, type GameEvent, type Seat } from '@estafette/kernel'
import {
  begun,
  blockAt,
  faceAt,
  notedDice,
  statesOf,
  type Fall,
  type Table,
} from '@estafette/table'

/** One die of a game, with what the seed says about it. */
export interface DieLine {
  readonly n: number // of the stream, from 0
  readonly number: number // of the choice it fell in, from 1; 0 before the first decision
  readonly seat: Seat // -1 for nobody
  readonly choice: Choice | null
  readonly turn: number // 0 where nobody knows
  readonly face: number // from 1, as the stream has it
  readonly sides: number
  readonly isDraw: boolean // a card or a chit, no die
  readonly head: string // of the HMAC it is read from, eight digits
  readonly isEqual: boolean
}

/** A die with the side it belongs to, and what it was for. */
export interface OwnedDie extends DieLine {
  readonly side: number // -1 for nobody
  readonly event: GameEvent | null // that tells of it
}

/** Every die of a game whose seed is known, drawn again, in order. */
export function diceOf(table: Table): DieLine[] {
  const { game, entries, opening, start } = table
  if (table.seed === null) return []
  const lines: DieLine[] = []
  const nobody = { number: 0, seat: -1, choice: null, turn: 0 }
  begun(game, start, drawnAgain(table, opening, nobody, lines))
  let number = 0
  for (const before of statesOf(table)) {
    const entry = entries[number++]
    if (!entry) break
    if (entry.faces.length === 0) continue
    const turn = Number(game.facts(before)['turn'] ?? 0) || 0
    const { seat, choice } = entry
    const dice = drawnAgain(table, entry, { number, seat, choice, turn }, lines)
    game.play(game.clone(before), seat, choice, dice)
  }
  return lines
}

/** Dice that fall as they fell, each held against the seed and noted. */
function drawnAgain(
  { seed, gameId, contributions }: Table,
  { faces, drawn }: Fall,
  about: Pick<DieLine, 'number' | 'seat' | 'choice' | 'turn'>,
  lines: DieLine[],
): Dice {
  const stream = { seed: seed ?? '', gameId, contributions }
  let n = drawn - faces.length
  return notedDice(scriptedDice(faces), (face, sides, isDraw) => {
    const head = hex(blockAt(stream, n, sides).subarray(0, 4))
    const isEqual = faceAt(stream, n, sides) === face
    lines.push({ ...about, n: n++, face, sides, isDraw, head, isEqual })
  })
}

/** How often each face of the usual die fell to a side, the lowest first. */
export function countsOf<L extends DieLine>(
  lines: readonly L[],
  sides: number,
  isCounted: (line: L) => boolean,
): number[] {
  const counts = Array.from({ length: sides }, () => 0)
  for (const line of lines) {
    if (!line.isDraw && line.sides === sides && isCounted(line)) counts[line.face - 1]!++
  }
  return counts
}

/** The number of sides that most dice of a game have; 6 without any. */
export function usualSides(lines: readonly DieLine[]): number {
  const counts = new Map<number, number>()
  for (const { sides, isDraw } of lines) {
    if (!isDraw) counts.set(sides, (counts.get(sides) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 6
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
