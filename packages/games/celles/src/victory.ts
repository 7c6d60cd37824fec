import { ALLIED, GERMAN } from './data/codes.ts'
import type { Tell } from './events.ts'
import { goTo, type AutomaticStep } from './flow.ts'
import { endUnit, firstUnit, NONE, type CellesState, type Side, type Unit } from './state.ts'
import { hasUnits, isOnMap, isSupplied } from './units.ts'

/** How a game ends, by the number in the state. */
export const victories = ['decisive', 'points', 'draw'] as const
const DECISIVE = 0
const BY_POINTS = 1
const DRAW = 2

/** Whether a German unit scores for the Meuse where it stands. CEL-16.0.1 */
export function scoresAtMeuse(s: CellesState, unit: Unit): boolean {
  return isOnMap(s, unit) && s.board.meuseBank[s.place[unit]!]! !== 0 && isSupplied(s, unit)
}

/** VP of a side for the towns that hold one of its units. CEL-16.0.3, CEL-16.0.4 */
export function townPoints(s: CellesState, side: Side): number {
  let points = 0
  for (const { hexes, vp } of s.board.victoryTowns) {
    if (vp[side === GERMAN ? 0 : 1] === 0) continue
    for (let i = 0; i < hexes.length; i++) {
      if (!hasUnits(s, side, hexes[i]!)) continue
      points += vp[side === GERMAN ? 0 : 1]
      break
    }
  }
  return points
}

/** What each side would have if the game ended now. CEL-16.0.3, CEL-16.0.5, CEL-15.0.4 */
export function finalScore(s: CellesState) {
  const germanTowns = townPoints(s, GERMAN)
  const alliedTowns = townPoints(s, ALLIED)
  const germanSteps = s.losses[ALLIED]! * s.board.stepVp
  const alliedSteps = s.losses[GERMAN]! * s.board.stepVp
  return {
    track: s.vp,
    germanTowns,
    alliedTowns,
    germanSteps,
    alliedSteps,
    german: s.vp + germanTowns + germanSteps,
    allied: alliedTowns + alliedSteps,
  }
}

/** Phase 8: the Meuse, then the end of the game or the next turn. CEL-16.0.1, CEL-16.0.2 */
export const victoryPhase: AutomaticStep = (s, _dice, tell) => {
  const end = endUnit(s, GERMAN)
  let points = 0
  for (let unit = firstUnit(s, GERMAN); unit < end; unit++) {
    if (scoresAtMeuse(s, unit)) points += s.board.meuseVp
  }
  s.vp += points
  if (tell && points > 0) tellMeuse(s, points, tell)
  if (s.vp >= s.board.decisiveVp) finish(s, GERMAN, DECISIVE, 'CEL-16.0.2', tell)
  else if (s.turn >= s.board.lastTurn) countPoints(s, tell)
  else goTo(s, 'chit-phase')
}

function tellMeuse(s: CellesState, vp: number, tell: NonNullable<Tell>): void {
  const units: Unit[] = []
  for (let unit = firstUnit(s, GERMAN); unit < endUnit(s, GERMAN); unit++) {
    if (scoresAtMeuse(s, unit)) units.push(unit)
  }
  tell({ type: 'meuse', rule: 'CEL-16.0.1', units, vp, total: s.vp })
}

/** After the last turn the VP decide. CEL-16.0.3, CEL-16.0.6 */
function countPoints(s: CellesState, tell: Tell): void {
  const score = finalScore(s)
  tell?.({ type: 'final-score', rule: 'CEL-16.0.3', ...score })
  if (score.german === score.allied) finish(s, NONE, DRAW, 'CEL-16.0.6', tell)
  else finish(s, score.german > score.allied ? GERMAN : ALLIED, BY_POINTS, 'CEL-16.0.6', tell)
}

function finish(s: CellesState, side: Side, victory: number, rule: string, tell: Tell): void {
  const { german, allied } = finalScore(s)
  s.winner = side
  s.victory = victory
  goTo(s, 'over')
  tell?.({ type: 'game-over', rule, side, victory, german, allied })
}
