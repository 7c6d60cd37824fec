import { ALLIED, GERMAN } from './data/codes.ts'
import type { Tell } from './events.ts'
import { goTo } from './flow.ts'
import { hasHappened, isKeptOut } from './happened.ts'
import { isRecoverable } from './recovery.ts'
import { score } from './score.ts'
import {
  endUnit,
  firstUnit,
  NONE,
  opponent,
  type BlitzState,
  type Side,
  type Unit,
} from './state.ts'
import { isDisrupted, isOnMap, isTransport } from './units.ts'
import { DRAW, IMMEDIATE, OPERATIONAL, STRATEGIC, TACTICAL } from './victories.ts'

/** The level of a victory by the halves of winner and loser. BLZ-VIC-4 */
export function levelOf(winner: number, loser: number): number {
  if (winner === loser) return DRAW
  if (loser <= 0 || winner > 3 * loser) return STRATEGIC
  return winner < 2 * loser ? TACTICAL : OPERATIONAL
}

/** The game is over and decided by points. */
export function decide(s: BlitzState, tell: Tell): void {
  const german = score(s, GERMAN)
  const allied = score(s, ALLIED)
  s.winner = german === allied ? NONE : german > allied ? GERMAN : ALLIED
  s.victory = levelOf(Math.max(german, allied), Math.min(german, allied))
  tell?.({ type: 'game-over', rule: 'BLZ-VIC-4', german, allied, side: s.winner, level: s.victory })
  s.decider = GERMAN
  goTo(s, 'over')
}

/** Whether a unit off the map can arrive in a later turn, or be recovered in a night. BLZ-VIC-6 */
function canStillCome(s: BlitzState, unit: Unit): boolean {
  const place = s.place[unit]!
  const { board } = s
  if (place === board.returning) return !isKeptOut(s, unit)
  if (place === board.eliminated) return isRecoverable(s, unit) && hasNightAhead(s)
  if (place !== board.waiting && place !== board.cup) return false
  const index = board.unitReinforcement[unit]!
  if (index < 0) return false
  const { source } = board.reinforcements[index]!
  if (source.blockedByEvent && hasHappened(s, source.blockedByEvent)) return false
  return (source.autoFrom ? s.lastTurn : source.to) >= Math.max(s.due[unit]!, s.turn + 1)
}

function hasNightAhead(s: BlitzState): boolean {
  for (let turn = s.turn + 1; turn <= s.lastTurn; turn++) if (s.board.night[turn]!) return true
  return false
}

/** Whether a side has nobody on the map who stands, and nobody who could come. BLZ-VIC-6 */
export function isBeaten(s: BlitzState, side: Side, stands: (unit: Unit) => boolean): boolean {
  let isAnybody = false
  let canArrive = false
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (isTransport(s, unit)) continue
    if (canStillCome(s, unit)) canArrive = true
    if (!isOnMap(s, unit)) continue
    if (stands(unit)) return false
    isAnybody = true
  }
  return isAnybody || !canArrive
}

/** Whether a side has lost at the end of its own turn: all its units are disrupted, or none is left. BLZ-VIC-6 */
export function immediateVictory(s: BlitzState, side: Side, tell: Tell): boolean {
  if (!isBeaten(s, side, (unit) => !isDisrupted(s, unit))) return false
  s.winner = opponent(side)
  s.victory = IMMEDIATE
  s.phasing = NONE
  s.half = 0
  s.decider = GERMAN
  tell?.({ type: 'immediate-victory', rule: 'BLZ-VIC-6', side: s.winner })
  goTo(s, 'over')
  return true
}
