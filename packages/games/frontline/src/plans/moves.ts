import type { Seat } from '@estafette/kernel'
import { DOUBLE_TIME, OPEN_GROUND, PATHFINDER, TREES } from '../data/codes.ts'
import { ADVANCE, isOnPoint, LATERAL, RETREAT, stepsOf } from '../movement.ts'
import { hasAbility, isLed, isSection } from '../sections.ts'
import { sideOf } from '../soldiers.ts'
import {
  aheadOf,
  NONE,
  terrainAt,
  type CardTitle,
  type FrontlineState,
  type Section,
} from '../state.ts'
import type { CardUse, MoveDraft } from './drafts.ts'
import { heldTitles } from './hand.ts'
import { canCarryOut } from './spell.ts'

/** Which way, and how many cards of the line. */
export interface MoveWay {
  readonly way: number
  readonly steps: number
}

/** All there are: two cards at most, and aside only by one. FRL-MOVE-8 */
export const WAYS: readonly MoveWay[] = [
  { way: ADVANCE, steps: 1 },
  { way: ADVANCE, steps: 2 },
  { way: RETREAT, steps: 1 },
  { way: RETREAT, steps: 2 },
  { way: LATERAL, steps: 1 },
]

/** The way that leads from a section to a card of the line. */
export function wayTo(s: FrontlineState, section: Section, place: number): MoveWay {
  const gap = (place - s.place[section]!) * aheadOf(s, sideOf(s, section))
  return { way: gap === 0 ? LATERAL : gap > 0 ? ADVANCE : RETREAT, steps: Math.abs(gap) }
}

/** The card of the line where a move ends. */
export function destinationOf(s: FrontlineState, draft: MoveDraft): number {
  const steps = draft.way * stepsOf(draft.card, draft.isPlain)
  return s.place[draft.section]! + steps * aheadOf(s, sideOf(s, draft.section))
}

/** A move of which no more is settled than its way and what drives it. */
export function roughMove(section: Section, way: number, use: CardUse): MoveDraft {
  return { kind: 'move', section, ...use, isPicked: false, way, with: [], rider: NONE }
}

/**
 * A move as it is proposed; null where it cannot be made. One card of the line is gone by a plain
 * move, free with a Pathfinder, else with the card of the hand that is missed least; two are gone
 * with Double Time. A use that is asked for is taken instead, and cards that are to go with the
 * move do not drive it.
 */
export function moveDraft(
  s: FrontlineState,
  seat: Seat,
  section: Section,
  { way, steps }: MoveWay,
  use?: CardUse,
  added: readonly CardTitle[] = [],
): MoveDraft | null {
  const free = hasAbility(s, section, PATHFINDER) ? [NONE] : []
  const plain = [...free, ...heldTitles(s, seat)].map((card) => ({ card, isPlain: true }))
  const uses = use ? [use] : steps > 1 ? [{ card: DOUBLE_TIME, isPlain: false }] : plain
  const drafts = uses.map((one) => ({
    ...roughMove(section, way, one),
    isPicked: use !== undefined,
    with: added,
  }))
  return drafts.find((draft) => canCarryOut(s, seat, draft)) ?? null
}

/** Cards of the line that a section can go to, other than its own, and the move as proposed. */
export function destinationsOf(
  s: FrontlineState,
  seat: Seat,
  section: Section,
): ReadonlyMap<number, MoveDraft> {
  const found = new Map<number, MoveDraft>()
  for (const way of WAYS) {
    const draft = way.way === LATERAL ? null : moveDraft(s, seat, section, way)
    if (draft) found.set(destinationOf(s, draft), draft)
  }
  return found
}

/** The first of several ways that a section can go, as it is proposed; null of none. */
export function firstMove(
  s: FrontlineState,
  seat: Seat,
  section: Section,
  ways: readonly MoveWay[],
  use?: CardUse,
  added: readonly CardTitle[] = [],
): MoveDraft | null {
  for (const way of ways) {
    const draft = moveDraft(s, seat, section, way, use, added)
    if (draft) return draft
  }
  return null
}

/**
 * A move that is put together, another way: with the same card where that one leads there, and
 * whatever goes with it where that still can. Null where it cannot be made.
 */
export function movedTo(
  s: FrontlineState,
  seat: Seat,
  draft: MoveDraft,
  { way, steps }: MoveWay,
): MoveDraft | null {
  const same = { ...draft, way }
  const isSame = way === LATERAL || stepsOf(draft.card, draft.isPlain) === steps
  if (isSame && canCarryOut(s, seat, same)) return same
  const other = moveDraft(s, seat, draft.section, { way, steps })
  if (!other) return null
  const alike = (one: MoveDraft, more: Partial<MoveDraft>): MoveDraft =>
    canCarryOut(s, seat, { ...one, ...more }) ? { ...one, ...more } : one
  const laden = draft.with.reduce((one, card) => alike(one, { with: [...one.with, card] }), other)
  return draft.rider === NONE ? laden : alike(laden, { rider: draft.rider })
}

/**
 * The same move with another card, as far as that one leads: the way as it is, else ahead, back or
 * aside, the first that can be gone. As it is where none can.
 */
export function drivenBy(s: FrontlineState, seat: Seat, draft: MoveDraft, use: CardUse): MoveDraft {
  const next = { ...draft, ...use, isPicked: true }
  const ways = [draft.way, ADVANCE, RETREAT, LATERAL].map((way) => ({ ...next, way }))
  return ways.find((candidate) => canCarryOut(s, seat, candidate)) ?? next
}

/** A move with one more card that goes with it, or without it. */
export function toggled(draft: MoveDraft, card: CardTitle): MoveDraft {
  const isIn = draft.with.includes(card)
  return {
    ...draft,
    with: isIn ? draft.with.filter((other) => other !== card) : [...draft.with, card],
  }
}

/**
 * A move with a card that goes with it, or without it. Where the proposal drives it with that very
 * card, another one is proposed.
 */
export function changedWith(
  s: FrontlineState,
  seat: Seat,
  draft: MoveDraft,
  card: CardTitle,
): MoveDraft {
  const next = toggled(draft, card)
  if (draft.isPicked || canCarryOut(s, seat, next)) return next
  const way = { way: draft.way, steps: stepsOf(draft.card, draft.isPlain) }
  const other = moveDraft(s, seat, draft.section, way, undefined, next.with)
  const laden = other && { ...other, rider: draft.rider }
  return laden && canCarryOut(s, seat, laden) ? laden : next
}

/** Sections that the vehicle of a move can take along, the one that rides included. FRL-OPT-3 */
export function ridersOf(s: FrontlineState, seat: Seat, draft: MoveDraft): readonly Section[] {
  if (s.transport === 0) return []
  return [...s.head.keys()].filter((rider) => {
    if (!isSection(s, rider) || s.owner[rider] !== seat) return false
    return rider === draft.rider || canCarryOut(s, seat, { ...draft, rider })
  })
}

/** What a move comes to on its way. */
export interface MoveCost {
  readonly steps: number // cards of the line
  readonly draws: number // cards drawn in Open Ground. FRL-TER-10
  readonly pays: number // prices of Scattered Trees. FRL-TER-12
}

/** One On Point who makes the move spares his section the price of trees. FRL-AB-POINT */
export function costOf(s: FrontlineState, draft: MoveDraft): MoveCost {
  const steps = stepsOf(draft.card, draft.isPlain)
  const ahead = aheadOf(s, sideOf(s, draft.section))
  const isSpared = isOnPoint(s, draft.section, draft.way)
  let draws = 0
  let pays = 0
  for (let step = 1; step <= steps && draft.way === ADVANCE; step++) {
    const from = s.place[draft.section]! + (step - 1) * ahead
    const to = from + ahead
    if (isLed(s, draft.section)) {
      draws += Number(terrainAt(s, from) === OPEN_GROUND) + Number(terrainAt(s, to) === OPEN_GROUND)
    }
    if (terrainAt(s, to) === TREES && !isSpared) pays++
  }
  return { steps, draws, pays }
}
