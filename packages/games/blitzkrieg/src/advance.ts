import { LEGAL, type Verdict } from '@estafette/kernel'
import {
  ALLIED,
  ELIMINATION,
  FOOT,
  GERMAN,
  MANDATORY_RETREAT,
  MOROCCAN,
  RETREAT,
} from './data/codes.ts'
import { directionTo } from './data/map.ts'
import type { Tell } from './events.ts'
import { anyHex, ask, choosing, goTo, ownUnits, type AutomaticStep } from './flow.ts'
import { isDry } from './movement.ts'
import { builderFails } from './pontoons.ts'
import { WHY } from './reasons.ts'
import { fits } from './stacking.ts'
import {
  ADVANCED,
  ATTACKING,
  DEFENDING,
  EMPTIED,
  endUnit,
  firstUnit,
  NONE,
  opponent,
  ORIGIN,
  sideOfUnit,
  TARGET,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'
import { hasEnemy, isArtillery, isOnMap, shift } from './units.ts'
import { VERB } from './verbs.ts'

/** Whether the attackers left their hexes: by retreat, or eliminated. BLZ-ADV-4, BLZ-ADV-5 */
function isRepulsed({ attackerResult }: BlitzState): boolean {
  return (
    attackerResult === RETREAT ||
    attackerResult === MANDATORY_RETREAT ||
    attackerResult === ELIMINATION
  )
}

/** The side that may advance: the attacker, or Moroccans whose attackers are gone. BLZ-ADV-4 */
function advancingSide(s: BlitzState): Side {
  return isRepulsed(s) ? opponent(s.phasing) : s.phasing
}

function isMoroccan(s: BlitzState, unit: Unit): boolean {
  return s.ferocity !== 0 && (s.board.traits[unit]! & MOROCCAN) !== 0
}

/** Whether a hex lies open to a unit: vacated, next to it, with room, and its to take. BLZ-ADV-3 */
function hexVerdict(s: BlitzState, unit: Unit, slot: number): Verdict {
  const to = s.board.neighbours[slot]!
  if (to < 0) return WHY['off-map']
  const side = sideOfUnit(s, unit)
  const wanted = side === s.phasing ? TARGET : ORIGIN
  if ((s.ground[to]! & wanted) === 0) return WHY['not-vacated']
  if (hasEnemy(s, side, to)) return WHY['enemy-there']
  if (isOfStack(s, unit, to)) {
    const right = stackVerdict(s, unit)
    if (right !== LEGAL) return right
    if (s.advanceTo !== NONE && to !== s.advanceTo) return WHY['other-advance']
  }
  if (!isDry(s, side, slot) && s.board.unitClass[unit]! !== FOOT) return WHY['river']
  return fits(s, unit, to) ? LEGAL : WHY['no-room']
}

/**
 * Whether a unit goes into a hex as part of the one stack that may: not Moroccans, and not into a
 * hex whose defenders retreated before the combat. BLZ-ADV-2, BLZ-PCR-3
 */
function isOfStack(s: BlitzState, unit: Unit, to: Hex): boolean {
  return (s.ground[to]! & EMPTIED) === 0 && !isMoroccan(s, unit)
}

/** Whether a unit is one of those who may advance at all. BLZ-ADV-1, BLZ-HVY-2, BLZ-ROM-5, BLZ-MOR-4 */
function rightVerdict(s: BlitzState, unit: Unit): Verdict {
  const side = advancingSide(s)
  if (sideOfUnit(s, unit) !== side || !isOnMap(s, unit)) return WHY['not-yours']
  if ((s.marks[unit]! & (ATTACKING | DEFENDING)) === 0) return WHY['took-no-part']
  if (s.marks[unit]! & ADVANCED) return WHY['advanced-already']
  if (side !== s.phasing) {
    return side === ALLIED && isMoroccan(s, unit) ? LEGAL : WHY['no-advance'] // BLZ-ADV-4
  }
  return LEGAL
}

/** Whether a unit is of the stack that may advance, or may be the first of it. BLZ-ADV-1, BLZ-ADV-2 */
function stackVerdict(s: BlitzState, unit: Unit): Verdict {
  const from = s.place[unit]!
  if (s.advanceFrom !== NONE) return from === s.advanceFrom ? LEGAL : WHY['other-advance']
  return s.combined || s.heavy || from === s.rommel ? LEGAL : WHY['no-advance']
}

function advanceVerdict(s: BlitzState, unit: Unit): Verdict {
  const right = rightVerdict(s, unit)
  if (right !== LEGAL) return right
  let found: Verdict = WHY['not-vacated']
  const from = s.place[unit]!
  for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
    const verdict = hexVerdict(s, unit, slot)
    if (verdict === LEGAL) return LEGAL
    if (verdict !== WHY['not-vacated'] && verdict !== WHY['off-map']) found = verdict
  }
  if (found === WHY['not-vacated'] && !isMoroccan(s, unit)) {
    const stack = stackVerdict(s, unit)
    if (stack !== LEGAL) return stack
  }
  return isArtillery(s, unit) && found === WHY['not-vacated'] ? WHY['took-no-part'] : found
}

/** Asks who advances, while anybody may. */
export const advanceNext: AutomaticStep = (s) => {
  const side = advancingSide(s)
  s.retreater = NONE
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (advanceVerdict(s, unit) !== LEGAL) continue
    ask(s, 'advance', side)
    return
  }
  goTo(s, 'combat-over')
}

/** Who advances, or nobody any more. BLZ-ADV-2 */
export const advance = choosing(
  {
    verb: VERB.advance,
    ...ownUnits,
    verdict: advanceVerdict,
    take(s, unit) {
      s.retreater = unit
      ask(s, 'advance-hex', s.decider)
    },
  },
  { verb: VERB.done, take: (s) => goTo(s, 'combat-over') },
)

/** Which of the vacated hexes it takes. BLZ-ADV-5 */
export const advanceHex = choosing({
  verb: VERB.to,
  ...anyHex,
  verdict(s, hex) {
    const from = s.place[s.retreater]!
    for (let slot = from * 6, end = slot + 6; slot < end; slot++) {
      if (s.board.neighbours[slot]! === hex) return hexVerdict(s, s.retreater, slot)
    }
    return WHY['not-adjacent']
  },
  take: advanceInto,
})

/** A unit advances, Rommel with it; over a river it leaves its transport. BLZ-ADV-2, BLZ-ADV-3 */
function advanceInto(s: BlitzState, to: Hex, _dice: unknown, tell: Tell): void {
  const unit = s.retreater
  const from = s.place[unit]!
  const slot = from * 6 + directionTo(s.board, from, to)
  const transport = s.ride[unit]!
  builderFails(s, unit, false, tell) // BLZ-PON-5: an advance is a move
  if (s.advanceFrom === NONE && isOfStack(s, unit, to)) {
    s.advanceFrom = from
    s.advanceTo = to
  }
  if (transport !== NONE && !isDry(s, sideOfUnit(s, unit), slot)) s.ride[unit] = NONE
  shift(s, unit, to, tell)
  if (s.ride[unit]! !== NONE) shift(s, transport, to, tell)
  s.marks[unit]! |= ADVANCED
  tell?.({ type: 'advanced', rule: 'BLZ-ADV-1', unit, from, to })
  if (s.rommel === from && sideOfUnit(s, unit) === GERMAN) {
    s.rommel = to
    tell?.({ type: 'rommel', rule: 'BLZ-ROM-5', hex: to })
  }
  goTo(s, 'advance-next')
}
