import {
  ability,
  ACTION_TYPES,
  ADVANCE,
  AIMED,
  aheadOf,
  ASSISTANT,
  canShift,
  DOUBLE_TIME,
  EMPTY,
  firepowerOf,
  fullFire,
  GRENADE,
  hasAbility,
  hasAmmoBox,
  isGun,
  isSniper,
  keeping,
  LATERAL,
  membersOf,
  NONE,
  PATHFINDER,
  previewFire,
  RAPID,
  RETREAT,
  RIFLE,
  sideOf,
  stepsOf,
  type Card,
  type FrontlineState,
  type Section,
  type Soldier,
} from '@estafette/frontline/screen'
import type { CoreDesk } from '../../screen/desk.ts'
import {
  busyMen,
  positionOf,
  spell,
  type Doing,
  type FireDraft,
  type MoveDraft,
  type PrepareDraft,
} from './draft.ts'

/** The cards that a seat holds, by title, those that are missed least first. */
export function heldTitles(s: FrontlineState, seat: number): readonly Card[] {
  return Array.from({ length: ACTION_TYPES }, (_, card) => card)
    .filter((card) => s.hands[seat * ACTION_TYPES + card]! > 0)
    .sort((a, b) => keeping[a]! - keeping[b]!)
}

/** Ways in which a man can fire at a range now, holding his fire left out. */
export function modesOf(s: FrontlineState, x: Soldier, range: number): readonly number[] {
  return [AIMED, RAPID, GRENADE, RIFLE].filter((mode) => firepowerOf(s, x, mode, range) >= 0)
}

/** Aimed fire of all who can; where nobody can, whatever adds most. */
function modesFor(
  s: FrontlineState,
  section: Section,
  target: Section,
  isShifted: boolean,
): ReadonlyMap<Soldier, number> {
  const range = rangeOf(s, section, target, isShifted)
  const aiming = membersOf(s, section).filter((x) => firepowerOf(s, x, AIMED, range) > 0)
  if (aiming.length > 0) return new Map(aiming.map((x) => [x, AIMED]))
  return fullFire(s, section, target, isShifted)
}

/** The range that the tables go by. */
export function rangeOf(
  s: FrontlineState,
  section: Section,
  target: Section,
  isShifted: boolean,
): number {
  return Math.max(0, Math.abs(s.place[section]! - s.place[target]!) - (isShifted ? 1 : 0))
}

/**
 * Fire as it is proposed: aimed, from High Ground as near as pays, with the cheapest card of the
 * best bonus; of equal bonuses the more flexible card is kept. Null where it cannot be declared.
 */
export function fireDraft(
  model: CoreDesk,
  section: Section,
  target: Section,
  verb: 'attack' | 'counter',
): FireDraft | null {
  const s = positionOf(model)
  const shifts = canShift(s, section, target) ? [false, true] : [false]
  const drafts = shifts.flatMap((isShifted) => withCard(model, section, target, verb, isShifted))
  const best = drafts.toSorted((a, b) => b.fp - a.fp)[0]
  return best?.draft ?? null
}

function withCard(
  model: CoreDesk,
  section: Section,
  target: Section,
  verb: 'attack' | 'counter',
  isShifted: boolean,
): readonly { draft: FireDraft; fp: number }[] {
  const s = positionOf(model)
  const uses = heldTitles(s, model.seat.value).flatMap((card) => [
    { card, isPlain: false },
    { card, isPlain: true },
  ])
  const made = uses.map(({ card, isPlain }) => {
    const draft: FireDraft = {
      kind: 'fire',
      verb,
      section,
      target,
      isCounter: verb === 'counter',
      isShifted,
      card,
      isPlain,
      isPicked: false,
      modes: modesFor(s, section, target, isShifted),
      extra: NONE,
      victim: NONE,
    }
    return { draft, fp: previewFire(s, draft).fp }
  })
  // Titles come in the order in which they are missed, and equal ones stay in it.
  const ranked = made.toSorted((a, b) => b.fp - a.fp)
  const first = ranked.find(({ draft }) => !spell(model, draft).refused)
  return first ? [first] : []
}

/** The card that a sniper would pay to name his man: the one that is missed least. */
export function extraFor(s: FrontlineState, seat: number, { section, card }: FireDraft): Card {
  if (!isSniper(section)) return NONE
  const spare = heldTitles(s, seat).find(
    (title) => s.hands[seat * ACTION_TYPES + title]! > (title === card ? 1 : 0),
  )
  return spare ?? NONE
}

/** Ways that lead from a section to a card of the line: which way, and how many cards. */
export function wayTo(
  s: FrontlineState,
  section: Section,
  place: number,
): { readonly way: number; readonly steps: number } {
  const gap = (place - s.place[section]!) * aheadOf(s, sideOf(s, section))
  return { way: gap === 0 ? LATERAL : gap > 0 ? ADVANCE : RETREAT, steps: Math.abs(gap) }
}

/** A move as it is proposed: with the card that is missed least. Null where it cannot be made. */
export function moveDraft(
  model: CoreDesk,
  section: Section,
  way: number,
  steps: number,
  use?: { readonly card: Card; readonly isPlain: boolean },
): MoveDraft | null {
  const s = positionOf(model)
  const isFree = hasAbility(s, section, PATHFINDER)
  const plain = heldTitles(s, model.seat.value).map((card) => ({ card, isPlain: true }))
  const uses = use
    ? [use]
    : steps > 1
      ? [{ card: DOUBLE_TIME, isPlain: false }]
      : [...(isFree ? [{ card: NONE, isPlain: true }] : []), ...plain]
  for (const { card, isPlain } of uses) {
    const draft: MoveDraft = {
      kind: 'move',
      section,
      card,
      isPlain,
      isPicked: use !== undefined,
      way,
      with: [],
      rider: NONE,
    }
    if (!spell(model, draft).refused) return draft
  }
  return null
}

/**
 * A move that is put together, to another card of the line: with the same card where that one leads
 * there, and whatever goes with it where that still can. Null where it cannot be made.
 */
export function movedTo(
  model: CoreDesk,
  draft: MoveDraft,
  way: number,
  steps: number,
): MoveDraft | null {
  const same = { ...draft, way }
  const isSame = way === LATERAL || stepsOf(draft.card, draft.isPlain) === steps
  if (isSame && !spell(model, same).refused) return same
  const other = moveDraft(model, draft.section, way, steps)
  return (
    other && {
      ...other,
      with: spell(model, { ...other, with: draft.with }).refused ? [] : draft.with,
    }
  )
}

/** What every man does best while his section prepares: reload what is empty, or draw. */
export function prepareDraft(model: CoreDesk, section: Section): PrepareDraft {
  const s = positionOf(model)
  let isServed = !isGun(section) || (s.flags[section]! & EMPTY) === 0
  const doings = busyMen(s, section).map((x): readonly [Soldier, Doing] => {
    const isTheGun = x === section && isGun(section)
    const isEmpty = hasAmmoBox[x] === 1 && (s.flags[x]! & EMPTY) !== 0
    if (isEmpty && !isTheGun) return [x, 'reload']
    if (isServed || !(isTheGun || ability[x] === ASSISTANT)) return [x, 'draw']
    isServed = true // FRL-GUN-3
    return [x, isTheGun ? 'reload' : 'serve']
  })
  return { kind: 'prepare', section, doings: new Map(doings) }
}
