import { LEGAL, NO_SUCH_CHOICE, type Verdict } from '@estafette/kernel'
import { ALLIED, ARMOR, FLAK, GERMAN, LEADER } from './data/board.ts'
import { ask, choosing, goTo, locationCount, unitCount, type AutomaticStep } from './flow.ts'
import { boundsVerdict, closedVerdict, isOutOfBounds } from './movement.ts'
import { WHY } from './reasons.ts'
import { isHeld } from './groups.ts'
import {
  at,
  endUnit,
  firstUnit,
  LOCKED,
  NONE,
  REDUCED,
  sideOfUnit,
  SPENT,
  type ArrasState,
  type Location,
  type Side,
  type Unit,
} from './state.ts'
import { enter, hasEnemy, isArmor, roomFor } from './units.ts'
import { VERB } from './verbs.ts'

/** Whether an eliminated unit may ever come back. ARR-10.1c, ARR-10.2b, ARR-10.3a */
function returnVerdict(s: ArrasState, unit: Unit): Verdict {
  if (s.place[unit]! !== s.board.eliminated) return WHY['not-eliminated']
  const type = s.board.type[unit]!
  if (type === FLAK) return WHY['flak-gone']
  if (type === LEADER) return WHY['leader-gone']
  return type === ARMOR && s.flags[unit]! & REDUCED ? WHY['reduced-gone'] : LEGAL
}

/** Whether `mate` can be given up for `unit`. ARR-10.1a, ARR-10.1b */
function isMate(s: ArrasState, unit: Unit, mate: Unit): boolean {
  return (
    mate !== unit &&
    s.place[mate]! === s.board.eliminated &&
    sideOfUnit(s, mate) === sideOfUnit(s, unit) &&
    s.board.type[mate]! === s.board.type[unit]! &&
    s.board.spentDefence[mate]! >= s.board.spentDefence[unit]!
  )
}

function hasMate(s: ArrasState, unit: Unit): boolean {
  const side = sideOfUnit(s, unit)
  for (let mate = firstUnit(s, side), end = endUnit(s, side); mate < end; mate++) {
    if (isMate(s, unit, mate)) return true
  }
  return false
}

/** Where a reorganised unit may appear. ARR-10.4a */
function stationVerdict(s: ArrasState, side: Side, location: Location): Verdict {
  if (s.control[location]! !== side || hasEnemy(s, side, location)) return WHY['station-enemy']
  if (s.present[at(side, location)]! === 0) return WHY['station-alone']
  const closed = closedVerdict(s, location)
  if (closed !== LEGAL) return closed
  if (isOutOfBounds(s, side, location)) return WHY['operational-limit']
  return roomFor(s, side, location) > 0 ? LEGAL : WHY.stacking
}

function hasStation(s: ArrasState, side: Side): boolean {
  for (let location = 0; location < s.board.locationCount; location++) {
    if (stationVerdict(s, side, location) === LEGAL) return true
  }
  return false
}

function reorganizeVerdict(s: ArrasState, unit: Unit): Verdict {
  if (unit >= s.board.unitCount) return NO_SUCH_CHOICE
  if (sideOfUnit(s, unit) !== s.reorganizer) return WHY['loss-not-yours']
  const verdict = returnVerdict(s, unit)
  if (verdict !== LEGAL) return verdict
  if (!isArmor(s, unit) && !hasMate(s, unit)) return WHY['no-mate'] // ARR-10.2a
  return hasStation(s, s.reorganizer) ? LEGAL : WHY['no-station']
}

/** Allied player completely first, then the German one. ARR-4.4a */
export const reorganizationNext: AutomaticStep = (s) => {
  const side = s.reorganizer
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (s.place[unit]! !== s.board.eliminated || reorganizeVerdict(s, unit) !== LEGAL) continue
    ask(s, 'reorganization', side)
    return
  }
  finish(s)
}

function finish(s: ArrasState): void {
  if (s.reorganizer === ALLIED) {
    s.reorganizer = GERMAN
    goTo(s, 'reorganization-next')
    return
  }
  s.reorganizer = NONE
  goTo(s, 'end-phase')
}

/** Which unit comes back. ARR-10.1a-c, ARR-10.2a-b */
export const reorganization = choosing(
  { verb: VERB.done, take: finish },
  {
    verb: VERB.reorganize,
    size: unitCount,
    first: (s) => firstUnit(s, s.reorganizer),
    end: (s) => endUnit(s, s.reorganizer),
    verdict: reorganizeVerdict,
    take(s, unit) {
      s.reorganized = unit
      const next = isArmor(s, unit) ? 'reorganization-place' : 'reorganization-mate'
      ask(s, next, s.reorganizer)
    },
  },
)

/** Which other unit is given up for good. ARR-10.1a */
export const reorganizationMate = choosing({
  verb: VERB.remove,
  size: unitCount,
  verdict: (s, mate) => (isMate(s, s.reorganized, mate) ? LEGAL : WHY['wrong-mate']),
  take(s, unit, _dice, tell) {
    s.place[unit] = s.board.removed
    tell?.({ type: 'removed', rule: 'ARR-10.1a', unit })
    ask(s, 'reorganization-place', s.reorganizer)
  },
})

/** Where it appears, Spent. ARR-10.4a */
export const reorganizationPlace = choosing({
  verb: VERB.place,
  size: locationCount,
  verdict: (s, location) => stationVerdict(s, s.reorganizer, location),
  reason: (s, location, verdict) =>
    verdict === WHY['operational-limit'] ? boundsVerdict(s, s.reorganized, location) : verdict,
  take(s, place, _dice, tell) {
    const unit = s.reorganized
    if (isArmor(s, unit)) s.flags[unit]! |= REDUCED // ARR-10.2a: the R counter takes its place
    s.flags[unit]! |= isHeld(s, unit) ? SPENT | LOCKED : SPENT // ARR-13.0a: losses free nobody
    enter(s, unit, place, tell)
    const rule = isArmor(s, unit) ? 'ARR-10.2a' : 'ARR-10.1a'
    tell?.({ type: 'reorganized', rule, unit, place })
    s.reorganized = NONE
    goTo(s, 'reorganization-next')
  },
})
