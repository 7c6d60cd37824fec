import { playerNames } from '@estafette/bots/names'
import { HUMAN, type GameNote } from './note.ts'

/**
 * The note of a game whose own was lost, from the lines of its record; null where they are none. It
 * is good enough for the list: whoever opens the game has it written anew.
 */
export function rebuiltNote(id: string, record: string): GameNote | null {
  const [head = ''] = record.split(/^moves\b/m)
  const game = wordAfter(head, 'game')
  if (!game) return null
  const seats = [...head.matchAll(/^seat (\S+)(?: ([^#\s]\S*))?/gm)]
  const winner = wordAfter(record, 'result')
  return {
    id,
    game,
    scenario: wordAfter(head, 'scenario') ?? '',
    seats: seats.map(([, , name = '']) => (playerNames.includes(name) ? name : HUMAN)),
    sides: seats.map(([, side = '']) => side),
    turn: 0,
    turns: 0,
    moves: [...record.matchAll(/^\d+ /gm)].length,
    over: winner !== undefined,
    ...(winner !== undefined && { winner: winner === '-' ? '' : winner }),
    updated: 0,
  }
}

/** Whether a note was made up from its record. */
export function isRebuilt({ updated }: GameNote): boolean {
  return updated === 0
}

function wordAfter(text: string, key: string): string | undefined {
  return new RegExp(`^${key} (\\S+)`, 'm').exec(text)?.[1]
}
