import { LEGAL, type Viewer } from '@estafette/kernel'
import { lossesOf, type Losses } from '../chances.ts'
import { ATTACK, OBSCURED, POUR_IT_ON, STAY_LOW } from '../data/codes.ts'
import { coverOf } from '../data/deck.ts'
import { FORCES, isSniper } from '../data/forces.ts'
import { canShift, coverNow } from '../firepower.ts'
import { frontline } from '../game.ts'
import { isSlotHidden } from '../hidden.ts'
import { canGo, LATERAL, STAY_LOW_COVER } from '../movement.ts'
import { byLoss, fullFire, mayHold, previewFire, type FirePreview } from '../preview.ts'
import { hasActed, isSection, membersOf } from '../sections.ts'
import { sideOf } from '../soldiers.ts'
import {
  ENTRENCHED,
  NONE,
  terrainAt,
  type CardTitle,
  type FrontlineState,
  type Section,
  type Side,
} from '../state.ts'
import { targetVerdict } from '../targets.ts'
import { vpNeeded } from '../victory.ts'
import type { MoveDraft } from './drafts.ts'
import { destinationOf } from './moves.ts'

/** What fire would do to those who moved, before they play any cover. */
export interface Harm {
  readonly fp: number
  readonly left: number // after the cover that comes off by itself
  readonly losses: Losses
}

/** The strongest answer to a move: an attack by a section that has not acted. FRL-REACT-7 */
export interface AnsweredMove {
  readonly section: Section // that could answer
  readonly place: number // where they would stand
  readonly fire: FirePreview // with any card as a default action
  readonly plain: Harm
  readonly card: CardTitle // that adds most among those that may be in hand, NONE where none does
  readonly worst: Harm // with it; the same where no card adds anything
}

/** The position without the counters that lie face down for a viewer. */
function withoutHidden(s: FrontlineState, viewer: Viewer): FrontlineState {
  const scene = frontline.clone(s)
  for (let slot = 0; slot < s.counters.length; slot++) {
    if (isSlotHidden(s, viewer, slot)) scene.counters[slot] = 0
  }
  return scene
}

/** Those who move as they would stand after it; what dice decide on the way is left out. */
function moved(s: FrontlineState, viewer: Viewer, draft: MoveDraft): FrontlineState {
  const scene = withoutHidden(s, viewer)
  const to = destinationOf(s, draft)
  // A lateral move leaves nobody behind. FRL-MOVE-6
  for (const x of draft.way === LATERAL ? [] : membersOf(s, draft.section)) {
    if (!canGo(s, x, draft.way)) scene.head[x] = x
    else {
      scene.place[x] = to
      scene.flags[x]! &= ~ENTRENCHED // FRL-SCN-S3
    }
  }
  if (draft.card === STAY_LOW && !draft.isPlain) scene.cover[draft.section]! += STAY_LOW_COVER
  return scene
}

/**
 * The strongest answer that open facts allow to a move: by men, ammunition, range, and who has not
 * acted. Of cards that nobody sees it says only what the best that may be there would add, and
 * counters that lie face down add nothing. Null where nobody can answer. FRL-REACT-8
 */
export function answerTo(s: FrontlineState, viewer: Viewer, draft: MoveDraft): AnsweredMove | null {
  if (draft.with.includes(OBSCURED)) return null
  const scene = moved(s, viewer, draft)
  const { section: target } = draft
  const shots: Shot[] = []
  for (let section = 0; section < FORCES; section++) {
    if (!isSection(scene, section) || hasActed(scene, section)) continue
    if (sideOf(scene, section) === sideOf(scene, target)) continue
    const seat = scene.owner[section]!
    if (scene.handSize[seat] === 0 || targetVerdict(scene, section, target) !== LEGAL) continue
    shots.push(...shotsOf(scene, viewer, section, target))
  }
  return worstOf(scene, target, shots)
}

/** The worst of some fire at a section; null where there is none. */
function worstOf(
  scene: FrontlineState,
  target: Section,
  shots: readonly Shot[],
): AnsweredMove | null {
  let best: AnsweredMove | null = null
  for (const { section, fire, card, most } of shots.filter(isStrongest)) {
    const plain = harmOf(scene, section, target, fire, fire.fp)
    const worst = most === fire ? plain : harmOf(scene, section, target, most, most.fp)
    const answer = { section, place: scene.place[target]!, fire, plain, card, worst }
    if (!best || isWorse(answer, best)) best = answer
  }
  return best
}

/** What an enemy section could fire at one of a side's, as everybody stands. */
export interface Threat extends AnsweredMove {
  readonly target: Section
}

/**
 * What the enemy can fire at the sections of a side, as everybody stands: nobody moves, reloads or
 * rallies before. In the enemy's own turn those who have acted fire no more; in that of the side the
 * next chance to attack is a turn in which nobody has. It knows no more than `answerTo`.
 */
export function threatsTo(s: FrontlineState, viewer: Viewer, side: Side): readonly Threat[] {
  const scene = withoutHidden(s, viewer)
  const found: Threat[] = []
  for (let section = 0; section < FORCES; section++) {
    if (!isSection(scene, section) || sideOf(scene, section) === side) continue
    if (scene.acting !== side && hasActed(scene, section)) continue
    if (scene.handSize[scene.owner[section]!] === 0) continue
    for (let target = 0; target < FORCES; target++) {
      if (!isSection(scene, target) || sideOf(scene, target) !== side) continue
      if (targetVerdict(scene, section, target) !== LEGAL) continue
      const worst = worstOf(scene, target, shotsOf(scene, viewer, section, target))
      if (worst) found.push({ ...worst, target })
    }
  }
  return found
}

/** The worst for each section that can be fired at, or for each that can fire. */
export function worstThreats(
  threats: readonly Threat[],
  by: 'section' | 'target',
): ReadonlyMap<Section, Threat> {
  const found = new Map<Section, Threat>()
  for (const threat of threats) {
    const before = found.get(threat[by])
    if (!before || isWorse(threat, before)) found.set(threat[by], threat)
  }
  return found
}

/** Fire that could answer: with any card, and with the one that adds most. */
interface Shot {
  readonly section: Section
  readonly fire: FirePreview
  readonly card: CardTitle
  readonly most: FirePreview // the same where no card adds anything
}

/** Whether no other fire of the same kind is as strong: only such fire can be the worst. */
function isStrongest(shot: Shot, index: number, all: readonly Shot[]): boolean {
  const kindOf = ({ section, fire, most }: Shot): string =>
    [isSniper(section), ...[fire, most].flatMap((one) => [one.hasAntiArmor, one.hasFlame])].join()
  return !all.some((other, at) => {
    if (kindOf(other) !== kindOf(shot)) return false
    const more = other.fire.fp - shot.fire.fp || other.most.fp - shot.most.fp
    return more > 0 || (more === 0 && at < index)
  })
}

function isWorse(one: AnsweredMove, other: AnsweredMove): boolean {
  const more =
    one.plain.losses.vp - other.plain.losses.vp || one.worst.losses.vp - other.worst.losses.vp
  return (more || one.plain.fp - other.plain.fp) > 0
}

/** The best that a section can fire at those who moved, from High Ground in both ways. */
function shotsOf(
  scene: FrontlineState,
  viewer: Viewer,
  section: Section,
  target: Section,
): readonly Shot[] {
  const cards = [ATTACK, POUR_IT_ON].filter((card) =>
    mayHold(scene, viewer, scene.owner[section]!, card),
  )
  const plans = (canShift(scene, section, target) ? [false, true] : [false])
    .map((isShifted) => {
      const modes = fullFire(scene, section, target, isShifted)
      return { section, target, isCounter: false, isShifted, victim: NONE, modes }
    })
    .filter(({ modes }) => modes.size > 0)
  const fires = plans
    .map((plan) => previewFire(scene, { ...plan, card: NONE, isPlain: true }))
    .filter(({ fp }) => fp > 0)
  // Whoever has a card may fire in the other way with it.
  let [card, most]: [CardTitle, FirePreview | null] = [NONE, null]
  for (const plan of fires.length > 0 ? plans : []) {
    for (const one of cards) {
      const fire = previewFire(scene, { ...plan, card: one, isPlain: false })
      if (!most || fire.fp > most.fp) [card, most] = [one, fire]
    }
  }
  return fires.map((fire) =>
    most && most.fp > fire.fp
      ? { section, fire, card, most }
      : { section, fire, card: NONE, most: fire },
  )
}

/** What so much fire of a section does to another: a sniper names the man, if a card pays for it. */
function harmOf(
  scene: FrontlineState,
  section: Section,
  target: Section,
  { hasAntiArmor, hasFlame }: FirePreview,
  fp: number,
): Harm {
  const left = Math.max(0, fp - coverNow(scene, target))
  const column = coverOf[terrainAt(scene, scene.place[target]!)]!
  const lighter = Math.max(0, column - (hasFlame ? 1 : 0)) // FRL-WPN-5
  const men = byLoss(scene, target)
  const mayName = scene.handSize[scene.owner[section]!]! > 1 // FRL-SNI-4
  const victims = isSniper(section) ? (mayName ? men : men.slice(0, 1)).map((man) => [man]) : [men]
  const each = victims.map((some) => lossesOf(scene, some, left, lighter, hasAntiArmor))
  return { fp, left, losses: each.reduce((one, other) => (other.vp > one.vp ? other : one)) }
}

/** What is left of losses by an answer where so much more cover is played against it. FRL-COV-2 */
export function lossesBehind(
  s: FrontlineState,
  viewer: Viewer,
  draft: MoveDraft,
  { section, fire, plain }: AnsweredMove,
  cover: number,
): Losses {
  return harmOf(
    moved(s, viewer, draft),
    section,
    draft.section,
    fire,
    Math.max(0, plain.fp - cover),
  ).losses
}

/** How bad a loss of VP is to a side: 0 to 3, by the share of what it may still lose. */
export function gradeOfLoss(s: FrontlineState, side: number, vp: number): 0 | 1 | 2 | 3 {
  const share = vp / Math.max(1, vpNeeded(s, side) - s.vpLost[side]!)
  if (share <= 0) return 0
  return share < 0.1 ? 1 : share <= 0.3 ? 2 : 3
}
