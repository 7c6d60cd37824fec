import { putInPack, type BoardLines, type PackUnderWay } from '@estafette/kernel'
import { LOCATION_COUNT, makeBoard, standardBoard, UNIT_COUNT, type Board } from './board.ts'
import { LOCATION_IDS, UNIT_CODES } from './codes.ts'
import { makeCounter, parseBoardPack, type BoardPack } from './pack.ts'

/** The lines of a position that tell how its board differs from the standard one. */
export function packLines(board: Board): string[] {
  if (board === standardBoard) return []
  const lines: string[] = []
  for (let counter = 0; counter < 2 * UNIT_COUNT; counter++) {
    const unit = counter % UNIT_COUNT
    if (counter >= UNIT_COUNT && board.type[unit]! !== 1) continue
    const text = counterText(board, counter)
    if (text === counterText(standardBoard, counter)) continue
    lines.push(`counter ${UNIT_CODES[unit]}${counter >= UNIT_COUNT ? ':r' : ''} ${text}`)
  }
  for (let location = 0; location < LOCATION_COUNT; location++) {
    const text = locationText(board, location)
    if (text !== locationText(standardBoard, location)) {
      lines.push(`location ${LOCATION_IDS[location]} ${text}`)
    }
  }
  return lines
}

/** Reads those lines. */
export const boardLines: BoardLines<BoardPack, Board> = {
  standard: standardBoard,
  add: addPackLine,
  parse: parseBoardPack,
  make: makeBoard,
}

function addPackLine(pack: PackUnderWay, words: readonly string[]): boolean {
  const [name, code = '', ...values] = words
  if (name === 'counter') {
    putInPack(pack, 'counters', code, values.join(' '))
    return true
  }
  if (name !== 'location') return false
  const changes: Record<string, unknown> = Object.fromEntries(values.map((word) => word.split('=')))
  if ('tem' in changes) changes['tem'] = Number(changes['tem'])
  putInPack(pack, 'locations', code, changes)
  return true
}

function counterText(board: Board, counter: number): string {
  return makeCounter({
    attack: board.attack[counter]!,
    defence: board.defence[counter]!,
    movement: board.movement[counter]!,
    spentDefence: board.spentDefence[counter]!,
  })
}

function locationText(board: Board, location: number): string {
  return `tem=${board.tem[location]} shape=${board.square[location]! ? 'square' : 'circle'}`
}
