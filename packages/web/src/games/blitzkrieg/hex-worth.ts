import { GERMAN, type BlitzState } from '@estafette/blitzkrieg/screen'

type Line = BlitzState['board']['scoring'][number]

/** Half VP that a hex brings a side at the end of a battle by itself. BLZ-VIC-3 */
export function hexWorth({ board }: BlitzState, side: number, hex: number): number {
  let halves = 0
  for (const line of board.scoring) {
    const isOurs = line.side === 'BOTH' || (line.side === 'GERMAN') === (side === GERMAN)
    if (isOurs && counts(board, line, hex)) halves += 2 * (line.vp ?? 0)
  }
  return halves
}

/** Whether a line of scoring is about a hex. */
function counts(board: BlitzState['board'], line: Line, hex: number): boolean {
  switch (line.kind) {
    case 'hexTerrain':
      return board.built[hex]! !== 0
    case 'hexLevel':
      return board.level[hex] === line.level
    case 'hexList':
    case 'anyHexControlled':
      return line.hexes!.includes(board.hexIds[hex]!)
    case 'placeHexes':
    case 'placeOccupied':
      return board.hexNames[hex] === line.place
    default:
      return false
  }
}
