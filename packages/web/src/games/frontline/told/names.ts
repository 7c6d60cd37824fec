import { frontline } from '@estafette/frontline'
import type { CardTitle, Section, Soldier } from '@estafette/frontline/screen'
import { voiceOf } from '../../../i18n/voice.ts'

export const voice = () => voiceOf(frontline)

/** A soldier by the name on his card; a section goes by that of its head. */
export function nameOf(x: Soldier | Section): string {
  return voice().thing('soldier', x)
}

/** An action card by its title. */
export function titleOf(card: CardTitle): string {
  return voice().thing('card', card)
}

/** A counter of equipment by its kind. */
export function equipmentName(kind: number): string {
  return voice().thing('equipment', kind)
}

/** A card of the line, 1 to 9, in a sentence. */
export function groundName(place: number): string {
  return voice().thing('ground', place - 1)
}

/** A kind of ground. */
export function terrainName(kind: number): string {
  return voice().thing('terrain', kind)
}

/** A damage counter. */
export function damageName(damage: number): string {
  return voice().thing('damage', damage)
}

/** A player, by side and number in it. */
export function seatName(seat: number): string {
  return voice().thing('seat', seat)
}

/** Why something is not allowed. */
export function reasonText(verdict: number, gaps: Readonly<Record<string, number>>): string {
  return voice().reason(verdict, gaps)
}
