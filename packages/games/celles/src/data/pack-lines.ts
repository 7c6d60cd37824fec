import { putInPack, type BoardLines, type PackUnderWay } from '@estafette/kernel'
import { cellOf, makeBoard, standardBoard, type Board, type BoardPack } from './board.ts'
import { CRT_COLUMNS, CRT_ROWS } from './charts.ts'
import { HEX_IDS, printedTerrain } from './map.ts'
import { makeCounter, parseBoardPack } from './pack.ts'
import { LAST_TURN } from './schedule.ts'
import { SIDES } from './source.ts'
import { UNIT_CODES, unitSteps } from './units.ts'

/** A line of a position about the board, split into words: what stands before and after them. */
export type Words = readonly string[]

/** The lines of a position that tell how its board differs from the standard one. */
export function packLines(board: Board): string[] {
  const keyed = (name: string, write: (board: Board, key: number) => string, keys: Words) =>
    keys.flatMap((key, index) => {
      const text = write(board, index)
      return text === write(standardBoard, index) ? [] : [`${name} ${key} ${text}`]
    })
  const turns = Array.from({ length: LAST_TURN }, (_, index) => String(index + 1))
  return board === standardBoard
    ? []
    : [
        ...keyed('counter', counterText, UNIT_CODES),
        ...keyed('terrain', terrainText, HEX_IDS),
        ...rearLines(board),
        ...keyed('crt', columnText, CRT_COLUMNS),
        ...infiltrationLines(board),
        ...keyed('track', actionsText, turns),
      ]
}

/** Adds a line written by `packLines` to a pack under way; false if it is about something else. */
export function addPackLine(pack: PackUnderWay, words: Words): boolean {
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

/** Reads those lines. */
export const boardLines: BoardLines<BoardPack, Board> = {
  standard: standardBoard,
  add: addPackLine,
  parse: parseBoardPack,
  make: makeBoard,
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
  return makeCounter(counter, unitSteps[unit]!)
}

function terrainText(board: Board, hex: number): string {
  return board.pack.terrain?.get(hex) ?? printedTerrain[hex]!
}

function columnText(board: Board, column: number): string {
  return Array.from({ length: CRT_ROWS }, (_, row) => cellOf(board, column, row)).join(' ')
}

function actionsText(board: Board, index: number): string {
  return SIDES.map((_, side) => board.actions[(index + 1) * 2 + side]!).join(' ')
}

/** Both areas, or neither: they are read together. */
function rearLines(board: Board): string[] {
  if (board.rearArea.join() === standardBoard.rearArea.join()) return []
  return SIDES.map((name, side) => {
    const hexes = HEX_IDS.filter((_, hex) => board.rearArea[hex]! === side)
    return ['rear', name, ...hexes].join(' ')
  })
}

function infiltrationLines(board: Board): string[] {
  const text = ({ infiltrationDisruptsUpTo, infiltrationFailsUpTo }: Board) =>
    `infiltration ${infiltrationDisruptsUpTo} ${infiltrationFailsUpTo}`
  return text(board) === text(standardBoard) ? [] : [text(board)]
}
