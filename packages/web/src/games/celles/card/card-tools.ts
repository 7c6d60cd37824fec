import { attackStrength, standardBoard, type CellesState } from '@estafette/celles/screen'
import type { CellesDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'

const { hexIds, hexNames } = standardBoard

/** The position that a card is about. */
export function positionOf({ state }: CellesDesk): CellesState {
  return state.value
}

/** A hex by its number, and by its name where it has one. */
export function hexName(hex: number): string {
  const name = hexNames[hex]
  return name ? `${hexIds[hex]} ${name}` : hexIds[hex]!
}

/** A hex by its number. */
export function hexId(hex: number): string {
  return hexIds[hex]!
}

/** Units by their attack as they stand, the strongest first. */
export function byStrength(s: CellesState): (a: Offer, b: Offer) => number {
  return (a, b) => attackStrength(s, b.target) - attackStrength(s, a.target) || a.target - b.target
}
