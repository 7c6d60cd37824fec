import { LEGAL, type Verdict } from '@estafette/kernel'
import { BANDAGES } from './data/codes.ts'
import { isMan, isMedic } from './data/forces.ts'
import { spendCounter } from './equipment.ts'
import { ask, choosing, goTo, ownSide, ownSoldiers, type AutomaticStep } from './flow.ts'
import { endOfSide, firstOfSide } from './ranges.ts'
import { WHY } from './reasons.ts'
import { isFaceDown, isOnLine, isPinned, kindOf, sideOf, slotWith, turnUp } from './soldiers.ts'
import { NONE, SLOTS, sideOfSeat, TREATED, type FrontlineState, type Soldier } from './state.ts'
import { VERB } from './verbs.ts'

/** Whether two of a side stand in one card, alive. FRL-MED-6 */
function areTogether(s: FrontlineState, x: Soldier, y: Soldier): boolean {
  return s.place[y] === s.place[x] && isOnLine(s, y) && sideOf(s, y) === sideOf(s, x)
}

/** Why a Morale hit of somebody cannot be removed by a medic. FRL-MED-1 */
function cheerVerdict(s: FrontlineState, by: Soldier, y: Soldier): Verdict {
  if (!isMedic(by)) return WHY['not-a-medic']
  if (!areTogether(s, by, y)) return WHY['treat-elsewhere']
  return s.moraleHits[y]! > 0 ? LEGAL : WHY['no-morale-hit']
}

/** Why a Wound of somebody cannot be treated with bandages. FRL-MED-4, FRL-MED-5 */
function healVerdict(s: FrontlineState, by: Soldier, y: Soldier): Verdict {
  if (!areTogether(s, by, y)) return WHY['treat-elsewhere']
  if (!isMan(y)) return WHY['not-a-man'] // FRL-VEH-7
  if (s.wounds[y] === 0) return WHY['no-wound']
  return slotWith(s, by, BANDAGES) >= 0 ? LEGAL : WHY['no-bandages']
}

function isTreatable(s: FrontlineState, by: Soldier): boolean {
  const end = endOfSide(sideOf(s, by))
  for (let y = firstOfSide(sideOf(s, by)); y < end; y++) {
    if (!isOnLine(s, y)) continue
    if (healVerdict(s, by, y) === LEGAL || cheerVerdict(s, by, y) === LEGAL) return true
  }
  return false
}

function treatVerdict(s: FrontlineState, x: Soldier): Verdict {
  if (!isOnLine(s, x)) return WHY['not-on-line']
  if (s.owner[x] !== s.decider) return WHY['not-yours']
  if (!isMedic(x)) return WHY['not-a-medic']
  if (isPinned(s, x)) return WHY['medic-pinned'] // FRL-MED-3
  if (s.marks[x]! & TREATED) return WHY['medic-used']
  return isTreatable(s, x) ? LEGAL : WHY['nothing-to-treat']
}

/** Whether somebody who is no medic can use bandages of their own. FRL-EQ-BAN */
function bandageVerdict(s: FrontlineState, x: Soldier): Verdict {
  if (!isOnLine(s, x)) return WHY['not-on-line']
  if (s.owner[x] !== s.decider) return WHY['not-yours']
  if (isMedic(x)) return WHY['medic-treats']
  if (slotWith(s, x, BANDAGES) < 0) return WHY['no-bandages']
  if (isPinned(s, x)) return WHY['bandage-pinned']
  return isTreatable(s, x) ? LEGAL : WHY['nothing-to-treat']
}

/** Whether a counter is, or may be, bandages. */
function mayBe(counter: number): boolean {
  return isFaceDown(counter) || kindOf(counter) === BANDAGES
}

/** Whether open facts let somebody of the seat treat somebody. FRL-TIME-8 */
function isAsked(s: FrontlineState): boolean {
  const side = sideOfSeat(s, s.turnSeat)
  const [first, end] = [firstOfSide(side), endOfSide(side)]
  for (let x = first; x < end; x++) {
    if (s.owner[x] !== s.turnSeat || !isOnLine(s, x) || isPinned(s, x)) continue
    if (isMedic(x) && s.marks[x]! & TREATED) continue
    const mayBandage = mayBe(s.counters[x * SLOTS]!) || mayBe(s.counters[x * SLOTS + 1]!)
    if (!mayBandage && !isMedic(x)) continue
    for (let y = first; y < end; y++) {
      if (!areTogether(s, x, y)) continue
      if (isMedic(x) && s.moraleHits[y]! > 0) return true
      if (mayBandage && isMan(y) && s.wounds[y]! > 0) return true
    }
  }
  return false
}

export const nextMedical: AutomaticStep = (s) => {
  if (isAsked(s)) ask(s, 'medical', s.turnSeat)
  else goTo(s, 'medical-over')
}

const treating = (verb: number, verdict: (s: FrontlineState, x: Soldier) => Verdict) => ({
  verb,
  ...ownSoldiers,
  verdict,
  take(s: FrontlineState, x: Soldier) {
    s.item = x
    ask(s, 'medical-for', s.decider)
  },
})

export const medical = choosing(
  treating(VERB.treat, treatVerdict),
  treating(VERB.bandage, bandageVerdict),
  { verb: VERB.done, take: (s) => goTo(s, 'medical-over') },
)

export const medicalFor = choosing(
  {
    verb: VERB.cheer,
    ...ownSide,
    verdict: (s, y) => (isOnLine(s, y) ? cheerVerdict(s, s.item, y) : WHY['not-on-line']),
    take(s, y, _dice, tell) {
      s.moraleHits[y]! -= 1
      s.marks[s.item]! |= TREATED
      tell?.({ type: 'cheered', rule: 'FRL-MED-1', unit: y, by: s.item })
      s.item = NONE
      goTo(s, 'medical-next')
    },
  },
  {
    verb: VERB.heal,
    ...ownSide,
    verdict: (s, y) => (isOnLine(s, y) ? healVerdict(s, s.item, y) : WHY['not-on-line']),
    take(s, y, _dice, tell) {
      const by = s.item
      s.wounds[y]! -= 1
      tell?.({ type: 'bandages', rule: isMedic(by) ? 'FRL-MED-2' : 'FRL-MED-4', unit: by })
      if (isMedic(by)) {
        s.marks[by]! |= TREATED
        turnUp(s, by, BANDAGES) // FRL-MED-2
      } else spendCounter(s, by, BANDAGES)
      tell?.({ type: 'healed', rule: 'FRL-MED-1', unit: y, by })
      s.item = NONE
      goTo(s, 'medical-next')
    },
  },
)
