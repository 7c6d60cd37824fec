import { LEGAL, type Dice } from '@estafette/kernel'
import { ALLIED, GERMAN } from './data/codes.ts'
import type { EffectSource } from './data/source.ts'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, type AutomaticStep } from './flow.ts'
import { countInterdictors } from './interdiction.ts'
import { makeAvailable, orderDraw } from './reinforcements.ts'
import { WHY } from './reasons.ts'
import {
  ARRIVING,
  endUnit,
  EXPECTED,
  firstUnit,
  NOT_YET,
  RECOVERED,
  type BlitzState,
} from './state.ts'
import { VERB } from './verbs.ts'

/** Both players roll; the event acts on the next turn. BLZ-EVT-1 */
export function drawEvent(s: BlitzState, dice: Dice, tell: Tell): void {
  forget(s)
  const sum = dice.roll(2)
  const index = s.board.eventOf[sum]!
  const { rule, effects } = s.board.events[index]!
  const date = s.board.dates[s.board.day[s.turn]!]!
  if (isOver(s, index, sum, date)) {
    tell?.({ type: 'no-event', rule: 'BLZ-EVT-3', sum })
  } else {
    // A row of the table that says “no event” is no news.
    if (effects.length === 0) tell?.({ type: 'no-event', rule, sum })
    else tell?.({ type: 'event', rule, sum, event: index })
    s.today[index]!++
    s.drawn[index]!++
    for (const effect of effects) {
      if (effect.days && !effect.days.includes(date)) continue
      happen(s, effect, dice, tell)
    }
  }
  if (s.board.day[s.turn + 1]! !== s.board.day[s.turn]!) s.today.fill(0) // BLZ-EVT-2
  goTo(s, 'event-over')
}

/** What acted on the turn that ends is over. */
function forget(s: BlitzState): void {
  s.paralysed = 0
  s.harassed = 0
  s.ferocity = 0
  s.shifts = 0
  if (s.surge) endSurge(s)
}

/** Whether an event comes too often, on the wrong day, or with the wrong dice. BLZ-EVT-3 */
function isOver(s: BlitzState, index: number, sum: number, date: string): boolean {
  const { limit, ignore } = s.board.events[index]!.source
  if (limit.perGame !== undefined && s.drawn[index]! >= limit.perGame) return true
  if (limit.perDay !== undefined && s.today[index]! >= limit.perDay) return true
  if (limit.days && !limit.days.includes(date)) return true
  return ignore?.some((one) => one.roll === sum && one.date === date) ?? false
}

function happen(s: BlitzState, effect: EffectSource, dice: Dice, tell: Tell): void {
  switch (effect.kind) {
    case 'commandParalysis': // BLZ-EVT-4
      s.paralysed |= 1 << (effect.side === 'GERMAN' ? GERMAN : ALLIED)
      return
    case 'moroccanFerocity': // GEM-EVT-4
      s.ferocity = 1
      return
    case 'reinforcementDie': // BLZ-EVT-5
      s.harassed = effect.value!
      return
    case 'gameEndsIn': // SED-EVT-3
      s.lastTurn = Math.min(s.board.lastTurn, s.turn + dice.roll(1))
      tell?.({ type: 'last-turn', rule: 'SED-EVT-3', turn: s.lastTurn })
      return
    case 'drawReinforcements': // SED-EVT-4
      orderDraw(s, effect.reinforcement!)
      return
    case 'makeAvailable': // DIN-EVT-4
      makeAvailable(s, effect.reinforcement!, dice, tell)
      return
    case 'rommel': // BLZ-ROM-1
      if (s.rommelState === NOT_YET) s.rommelState = ARRIVING
      return
    case 'alliedShifts': // BLZ-EVT-8
      s.shifts = dice.roll(1) % 2 === 0 ? 2 : 3
      return
    case 'airEffortWithdraw':
      airEffort(s, effect, dice, tell)
      return
    case 'airSurge':
      beginSurge(s, effect.alliedAirUnits!)
      return
    case 'dlmPenalty':
      keepAway(s, effect.formations!)
      s.drawnThisTurn = 1
      return
    default:
      return
  }
}

/** Units of the divisions that left the map may not come back. GEM-EVT-3 */
function keepAway(s: BlitzState, formations: readonly string[]): void {
  for (let unit = firstUnit(s, ALLIED); unit < endUnit(s, ALLIED); unit++) {
    const formation = s.board.formationNames[s.board.unitFormation[unit]!]!
    const hasLeft = s.place[unit]! === s.board.returning && (s.flags[unit]! & RECOVERED) === 0
    if (!hasLeft || !formations.includes(formation)) continue
    s.place[unit] = s.board.gone
    s.due[unit] = 0
  }
}

/** All Allied air units and some German ones go four turns ahead. BLZ-EVT-6 */
function airEffort(s: BlitzState, effect: EffectSource, dice: Dice, tell: Tell): void {
  const { airSides, airTrack, airOut, airCount, raf } = s.board
  let shotDown = 0
  for (let air = 0; air < airCount; air++) {
    if (airSides[air]! !== ALLIED || s.airPlace[air]! === airOut) continue
    if (s.airPlace[air]! === airTrack) shotDown++
    s.airDue[air] = Math.max(s.airDue[air]!, s.turn + 4)
    s.airPlace[air] = airTrack
    if (effect.removeForGood && raf[air]!) {
      s.airPlace[air] = airOut // ARS-EVT-4
      s.airDue[air] = 0
    }
  }
  const die = dice.roll(1)
  s.withdrawals = Math.max(0, die - shotDown)
  tell?.({ type: 'air-effort', rule: 'BLZ-EVT-6', die, count: s.withdrawals })
}

/** The French have more air units in the next turn, those shot down included. BLZ-EVT-7 */
function beginSurge(s: BlitzState, count: number): void {
  s.surge = 1
  let left = count
  for (let air = s.board.firstSideAir; air < s.board.airCount && left > 0; air++, left--) {
    s.airPlace[air] = s.board.airReady
    s.airDue[air] = 0
  }
}

/** The surplus is withdrawn; units that had been shot down go on. BLZ-EVT-7 */
function endSurge(s: BlitzState): void {
  s.surge = 0
  for (let air = s.board.firstSideAir; air < s.board.airCount; air++) {
    if (s.board.surgeOnly[air]!) {
      s.airPlace[air] = s.board.airOut
      s.airDue[air] = 0
    }
  }
}

function canGround(s: BlitzState): boolean {
  for (let air = 0; air < s.board.firstSideAir; air++) {
    if (s.airPlace[air]! !== s.board.airTrack && s.airPlace[air]! !== s.board.airOut) return true
  }
  return false
}

/** What the event leaves to decide: which air units go, where Rommel appears. */
export const eventOver: AutomaticStep = (s) => {
  if (s.withdrawals > 0 && canGround(s)) {
    ask(s, 'withdraw-air', GERMAN)
    return
  }
  s.withdrawals = 0
  if (s.rommelState === ARRIVING) {
    s.rommelState = EXPECTED // if he waits, a movement phase is the next chance
    ask(s, 'rommel', GERMAN)
    return
  }
  goTo(s, 'victory-phase')
}

/** Which German air units are withdrawn. BLZ-EVT-6 */
export const withdrawAir = choosing({
  verb: VERB.ground,
  size: (s) => s.board.airCount,
  verdict(s, air) {
    if (s.board.airSides[air]! !== GERMAN) return WHY['air-away']
    const place = s.airPlace[air]!
    return place === s.board.airTrack || place === s.board.airOut ? WHY['air-away'] : LEGAL
  },
  take(s, air, _dice, tell) {
    s.airPlace[air] = s.board.airTrack
    s.airDue[air] = s.turn + 4
    countInterdictors(s)
    s.withdrawals--
    tell?.({ type: 'grounded', rule: 'BLZ-EVT-6', air, turn: s.turn + 4 })
    goTo(s, 'event-over')
  },
})
