import {
  addChoice,
  LEGAL,
  NO_SUCH_CHOICE,
  NOT_NOW,
  targetOf,
  verbOf,
  type Verdict,
} from '@estafette/kernel'
import { GERMAN } from './data/codes.ts'
import type { Tell } from './events.ts'
import { goTo, type DecisionStep } from './flow.ts'
import { WHY } from './reasons.ts'
import {
  endUnit,
  ESCORTED,
  EXPECTED,
  firstUnit,
  NONE,
  PRESENT,
  type BlitzState,
  type Hex,
} from './state.ts'
import { traceSupply } from './supply.ts'
import { hasUnits, isOnMap, isTransport } from './units.ts'
import { VERB } from './verbs.ts'

// Values of `rommelMoved`.
export const HE_MOVED = 1
const HE_STAYS = 2

/** Whether Rommel may be sent elsewhere in this phase, or placed at last. BLZ-ROM-1, BLZ-ROM-2 */
export function callVerdict(s: BlitzState): Verdict {
  if (s.rommelState !== PRESENT && s.rommelState !== EXPECTED) return WHY['rommel-absent']
  if (s.phasing !== GERMAN || s.exploiting) return WHY['rommel-not-now']
  if (s.rommelMoved) return WHY['rommel-moved']
  for (let unit = firstUnit(s, GERMAN); unit < endUnit(s, GERMAN); unit++) {
    if (isOnMap(s, unit) && !isTransport(s, unit) && s.place[unit]! !== s.rommel) return LEGAL
  }
  return WHY['no-german-there']
}

/** Whether he can be put with the units of a hex: they are supplied. BLZ-ROM-1 */
function sendVerdict(s: BlitzState, hex: Hex, supplied: Uint8Array): Verdict {
  if (hex === s.rommel) return WHY['rommel-there']
  if (!hasUnits(s, GERMAN, hex)) return WHY['no-german-there']
  return supplied[hex]! ? LEGAL : WHY['not-supplied']
}

/** Where Rommel goes, or whether he waits. BLZ-ROM-1, BLZ-ROM-2 */
export const rommelPlace: DecisionStep = {
  list(s, out) {
    const supplied = traceSupply(s, GERMAN)
    let count = 0
    for (let hex = 0; hex < s.board.hexCount; hex++) {
      if (sendVerdict(s, hex, supplied) === LEGAL) count = addChoice(out, count, VERB.send, hex)
    }
    return addChoice(out, count, VERB.wait)
  },
  verdict(s, choice) {
    const target = targetOf(choice)
    if (verbOf(choice) === VERB.wait) return target === 0 ? LEGAL : NO_SUCH_CHOICE
    if (verbOf(choice) !== VERB.send) return NOT_NOW
    if (target >= s.board.hexCount) return NO_SUCH_CHOICE
    return sendVerdict(s, target, traceSupply(s, GERMAN))
  },
  take(s, choice, _dice, tell) {
    const isWaiting = verbOf(choice) === VERB.wait
    if (s.phasing === NONE) {
      if (!isWaiting) takeAlong(s, targetOf(choice), tell)
      s.rommelMoved = 0
      goTo(s, 'event-over')
      return
    }
    if (isWaiting) s.rommelMoved = HE_STAYS
    else send(s, targetOf(choice), tell)
    goTo(s, 'move-next')
  },
}

/** He is sent to a hex; his points are nobody’s in this phase. BLZ-ROM-4 */
function send(s: BlitzState, hex: Hex, tell: Tell): void {
  takeAlong(s, hex, tell)
  for (let unit = firstUnit(s, GERMAN); unit < endUnit(s, GERMAN); unit++)
    s.marks[unit]! &= ~ESCORTED
}

/** He goes to a hex, once in a phase. BLZ-ROM-4 */
export function takeAlong(s: BlitzState, hex: Hex, tell: Tell): void {
  s.rommel = hex
  s.rommelState = PRESENT
  s.rommelMoved = HE_MOVED
  tell?.({ type: 'rommel', rule: 'BLZ-ROM-2', hex })
}
