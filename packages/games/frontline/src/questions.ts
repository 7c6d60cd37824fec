import type { Seat } from '@estafette/kernel'
import { ACTION_TYPES, EQUIPMENT } from './data/codes.ts'
import { held } from './deck.ts'
import { isFaceDown, kindOf, sideOf } from './soldiers.ts'
import {
  CONCEALED,
  EMPTY,
  ENTRENCHED,
  SLOTS,
  VETERAN,
  type CardTitle,
  type FrontlineState,
  type Section,
  type Side,
  type Soldier,
} from './state.ts'

// What a screen asks of a position, which need not know how that is stored.

/** Every card of a seat's hand in the order of titles; none where the viewer does not see it. */
export function handOf(s: FrontlineState, seat: Seat): readonly CardTitle[] {
  if (seat < 0) return []
  return Array.from({ length: ACTION_TYPES }, (_, card) => card).flatMap((card) =>
    Array.from({ length: Math.max(0, held(s, seat, card)) }, () => card),
  )
}

/** A counter of equipment that a soldier carries. */
export interface CarriedCounter {
  readonly slot: number
  readonly kind: number // 0 where the viewer sees its back alone
}

/** What a soldier carries, as far as the viewer sees it. */
export function carriedBy(s: FrontlineState, x: Soldier): readonly CarriedCounter[] {
  return Array.from({ length: SLOTS }, (_, at) => x * SLOTS + at).flatMap((slot) => {
    const counter = s.counters[slot]!
    const kind = kindOf(counter)
    return kind > 0 || isFaceDown(counter) ? [{ slot, kind }] : []
  })
}

/** Where a soldier is: a card of the line from 1, or off it. */
export function placeOf(s: FrontlineState, x: Soldier): number {
  return s.place[x]!
}

/** The section that a soldier serves in, by its head; NONE for nobody’s. */
export function sectionOf(s: FrontlineState, x: Soldier): Section {
  return s.head[x]!
}

/** The seat that a soldier belongs to, NONE for nobody. */
export function ownerOf(s: FrontlineState, x: Soldier): Seat {
  return s.owner[x]!
}

/** How many others a soldier can command now. */
export function commandOf(s: FrontlineState, x: Soldier): number {
  return s.command[x]!
}

/** How he is said to fire in what is being declared, one of MODES. */
export function modeNow(s: FrontlineState, x: Soldier): number {
  return s.mode[x]!
}

/** Damage counters that he has taken in the draw under way. */
export function hitsOn(s: FrontlineState, x: Soldier): number {
  return s.hits[x]!
}

/** Wounds of a soldier. */
export function woundsOn(s: FrontlineState, x: Soldier): number {
  return s.wounds[x]!
}

/** Points of Morale that a soldier has lost. */
export function moraleHitsOn(s: FrontlineState, x: Soldier): number {
  return s.moraleHits[x]!
}

/** Whether a sniper counter lies on him. */
export function isConcealed(s: FrontlineState, x: Soldier): boolean {
  return (s.flags[x]! & CONCEALED) !== 0
}

/** Whether he has not left his first card. */
export function isEntrenched(s: FrontlineState, x: Soldier): boolean {
  return (s.flags[x]! & ENTRENCHED) !== 0
}

/** Whether his ammunition is spent. */
export function isEmpty(s: FrontlineState, x: Soldier): boolean {
  return (s.flags[x]! & EMPTY) !== 0
}

/** Whether he has come through a battle of a campaign. */
export function isVeteran(s: FrontlineState, x: Soldier): boolean {
  return (s.flags[x]! & VETERAN) !== 0
}

/** Flanking Positions of a section. */
export function flanksOf(s: FrontlineState, head: Section): number {
  return s.flanks[head]!
}

/** The kind of equipment in a slot, 0 for none that is seen. */
export function kindIn(s: FrontlineState, slot: number): number {
  return kindOf(s.counters[slot]!)
}

/** How many cards a seat holds, which everybody sees. */
export function handCount(s: FrontlineState, seat: Seat): number {
  return s.handSize[seat]!
}

/** Copies of a card on the discard pile. */
export function onPile(s: FrontlineState, card: CardTitle): number {
  return s.pile.subarray(0, s.pileSize).filter((one) => one === card).length
}

/** Victory points of what a side has lost. */
export function vpLostBy(s: FrontlineState, side: Side): number {
  return s.vpLost[side]!
}

/** Turns that a side has held its objective. */
export function turnsHeldBy(s: FrontlineState, side: Side): number {
  return s.held[side]!
}

/** Counters of a kind of damage that are left in the cup. */
export function leftInCup(s: FrontlineState, damage: number): number {
  return s.cup[damage]!
}

/** Equipment of a kind that a side has used up. */
export function spentBy(s: FrontlineState, side: Side, kind: number): number {
  return s.spent[side * EQUIPMENT.length + kind]!
}

/** Cards of the line with a kind of ground, from 0. */
export function groundsOf(s: FrontlineState, terrain: number): readonly number[] {
  return [...s.terrain.keys()].filter((at) => s.terrain[at] === terrain)
}

/** Everybody who was ever on a side in this battle. */
export function forceOfSide(s: FrontlineState, side: Side): readonly Soldier[] {
  return [...s.owner.keys()].filter((x) => s.owner[x]! >= 0 && sideOf(s, x) === side)
}

/** How the men of the section that acts fire, as far as that has been declared. */
export function modesSoFar(s: FrontlineState): ReadonlyMap<Soldier, number> {
  const end = s.man < 0 ? s.mode.length : s.man
  const asked = [...s.mode.keys()].filter((x) => x < end && s.head[x] === s.actor && s.mode[x]! > 0)
  return new Map(asked.map((x) => [x, s.mode[x]!]))
}
