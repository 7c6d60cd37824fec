import { LEGAL, type Dice, type Verdict } from '@estafette/kernel'
import { ALLIED, ARTILLERY, GERMAN, INFANTRY } from './data/codes.ts'
import type { SetupZone } from './data/schedule.ts'
import type { Tell } from './events.ts'
import { anyHex, ask, choosing, clearPhase, goTo, ownUnits, type AutomaticStep } from './flow.ts'
import { WHY } from './reasons.ts'
import { fits } from './stacking.ts'
import {
  at,
  DISRUPTED,
  endUnit,
  ENTRENCHED,
  firstUnit,
  NONE,
  NOT_YET,
  REFIT,
  ROLLED,
  sideOfUnit,
  type BlitzState,
  type Hex,
  type Unit,
} from './state.ts'
import { disrupt, enter, hasEnemy, isArmored, isOnMap, isTransport, leave } from './units.ts'
import { VERB } from './verbs.ts'
import { isInEnemyZoc } from './zoc.ts'

/** Everything off the map, no marker set. */
export function prepare(s: BlitzState): void {
  const { board } = s
  s.top.fill(NONE)
  s.below.fill(NONE)
  s.ride.fill(NONE)
  s.spans.fill(NONE)
  s.builders.fill(NONE)
  s.drawnFor.fill(NONE)
  s.place.fill(board.waiting)
  clearPhase(s, -1)
  s.lastTurn = board.lastTurn
  s.phasing = NONE
  s.zone = 0
  s.placing = NONE
  s.airTarget = NONE
  s.markers = board.entrenchments
  s.rommel = NONE
  s.rommelState = NOT_YET
  s.winner = NONE
  s.victory = NONE
  s.decider = board.firstToSetUp
  for (let hex = 0; hex < board.hexCount; hex++) s.control[hex] = board.initialControl[hex]! + 1
  for (let air = 0; air < board.airCount; air++) {
    s.airPlace[air] = board.surgeOnly[air] ? board.airOut : board.airReady // BLZ-EVT-7
  }
}

/** The dice before the set-up: who takes part, who comes first. */
export function beginSetUp(s: BlitzState, dice: Dice, tell: Tell): void {
  const { board } = s
  board.reinforcements.forEach(({ source, units, option, rule }) => {
    if (option >= 0 && s.options[option] === 0) {
      for (const unit of units) s.place[unit] = board.absent // GEM-REI-5
    } else if (source.drawOnEvent) {
      for (const unit of units) s.place[unit] = board.cup // SED-REI-2
    }
    if (!source.initialDraw) return
    const die = dice.roll(1)
    const count = die + source.initialDraw.plus // ARS-SET-4, ARS-SET-5
    tell?.({ type: 'set-up-die', rule, die, count })
    draw(units, count, dice, (unit) => {
      s.due[unit] = source.initialDraw!.turn
      tell?.({ type: 'drawn', rule, unit })
    })
  })
  board.zones.forEach(({ source, units, rule }, zone) => {
    if (!source.count) return
    const die = dice.roll(1)
    const count = Math.max(0, die + source.count.plus) // SED-SET-4, DIN-SET-3
    s.drawnFor[zone] = count
    tell?.({ type: 'set-up-die', rule, die, count })
    if (!source.cup) return
    const isIn = new Set<Unit>()
    draw(units, count, dice, (unit) => {
      isIn.add(unit)
      tell?.({ type: 'drawn', rule, unit })
    })
    for (const unit of units) if (!isIn.has(unit)) s.place[unit] = board.absent
  })
  goTo(s, 'setup-next')
}

/** Draws units out of a cup. */
export function draw(
  units: readonly Unit[],
  count: number,
  dice: Dice,
  take: (unit: Unit) => void,
): void {
  const left = [...units]
  for (let i = 0; i < count && left.length > 0; i++)
    take(left.splice(dice.pick(left.length), 1)[0]!)
}

/** The transport that a unit can be set up or enter with: of its group, or named by the game. BLZ-REI-13 */
export function transportFor(s: BlitzState, unit: Unit): Unit {
  if (isArmored(s, unit)) return NONE
  const { board } = s
  if (s.ride[unit]! !== NONE) return s.ride[unit]! // SED-REI-5
  for (const transport of board.groupTransports[board.unitGroup[unit]!]!) {
    if (s.place[transport]! === board.waiting) return transport
  }
  const zone = board.unitZone[unit]!
  if (zone < 0 || s.turn > 0) return NONE
  return freeTransport(s, board.zones[zone]!.source.transports ?? [])
}

/** A transport of some groups that waits and that nobody has, NONE without one. */
export function freeTransport(s: BlitzState, groups: readonly string[]): Unit {
  const { groupTransports, groupCodes, waiting } = s.board
  for (const code of groups) {
    for (const transport of groupTransports[groupCodes.indexOf(code)]!) {
      if (s.place[transport]! === waiting && !s.ride.includes(transport)) return transport
    }
  }
  return NONE
}

/** The next unit to place, or what follows the set-up of a side. */
export const setupNext: AutomaticStep = (s) => {
  const { zones } = s.board
  for (; s.zone < zones.length; s.zone++) {
    const zone = zones[s.zone]!
    if (zone.side !== s.decider) break
    for (const unit of zone.units) {
      if (s.place[unit]! !== s.board.waiting || s.marks[unit]! & ROLLED) continue
      if (s.drawnFor[s.zone] === 0) {
        s.place[unit] = s.board.absent // SED-SET-4
        continue
      }
      s.placing = unit
      ask(s, 'setup-place', zone.side)
      return
    }
  }
  s.placing = NONE
  goTo(s, 'setup-over')
}

function zoneOf(s: BlitzState): SetupZone {
  return s.board.zones[s.zone]!
}

/** Whether the unit can be placed in a hex, its enemies' ZOC apart. BLZ-COM-4 */
function roomVerdict(s: BlitzState, hex: Hex): Verdict {
  const { allowed, mostInHex, side } = zoneOf(s)
  if (!allowed[hex]!) return WHY['set-up-zone']
  if (hasEnemy(s, side, hex)) return WHY['set-up-enemy']
  if (s.units[at(s, side, hex)]! >= mostInHex || !fits(s, s.placing, hex)) return WHY['set-up-room']
  return LEGAL
}

/** The second player stays out of enemy ZOC while they can. BLZ-COM-4, V-59 */
function placeVerdict(s: BlitzState, hex: Hex): Verdict {
  const room = roomVerdict(s, hex)
  if (room !== LEGAL || !isInEnemyZoc(s, s.decider, hex)) return room
  for (let other = 0; other < s.board.hexCount; other++) {
    if (roomVerdict(s, other) === LEGAL && !isInEnemyZoc(s, s.decider, other)) {
      return WHY['set-up-zoc']
    }
  }
  return LEGAL
}

/** Infantry of the light cavalry divisions drawn for the east bank starts in trucks. DIN-SET-3 */
function mustRide(s: BlitzState): boolean {
  if (s.board.unitType[s.placing]! !== INFANTRY) return false
  const group = s.board.groupCodes[s.board.unitGroup[s.placing]!]!
  return zoneOf(s).source.inTransportGroups?.includes(group) === true
}

function put(s: BlitzState, hex: Hex, transport: Unit, tell: Tell): void {
  const unit = s.placing
  enter(s, unit, hex, tell)
  if (transport !== NONE) {
    enter(s, transport, hex, tell)
    s.ride[unit] = transport
  }
  if (s.drawnFor[s.zone]! > 0) s.drawnFor[s.zone]!--
  tell?.({ type: 'set-up', rule: zoneOf(s).rule, unit, hex })
  goTo(s, 'setup-next')
}

/** Whether a unit waits for the same zone, behind the one in hand. */
function isBehind(s: BlitzState, unit: Unit): boolean {
  const { units } = zoneOf(s)
  return (
    units.indexOf(unit) > units.indexOf(s.placing) &&
    s.place[unit]! === s.board.waiting &&
    (s.marks[unit]! & ROLLED) === 0
  )
}

/** Those who may be taken up, ascending; nobody where the one in hand has but one place to go to. */
function waitingBehind(s: BlitzState, out: Int32Array): number {
  if (!hasPlaces(s)) return 0
  const found = zoneOf(s)
    .units.filter((unit) => isBehind(s, unit))
    .sort((a, b) => a - b)
  found.forEach((unit, at) => (out[out.length - 1 - at] = unit))
  return found.length
}

/** Whether the unit in hand can be placed in more than one way, so that there is something to decide. */
function hasPlaces(s: BlitzState): boolean {
  const { source } = zoneOf(s)
  if (source.count) return false // the die and the order say who takes part. SED-SET-4
  const ways = transportFor(s, s.placing) === NONE || mustRide(s) ? 1 : 2
  let count = source.mayHoldBack ? 1 : 0
  for (let hex = 0; hex < s.board.hexCount && count < 2; hex++) {
    if (placeVerdict(s, hex) === LEGAL) count += ways
  }
  return count > 1
}

/** Units of a zone are placed in any order; one that was passed over comes up again. BLZ-COM-4 */
export function takeUpVerdict(s: BlitzState, unit: Unit): Verdict {
  if (unit === s.placing) return WHY['set-up-in-hand']
  if (!isBehind(s, unit)) return WHY['set-up-not-behind']
  return hasPlaces(s) ? LEGAL : WHY['set-up-in-order']
}

/** Where a unit is set up, with or without a transport of its group. */
export const setupPlace = choosing(
  {
    verb: VERB.place,
    ...anyHex,
    verdict: (s, hex) =>
      mustRide(s) && transportFor(s, s.placing) !== NONE
        ? WHY['set-up-must-ride']
        : placeVerdict(s, hex),
    take: (s, hex, _dice, tell) => put(s, hex, NONE, tell),
  },
  {
    verb: VERB['place-riding'],
    ...anyHex,
    verdict: (s, hex) =>
      transportFor(s, s.placing) === NONE ? WHY['no-transport'] : placeVerdict(s, hex),
    take: (s, hex, _dice, tell) => put(s, hex, transportFor(s, s.placing), tell),
  },
  {
    verb: VERB['leave-out'],
    verdict: (s) => {
      const { source } = zoneOf(s)
      const isFree = source.mayHoldBack !== undefined || source.count?.chooser === 'ALLIED'
      return isFree ? LEGAL : WHY['set-up-all']
    },
    take(s, _target, _dice, tell) {
      const { source, rule } = zoneOf(s)
      if (source.mayHoldBack) s.marks[s.placing]! |= ROLLED // SED-SET-9
      else s.place[s.placing] = s.board.absent // SED-SET-4
      tell?.({ type: 'left-out', rule, unit: s.placing })
      goTo(s, 'setup-next')
    },
  },
  {
    verb: VERB['take-up'],
    size: (s) => s.board.unitCount,
    among: waitingBehind,
    verdict: takeUpVerdict,
    take(s, unit, _dice, tell) {
      s.placing = unit
      tell?.({ type: 'taken-up', rule: zoneOf(s).rule, unit })
    },
  },
)

/** Whether a unit may start entrenched. SED-SET-6, STO-SET-1, HAN-SET-1, HAN-SET-2 */
function mayStartEntrenched(s: BlitzState, unit: Unit): boolean {
  const zone = s.board.unitZone[unit]!
  if (zone < 0 || isTransport(s, unit)) return false
  const { entrench } = s.board.zones[zone]!.source
  return entrench === 'all' || (entrench === 'artillery' && s.board.unitType[unit]! === ARTILLERY)
}

/** BLZ-ENT-1 */
function entrenchVerdict(s: BlitzState, hex: Hex): Verdict {
  if (s.entrenchment[hex]! !== 0) return WHY['entrenched-already']
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (sideOfUnit(s, unit) === ALLIED && mayStartEntrenched(s, unit)) return LEGAL
  }
  return WHY['may-not-entrench']
}

/** Which hexes are entrenched. BLZ-ENT-1 */
export const setupEntrench = choosing(
  {
    verb: VERB.entrench,
    ...anyHex,
    verdict: entrenchVerdict,
    take(s, hex, _dice, tell) {
      s.entrenchment[hex] = ENTRENCHED + ALLIED
      s.markers--
      tell?.({ type: 'entrenched', rule: 'BLZ-ENT-1', hex })
      goTo(s, 'setup-over')
    },
  },
  {
    verb: VERB.done,
    take(s) {
      s.markers = 0
      goTo(s, 'setup-over')
    },
  },
)

function canEntrench(s: BlitzState): boolean {
  if (s.markers === 0) return false
  for (let unit = firstUnit(s, ALLIED); unit < endUnit(s, ALLIED); unit++) {
    const hex = s.place[unit]!
    if (isOnMap(s, unit) && mayStartEntrenched(s, unit) && s.entrenchment[hex]! === 0) return true
  }
  return false
}

/** The units of a side are placed: now its entrenchments. */
export const setupOver: AutomaticStep = (s) => {
  if (s.decider === ALLIED && canEntrench(s)) {
    ask(s, 'setup-entrench', ALLIED)
    return
  }
  if (s.decider === ALLIED) s.markers = 0
  goTo(s, 'setup-dice')
}

/** What dice do to a side that is set up. STO-SET-2, HAN-SET-3 */
export const setupDice: AutomaticStep = (s, dice, tell) => {
  for (const { side, source, units, rule } of s.board.zones) {
    const { after } = source
    if (side !== s.decider || !after) continue
    if (after.disrupt && after.refit) {
      s.left = dice.roll(1) + after.disrupt.plus
      s.refits = dice.roll(1) + after.refit.plus
      tell?.({ type: 'preparatory', rule: 'STO-SET-2', count: s.left, refits: s.refits })
      continue
    }
    for (const unit of units) {
      if (!after.armoredOnly || isArmored(s, unit)) attrition(s, unit, rule, dice, tell)
    }
  }
  goTo(s, 'setup-refits')
}

/** A die for a unit after its set-up: full, refit, or it takes no part. HAN-SET-3 */
function attrition(s: BlitzState, unit: Unit, rule: string, dice: Dice, tell: Tell): void {
  const die = dice.roll(1)
  const fate = s.board.zones[s.board.unitZone[unit]!]!.source.after!.die![String(die)]
  tell?.({ type: 'attrition', rule, unit, die })
  if (fate === 'refit') s.flags[unit]! |= REFIT
  if (fate === 'eliminatedForGood') leave(s, unit, s.board.absent, tell)
}

/** The choices of STO-SET-2, then the other side or the first turn. */
export const setupRefits: AutomaticStep = (s) => {
  if (s.left > 0 && hasAny(s, DISRUPTED)) ask(s, 'setup-disrupt', GERMAN)
  else if (s.refits > 0 && hasAny(s, REFIT)) ask(s, 'setup-refit', ALLIED)
  else {
    s.left = 0
    s.refits = 0
    const next = s.board.zones[s.zone]
    if (next) {
      s.decider = next.side
      goTo(s, 'setup-next')
      return
    }
    s.zone = NONE
    s.drawnFor.fill(NONE)
    s.marks.fill(0)
    goTo(s, 'game-turn')
  }
}

/** Whether a French unit on the map does not show something yet. */
function hasAny(s: BlitzState, flag: number): boolean {
  for (let unit = firstUnit(s, ALLIED); unit < endUnit(s, ALLIED); unit++) {
    if (isOnMap(s, unit) && !isTransport(s, unit) && (s.flags[unit]! & flag) === 0) return true
  }
  return false
}

function frenchVerdict(s: BlitzState, unit: Unit, flag: number, already: Verdict): Verdict {
  if (sideOfUnit(s, unit) !== ALLIED || isTransport(s, unit)) return WHY['not-a-french-unit']
  if (!isOnMap(s, unit)) return WHY['not-on-map']
  return s.flags[unit]! & flag ? already : LEGAL
}

/** Which French units the bombardment has disrupted. STO-SET-2 */
export const setupDisrupt = choosing({
  verb: VERB.disrupt,
  size: (s) => s.board.unitCount,
  verdict: (s, unit) => frenchVerdict(s, unit, DISRUPTED, WHY['disrupted-already']),
  take(s, unit, _dice, tell) {
    disrupt(s, unit, 'STO-SET-2', tell)
    s.left--
    goTo(s, 'setup-refits')
  },
})

/** Which French units take refit markers. STO-SET-2 */
export const setupRefit = choosing({
  verb: VERB.refit,
  ...ownUnits,
  verdict: (s, unit) => frenchVerdict(s, unit, REFIT, WHY['refit-already']),
  take(s, unit, _dice, tell) {
    s.flags[unit]! |= REFIT
    tell?.({ type: 'refit', rule: 'STO-SET-2', unit })
    s.refits--
    goTo(s, 'setup-refits')
  },
})
