import { LEGAL, type Viewer } from '@estafette/kernel'
import { targetVerdict } from './targets.ts'
import { deathChances, lossesOf, type Deaths, type Losses } from './chances.ts'
import { ACTION_TYPES, ATTACK, COVERING_FIRE, HOLD, POUR_IT_ON, RAPID } from './data/codes.ts'
import { coverOf } from './data/deck.ts'
import { FORCES, isFlamethrower, isSniper, vp } from './data/forces.ts'
import { unplayed } from './deck.ts'
import {
  bestMode,
  canShift,
  cardBonus,
  contribution,
  coverNow,
  flankBonus,
  groundBonusOn,
  isAgainstArmor,
  rangeBetween,
  rangeShifted,
} from './firepower.ts'
import { isHandHidden, knownInHand } from './hidden.ts'
import { hasActed, isSection, membersOf } from './sections.ts'
import { sideOf } from './soldiers.ts'
import {
  NONE,
  seatsIn,
  terrainAt,
  type CardTitle,
  type FrontlineState,
  type Section,
  type Soldier,
} from './state.ts'

/** Fire that is thought of: who fires how at whom, and with which card. */
export interface FirePlan {
  readonly section: Section
  readonly target: Section
  readonly isCounter: boolean
  readonly isShifted: boolean
  readonly card: CardTitle // NONE before one is chosen
  readonly isPlain: boolean
  readonly modes: ReadonlyMap<Soldier, number> // those who are not in it hold their fire
  readonly victim: Soldier // whom a sniper names, or NONE
}

/** One addend of a section's firepower. */
export interface Term {
  readonly kind: 'man' | 'ground' | 'flanks' | 'card'
  readonly unit: Soldier // the man, NONE of the others
  readonly mode: number
  readonly fp: number
}

/** The firepower of fire that is thought of, term by term. */
export interface FirePreview {
  readonly range: number // that the tables go by
  readonly trueRange: number
  readonly terms: readonly Term[]
  readonly sum: number
  readonly isHalved: boolean
  readonly fp: number
  readonly hasAntiArmor: boolean
  readonly hasFlame: boolean
}

/** The men of a section as it is drawn: its head, then the others. */
export function headFirst(s: FrontlineState, section: Section): readonly Soldier[] {
  return membersOf(s, section).toSorted((a, b) => Number(b === section) - Number(a === section))
}

/** Fire at any range, from any ground, with any card: whether it could be declared or not. */
export interface FireSetting extends Pick<
  FirePlan,
  'section' | 'target' | 'isCounter' | 'card' | 'isPlain' | 'modes'
> {
  readonly range: number // that the tables go by
  readonly terrain: number // under those who fire. FRL-TER-11
  readonly flanks: number // firepower of Flanking Positions. FRL-ACT-FLK-3
}

/** What fire that is thought of comes to, by the functions that reckon it. FRL-FP-7 */
export function previewFire(s: FrontlineState, plan: FirePlan): FirePreview {
  const { section, target } = plan
  const trueRange = rangeBetween(s, section, target)
  const range = rangeShifted(s, section, target, plan.isShifted ? 1 : 0)
  const terrain = terrainAt(s, s.place[section]!)
  const flanks = flankBonus(s, section)
  return { ...firepowerIn(s, { ...plan, range, terrain, flanks }), trueRange }
}

/** What fire comes to wherever it is fired. FRL-FP-7 */
export function firepowerIn(s: FrontlineState, fire: FireSetting): Omit<FirePreview, 'trueRange'> {
  const { section, target, range, terrain, flanks, card, isPlain, isCounter, modes } = fire
  const terms: Term[] = []
  const add = (kind: Term['kind'], fp: number, unit: Soldier = NONE, mode = HOLD): void => {
    if (fp > 0 || kind === 'man') terms.push({ kind, unit, mode, fp })
  }
  let hasAntiArmor = false
  let hasFlame = false
  for (const x of headFirst(s, section)) {
    const mode = modes.get(x) ?? HOLD
    if (mode === HOLD) continue
    add('man', contribution(x, mode, range, target), x, mode)
    hasAntiArmor ||= isAgainstArmor(x, mode)
    hasFlame ||= mode === RAPID && isFlamethrower[x] === 1
  }
  add('ground', groundBonusOn(terrain))
  add('flanks', flanks)
  if (card !== NONE) add('card', cardBonus(card, isPlain, range))
  const sum = terms.reduce((total, { fp }) => total + fp, 0)
  const isHalved = isCounter && (isPlain || card !== COVERING_FIRE) // FRL-GEN-5
  const fp = isHalved ? Math.ceil(sum / 2) : sum
  return { range, terms, sum, isHalved, fp, hasAntiArmor, hasFlame }
}

/** Every man in the mode that adds most, as far as open facts tell. */
export function fullFire(
  s: FrontlineState,
  section: Section,
  target: Section,
  isShifted: boolean,
): ReadonlyMap<Soldier, number> {
  const range = rangeShifted(s, section, target, isShifted ? 1 : 0)
  const modes = new Map<Soldier, number>()
  for (const x of membersOf(s, section)) {
    const [mode] = bestMode(s, x, range, target)
    if (mode !== HOLD) modes.set(x, mode)
  }
  return modes
}

/** A counter-attack that the enemy could make. */
export interface CounterAttack {
  readonly section: Section
  readonly card: CardTitle // NONE: any card, as a default action
  readonly fp: number
}

/** What an attack has to reckon with: with any card, and with the worst that could be in hand. */
export interface Answers {
  readonly any: CounterAttack | null
  readonly worst: CounterAttack | null // null where no card makes it worse
}

/** Whether a card could be in the hand of a seat, as far as a viewer knows. */
export function mayHold(s: FrontlineState, viewer: Viewer, seat: number, card: CardTitle): boolean {
  if (s.handSize[seat] === 0) return false
  if (!isHandHidden(s, viewer, seat)) return s.hands[seat * ACTION_TYPES + card]! > 0
  if (knownInHand(s, seat, card) > 0) return true
  let left = unplayed(s)[card]!
  for (let other = 0; other < seatsIn(s); other++) {
    left -= isHandHidden(s, viewer, other)
      ? other === seat
        ? 0
        : knownInHand(s, other, card)
      : s.hands[other * ACTION_TYPES + card]!
  }
  return left > 0
}

/** The counter-attacks that open facts allow against an attack by a section. FRL-REACT-6 */
export function answersTo(s: FrontlineState, viewer: Viewer, attacker: Section): Answers {
  let any: CounterAttack | null = null
  let worst: CounterAttack | null = null
  for (let section = 0; section < FORCES; section++) {
    if (!isSection(s, section) || hasActed(s, section)) continue
    if (sideOf(s, section) === sideOf(s, attacker)) continue
    const seat = s.owner[section]!
    if (s.handSize[seat] === 0 || targetVerdict(s, section, attacker) !== LEGAL) continue
    for (const card of [NONE, ATTACK, POUR_IT_ON, COVERING_FIRE]) {
      if (card !== NONE && !mayHold(s, viewer, seat, card)) continue
      const fp = bestAnswer(s, section, attacker, card)
      if (fp === 0) continue
      if (card === NONE && fp > (any?.fp ?? 0)) any = { section, card, fp }
      if (fp > (worst?.fp ?? 0)) worst = { section, card, fp }
    }
  }
  return { any, worst: worst && worst.fp > (any?.fp ?? 0) ? worst : null }
}

function bestAnswer(
  s: FrontlineState,
  section: Section,
  attacker: Section,
  card: CardTitle,
): number {
  const shifts = canShift(s, section, attacker) ? [false, true] : [false]
  return Math.max(
    ...shifts.map((isShifted) => {
      const modes = fullFire(s, section, attacker, isShifted)
      if (modes.size === 0) return 0
      return previewFire(s, {
        section,
        target: attacker,
        isCounter: true,
        isShifted,
        card,
        isPlain: card === NONE,
        modes,
        victim: NONE,
      }).fp
    }),
  )
}

/** Those of a section in the order in which its owner spreads damage: cheap ones first, its head last. */
export function byLoss(s: FrontlineState, section: Section): readonly Soldier[] {
  return membersOf(s, section).toSorted(
    (a, b) => Number(a === section) - Number(b === section) || vp[a]! - vp[b]! || a - b,
  )
}

/** How an exchange would come out. */
export interface ExchangeResult {
  readonly sufferer: Section
  readonly cover: number // that comes off by itself. FRL-COV-2
  readonly left: number // firepower after it
  readonly deaths: Deaths
}

/** One side's fire in an exchange that is thought of. */
export interface Shot {
  readonly section: Section
  readonly fp: number
  readonly victim: Soldier // whom a sniper names, or NONE
  readonly hasAntiArmor: boolean
  readonly hasFlame: boolean
}

/** What an exchange would cost those who suffer in it. */
export interface ExchangeLosses {
  readonly sufferer: Section
  readonly left: number // firepower
  readonly losses: Losses
}

/** What keeps a section from harm: points of cover, and the ground under it. */
export interface Shelter {
  readonly cover: number // FRL-COV-2
  readonly terrain: number // FRL-COV-1
}

/** What keeps a section from harm where it stands. */
export function shelterOf(s: FrontlineState, section: Section): Shelter {
  return { cover: coverNow(s, section), terrain: terrainAt(s, s.place[section]!) }
}

/**
 * The draw that follows an attack against a counter-attack of so much, before cover is played: where
 * the sections stand, or in any shelter.
 */
function drawAfter(
  s: FrontlineState,
  attack: Shot,
  target: Section,
  counter: Shot | null,
  shelter: (section: Section) => Shelter = (section) => shelterOf(s, section),
) {
  const net = attack.fp - (counter?.fp ?? 0)
  const shot = net < 0 && counter ? counter : attack
  const sufferer = net < 0 ? attack.section : target
  const { cover, terrain } = shelter(sufferer)
  const left = Math.max(0, Math.abs(net) - cover)
  const column = coverOf[terrain]!
  const flamed = Math.max(0, column - (shot.hasFlame ? 1 : 0)) // FRL-WPN-5
  const men = shot.victim === NONE ? byLoss(s, sufferer) : [shot.victim]
  const victims = isSniper(shot.section) && shot.victim === NONE ? men.slice(0, 1) : men
  return { sufferer, cover, left, draw: [s, victims, left, flamed, shot.hasAntiArmor] as const }
}

/** How an attack comes out against a counter-attack of so much, before cover is played. FRL-EX-1 */
export function resultOf(...exchange: Parameters<typeof drawAfter>): ExchangeResult {
  const { draw, ...result } = drawAfter(...exchange)
  return { ...result, deaths: deathChances(...draw) }
}

/** What it costs those who suffer then. */
export function exchangeLosses(...exchange: Parameters<typeof drawAfter>): ExchangeLosses {
  const { sufferer, left, draw } = drawAfter(...exchange)
  return { sufferer, left, losses: lossesOf(...draw) }
}
