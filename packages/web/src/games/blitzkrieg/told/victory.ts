import {
  ALLIED,
  GERMAN,
  heldHexes,
  levelOf,
  outlookOf,
  score,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Ending, Score } from '@estafette/kernel'
import type { Alarm, VictoryPart, VictoryScale } from '../../../screen/victory.ts'
import type { Line } from './victory-words.en.ts'
import { victoryWords } from './victory-words.ts'
import { points, sideName } from '../words.ts'

const CELLS = 12 // of the scale: the share of all points that the Germans have
const STRATEGIC_LOSS = 2 // less than a quarter of them

function people({ board }: BlitzState, side: number): string {
  return victoryWords().people(sideName(board, side))
}

/** The victory that a count means, for whoever is ahead. BLZ-VIC-4 */
function levelText({ board }: BlitzState, german: number, allied: number): string {
  const level = levelOf(Math.max(german, allied), Math.min(german, allied))
  return victoryWords().level[level]!(sideName(board, german > allied ? GERMAN : ALLIED))
}

function scale(s: BlitzState): VictoryScale {
  const [german, allied] = [score(s, GERMAN), score(s, ALLIED)]
  const words = victoryWords()
  const all = german + allied
  return {
    title: words.scale(sideName(s.board, GERMAN), sideName(s.board, ALLIED)),
    value: all === 0 ? CELLS / 2 : Math.round((CELLS * german) / all),
    text: words.score(points(german), points(allied)),
    goal: CELLS,
    fatal: STRATEGIC_LOSS,
    meaning: levelText(s, german, allied),
  }
}

/** The side that a rout would end. */
function loserOf({ side }: Ending): number {
  return side === GERMAN ? ALLIED : GERMAN
}

function alarm(s: BlitzState, ending: Ending): Alarm {
  const { last, rout, alarm, score: scoreText } = victoryWords()
  const { key, have, need, side, places } = ending
  if (key === 'points') {
    const [german, allied] = [points(have), points(need)]
    const text = alarm.points(german, allied, levelText(s, have, need))
    return { title: last, text, short: scoreText(german, allied), places }
  }
  const text = alarm.rout(people(s, loserOf(ending)), people(s, side), '')
  return { title: rout, text, short: winner(s, ending), places }
}

function endingText(s: BlitzState, ending: Ending): string {
  const words = victoryWords()
  const { key, have, need, side } = ending
  if (key !== 'points') {
    return words.ending.rout(people(s, loserOf(ending)), String(have), people(s, side))
  }
  const count = words.score(points(have), points(need))
  const text = words.ending.points(count, String(s.lastTurn), levelText(s, have, need))
  return `${text} ${words.levels}`
}

function winner(s: BlitzState, { side }: Ending): string {
  const { wins, draw } = victoryWords()
  return side < 0 ? draw : wins(people(s, side))
}

/** What a line of scoring is about. */
function lineText(line: Line): string {
  const { lines, edges } = victoryWords()
  return lines[line.kind]?.(line, (id = '') => edges[id] ?? id) ?? ''
}

function lineOf({ board }: BlitzState, key: string): Line | undefined {
  return board.scoring.find(({ id }) => id === key)
}

/** Lines that count once. */
const ONCE: ReadonlySet<string> = new Set(['freeLine', 'anyHexControlled', 'placeOccupied'])

/** What a part of the score is for. */
export function scoreText(s: BlitzState, key: string): string {
  const line = lineOf(s, key)
  return line ? lineText(line) : victoryWords().play
}

function counted(s: BlitzState, { key, side, points: halves }: Score): string {
  return victoryWords().counted(people(s, side), points(halves), scoreText(s, key))
}

function next(s: BlitzState, { key, side, points: halves }: Score): string {
  const words = victoryWords()
  const line = lineOf(s, key)!
  const say = ONCE.has(line.kind) ? words.once : words.each
  return say(people(s, side), points(halves), lineText(line))
}

/** How victory stands in a battle. */
export const victory: VictoryPart<BlitzState> = {
  outlook: outlookOf,
  scale,
  alarm,
  ending: endingText,
  score: counted,
  next,
  held: heldHexes,
  winner,
}
