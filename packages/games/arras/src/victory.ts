import { flood } from '@estafette/board'
import { ALLIED, BLUE, GERMAN } from './data/board.ts'
import type { Tell } from './events.ts'
import { goTo } from './flow.ts'
import { type ArrasState, type Location, type Side } from './state.ts'

/** Kinds of victory, by their number in the state. */
export const victories = ['areas', 'zone', 'points', 'gort', 'final'] as const
const BY_AREAS = 0
const BY_ZONE = 1
const BY_POINTS = 2
export const BY_GORT = 3
export const BY_FINAL_CHECK = 4

/** How many of some locations the Allies control. */
function alliedAmong(s: ArrasState, locations: readonly Location[]): number {
  let count = 0
  for (const location of locations) if (s.control[location]! === ALLIED) count++
  return count
}

/** What the Allied Victory Points are made of; their own locations give none. ARR-11.2.0, ARR-11.2c */
export function victoryParts(s: ArrasState) {
  const { board } = s
  const { connected, stack } = s.work.path
  flood(
    board.graph,
    board.victory.pathZones,
    (location) => s.control[location]! === ALLIED, // ARR-11.2b: contested or not
    connected,
    stack,
  )
  let locations = 0
  let blue = 0
  for (let location = 0; location < s.board.locationCount; location++) {
    if (board.initialControl[location]! === GERMAN) locations += connected[location]! // ARR-11.2a
    else if (s.control[location]! === GERMAN && board.colour[location]! === BLUE) blue-- // ARR-11.2f; half-blue area 20 costs nothing, ARR-13.6f
  }
  const ring = alliedAmong(s, board.victory.autoAreas) >= 2 ? 1 : 0 // ARR-11.2e
  const rommel = s.place[board.rommel]! === s.board.eliminated ? 1 : 0 // ARR-11.2d
  return { locations, ring, rommel, blue, vp: locations + ring + rommel + blue }
}

/** Sets the VP marker: computed afresh, never accumulated. ARR-11.2g */
export function scoreVictoryPoints(s: ArrasState, tell: Tell): void {
  const parts = victoryParts(s)
  s.vp = parts.vp
  tell?.({ type: 'victory-points', rule: 'ARR-11.2a', ...parts })
}

/**
 * Whether the turn just played wins at once: control is enough, Allied conditions come first.
 * ARR-11.1d, ARR-11.1e
 */
export function checkAutomaticVictory(s: ArrasState, tell: Tell): boolean {
  const { victory } = s.board
  if (alliedAmong(s, victory.autoAreas) >= s.autoVictoryAreas) {
    win(s, ALLIED, BY_AREAS, 'ARR-11.1a', tell)
  } else if (alliedAmong(s, victory.autoZones) > 0) {
    win(s, ALLIED, BY_ZONE, 'ARR-11.1b', tell)
  } else if (s.vp < 1) {
    win(s, GERMAN, BY_POINTS, 'ARR-11.1c', tell)
  } else {
    return false
  }
  return true
}

/** The game ends without automatic victory: the VP decide. ARR-11.3a, ARR-14.1d */
export function finalCheck(s: ArrasState, kind: number, tell: Tell): void {
  win(s, s.vp >= s.threshold ? ALLIED : GERMAN, kind, 'ARR-11.3a', tell)
}

function win(s: ArrasState, side: Side, victory: number, rule: string, tell: Tell): void {
  s.winner = side
  s.victory = victory
  goTo(s, 'over')
  tell?.({ type: 'game-over', rule, side, victory, vp: s.vp })
}
