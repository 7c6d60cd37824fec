import { makeChoice, type Choice, type Seat } from '@estafette/kernel'
import {
  BANDAGES,
  BINOCULARS,
  CANTEEN,
  EQUIPMENT,
  HAND_GRENADE,
  RIFLE_GRENADE,
  SHOVEL,
} from '../data/codes.ts'
import { carries, isMan, isMedic, isSniper, isVehicle, takesRifleGrenade } from '../data/forces.ts'
import { carrierOf, isGrenade, leftInBox } from '../equipment.ts'
import { OUTFITTING, sideOfSeat, SLOTS, type FrontlineState, type Soldier } from '../state.ts'
import { VERB } from '../verbs.ts'

/** Kinds of equipment by slot; nothing where a slot is missing. */
export type Outfit = ReadonlyMap<number, number>

/** The slots that a seat has still to fill, in the order they are asked for. */
export function openSlots(s: FrontlineState, seat: Seat): readonly number[] {
  return [...s.counters.keys()].filter((slot) => {
    const x = carrierOf(slot)
    return (
      slot >= s.item &&
      s.owner[x] === seat &&
      (s.marks[x]! & OUTFITTING) !== 0 &&
      slot % SLOTS < carries[x]!
    )
  })
}

/** Whether somebody may carry a kind. */
export function mayCarry(x: Soldier, kind: number): boolean {
  return !(isVehicle(x) && isGrenade(kind))
}

/** Counters of a kind that are left once an outfit is handed out. */
export function leftAfter(s: FrontlineState, seat: Seat, outfit: Outfit, kind: number): number {
  const used = openSlots(s, seat).filter((slot) => outfit.get(slot) === kind).length
  return leftInBox(s, sideOfSeat(s, seat), kind) - used
}

/** What each wants, the dearest wish first. A proposal, no rule. */
export function wishesOf(s: FrontlineState, x: Soldier): readonly number[] {
  if (isMedic(x)) return [BANDAGES, BANDAGES, CANTEEN]
  if (s.command[x]! > 0 && isMan(x)) return [BINOCULARS, CANTEEN, SHOVEL]
  if (isSniper(x)) return [CANTEEN, SHOVEL, BANDAGES]
  if (isVehicle(x)) return [CANTEEN, SHOVEL, BINOCULARS]
  const rifle = takesRifleGrenade[x] === 1 ? [RIFLE_GRENADE] : []
  return [HAND_GRENADE, SHOVEL, ...rifle, CANTEEN, BANDAGES]
}

/**
 * The usual equipment: counter by counter as they are asked for, the dearest wish of whoever carries
 * it that is left in the box; nothing twice on one man but bandages.
 */
export function usualOutfit(s: FrontlineState, seat: Seat): Outfit {
  const outfit = new Map<number, number>()
  for (const slot of openSlots(s, seat)) {
    const x = carrierOf(slot)
    const other = outfit.get(slot % SLOTS === 0 ? slot + 1 : slot - 1)
    const kind = wishesOf(s, x).find(
      (one) =>
        mayCarry(x, one) &&
        leftAfter(s, seat, outfit, one) > 0 &&
        (one !== other || one === BANDAGES),
    )
    if (kind !== undefined) outfit.set(slot, kind)
  }
  return outfit
}

/** The choices that hand an outfit out, counter by counter. FRL-SET-7 */
export function outfitRow(s: FrontlineState, seat: Seat, outfit: Outfit): readonly Choice[] {
  return openSlots(s, seat).map((slot) => makeChoice(VERB.outfit, outfit.get(slot) ?? 0))
}

/** Every kind there is, nothing first. */
export const kinds: readonly number[] = EQUIPMENT.map((_, kind) => kind)
