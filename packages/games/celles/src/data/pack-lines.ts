import { putInPack, type BoardLines, type PackUnderWay } from '@estafette/kernel'
import { cellOf, packBoard, type Board, type BoardPack } from './board.ts'
import { CRT_ROWS, SIDES } from './codes.ts'
import { makeCounter, parseBoardPack } from './pack.ts'

/** The lines of a position that tell how its board differs from the one without a pack. */
export function packLines(board: Board): string[] {
  const { printed } = board
  if (!printed) return []
  const keyed = (
    name: string,
    write: (board: Board, key: number) => string,
    keys: readonly string[],
  ) =>
    keys.flatMap((key, index) => {
      const text = write(board, index)
      return text === write(printed, index) ? [] : [`${name} ${key} ${text}`]
    })
  const turns = Array.from({ length: board.lastTurn }, (_, index) => String(index + 1))
  return [
    ...keyed('counter', counterText, board.unitCodes),
    ...keyed('terrain', terrainText, board.hexIds),
    ...rearLines(board, printed),
    ...keyed('crt', columnText, board.crtColumns),
    ...infiltrationLines(board, printed),
    ...keyed('track', actionsText, turns),
  ]
}

/** Adds a line written by `packLines` to a pack under way; false if it is about something else. */
export function addPackLine(pack: PackUnderWay, words: readonly string[]): boolean {
  const [name, key = '', ...values] = words
  switch (name) {
    case 'counter':
      putInPack(pack, 'counters', key, values.join(' '))
      return true
    case 'terrain':
      putInPack(pack, 'terrain', key, values.join(' '))
      return true
    case 'rear':
      putInPack(pack, 'rearAreas', key, values)
      return true
    case 'crt':
      putInPack(pack, 'crt', key, values)
      return true
    case 'infiltration':
      putInPack(pack, 'infiltration', 'disruptsUpTo', number(key))
      putInPack(pack, 'infiltration', 'failsUpTo', number(values.join(' ')))
      return true
    case 'track':
      putInPack(pack, 'actions', key, values.map(number))
      return true
    default:
      return false
  }
}

/** Reads those lines for a board. */
export function boardLines(board: Board): BoardLines<BoardPack, Board> {
  return {
    standard: board,
    add: addPackLine,
    parse: (input) => parseBoardPack(board, input),
    make: (pack) => packBoard(board, pack),
  }
}

/** NaN, which no pack accepts, for what is not a number. */
function number(text: string): number {
  return /^-?\d{1,3}$/.test(text) ? Number(text) : NaN
}

function counterText(board: Board, unit: number): string {
  const counter = {
    attack: [...board.attack.subarray(unit * 4, unit * 4 + 4)],
    defence: [...board.defence.subarray(unit * 4, unit * 4 + 4)],
    movement: board.movement[unit]!,
  }
  return makeCounter(counter, board.unitSteps[unit]!)
}

function terrainText(board: Board, hex: number): string {
  return board.pack.terrain?.get(hex) ?? board.printedTerrain[hex]!
}

function columnText(board: Board, column: number): string {
  return Array.from({ length: CRT_ROWS }, (_, row) => cellOf(board, column, row)).join(' ')
}

function actionsText(board: Board, index: number): string {
  return SIDES.map((_, side) => board.actions[(index + 1) * 2 + side]!).join(' ')
}

/** Both areas, or neither: they are read together. */
function rearLines(board: Board, printed: Board): string[] {
  if (board.rearArea.join() === printed.rearArea.join()) return []
  return SIDES.map((name, side) => {
    const hexes = board.hexIds.filter((_, hex) => board.rearArea[hex]! === side)
    return ['rear', name, ...hexes].join(' ')
  })
}

function infiltrationLines(board: Board, printed: Board): string[] {
  const text = ({ infiltrationDisruptsUpTo, infiltrationFailsUpTo }: Board) =>
    `infiltration ${infiltrationDisruptsUpTo} ${infiltrationFailsUpTo}`
  return text(board) === text(printed) ? [] : [text(board)]
}
