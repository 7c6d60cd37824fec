import type { Game, State } from '@estafette/kernel'
import { arrasBoard } from './arras.ts'
import { blitzkriegBoard } from './blitzkrieg.ts'
import { anyBoard, type GameBoard } from './board.ts'
import { cellesBoard } from './celles.ts'
import { frontlineBoard } from './frontline.ts'

/** The boards by series: what there is of every game on the shelf. */
export const boards: Readonly<Record<string, GameBoard>> = {
  arras: anyBoard(arrasBoard),
  celles: anyBoard(cellesBoard),
  blitzkrieg: anyBoard(blitzkriegBoard),
  frontline: anyBoard(frontlineBoard),
}

/** A game that nobody has drawn a board of is told by its questions and its log. */
const blank: GameBoard = {
  thing: '',
  place: '',
  status: () => [],
  board: () => [],
  hand: () => null,
  unit: () => '',
  where: () => '',
  outlook: () => null,
  ending: () => '',
  score: () => '',
  next: () => '',
  points: String,
}

/** The board of a game. */
export function boardOf<S extends State>({ id, series = id }: Game<S>): GameBoard {
  return Object.hasOwn(boards, series) ? boards[series]! : blank
}
