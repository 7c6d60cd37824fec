import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Verdict,
} from '@estafette/kernel'
import type { Tell } from './events.ts'
import { ask, goTo, type DecisionStep } from './flow.ts'
import { WHY } from './reasons.ts'
import {
  at,
  endUnit,
  firstUnit,
  opponent,
  RETREATING,
  sideOfUnit,
  type ArrasState,
  type Side,
  type Unit,
} from './state.ts'
import { discard, eliminate, isLocked, isSpent, spend } from './units.ts'
import { VERB } from './verbs.ts'

// Table 3.7.
const FRESH_ELIMINATED = 5
const FLIPPED = 2
const SPENT_ELIMINATED = 2
const SPENT_RETREATS = 2

/** What remains to be allocated: the sums ARR-6.4.2j is about, whoever the units are. */
interface Ledger {
  fresh: number // units that can still be flipped or eliminated Fresh
  spent: number // units that can still take one item of 2 CP
  taken: number
  forwardItems: number
  twos: boolean // some other unit's last item is worth 2 CP
  fives: boolean // some other unit's last item is worth 5 CP
}

/** Whether what remains can bring the total to exactly `required`. ARR-6.4.2d */
function reachesExactly(ledger: Ledger, required: number): boolean {
  const left = required - ledger.taken
  for (let fives = 0; fives <= ledger.fresh && fives * FRESH_ELIMINATED <= left; fives++) {
    const rest = left - fives * FRESH_ELIMINATED
    if (rest % 2 === 0 && rest / 2 <= 2 * (ledger.fresh - fives) + ledger.spent) return true
  }
  return false
}

/** How far a total may exceed the requirement without a superfluous item. ARR-6.4.2e */
function allowedExcess(ledger: Ledger): number {
  if (ledger.twos || ledger.forwardItems > 1) return 1
  return ledger.fives ? FRESH_ELIMINATED - 1 : Infinity // a lone item of the Forward Unit may stay
}

/** Whether a total above `required` can be reached without a superfluous item. ARR-6.4.2e */
function exceedsLegally(ledger: Ledger, required: number): boolean {
  const left = required - ledger.taken
  if (left <= 0) return -left <= allowedExcess(ledger)
  for (let fives = 0; fives <= ledger.fresh; fives++) {
    const rest = left - fives * FRESH_ELIMINATED
    if (rest <= 0) return -rest <= allowedExcess({ ...ledger, fives: true })
    if (Math.ceil(rest / 2) <= 2 * (ledger.fresh - fives) + ledger.spent) return true
  }
  return false
}

function defendingSide(s: ArrasState): Side {
  return opponent(s.initiative)
}

/** The ledger as it stands: units already chosen to retreat can take no more. */
function ledgerOf(s: ArrasState): Ledger {
  const side = defendingSide(s)
  const index = at(side, s.target)
  let retreating = 0
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (s.marks[unit]! & RETREATING) retreating++
  }
  return {
    fresh: s.fresh[index]!,
    spent: s.present[index]! - s.fresh[index]! - retreating,
    taken: s.taken,
    forwardItems: s.forwardItems,
    twos: s.twos !== 0,
    fives: s.fives !== 0,
  }
}

/** Whether a loss of this value still leads to a legal allocation. */
function fits(s: ArrasState, ledger: Ledger, unit: Unit, isFresh: boolean, value: number): boolean {
  const isForward = unit === s.forward
  const after: Ledger = {
    fresh: ledger.fresh - (isFresh ? 1 : 0),
    spent: ledger.spent + (isFresh ? (value === FLIPPED ? 1 : 0) : -1),
    taken: ledger.taken + value,
    forwardItems: ledger.forwardItems + (isForward ? 1 : 0),
    twos: ledger.twos || (!isForward && value === FLIPPED),
    fives: ledger.fives || (!isForward && value === FRESH_ELIMINATED),
  }
  return s.exact ? reachesExactly(after, s.casualties) : exceedsLegally(after, s.casualties)
}

/** Starts the allocation of casualty points among the units in the target. ARR-6.4.2a */
export function beginCasualties(s: ArrasState, required: number, tell: Tell): void {
  const side = defendingSide(s)
  s.casualties = required
  const ledger = ledgerOf(s)
  if (required > FRESH_ELIMINATED * ledger.fresh + SPENT_ELIMINATED * ledger.spent) {
    eliminateAll(s, required, tell)
    return
  }
  const isFresh = !isSpent(s, s.forward)
  s.exact = 1
  const exact = isFresh
    ? fits(s, ledger, s.forward, true, FLIPPED) ||
      fits(s, ledger, s.forward, true, FRESH_ELIMINATED)
    : fits(s, ledger, s.forward, false, SPENT_ELIMINATED)
  s.exact = exact ? 1 : 0
  ask(s, 'casualties', side)
}

/** ARR-6.4.2f */
function eliminateAll(s: ArrasState, required: number, tell: Tell): void {
  const side = defendingSide(s)
  tell?.({ type: 'all-eliminated', rule: 'ARR-6.4.2f', place: s.target, casualties: required })
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (s.place[unit]! === s.target) eliminate(s, unit, 'ARR-6.4.2f', tell)
  }
  goTo(s, 'retreat-next')
}

/** Whether a unit can take a loss at all now. ARR-6.4.2d: the Forward Unit takes the first. */
function lossVerdict(s: ArrasState, unit: Unit): Verdict {
  if (unit >= s.board.unitCount) return NO_SUCH_CHOICE
  if (sideOfUnit(s, unit) !== defendingSide(s) || s.place[unit]! !== s.target) {
    return WHY['not-defending']
  }
  if (s.forwardItems === 0 && unit !== s.forward) return WHY['forward-first']
  return s.marks[unit]! & RETREATING ? WHY['retreat-chosen'] : LEGAL
}

/** Why a loss does not fit: the sum can be met exactly, or the item is superfluous. */
function sumVerdict(s: ArrasState, unit: Unit, isFresh: boolean, value: number): Verdict {
  if (fits(s, ledgerOf(s), unit, isFresh, value)) return LEGAL
  return s.exact ? WHY['casualties-exact'] : WHY['casualties-superfluous']
}

function itemVerdict(s: ArrasState, verb: number, unit: Unit): Verdict {
  const verdict = lossVerdict(s, unit)
  if (verdict !== LEGAL) return verdict
  const isFresh = !isSpent(s, unit)
  if (verb === VERB.eliminate) {
    return sumVerdict(s, unit, isFresh, isFresh ? FRESH_ELIMINATED : SPENT_ELIMINATED)
  }
  if (verb === VERB.flip) {
    return isFresh ? sumVerdict(s, unit, true, FLIPPED) : WHY['flip-spent']
  }
  if (isFresh) return WHY['retreat-fresh']
  if (isLocked(s, unit)) return WHY['retreat-locked']
  return sumVerdict(s, unit, false, SPENT_RETREATS)
}

/**
 * Which loss next, whatever the type of the unit; a retreat may be chosen without a destination.
 * ARR-6.4.2b, ARR-6.4.2h, ARR-6.4.2i, ARR-6.4.2j, ARR-7.1.3a
 */
export const casualties: DecisionStep = {
  list(s, out) {
    const side = defendingSide(s)
    const first = s.forwardItems === 0 ? s.forward : firstUnit(s, side)
    const end = s.forwardItems === 0 ? s.forward + 1 : endUnit(s, side)
    const ledger = ledgerOf(s)
    // What fits depends on the kind of loss only, and on whether it is the Forward Unit's.
    const canFlip = fits(s, ledger, -1, true, FLIPPED)
    const canDieFresh = fits(s, ledger, -1, true, FRESH_ELIMINATED)
    const canSpare = fits(s, ledger, -1, false, SPENT_ELIMINATED)
    let count = 0
    for (let verb = VERB.flip; verb <= VERB.retreat; verb++) {
      for (let unit = first; unit < end; unit++) {
        if (s.place[unit]! !== s.target || s.marks[unit]! & RETREATING) continue
        const isFresh = !isSpent(s, unit)
        if (isFresh ? verb === VERB.retreat : verb === VERB.flip) continue
        if (verb === VERB.retreat && isLocked(s, unit)) continue
        const value = isFresh && verb === VERB.eliminate ? FRESH_ELIMINATED : FLIPPED
        const legal =
          unit === s.forward
            ? fits(s, ledger, unit, isFresh, value)
            : isFresh
              ? value === FLIPPED
                ? canFlip
                : canDieFresh
              : canSpare
        if (legal) count = addChoice(out, count, verb, unit)
      }
    }
    return count
  },
  verdict(s, choice) {
    const verb = verbOf(choice)
    if (verb < VERB.flip || verb > VERB.retreat) return NOT_NOW
    return itemVerdict(s, verb, targetOf(choice))
  },
  take(s, choice, _dice, tell) {
    const unit = targetOf(choice)
    const verb = verbOf(choice)
    const value = verb === VERB.eliminate && !isSpent(s, unit) ? FRESH_ELIMINATED : FLIPPED
    s.taken += value
    if (unit === s.forward) s.forwardItems++
    else if (value === FRESH_ELIMINATED) s.fives = 1
    else s.twos = 1
    takeItem(s, verb, unit, value, tell)
    if (s.taken >= s.casualties) goTo(s, 'retreat-next')
  },
}

function takeItem(s: ArrasState, verb: number, unit: Unit, value: number, tell: Tell): void {
  switch (verb) {
    case VERB.flip:
      tell?.({ type: 'flipped', rule: 'ARR-6.4.2b', unit, casualties: value })
      spend(s, unit, undefined)
      return
    case VERB.eliminate:
      tell?.({ type: 'loss-eliminated', rule: 'ARR-6.4.2b', unit, casualties: value })
      discard(s, unit, tell)
      return
    default:
      tell?.({ type: 'loss-retreat', rule: 'ARR-6.4.2b', unit, casualties: value })
      s.marks[unit]! |= RETREATING
  }
}
