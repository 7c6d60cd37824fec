import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Verdict,
} from '@estafette/kernel'
import { MEUSE } from './data/codes.ts'
import { directionTo } from './data/map.ts'
import { ask, choosing, goTo, ownUnits, type AutomaticStep, type DecisionStep } from './flow.ts'
import { isDefendersHex } from './involved.ts'
import { ASCENDING_DIRECTIONS } from './movement.ts'
import { WHY } from './reasons.ts'
import { hasRoom } from './stacking.ts'
import {
  ADVANCED,
  ATTACKING,
  endUnit,
  firstUnit,
  NONE,
  opponent,
  RETREATED,
  sideOfUnit,
  type CellesState,
  type Hex,
  type Unit,
} from './state.ts'
import { hasEnemy, isImmobile, isOnMap, shift, stepsOf } from './units.ts'
import { VERB } from './verbs.ts'

/** Whether a hex held defenders and holds no enemy any more. CEL-11.2.1, CEL-2.0.8 */
function isVacated(s: CellesState, hex: Hex): boolean {
  return isDefendersHex(s, hex) && !hasEnemy(s, s.phasing, hex)
}

/** Whether a unit may advance at all. CEL-11.2.1, CEL-11.2.6 */
function unitVerdict(s: CellesState, unit: Unit): Verdict {
  if (sideOfUnit(s, unit) !== s.phasing) return WHY['advance-not-yours']
  const marks = s.marks[unit]!
  if ((marks & ATTACKING) === 0 || !isOnMap(s, unit)) return WHY['advance-not-attacking']
  if (marks & RETREATED) return WHY['advance-retreated']
  if (marks & ADVANCED) return WHY['advance-once']
  return isImmobile(s, unit) ? WHY['immobile'] : LEGAL
}

/** Whether a unit may advance into a hex. CEL-11.2.1, CEL-11.2.2, CEL-11.2.3 */
function hexVerdict(s: CellesState, unit: Unit, hex: Hex): Verdict {
  if (hex >= s.board.hexCount) return NO_SUCH_CHOICE
  if (!isVacated(s, hex)) return WHY['advance-not-vacated']
  const from = s.place[unit]!
  const direction = directionTo(s.board, from, hex)
  if (direction < 0) return WHY['advance-not-adjacent']
  if (s.board.river[from * 6 + direction]! === MEUSE) return WHY['advance-meuse']
  if (s.board.rearArea[hex]! === opponent(s.phasing)) return WHY['advance-rear-area']
  return hasRoom(s, s.phasing, hex, stepsOf(s, unit)) ? LEGAL : WHY['advance-room']
}

/** Whether some vacated hex takes a unit. */
function canAdvance(s: CellesState, unit: Unit): boolean {
  if (unitVerdict(s, unit) !== LEGAL) return false
  for (let slot = s.place[unit]! * 6, end = slot + 6; slot < end; slot++) {
    const hex = s.board.neighbours[slot]!
    if (hex >= 0 && hexVerdict(s, unit, hex) === LEGAL) return true
  }
  return false
}

/** Asks while somebody can advance. CEL-11.2.1 */
export const advanceNext: AutomaticStep = (s) => {
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (!canAdvance(s, unit)) continue
    ask(s, 'advance', s.phasing)
    return
  }
  goTo(s, 'combat-end')
}

/** Which attacking unit advances, or none any more. CEL-11.2.1 */
export const advance = choosing(
  {
    verb: VERB.advance,
    ...ownUnits,
    verdict(s, unit) {
      const verdict = unitVerdict(s, unit)
      if (verdict !== LEGAL) return verdict
      return canAdvance(s, unit) ? LEGAL : WHY['advance-nowhere']
    },
    take(s, unit) {
      s.advancer = unit
      ask(s, 'advance-hex', s.phasing)
    },
  },
  { verb: VERB.done, take: (s) => goTo(s, 'combat-end') },
)

/** Which vacated hex it enters: no MP, no ZOC, no flip. CEL-11.2.4 */
export const advanceHex: DecisionStep = {
  list(s, out) {
    const from = s.place[s.advancer]!
    let count = 0
    for (let i = 0; i < 6; i++) {
      const hex = s.board.neighbours[from * 6 + ASCENDING_DIRECTIONS[i]!]!
      if (hex < 0 || hexVerdict(s, s.advancer, hex) !== LEGAL) continue
      count = addChoice(out, count, VERB.to, hex)
    }
    return count
  },
  verdict(s, choice) {
    return verbOf(choice) === VERB.to ? hexVerdict(s, s.advancer, targetOf(choice)) : NOT_NOW
  },
  take(s, choice, _dice, tell) {
    const unit = s.advancer
    const from = s.place[unit]!
    const to = targetOf(choice)
    shift(s, unit, to)
    s.marks[unit]! |= ADVANCED
    s.advancer = NONE
    tell?.({ type: 'advanced', rule: 'CEL-11.2.1', unit, from, to })
    goTo(s, 'advance-next')
  },
}
