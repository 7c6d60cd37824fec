import { putInPack, type BoardLines, type PackUnderWay } from '@estafette/kernel'
import { makeBoard, type Board } from './board.ts'
import { makeCounter, parseBoardPack, type BoardPack } from './pack.ts'

/** The lines of a position that tell how its board differs from that of the game. */
export function packLines(board: Board, standard: Board): string[] {
  if (board === standard) return []
  const { unitCount, locationCount, unitCodes, locationNames } = standard
  const lines: string[] = []
  for (let counter = 0; counter < 2 * unitCount; counter++) {
    const unit = counter % unitCount
    if (counter >= unitCount && board.type[unit]! !== 1) continue
    const text = counterText(board, counter)
    if (text === counterText(standard, counter)) continue
    lines.push(`counter ${unitCodes[unit]}${counter >= unitCount ? ':r' : ''} ${text}`)
  }
  for (let location = 0; location < locationCount; location++) {
    const text = locationText(board, location)
    if (text !== locationText(standard, location)) {
      lines.push(`location ${locationNames[location]} ${text}`)
    }
  }
  return lines
}

/** Reads those lines. */
export function boardLines(standard: Board): BoardLines<BoardPack, Board> {
  const { source } = standard
  return {
    standard,
    add: addPackLine,
    parse: (input) => parseBoardPack(source, input),
    make: (pack) => makeBoard(source, pack),
  }
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
