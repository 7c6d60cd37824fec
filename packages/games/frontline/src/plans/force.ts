import { makeChoice, type Choice, type Seat } from '@estafette/kernel'
import { ASSISTANT, LINE } from '../data/codes.ts'
import {
  ability,
  aimed,
  command,
  isAntiArmor,
  isMan,
  isSniper,
  nation,
  nationEnd,
  nationStart,
  rapid,
  vp,
} from '../data/forces.ts'
import { laidOut } from '../data/scenarios.ts'
import { nationOf } from '../ranges.ts'
import { limitOf, PICKED } from '../selection.ts'
import { mateOf, NONE, type FrontlineState, type Soldier } from '../state.ts'
import { VERB } from '../verbs.ts'

/** Cards that are meant to be taken. */
export type MeantForce = ReadonlySet<Soldier>

/** The cards of the nation that a seat chooses from. */
export function poolOf(s: FrontlineState, seat: Seat): readonly Soldier[] {
  const which = nationOf(s, seat)
  const first = nationStart[which]!
  return Array.from({ length: nationEnd[which]! - first }, (_, at) => first + at)
}

/** Whether a card was settled by a choice already: taken by this seat, or by its partner. */
export function settledFor(s: FrontlineState, seat: Seat, x: Soldier): 'own' | 'mate' | null {
  if (s.picks[x]! < PICKED) return null
  return s.picks[x] === PICKED + seat ? 'own' : 'mate'
}

/** Whether a card can still be taken: its turn has not passed, and nobody has it. */
export function isOpen(s: FrontlineState, x: Soldier): boolean {
  return x >= s.item && s.picks[x]! < PICKED
}

/** The force as it would be: what was taken card by card, and what is meant. */
export function forceOf(s: FrontlineState, seat: Seat, meant: MeantForce): readonly Soldier[] {
  return poolOf(s, seat).filter(
    (x) => settledFor(s, seat, x) === 'own' || (isOpen(s, x) && meant.has(x)),
  )
}

/** Whether forces are taken in the open, one card after the other. FRL-OPT-5 */
export function isDrafted(s: FrontlineState): boolean {
  return s.draft === 1
}

/** The cards that everybody knows a seat to have: those it drafted, or fields. */
export function forceNow(s: FrontlineState, seat: Seat): readonly Soldier[] {
  const isTaken = (x: Soldier): boolean =>
    s.owner[x] === seat || (isDrafted(s) && s.picks[x] === PICKED + seat)
  return [...s.owner.keys()].filter(isTaken)
}

export function vpOf(force: readonly Soldier[]): number {
  return force.reduce((sum, x) => sum + vp[x]!, 0)
}

/**
 * VP whose loss loses the battle, once this force is sealed: half of what the side fields, rounded
 * up; null while a partner has still to choose. FRL-VIC-1, FRL-TEAM-6
 */
export function lostBy(s: FrontlineState, seat: Seat, force: readonly Soldier[]): number | null {
  const mate = mateOf(s, seat)
  if (mate > seat) return null // partners choose in the order of their seats
  const theirs = mate === NONE ? [] : forceOf(s, mate, new Set())
  return Math.ceil((vpOf(force) + vpOf(theirs)) / 2)
}

/** VP that are left for more cards. */
export function leftOf(s: FrontlineState, seat: Seat, force: readonly Soldier[]): number {
  return limitOf(s, seat) - vpOf(force)
}

/**
 * The choices that seal a force, card by card. FRL-SET-5 The rules ask about every card that is
 * left, also about those that a partner has: these are answered by leaving them.
 */
export function sealing(s: FrontlineState, seat: Seat, meant: MeantForce): readonly Choice[] {
  return poolOf(s, seat)
    .filter((x) => x >= s.item)
    .map((x) => makeChoice(VERB.select, Number(isOpen(s, x) && meant.has(x))))
}

/** Firepower of a force by range, aimed and rapid. */
export function profileOf(
  force: readonly Soldier[],
): readonly { readonly aimed: number; readonly rapid: number }[] {
  const sum = (table: Int8Array, range: number): number =>
    force.reduce((total, x) => total + Math.max(0, table[x * LINE + range]!), 0)
  return Array.from({ length: LINE }, (_, range) => ({
    aimed: sum(aimed, range),
    rapid: sum(rapid, range),
  }))
}

/** Places under the leaders of a force, and men who need one. FRL-SEC-2, FRL-SEC-5 */
export function placesOf(force: readonly Soldier[]): {
  readonly leaders: number
  readonly places: number
  readonly needed: number
} {
  const men = force.filter((x) => isMan(x) && !isSniper(x) && ability[x] !== ASSISTANT)
  const leaders = men.filter((x) => command[x]! > 1)
  return {
    leaders: leaders.length,
    places: leaders.reduce((sum, x) => sum + command[x]!, 0),
    needed: men.length,
  }
}

/** What a force may come to regret; nothing of it is forbidden. */
export type Warning =
  | { readonly kind: 'no-leader' }
  | { readonly kind: 'places'; readonly missing: number }
  | { readonly kind: 'armour'; readonly fits: readonly Soldier[] }
  | { readonly kind: 'left'; readonly left: number; readonly fits: readonly Soldier[] }

const FEW = 3 // names at most, and VP from which what is left is worth a word

export function warningsOf(s: FrontlineState, seat: Seat, force: readonly Soldier[]): Warning[] {
  if (force.length === 0) return []
  const left = leftOf(s, seat, force)
  const free = poolOf(s, seat).filter((x) => isOpen(s, x) && !force.includes(x) && vp[x]! <= left)
  const { leaders, places, needed } = placesOf(force)
  const found: Warning[] = []
  if (leaders === 0) found.push({ kind: 'no-leader' })
  else if (needed > places) found.push({ kind: 'places', missing: needed - places })
  if (!force.some((x) => isAntiArmor[x] === 1)) {
    found.push({ kind: 'armour', fits: free.filter((x) => isAntiArmor[x] === 1).slice(0, FEW) })
  }
  if (left >= FEW && free.length > 0) {
    const dearest = free.toSorted((a, b) => vp[b]! - vp[a]! || a - b)
    found.push({ kind: 'left', left, fits: dearest.slice(0, FEW) })
  }
  return found
}

/** A force that history has ready: the list of a battle, or as much of it as can be taken. */
export interface ReadyForce {
  readonly battle: string // id
  readonly cards: readonly Soldier[] // the whole force it makes, with what was taken one by one
  readonly vp: number
  readonly without: readonly Soldier[] // cards of the list that a partner has
}

/** A list cut down to a limit, its cards in their order as long as they fit. */
function cutTo(cards: readonly Soldier[], limit: number): readonly Soldier[] {
  let left = limit
  return cards.filter((x) => {
    if (vp[x]! > left) return false
    left -= vp[x]!
    return true
  })
}

/**
 * Lists of history that a seat can take: of what is still open to it, the largest that fit into its
 * limit, then larger ones cut down to it.
 */
export function readyForces(s: FrontlineState, seat: Seat): readonly ReadyForce[] {
  const taken = forceOf(s, seat, new Set())
  const limit = leftOf(s, seat, taken)
  const lists = laidOut
    .flatMap(({ id, forces }) =>
      forces
        .filter((cards) => cards.length > 0 && nation[cards[0]!] === nationOf(s, seat))
        .map((cards) => ({
          battle: id,
          open: cards.filter((x) => isOpen(s, x)),
          without: cards.filter((x) => settledFor(s, seat, x) === 'mate'),
        })),
    )
    .map((list) => ({ ...list, whole: vpOf(list.open), kept: cutTo(list.open, limit) }))
    .filter(({ kept }) => kept.length > 0)
    .toSorted((a, b) => a.whole - b.whole)
  const fitting = lists.filter(({ whole }) => whole <= limit).toReversed()
  const larger = lists.filter(({ whole }) => whole > limit)
  return [...fitting, ...larger].slice(0, FEW).map(({ battle, kept, without }) => {
    const cards = [...taken, ...kept].toSorted((a, b) => a - b)
    return { battle, cards, vp: vpOf(cards), without }
  })
}
