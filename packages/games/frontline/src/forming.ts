import { LEGAL, type Verdict } from '@estafette/kernel'
import { LINE } from './data/codes.ts'
import { carries, FORCES } from './data/forces.ts'
import { ask, choosing, goTo, soldiers, type AutomaticStep } from './flow.ts'
import { choosingLeader, formingParts } from './organise.ts'
import { beginOutfits } from './outfit.ts'
import { seatInOrder } from './ranges.ts'
import { WHY } from './reasons.ts'
import { scenarioOf } from './scenarios.ts'
import { isSection, membersOf } from './sections.ts'
import { isOnLine, sideOf } from './soldiers.ts'
import {
  ENTRENCHED,
  JOINED,
  LEFT,
  NONE,
  OUTFITTING,
  PREPARED,
  seatsIn,
  type FrontlineState,
  type Side,
  type Soldier,
} from './state.ts'
import { VERB } from './verbs.ts'

export function beginForming(s: FrontlineState): void {
  s.forming = 0
  goTo(s, 'form-next')
}

/** Sections are formed by one seat after the other, first player first. FRL-SET-6 */
export const nextForm: AutomaticStep = (s) => {
  if (s.forming < seatsIn(s)) return ask(s, 'form', seatInOrder(s, s.forming))
  s.marks.fill(0)
  for (let x = 0; x < FORCES; x++) {
    if (s.owner[x]! < 0) continue
    if (carries[x]! > 0 && isOnLine(s, x)) s.marks[x] = OUTFITTING
    if (isOnLine(s, x) && (scenarioOf(s)?.entrenched[sideOf(s, x)] ?? 0) > 0) {
      s.flags[x]! |= ENTRENCHED // FRL-SCN-S3
    }
  }
  beginOutfits(s)
}

/** Cards where the sections of a side may start. FRL-SCN-S4 */
export function deployment(s: FrontlineState, side: Side): readonly number[] {
  return scenarioOf(s)?.deploy[side] ?? []
}

function stationVerdict(s: FrontlineState, head: Soldier): Verdict {
  if (!isOnLine(s, head)) return WHY['not-on-line']
  if (s.owner[head] !== s.decider) return WHY['not-yours']
  if (!isSection(s, head)) return WHY['not-the-head']
  if (deployment(s, sideOf(s, head)).length === 0) return WHY['not-deployed']
  return s.marks[head]! & PREPARED ? WHY['stationed-already'] : LEGAL
}

export const form = choosing(
  {
    verb: VERB.station,
    ...soldiers,
    verdict: stationVerdict,
    take(s, head) {
      s.item = head
      ask(s, 'station', s.decider)
    },
  },
  ...formingParts('form-under', 'form-next'),
  {
    verb: VERB.done,
    take(s) {
      for (let x = 0; x < FORCES; x++) s.marks[x]! &= ~(LEFT | JOINED | PREPARED)
      s.forming += 1
      goTo(s, 'form-next')
    },
  },
)

export const formUnder = choosingLeader('form-next')

/** The card where a section starts: targets are counted from 0. FRL-SCN-S4 */
export const station = choosing({
  verb: VERB.on,
  size: () => LINE,
  verdict(s, ground) {
    const allowed = deployment(s, sideOf(s, s.item)).includes(ground + 1)
    return allowed ? LEGAL : WHY['ground-closed']
  },
  take(s, ground, _dice, tell) {
    const head = s.item
    s.item = NONE
    for (const x of membersOf(s, head)) s.place[x] = ground + 1
    s.marks[head]! |= PREPARED
    tell?.({ type: 'stationed', rule: 'FRL-SCN-S4', unit: head, ground })
    goTo(s, 'form-next')
  },
})
