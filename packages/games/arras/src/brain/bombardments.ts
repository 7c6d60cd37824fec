import { LEGAL } from '@estafette/kernel'
import { targetVerdict } from '../bombardment.ts'
import { at, NONE, type Location, type Unit } from '../state.ts'
import { attackFactor, defenceFactor } from '../units.ts'
import { VERB } from '../verbs.ts'
import { fillGarrison } from './garrison.ts'
import { worthOfFight } from './odds.ts'
import { look } from './scheme.ts'
import { rateEach, type ArrasQuestion } from './question.ts'
import { fillDamage } from './stakes.ts'
import type { Survey } from './memory.ts'
import { NEVER, type Stakes } from './records.ts'

// What clearing a place by fire alone brings: friends there take it, others may walk into it.
const WITH_FRIENDS = 0.8
const WITHOUT = 0.15

/** Weighs a bombardment and returns its edge. A Failure costs nothing but the Initiative. ARR-7.1.2 */
export function weighBombardment(
  v: Survey,
  target: Location,
  gun: Unit,
  pending: number,
  out: Stakes,
): number {
  const { garrison } = v.memory.fire
  const { s } = v
  fillGarrison(v, garrison, v.enemy, target)
  fillDamage(v, garrison, out)
  const hasFriends = s.present[at(v.side, target)]! > 0
  const isHeld = s.control[target]! === v.side
  out.win = 0
  out.clear = v.worth[target]! * (hasFriends ? WITH_FRIENDS : isHeld ? 0 : WITHOUT)
  out.fail = v.m.turnover * pending
  return attackFactor(s, gun) - strongestOf(v, target) - s.board.tem[target]!
}

/** ARR-7.1.2b */
function strongestOf(v: Survey, target: Location): number {
  let strongest = 0
  for (let unit = v.first[at(v.enemy, target)]!; unit !== NONE; unit = v.next[unit]!) {
    strongest = Math.max(strongest, defenceFactor(v.s, unit))
  }
  return strongest
}

/** A gun's best target, one left out; NONE without any. */
export function bestAim(v: Survey, gun: Unit, pending: number, but: Location): Location {
  let best: Location = NONE
  let most = NEVER
  for (let target = 0; target < v.s.board.locationCount; target++) {
    if (target === but || v.s.present[at(v.enemy, target)]! === 0) continue
    if (targetVerdict(v.s, gun, target) !== LEGAL) continue
    const worth = worthOfAim(v, gun, target, pending)
    if (worth <= most) continue
    most = worth
    best = target
  }
  return best
}

/** What a gun's best target is worth, one left out. */
export function bestBombardment(v: Survey, gun: Unit, pending: number, but: Location): number {
  const target = bestAim(v, gun, pending, but)
  return target === NONE ? NEVER : worthOfAim(v, gun, target, pending)
}

function worthOfAim(v: Survey, gun: Unit, target: Location, pending: number): number {
  const { stakes } = v.memory.fire
  const edge = weighBombardment(v, target, gun, pending, stakes)
  const reserve = v.isExposed ? v.m.gunReserve : 0
  return worthOfFight(stakes, edge, 2, 2) - reserve - v.m.least
}

/** What the gun is aimed at. */
export function rateAim(q: ArrasQuestion): void {
  const { s } = q
  const v = look(q.scheme, s, s.initiative)
  rateEach(q, (target) => worthOfAim(v, s.gun, target, 0))
}

/** Whether a second gun fires too. */
export function rateSecondGun(q: ArrasQuestion): void {
  const { s } = q
  const v = look(q.scheme, s, s.initiative)
  rateEach(q, (gun, verb) => (verb === VERB.fire ? 0 : bestBombardment(v, gun, 0, s.firstAim)))
}
