import { LINE } from '@estafette/frontline/screen'

/** Cards that a phone shows at once. */
export const FOCUS = 5

/** A card in focus, or a fold in place of empty cards between two ends. */
export type Spot = { readonly place: number } | { readonly folded: number }

/** The first card of a focus that is moved by the shortest step so as to hold these cards. */
export function focusOn(first: number, held: readonly number[]): number {
  const [low, high] = [Math.min(...held), Math.max(...held)]
  const last = LINE - FOCUS + 1
  const moved = low < first ? low : high > first + FOCUS - 1 ? high - FOCUS + 1 : first
  return Math.min(last, Math.max(1, held.length === 0 ? first : Math.min(moved, low)))
}

/** The cards in focus; where both ends do not fit, those between them are folded. */
export function spotsOf(first: number, held: readonly number[]): readonly Spot[] {
  const [low, high] = [Math.min(...held), Math.max(...held)]
  if (held.length > 1 && high - low >= FOCUS) {
    return [
      { place: low },
      { place: low + 1 },
      { folded: high - low - 3 },
      { place: high - 1 },
      { place: high },
    ]
  }
  return Array.from({ length: FOCUS }, (_, at) => ({ place: first + at }))
}

/** Where the focus begins: with all one's own where they fit, and from there towards the enemy. */
export function firstFocus(own: readonly number[], theirs: readonly number[]): number {
  const all = [...own, ...theirs]
  const last = LINE - FOCUS + 1
  if (all.length === 0) return Math.ceil(last / 2)
  const isLeft = own.length > 0 && (own[0] ?? 0) <= Math.min(...theirs, LINE + 1)
  const [low, high] = own.length === 0 ? [all[0]!, all[0]!] : [Math.min(...own), Math.max(...own)]
  const fits = high - low < FOCUS
  const first = isLeft
    ? Math.min(high - 1, fits ? low : high)
    : Math.max(low + 1, fits ? high : low) - FOCUS + 1
  return Math.min(last, Math.max(1, first))
}
