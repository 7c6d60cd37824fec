import type { Io } from './io.ts'

/** The few ways a word can stand out. */
export interface Paint {
  bold(text: string): string
  dim(text: string): string
  red(text: string): string
  green(text: string): string
  yellow(text: string): string
}

const plain = (text: string): string => text

/** Colours for a terminal that wants them, and none anywhere else. */
export function makePaint(io: Io): Paint {
  const wanted = io.isTerminal.output && !io.env['NO_COLOR'] && io.env['TERM'] !== 'dumb'
  if (!wanted) return { bold: plain, dim: plain, red: plain, green: plain, yellow: plain }
  const code =
    (on: number, off: number) =>
    (text: string): string =>
      `\u001B[${on}m${text}\u001B[${off}m`
  return {
    bold: code(1, 22),
    dim: code(2, 22),
    red: code(31, 39),
    green: code(32, 39),
    yellow: code(33, 39),
  }
}
