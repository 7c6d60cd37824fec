import { LEGAL, type Dice } from '@estafette/kernel'
import { ALLIED, DIE_FACES, GERMAN, MOROCCAN } from './data/codes.ts'
import type { EffectSource } from './data/source.ts'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, type AutomaticStep } from './flow.ts'
import { isKeptOut } from './happened.ts'
import { countInterdictors } from './interdiction.ts'
import {
  canBecomeAvailable,
  canBeDrawn,
  isAnyDieHarassed,
  makeAvailable,
  orderDraw,
} from './reinforcements.ts'
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

/** Both players roll; the event acts on the next turn, and what happens of it is told. BLZ-EVT-1 */
export function drawEvent(s: BlitzState, dice: Dice, tell: Tell): void {
  endEffects(s)
  const sum = dice.roll(2)
  const index = s.board.eventOf[sum]!
  const { rule, effects } = s.board.events[index]!
  const date = s.board.dates[s.board.day[s.turn]!]!
  const acting = isOver(s, index, sum, date) ? [] : effects.filter((one) => happens(s, one, date))
  if (acting.length === 0) tell?.({ type: 'no-event', rule: 'BLZ-EVT-3', sum })
  else {
    s.today[index]!++
    s.drawn[index]!++
  }
  for (const source of acting) {
    const effect = s.board.effects.findIndex((one) => one.source === source)
    tell?.({ type: 'event', rule, sum, event: index, effect })
    happen(s, source, dice, tell)
  }
  if (s.board.day[s.turn + 1]! !== s.board.day[s.turn]!) s.today.fill(0) // BLZ-EVT-2
  goTo(s, 'event-over')
}

/** Whether an effect does anything now. BLZ-EVT-3, DIN-EVT-4 */
function happens(s: BlitzState, effect: EffectSource, date: string): boolean {
  if (effect.days && !effect.days.includes(date)) return false
  switch (effect.kind) {
    case 'none':
      return false
    case 'rommel':
      return s.rommelState === NOT_YET
    case 'makeAvailable':
      return canBecomeAvailable(s, effect.reinforcement!)
    case 'drawReinforcements':
      return canBeDrawn(s, effect.reinforcement!)
    case 'reinforcementDie':
      return isAnyDieHarassed(s)
    case 'moroccanFerocity':
      return hasMoroccans(s)
    case 'airEffortWithdraw':
      return hasAlliedAir(s) || groundable(s) > 0
    case 'airSurge':
      return s.board.airCount > s.board.firstSideAir
    default:
      return true
  }
}

/** Whether a Moroccan unit fights, or may come back to. GEM-EVT-4 */
function hasMoroccans(s: BlitzState): boolean {
  for (let unit = firstUnit(s, ALLIED); unit < endUnit(s, ALLIED); unit++) {
    const canFight = s.place[unit]! <= s.board.returning
    if (canFight && s.board.traits[unit]! & MOROCCAN) return true
  }
  return false
}

function hasAlliedAir(s: BlitzState): boolean {
  for (let air = s.board.firstSideAir; air < s.board.airCount; air++) {
    if (s.airPlace[air]! !== s.board.airOut) return true
  }
  return false
}

/** What acted on the turn that ends is over. */
export function endEffects(s: BlitzState): void {
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
      endSoon(s, dice, tell)
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
      rollShifts(s, dice, tell)
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

/** They shall not pass: how many combats the French may shift. BLZ-EVT-8 */
function rollShifts(s: BlitzState, dice: Dice, tell: Tell): void {
  const die = dice.roll(1)
  s.shifts = die % 2 === 0 ? 2 : 3
  tell?.({ type: 'shifts-die', rule: 'BLZ-EVT-8', die, count: s.shifts })
}

/** So many turns are left as a die says; who is off the map stays away. SED-EVT-3, SED-REI-4 */
function endSoon(s: BlitzState, dice: Dice, tell: Tell): void {
  const { lastTurn, returning, absent } = s.board
  const die = lastTurn - s.turn > 1 ? dice.roll(1) : 0 // with one turn left every face says so
  s.lastTurn = die === 0 ? lastTurn : Math.min(lastTurn, s.turn + die)
  tell?.({ type: 'last-turn', rule: 'SED-EVT-3', die, turn: s.lastTurn })
  for (let unit = firstUnit(s, ALLIED); unit < endUnit(s, ALLIED); unit++) {
    if (s.place[unit]! !== returning || !isKeptOut(s, unit)) continue
    s.place[unit] = absent
    s.due[unit] = 0
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
  const most = groundable(s)
  const go = (die: number): number => Math.min(most, Math.max(0, die - shotDown))
  s.withdrawals = go(1)
  if (go(DIE_FACES) === go(1)) return // no face makes a difference
  const die = dice.roll(1)
  s.withdrawals = go(die)
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

/** German air units that can be withdrawn. BLZ-EVT-6 */
function groundable(s: BlitzState): number {
  let count = 0
  for (let air = 0; air < s.board.firstSideAir; air++) {
    if (s.airPlace[air]! !== s.board.airTrack && s.airPlace[air]! !== s.board.airOut) count++
  }
  return count
}

/** What the event leaves to decide: which air units go, where Rommel appears. */
export const eventOver: AutomaticStep = (s) => {
  if (s.withdrawals > 0 && groundable(s) > 0) {
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
