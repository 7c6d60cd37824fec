import type { Board } from './data/board.ts'
import { CRT_ROWS } from './data/codes.ts'

/** Faces of the die: 0 to 9. CEL-2.0.1 */
export const DIE_FACES = 10

/** CRT column of two totals, rounded down to a printed one, within the printed ones. CEL-11.0.8 */
export function oddsColumn(board: Board, attackTotal: number, defenceTotal: number): number {
  const { oddsAttack, oddsDefence } = board
  let column = 0
  for (let higher = 1; higher < oddsAttack.length; higher++) {
    if (attackTotal * oddsDefence[higher]! >= defenceTotal * oddsAttack[higher]!) column = higher
  }
  return column
}

/** CRT row of a modified die. CEL-11.0.25 */
export function oddsRow(modified: number): number {
  return Math.min(CRT_ROWS - 1, Math.max(0, modified))
}

/** Place of a result in the tables of the board. */
export function resultIndex(column: number, modified: number): number {
  return column * CRT_ROWS + oddsRow(modified)
}

/** One result of the table and how likely it is. */
export interface CombatResult {
  readonly index: number // in the tables of the board
  readonly attacker: number // part of the result, see the bits of the charts
  readonly defender: number
  readonly from: number // lowest and highest die that give it
  readonly to: number
  readonly probability: number
}

/** Every result an attack can have, from the lowest die upwards, with exact probabilities. */
export function combatResults(
  board: Board,
  column: number,
  modifier: number,
): readonly CombatResult[] {
  const results: CombatResult[] = []
  for (let die = 0; die < DIE_FACES; die++) {
    const index = resultIndex(column, die + modifier)
    const attacker = board.crtAttacker[index]!
    const defender = board.crtDefender[index]!
    const last = results.at(-1)
    if (last?.attacker === attacker && last.defender === defender) {
      const faces = die - last.from + 1
      results[results.length - 1] = { ...last, to: die, probability: faces / DIE_FACES }
    } else {
      results.push({ index, attacker, defender, from: die, to: die, probability: 1 / DIE_FACES })
    }
  }
  return results
}
