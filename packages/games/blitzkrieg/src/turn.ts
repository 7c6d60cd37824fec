import type { Dice } from '@estafette/kernel'
import { airReturns } from './air.ts'
import { ALLIED, GERMAN } from './data/codes.ts'
import { completePontoons } from './engineers.ts'
import { drawEvent } from './random-events.ts'
import type { Tell } from './events.ts'
import { clearPhase, goTo, type AutomaticStep } from './flow.ts'
import { hasHappened } from './happened.ts'
import { beginArrivals } from './reinforcements.ts'
import {
  endUnit,
  FALLEN,
  FALLING,
  FEROCIOUS,
  firstUnit,
  NONE,
  opponent,
  type BlitzState,
} from './state.ts'
import { completeTrenches } from './trenches.ts'
import { isOnMap, isTransport, wear } from './units.ts'
import { decide, immediateVictory } from './victory.ts'

/** A game turn begins: who was away comes back. BLZ-SEQ-1, BLZ-AIR-5 */
export const gameTurn: AutomaticStep = (s, _dice, tell) => {
  s.turn++
  s.half = 0
  airReturns(s)
  tell?.({ type: 'turn', rule: 'BLZ-SEQ-1', turn: s.turn })
  goTo(s, 'player-turn')
}

/** A player turn begins with dice of arrival, pontoons and trenches. BLZ-REI-1, BLZ-COM-3 */
export const playerTurn: AutomaticStep = (s, dice, tell) => {
  s.phasing = s.half === 0 ? s.board.firstPlayer : opponent(s.board.firstPlayer)
  clearPhase(s, -1)
  tell?.({ type: 'player-turn', rule: 'BLZ-SEQ-1', side: s.phasing, turn: s.turn })
  completeTrenches(s, s.phasing, tell)
  beginArrivals(s, dice, tell)
  goTo(s, 'arrivals')
}

/** After a player turn: have they nobody left who stands? BLZ-VIC-6 */
export const playerTurnOver: AutomaticStep = (s, _dice, tell) => {
  const side = s.phasing
  clearPhase(s, -1)
  if (immediateVictory(s, side, tell)) return
  if (s.half === 0) {
    s.half = 1
    goTo(s, 'player-turn')
    return
  }
  s.phasing = NONE
  s.half = 0
  goTo(s, 'end-of-turn')
}

/** Dice for what Moroccans did, then the event of the next turn. BLZ-SEQ-5, BLZ-MOR-3, BLZ-EVT-9 */
export const endOfTurn: AutomaticStep = (s, dice, tell) => {
  for (let unit = firstUnit(s, ALLIED); unit < endUnit(s, ALLIED); unit++) {
    if ((s.flags[unit]! & FEROCIOUS) === 0) continue
    s.flags[unit]! &= ~FEROCIOUS
    if (!isOnMap(s, unit)) continue
    const die = dice.roll(1)
    tell?.({ type: 'ferocity-die', rule: 'BLZ-MOR-3', unit, die })
    if (die % 2 === 0) wear(s, unit, 'BLZ-MOR-3', tell)
  }
  if (s.rommelState === FALLING) rommelFell(s, dice, tell)
  if (s.turn >= s.lastTurn) goTo(s, 'event-over')
  else drawEvent(s, dice, tell)
}

/** What Rommel's loss is worth. ARS-VIC-2 */
function rommelFell(s: BlitzState, dice: Dice, tell: Tell): void {
  s.rommelState = FALLEN
  const line = s.board.scoring.find(({ kind }) => kind === 'rommelEliminated')
  if (!line?.die) return
  const die = dice.roll(1)
  const points = 2 * line.die[String(die)]!
  tell?.({ type: 'rommel-die', rule: 'ARS-VIC-2', die })
  s.scored[ALLIED]! += points
  if (points > 0) tell?.({ type: 'scored', rule: 'ARS-VIC-2', side: ALLIED, points })
}

/** Bridges are finished, points of the turn counted; after the last turn the game is decided. BLZ-PON-6, BLZ-VIC-1 */
export const victoryPhase: AutomaticStep = (s, _dice, tell) => {
  completePontoons(s, tell)
  penalties(s, tell)
  s.drawnThisTurn = 0
  if (s.turn >= s.lastTurn) decide(s, tell)
  else goTo(s, 'game-turn')
}

/** The divisions that should be elsewhere cost points. GEM-EVT-3, GEM-VIC-2 */
function penalties(s: BlitzState, tell: Tell): void {
  for (const { source, rule, effects } of s.board.events) {
    for (const effect of effects) {
      if (effect.kind !== 'dlmPenalty' || !effect.atEndOfTurns!.includes(s.turn)) continue
      if (!hasHappened(s, source.id) || s.drawnThisTurn === 1) continue
      let points = 0
      for (let unit = firstUnit(s, ALLIED); unit < endUnit(s, ALLIED); unit++) {
        const formation = s.board.formationNames[s.board.unitFormation[unit]!]!
        if (!isTransport(s, unit) && isOnMap(s, unit) && effect.formations!.includes(formation)) {
          points += 2
        }
      }
      if (points === 0) continue
      s.scored[GERMAN]! += points
      if (points > 0) tell?.({ type: 'scored', rule, side: GERMAN, points })
    }
  }
}
