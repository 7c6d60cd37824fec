import { LEGAL, type Dice, type Verdict } from '@estafette/kernel'
import {
  ALLIED,
  ARTILLERY,
  ASSAULT,
  DIE_FACES,
  ENGINEER,
  GERMAN,
  HEAVY_INFANTRY,
  INFANTRY,
} from './data/codes.ts'
import type { Reinforcement } from './data/schedule.ts'
import type { ModSource, ReinforcementSource } from './data/source.ts'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, ownUnits, type AutomaticStep } from './flow.ts'
import { hasHappened, isKeptOut } from './happened.ts'
import { interdictors } from './interdiction.ts'
import { isNight } from './phases.ts'
import { WHY } from './reasons.ts'
import { draw, freeTransport } from './setup.ts'
import {
  endUnit,
  ENTERING,
  firstUnit,
  RECOVERED,
  REFIT,
  ROLLED,
  sideOfUnit,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'
import { hasEnemy, isOnMap, isTransport } from './units.ts'
import { VERB } from './verbs.ts'
import { score } from './score.ts'

// Values of `available`.
const MET = 1 // the condition of a reinforcement is met, for good
const TO_DRAW = 2 // units are to be drawn in the next start-of-turn step. SED-EVT-4

function isParalysed(s: BlitzState, side: Side): boolean {
  return ((s.paralysed >> side) & 1) !== 0
}

/** A reinforcement by its id in the data. */
export function reinforcementIndex(s: BlitzState, id: string): number {
  return s.board.reinforcements.findIndex(({ source }) => source.id === id)
}

/** Units are to be drawn in the next French start-of-turn step. SED-EVT-4 */
export function orderDraw(s: BlitzState, id: string): void {
  s.available[reinforcementIndex(s, id)] = TO_DRAW
}

/** Whether a draw would find units in the cup. SED-EVT-4, SED-REI-4 */
export function canBeDrawn(s: BlitzState, id: string): boolean {
  const index = reinforcementIndex(s, id)
  const one = s.board.reinforcements[index]!
  const { blockedByEvent } = one.source
  if (blockedByEvent && hasHappened(s, blockedByEvent)) return false
  return s.available[index] !== TO_DRAW && one.units.some((unit) => s.place[unit] === s.board.cup)
}

/** Whether an event can make a reinforcement available that is not yet. DIN-EVT-4 */
export function canBecomeAvailable(s: BlitzState, id: string): boolean {
  const index = reinforcementIndex(s, id)
  const { units } = s.board.reinforcements[index]!
  return s.available[index] !== MET && units.some((unit) => s.place[unit] === s.board.waiting)
}

/** Whether units may still come by dice to which an event adds. BLZ-EVT-5 */
export function isAnyDieHarassed(s: BlitzState): boolean {
  const { reinforcements, waiting, cup } = s.board
  return reinforcements.some(({ source, units }) => {
    const { procedure, blockedByEvent, autoFrom = s.lastTurn + 1, to } = source
    if (blockedByEvent && hasHappened(s, blockedByEvent)) return false
    if (procedure.kind !== 'die' || s.turn >= Math.min(to, autoFrom - 1)) return false
    if (!procedure.mods?.some(({ src }) => src === 'event')) return false
    return units.some((unit) => s.place[unit] === waiting || s.place[unit] === cup)
  })
}

/** The units of a reinforcement become available by an event. DIN-EVT-4 */
export function makeAvailable(s: BlitzState, id: string, dice: Dice, tell: Tell): void {
  const index = reinforcementIndex(s, id)
  if (s.available[index] === MET) return
  s.available[index] = MET
  castRefits(s, index, dice, tell)
}

/** Whether no unit of a reinforcement comes now, not even from the turn track. */
function isBarred(s: BlitzState, { source }: Reinforcement): boolean {
  if (source.blockedByEvent && hasHappened(s, source.blockedByEvent)) return true // SED-REI-4
  if (source.notAtNight && isNight(s)) return true // ARS-REI-5
  return !source.autoFrom && s.turn > source.to // ARS-REI-1
}

/** Whether the units of a reinforcement may come at all in this turn. BLZ-REI-1 */
function isOpen(s: BlitzState, index: number): boolean {
  const one = s.board.reinforcements[index]!
  const { source } = one
  if (isBarred(s, one)) return false
  if (source.availableWhen || source.availableWith) return s.available[index] === MET
  if (source.earlierByEvent && s.available[index] === MET) return true // DIN-REI-5
  return s.turn >= source.from
}

/** Whether no die is needed. */
function isAutomatic(s: BlitzState, { source }: Reinforcement): boolean {
  return (
    source.procedure.kind === 'auto' || (source.autoFrom !== undefined && s.turn >= source.autoFrom)
  )
}

/** Start of a player turn: who may enter without a die, and how many. BLZ-REI-12 */
export function beginArrivals(s: BlitzState, dice: Dice, tell: Tell): void {
  const side = s.phasing
  const { board } = s
  if (isParalysed(s, side)) return
  board.reinforcements.forEach((one, index) => {
    if (one.side === side) beginArrival(s, one, index, dice, tell)
  })
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (isTransport(s, unit) || s.due[unit]! === 0 || s.due[unit]! > s.turn) continue
    if (isReturning(s, unit) || isBackFromTrack(s, unit)) {
      s.marks[unit]! |= ENTERING // BLZ-MOV-31, BLZ-REI-4, BLZ-NIT-6
    }
  }
}

/** Whether a unit that left the map, or was recovered, may come back. BLZ-MOV-31, SED-REI-4 */
function isReturning(s: BlitzState, unit: Unit): boolean {
  return s.place[unit]! === s.board.returning && !isKeptOut(s, unit)
}

/** Whether a unit that found its way blocked may try again. BLZ-REI-4 */
function isBackFromTrack(s: BlitzState, unit: Unit): boolean {
  if (s.place[unit]! !== s.board.waiting) return false
  return !isBarred(s, s.board.reinforcements[s.board.unitReinforcement[unit]!]!)
}

function beginArrival(
  s: BlitzState,
  one: Reinforcement,
  index: number,
  dice: Dice,
  tell: Tell,
): void {
  const { source, units } = one
  becomeAvailable(s, one, index, dice, tell)
  if (s.available[index] === TO_DRAW) drawFromCup(s, one, index, dice, tell)
  if (!isOpen(s, index)) return
  if (!units.some((unit) => isToCome(s, unit))) return // DIN-REI-1: there is nothing to roll for
  if (source.procedure.kind === 'countPerTurn') {
    const die = dice.roll(1)
    s.quota[index] = die + modifiers(s, source.procedure.mods ?? []) // DIN-REI-1, DIN-REI-2
    tell?.({
      type: 'arrivals',
      rule: one.rule,
      groups: waiting(s, units),
      die,
      count: s.quota[index]!,
    })
  }
  if (source.procedure.kind !== 'die' || isAutomatic(s, one) || canOnly(s, index, true)) {
    for (const unit of units) if (isToCome(s, unit)) s.marks[unit]! |= ENTERING
  }
}

/** Whether a unit waits and is not on the turn track. */
function isToCome(s: BlitzState, unit: Unit): boolean {
  return s.place[unit]! === s.board.waiting && s.due[unit] === 0
}

/** The groups of which somebody is still to come, in the order of the schedule. */
function waiting(s: BlitzState, units: readonly Unit[]): readonly number[] {
  const toCome = units.filter((unit) => isToCome(s, unit))
  return [...new Set(toCome.map((unit) => s.board.unitGroup[unit]!))]
}

/** Whether a die of arrival can only succeed, or only fail: then it is not rolled. BLZ-REI-10 */
function canOnly(s: BlitzState, index: number, success: boolean): boolean {
  if (s.turn < (s.board.reinforcements[index]!.source.firstRollTurn ?? 0)) return false
  for (let die = 1; die <= DIE_FACES; die++) if (arrives(s, index, die) !== success) return false
  return true
}

/** Conditions that are looked at in each start-of-turn step. SED-REI-1, ARS-REI-3, DIN-REI-5 */
function becomeAvailable(
  s: BlitzState,
  { source, units, rule }: Reinforcement,
  index: number,
  dice: Dice,
  tell: Tell,
): void {
  if (s.available[index] === MET || s.turn < source.from) return
  if (source.availableWhen === 'germanInfantrySouthOfMeuse' && !isMeuseCrossed(s)) return
  if (source.availableWhen === 'alliedVpGreater' && score(s, ALLIED) <= score(s, GERMAN)) return
  if (source.availableWith && s.available[reinforcementIndex(s, source.availableWith)] !== MET)
    return
  if (!source.availableWhen && !source.availableWith && !source.earlierByEvent) return
  s.available[index] = MET
  tell?.({ type: 'available', rule, group: s.board.unitGroup[units[0]!]! })
  if (source.countOnArrival) {
    const die = dice.roll(1)
    s.quota[index] = Math.min(units.length, die)
    tell?.({ type: 'arrivals', rule, groups: waiting(s, units), die, count: s.quota[index]! })
  }
  if (source.offMap) for (const unit of units) s.place[unit] = s.board.offMap
  if (source.onAvailable) castRefits(s, index, dice, tell)
}

/** The dice for the tanks of 1re DCR; who takes the markers is the owner's choice. DIN-REI-6, DIN-REI-7 */
function castRefits(s: BlitzState, index: number, dice: Dice, tell: Tell): void {
  s.board.reinforcements[index]!.source.onAvailable!.forEach(({ count }, part) => {
    const die = dice.roll(1)
    s.quota[index]! += (count === 'die' ? die : count[String(die)]!) << (part * 3)
    tell?.({ type: 'refit-die', rule: part === 0 ? 'DIN-REI-6' : 'DIN-REI-7', die })
  })
}

function isMeuseCrossed(s: BlitzState): boolean {
  const south = s.board.banks.indexOf('S')
  for (let unit = firstUnit(s, GERMAN); unit < endUnit(s, GERMAN); unit++) {
    if (!isOnMap(s, unit) || s.board.bank[s.place[unit]!]! !== south) continue
    const type = s.board.unitType[unit]!
    if (type === INFANTRY || type === HEAVY_INFANTRY || type === ASSAULT || type === ENGINEER) {
      return true
    }
  }
  return false
}

/** SED-REI-2 */
function drawFromCup(
  s: BlitzState,
  { source, units }: Reinforcement,
  index: number,
  dice: Dice,
  tell: Tell,
): void {
  s.available[index] = 0
  if (source.blockedByEvent && hasHappened(s, source.blockedByEvent)) return // SED-REI-4
  const count = dice.roll(1)
  tell?.({ type: 'set-up-die', rule: 'SED-REI-2', die: count, count })
  const cup = units.filter((unit) => s.place[unit]! === s.board.cup)
  draw(cup, count, dice, (unit) => {
    s.place[unit] = s.board.waiting
    tell?.({ type: 'drawn', rule: 'SED-REI-2', unit })
    const type = s.board.unitType[unit]!
    if (type === INFANTRY || type === ARTILLERY) {
      s.ride[unit] = freeTransport(s, source.transports ?? []) // SED-REI-5
    }
  })
}

/** What is added to a die of arrival. BLZ-AIR-13, BLZ-EVT-5 */
function modifiers(s: BlitzState, mods: readonly ModSource[]): number {
  let sum = 0
  for (const mod of mods) {
    if (mod.src === 'interdiction' || mod.src === 'interdictionPrevious') {
      sum += Math.min(mod.max, interdictors(s))
    } else if (mod.src === 'event') sum += s.harassed * mod.value
    else if (mod.src === 'completedTurns') sum += mod.perTurn * (s.turn - 1) // BLZ-REI-6
    else if (mod.src === 'turnsAfter') sum += mod.perTurn * Math.max(0, s.turn - mod.turn)
    else if (mod.src === 'formationOnMap' && isFormationOnMap(s, mod.formation)) sum += mod.value
  }
  return sum
}

function isFormationOnMap(s: BlitzState, name: string): boolean {
  const formation = s.board.formationNames.indexOf(name)
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    if (s.board.unitFormation[unit]! !== formation || isTransport(s, unit)) continue
    if (isOnMap(s, unit)) return true
  }
  return false
}

/** Whether a die of arrival succeeds. BLZ-REI-6, BLZ-REI-7, BLZ-REI-8 */
export function arrives(s: BlitzState, index: number, die: number): boolean {
  const { procedure } = s.board.reinforcements[index]!.source
  if (procedure.natural6Fails && die === 6) return false
  const total = die + modifiers(s, procedure.mods ?? [])
  if (!procedure.succeedBelowTurn) return total <= procedure.succeedAtMost!
  return total < (procedure.turnOfDay ? turnOfDay(s) : s.turn)
}

/** Turns of the date so far, nights left out. ARS-REI-5 */
function turnOfDay(s: BlitzState): number {
  const { day } = s.board
  let first = s.turn
  while (first > 1 && day[first - 1] === day[s.turn]) first--
  return s.turn - first + 1
}

/** Whether a unit may roll for its arrival now. BLZ-REI-10 */
function rollVerdict(s: BlitzState, unit: Unit): Verdict {
  const index = s.board.unitReinforcement[unit]!
  if (sideOfUnit(s, unit) !== s.phasing || index < 0 || isTransport(s, unit)) {
    return WHY['not-a-reinforcement']
  }
  const one = s.board.reinforcements[index]!
  if (s.place[unit]! !== s.board.waiting) return WHY['not-waiting']
  if (isParalysed(s, s.phasing)) return WHY['paralysed-arrival'] // BLZ-REI-12
  if (s.marks[unit]! & ENTERING || isAutomatic(s, one)) return WHY['no-die-needed']
  if (one.source.procedure.kind !== 'die') return WHY['no-die-needed']
  if (s.due[unit]! > 0) return WHY['on-the-track'] // BLZ-REI-4
  if (!isOpen(s, index) || s.turn < (one.source.firstRollTurn ?? 0)) return WHY['not-yet-available']
  if (s.marks[unit]! & ROLLED) return WHY['rolled-already']
  return canOnly(s, index, false) ? WHY['no-die-helps'] : LEGAL
}

function unitRollVerdict(s: BlitzState, unit: Unit): Verdict {
  const verdict = rollVerdict(s, unit)
  if (verdict !== LEGAL) return verdict
  const one = s.board.reinforcements[s.board.unitReinforcement[unit]!]!
  return one.source.by === 'group' ? WHY['rolls-as-group'] : LEGAL
}

function groupRollVerdict(s: BlitzState, group: number): Verdict {
  for (const unit of s.board.groupUnits[group]!) {
    const verdict = rollVerdict(s, unit)
    if (verdict === WHY['not-waiting']) continue
    if (verdict !== LEGAL) return verdict
    const one = s.board.reinforcements[s.board.unitReinforcement[unit]!]!
    return one.source.by === 'group' ? LEGAL : WHY['rolls-by-unit']
  }
  return WHY['not-waiting']
}

/** Asks for dice while anybody may roll. */
export const arrivals: AutomaticStep = (s) => {
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (rollVerdict(s, unit) !== LEGAL) continue
    ask(s, 'arrival', s.phasing)
    return
  }
  goTo(s, 'refits')
}

function cast(s: BlitzState, units: readonly Unit[], dice: Dice, tell: Tell): void {
  const index = s.board.unitReinforcement[units[0]!]!
  const die = dice.roll(1)
  const success = arrives(s, index, die)
  for (const unit of units) {
    if (s.place[unit]! === s.board.waiting) s.marks[unit]! |= success ? ROLLED | ENTERING : ROLLED
  }
  const { arrivalRule } = s.board.reinforcements[index]!
  tell?.({ type: 'arrival-die', rule: arrivalRule, units, die, success })
  goTo(s, 'arrivals')
}

/** Who rolls for their arrival, one by one, or nobody any more. BLZ-REI-9 */
export const arrival = choosing(
  {
    verb: VERB.roll,
    ...ownUnits,
    verdict: unitRollVerdict,
    take: (s, unit, dice, tell) => cast(s, [unit], dice, tell),
  },
  {
    verb: VERB['roll-group'],
    size: (s) => s.board.groupCodes.length,
    verdict: groupRollVerdict,
    take: (s, group, dice, tell) => cast(s, s.board.groupUnits[group]!, dice, tell),
  },
  { verb: VERB.done, take: (s) => goTo(s, 'refits') },
)

/** The part of the markers that is being given: its number, or NONE. DIN-REI-6, DIN-REI-7 */
function refitPart(s: BlitzState): { readonly index: number; readonly part: number } | null {
  const { reinforcements } = s.board
  for (let index = 0; index < reinforcements.length; index++) {
    if (reinforcements[index]!.side !== s.phasing) continue
    const parts = reinforcements[index]!.source.onAvailable
    for (let part = 0; part < (parts?.length ?? 0); part++) {
      if ((s.quota[index]! >> (part * 3)) & 7) return { index, part }
    }
  }
  return null
}

function refitVerdict(s: BlitzState, unit: Unit): Verdict {
  const giving = refitPart(s)!
  const { refitVehicles } = s.board.reinforcements[giving.index]!.source.onAvailable![giving.part]!
  if (s.board.unitReinforcement[unit]! !== giving.index) return WHY['not-a-reinforcement']
  if (s.board.vehicles[unit] !== refitVehicles) return WHY['other-vehicle']
  return s.flags[unit]! & REFIT ? WHY['refit-already'] : LEGAL
}

/** Asks who takes the refit markers. */
export const refits: AutomaticStep = (s) => {
  for (let giving = refitPart(s); giving !== null; giving = refitPart(s)) {
    const { index, part } = giving
    for (const unit of s.board.reinforcements[index]!.units) {
      if (refitVerdict(s, unit) !== LEGAL) continue
      ask(s, 'refit-pick', s.phasing)
      return
    }
    s.quota[index]! &= ~(7 << (part * 3))
  }
  goTo(s, 'engineers')
}

/** Which tank takes a refit marker. DIN-REI-6, DIN-REI-7 */
export const refitPick = choosing({
  verb: VERB.refit,
  ...ownUnits,
  verdict: refitVerdict,
  take(s, unit, _dice, tell) {
    const { index, part } = refitPart(s)!
    s.quota[index]! -= 1 << (part * 3)
    s.flags[unit]! |= REFIT
    tell?.({ type: 'refit', rule: part === 0 ? 'DIN-REI-6' : 'DIN-REI-7', unit })
    goTo(s, 'refits')
  },
})

/** The hexes a unit may enter on. BLZ-REI-4, BLZ-NIT-6, BLZ-MOV-31 */
export function entryHexesOf(s: BlitzState, unit: Unit): readonly Hex[] {
  const { board } = s
  if (s.place[unit]! === board.returning) return board.supplyHexes[sideOfUnit(s, unit)]!
  if (s.due[unit]! === 0) return board.entryHexes[unit]!
  const index = board.unitReinforcement[unit]!
  const isDrawn = board.reinforcements[index]!.source.initialDraw?.turn === s.due[unit]!
  return isDrawn ? board.drawEntryHexes[unit]! : board.edgeEntryHexes[unit]!
}

/** Whether a hex is open to those who enter. BLZ-REI-3, BLZ-REI-5 */
export function openingVerdict(s: BlitzState, unit: Unit, hex: Hex): Verdict {
  const side = sideOfUnit(s, unit)
  if (!entryHexesOf(s, unit).includes(hex)) return WHY['not-an-entry']
  if (hasEnemy(s, side, hex)) return WHY['enemy-there']
  if (side === ALLIED && s.board.banks.length > 1 && !hasUnitOnBank(s, side, s.board.bank[hex]!)) {
    return WHY['bank-lost']
  }
  return LEGAL
}

function hasUnitOnBank(s: BlitzState, side: Side, bank: number): boolean {
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (isOnMap(s, unit) && !isTransport(s, unit) && s.board.bank[s.place[unit]!]! === bank)
      return true
  }
  return false
}

/** A number is of this turn, or of all who ever come. DIN-REI-1, ARS-REI-3 */
function usedUp({ procedure }: ReinforcementSource): Verdict {
  return procedure.kind === 'countPerTurn' ? WHY['number-used-up'] : WHY['number-has-come']
}

/** Why a unit that is not on the map does not enter. BLZ-REI-10, BLZ-REI-12, SED-REI-4 */
function absenceVerdict(s: BlitzState, unit: Unit): Verdict {
  const { waiting, returning } = s.board
  if (s.place[unit]! !== waiting && s.place[unit]! !== returning) return WHY['not-arrived']
  if (s.place[unit]! === returning && isKeptOut(s, unit)) return WHY['kept-out']
  return isParalysed(s, s.phasing) ? WHY['paralysed-arrival'] : WHY['not-arrived']
}

/** Whether a unit may enter in this phase: it has arrived, and its number is not used up. DIN-REI-1 */
export function enteringVerdict(s: BlitzState, unit: Unit): Verdict {
  if (sideOfUnit(s, unit) !== s.phasing || isTransport(s, unit)) return WHY['not-a-reinforcement']
  if (isOnMap(s, unit)) return WHY['on-map-already']
  if ((s.marks[unit]! & ENTERING) === 0) return absenceVerdict(s, unit)
  const index = s.board.unitReinforcement[unit]!
  if (s.place[unit]! === s.board.returning || s.due[unit]! > 0) return LEGAL
  const { isCounted, entryOrder, reinforcements, waiting } = s.board
  if (!isCounted[index]!) return LEGAL
  if (s.quota[index]! === 0) return usedUp(reinforcements[index]!.source)
  const order = entryOrder[unit]!
  if (order <= 0) return LEGAL
  const { units } = reinforcements[index]!
  for (let i = 0; i < units.length; i++) {
    const other = units[i]!
    if (s.place[other]! === waiting && entryOrder[other]! < order) return WHY['others-first']
  }
  return LEGAL
}

/** Whether a unit uses up one of a number: nobody from the track does. DIN-REI-1, ARS-REI-3 */
function isCountedNow(s: BlitzState, unit: Unit): boolean {
  if (s.place[unit]! !== s.board.waiting || s.due[unit]! > 0) return false
  return s.board.isCounted[s.board.unitReinforcement[unit]!]! !== 0
}

/** A unit has entered: numbers and points. SED-REI-3, ARS-REI-2, ARS-REI-5, HAN-REI-1 */
export function hasEntered(s: BlitzState, unit: Unit, tell: Tell): void {
  const wasWaiting = s.place[unit]! === s.board.waiting
  const index = s.board.unitReinforcement[unit]!
  s.marks[unit]! &= ~ENTERING
  if (!wasWaiting) {
    s.due[unit] = 0
    s.flags[unit]! &= ~RECOVERED
    return
  }
  const { side, rule } = s.board.reinforcements[index]!
  if (isCountedNow(s, unit)) s.quota[index]!--
  s.due[unit] = 0
  const points = priceOf(s, unit)
  if (points === 0) return
  s.scored[1 - side]! += points
  tell?.({ type: 'scored', rule, side: 1 - side, points })
}

/** Half VP that the enemy scores if a unit that waits enters in this turn. SED-REI-3, ARS-REI-2, HAN-REI-1 */
export function priceOf(s: BlitzState, unit: Unit): number {
  const index = s.board.unitReinforcement[unit]!
  if (index < 0) return 0
  const { source } = s.board.reinforcements[index]!
  const date = s.board.dates[s.board.day[s.turn]!]!
  const formation = s.board.formationNames[s.board.unitFormation[unit]!]!
  if (source.vpDates && !source.vpDates.includes(date)) return 0
  if (source.vpFormations && !source.vpFormations.includes(formation)) return 0
  return 2 * (source.vpToEnemyPerUnitByDate?.[date] ?? source.vpToEnemyPerUnit ?? 0)
}

/** Who has not entered rolls again, or waits for the way to be free. BLZ-REI-4, BLZ-REI-10 */
export function endArrivals(s: BlitzState, tell: Tell): void {
  const side = s.phasing
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (isTransport(s, unit)) continue
    const couldEnter = enteringVerdict(s, unit) === LEGAL
    s.marks[unit]! &= ~(ENTERING | ROLLED)
    if (!couldEnter) continue
    if (entryHexesOf(s, unit).every((hex) => hasEnemy(s, side, hex))) {
      const index = s.board.unitReinforcement[unit]!
      if (isCountedNow(s, unit)) s.quota[index]!--
      s.due[unit] = s.turn + 2
      tell?.({ type: 'entry-blocked', rule: 'BLZ-REI-4', unit, turn: s.turn + 2 })
    } else if (isInitial(s, unit)) s.due[unit] = 0 // ARS-SET-5
  }
  s.board.reinforcements.forEach(({ source, side: owner }, index) => {
    if (owner === side && source.procedure.kind === 'countPerTurn') s.quota[index] = 0
  })
}

function isInitial(s: BlitzState, unit: Unit): boolean {
  const index = s.board.unitReinforcement[unit]!
  return (
    s.place[unit]! === s.board.waiting &&
    s.board.reinforcements[index]!.source.initialDraw?.turn === s.due[unit]!
  )
}
