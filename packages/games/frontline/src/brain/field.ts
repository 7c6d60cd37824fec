import { LINE } from '../data/codes.ts'
import {
  aimed,
  armor,
  FORCES,
  inherentCover,
  isAntiArmor,
  isArmored,
  isSniper,
  isTank,
  rapid,
  vp,
} from '../data/forces.ts'
import { scenarioOf } from '../scenarios.ts'
import { endMember, firstMember, hasActed, isLed, isMember, isSection } from '../sections.ts'
import { isPinned, sideOf } from '../soldiers.ts'
import { ENTRENCHED, type FrontlineState, type Section, type Side } from '../state.ts'
import { urgencyOf, type Urgency } from './urgency.ts'
import type { Weights } from './weights.ts'

/** A section as far as fire goes that is kept up for some turns. */
export interface Body {
  readonly head: Section
  readonly place: number
  readonly vp: number
  readonly size: number
  readonly cover: number // points that it takes along
  readonly dugIn: number // and those of the place where it is entrenched
  readonly soft: Float64Array // what it can fire by range
  readonly hard: Float64Array // the same against armor
  readonly isArmored: boolean
  readonly isTank: boolean
  readonly canHurtTanks: boolean // FRL-VEH-9
  readonly isLed: boolean
  readonly isReady: boolean
}

/** The line as a side sees it. */
export interface SeenLine {
  readonly w: Weights
  readonly side: Side
  readonly own: readonly Body[]
  readonly foes: readonly Body[]
  readonly urgency: Urgency
}

export function fieldOf(w: Weights, s: FrontlineState, side: Side): SeenLine {
  const own: Body[] = []
  const foes: Body[] = []
  for (let x = 0; x < FORCES; x++) {
    if (isSection(s, x)) (sideOf(s, x) === side ? own : foes).push(bodyOf(w, s, x))
  }
  return { w, side, own, foes, urgency: urgencyOf(w, s, side) }
}

function bodyOf(w: Weights, s: FrontlineState, head: Section): Body {
  const soft = new Float64Array(LINE)
  const hard = new Float64Array(LINE)
  let [size, worth, cover] = [0, 0, 0]
  const isForming = s.turn === 0 // all will be entrenched where they start
  let [isDugIn, canHurtTanks] = [true, false]
  for (let x = firstMember(head); x < endMember(head); x++) {
    if (!isMember(s, x, head)) continue
    size += 1
    worth += vp[x]!
    cover += armor[x]! + inherentCover[x]! + (isSniper(x) ? w.unseen : 0)
    if (!isForming && (s.flags[x]! & ENTRENCHED) === 0) isDugIn = false
    if (isAntiArmor[x] === 1) canHurtTanks = true
    const share = isPinned(s, x) ? w.unpinned : 1
    const whole = isAntiArmor[x] === 1 ? 1 : 0.5 // FRL-VEH-3
    for (let range = 0; range < LINE; range++) {
      const slow = aimed[x * LINE + range]!
      const fast = w.often * rapid[x * LINE + range]!
      soft[range]! += share * Math.max(0, slow, fast)
      hard[range]! += share * Math.max(0, 0.5 * slow, whole * fast)
    }
  }
  return {
    head,
    place: s.place[head]!,
    vp: worth,
    size,
    cover,
    dugIn: isDugIn ? (scenarioOf(s)?.entrenched[sideOf(s, head)] ?? 0) : 0, // FRL-SCN-S3
    soft,
    hard,
    isArmored: isArmored(head),
    isTank: isTank(head),
    canHurtTanks,
    isLed: isLed(s, head),
    isReady: !hasActed(s, head),
  }
}
