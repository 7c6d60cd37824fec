import {
  canLead,
  canServe,
  fitsUnder,
  forceOf,
  isOpen,
  leftOf,
  ownSoldiers,
  poolOf,
  settledFor,
} from '@estafette/frontline/plans'
import { STEP, vp, type FrontlineState, type Soldier } from '@estafette/frontline/screen'
import type { Seat } from '@estafette/kernel'
import type { FrontDesk } from '../desk.ts'
import type { FieldMark } from '../../../screen/field.ts'
import { noMarks, type FieldMarks, type FrontHit } from '../field/marks.ts'
import type { SetUp } from '../field/scene.ts'
import { positionOf } from '../plan/draft.ts'
import { offerFor } from '../plan/reach.ts'
import { openedAt } from '../../../screen/reveals.ts'
import { frontReveals } from './reveals.ts'
import { meanForce, meantForce } from './force-meant.ts'
import { forceWords } from './force-words.ts'
import { sectionsNow } from './form-card.ts'
import { join, pick, pickedBy } from './form-hand.ts'
import { meantSections } from './form-meant.ts'
import { outfitNow } from './outfit-card.ts'
import { meantOutfit } from './outfit-meant.ts'

/** What is being set up, null once that is over. */
export function setUpOf(model: FrontDesk): SetUp | null {
  const { step } = positionOf(model)
  const seat = model.seat.value
  if (step === STEP.select || step === STEP.draft) return { kind: 'force', seat }
  if (step !== STEP.form && step !== STEP.outfit) return null
  if (openedAt(model, frontReveals)) return { kind: 'faced', seat: model.session.viewer.value }
  if (seat < 0) return { kind: 'watched' }
  if (step === STEP.outfit) {
    const outfit = outfitNow(model)
    const give = (slot: number, kind: number): void => {
      meantOutfit(model).value = new Map([...outfit, [slot, kind]])
    }
    return { kind: 'outfit', seat, outfit, give }
  }
  const now = sectionsNow(model)
  return {
    kind: 'form',
    seat,
    now,
    picked: pickedBy(model),
    start(head, card) {
      meantSections(model).value = { ...now, places: new Map([...now.places, [head, card]]) }
    },
  }
}

/** What can be pressed in the set-up, null once that is over or while another does it. */
export function setUpMarks(model: FrontDesk): FieldMarks | null {
  const setUp = setUpOf(model)
  if (!setUp || setUp.kind === 'watched') return null
  if (setUp.kind === 'faced') return noMarks
  const s = positionOf(model)
  if (setUp.seat < 0 || setUp.kind === 'outfit') return noMarks
  if (setUp.kind === 'force') {
    const pool = poolOf(s, setUp.seat)
    return { ...noMarks, units: new Map(pool.map((x) => [x, forceMark(model, s, setUp.seat, x)])) }
  }
  const { now, picked } = setUp
  const own = ownSoldiers(s, setUp.seat)
  const mark = (x: Soldier): FieldMark => (picked === x ? { isChosen: true } : { canAct: true })
  const fits = (head: Soldier): boolean =>
    head === picked || (canLead(s, head) && fitsUnder(s, now, picked, head))
  const joined = picked < 0 ? [] : own.filter((x) => now.heads.get(x) === x || x === picked)
  return {
    ...noMarks,
    units: new Map(own.filter(canServe).map((x) => [x, mark(x)])),
    groups: new Map(joined.filter(fits).map((x) => [x, { isTarget: true }])),
  }
}

/** A card of the pool: taken, free, or why not. */
function forceMark(model: FrontDesk, s: FrontlineState, seat: Seat, x: Soldier): FieldMark {
  const force = forceOf(s, seat, meantForce(model).value)
  if (force.includes(x)) return { isChosen: true }
  const closed = closedWhy(s, seat, x, leftOf(s, seat, force))
  if (closed !== '') return { closed }
  if (s.step === STEP.draft) return { isTarget: offerFor(model, 'draft', x) !== undefined }
  return { canAct: isOpen(s, x) }
}

/** Why a card cannot be taken, empty where it can. */
function closedWhy(s: FrontlineState, seat: Seat, x: Soldier, left: number): string {
  const words = forceWords()
  if (settledFor(s, seat, x) === 'mate') return words.mate
  if (s.step === STEP.select && x < s.item) return words.gone
  if (s.step === STEP.draft && settledFor(s, seat, x) !== null) return words.gone
  return vp[x]! > left ? words.over(vp[x]! - left) : ''
}

/** What a press in the set-up means; whether it is one. */
export function setUpPress(model: FrontDesk, hit: FrontHit): boolean {
  const setUp = setUpOf(model)
  if (!setUp || setUp.kind === 'watched') return false
  if (setUp.kind === 'faced' || setUp.seat < 0) return true
  if (setUp.kind === 'force' && hit.kind === 'unit') pressForce(model, setUp.seat, hit.unit)
  if (setUp.kind !== 'form') return true
  if (hit.kind === 'unit') pick(model, setUp.picked === hit.unit ? -1 : hit.unit)
  if (hit.kind === 'group' && setUp.picked >= 0) join(model, setUp.now, setUp.picked, hit.unit)
  return true
}

/** Takes a card openly, or means to take it or not. */
function pressForce(model: FrontDesk, seat: Seat, x: Soldier): void {
  const s = positionOf(model)
  if (s.step === STEP.draft) {
    const offer = offerFor(model, 'draft', x)
    if (offer) model.choose(offer, true)
    return
  }
  if (!isOpen(s, x) || forceMark(model, s, seat, x).closed !== undefined) return
  const next = new Set(meantForce(model).value)
  if (!next.delete(x)) next.add(x)
  meanForce(model, next)
}
