import { LEGAL, type Verdict } from '@estafette/kernel'
import { isArmored, isSniper, isVehicle } from './data/forces.ts'
import { canShift, rangeBetween, sectionRanges } from './firepower.ts'
import { WHY } from './reasons.ts'
import { scenarioOf } from './scenarios.ts'
import { endMember, firstMember, isSection } from './sections.ts'
import { isOnLine, sideOf } from './soldiers.ts'
import { CARRIED, type FrontlineState, type Section } from './state.ts'

/** Whether a section that can fire at some ranges reaches another, with or without the shift. */
function reaches(s: FrontlineState, head: Section, target: Section, ranges: number): boolean {
  const range = rangeBetween(s, head, target)
  if ((ranges >> range) & 1) return true
  return canShift(s, head, target) && ((ranges >> (range - 1)) & 1) === 1
}

/**
 * Why a section may not fire at another, or that it may; `ranges` are those at which somebody of it
 * can fire. Who is hindered by what, `hindrance` tells. FRL-FP-12
 */
export function targetVerdict(
  s: FrontlineState,
  head: Section,
  target: Section,
  ranges = sectionRanges(s, head),
): Verdict {
  if (!isOnLine(s, target)) return WHY['not-on-line']
  if (sideOf(s, target) === sideOf(s, head)) return WHY['not-an-enemy']
  if (!isSection(s, target)) return WHY['not-the-head']
  const verdict = aimVerdict(s, head, target)
  if (verdict !== LEGAL) return verdict
  return reaches(s, head, target, ranges) ? LEGAL : WHY['out-of-reach']
}

/** Why a section may not fire at an enemy section, whoever of it could. */
export function aimVerdict(s: FrontlineState, head: Section, target: Section): Verdict {
  if (isSniper(head) && isArmored(target)) return WHY['sniper-armor'] // FRL-SNI-3, FRL-VEH-8
  if (isAboard(s, target)) return WHY.aboard
  const scenario = scenarioOf(s)
  const isNight = scenario !== null && s.turn <= scenario.nightTurns
  const isFar = isNight && rangeBetween(s, head, target) > scenario.nightRange
  return isFar ? WHY['night-range'] : LEGAL
}

/** Whether a section rode this turn and stands in the card of its vehicle. FRL-OPT-3 */
function isAboard(s: FrontlineState, target: Section): boolean {
  if (isVehicle(target) || (s.marks[target]! & CARRIED) === 0) return false
  for (let x = firstMember(target); x < endMember(target); x++) {
    if (isVehicle(x) && s.marks[x]! & CARRIED && s.place[x] === s.place[target]) return true
  }
  return false
}
