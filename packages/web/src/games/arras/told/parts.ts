import type { Part } from '@estafette/kernel'
import { shortName } from '../card/card-tools.ts'
import { arrasWords } from '../words.ts'

/** Whether a part of a value is worth a word: the Point Unit is, whatever it adds. */
export function isShown({ value, key }: Part): boolean {
  return value !== 0 || key === 'point'
}

export function signedPart({ value, unit }: Part): string {
  return unit === undefined && value > 0 ? `+${value}` : String(value)
}

export function partText(part: Part): string {
  const words = arrasWords()
  if (part.unit !== undefined) return shortName(part.unit)
  if (part.key === 'companions') return words.otherUnits(part.value)
  if (part.key === 'fresh') return words.otherFresh(part.value)
  return words.parts[part.key] ?? part.key
}

/** Parts of a value, each with what it adds. */
export function termsOf(parts: readonly Part[]): readonly string[] {
  return parts.filter(isShown).map((part) => `${partText(part)} ${signedPart(part)}`)
}
