import {
  attackStrength,
  CLEAR,
  ROUGH,
  standardBoard,
  TOWN,
  type CellesState,
} from '@estafette/celles/screen'
import type { Language } from '@estafette/kernel'
import type { CellesDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import { language } from '../../../store/settings.ts'
import { cellesWords } from '../words.ts'

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

/** The ground of a hex. */
export function groundOf(s: CellesState, hex: number, lang: Language = language.value): string {
  const { terrain } = cellesWords(lang)
  const ground = s.board.terrain[hex]!
  if (ground === CLEAR) return terrain.clear
  if (ground === ROUGH) return terrain.rough
  return ground === TOWN ? terrain.town : terrain.woods
}

/** Units by their attack as they stand, the strongest first. */
export function byStrength(s: CellesState): (a: Offer, b: Offer) => number {
  return (a, b) => attackStrength(s, b.target) - attackStrength(s, a.target) || a.target - b.target
}
