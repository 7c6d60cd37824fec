import type { Language, Seat, State, Viewer } from '@estafette/kernel'

/** A card as it is printed; `key` tells whether two look the same. */
export interface CardFace {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly value?: string // in the corner
}

/** A card that lies somewhere: its number, or -1 where only its back is seen. */
export const FACE_DOWN = -1

/** Cards that lie side by side: a hand, the table, a pile. */
export interface CardRow {
  readonly key: string
  readonly name: string
  readonly cards: readonly number[]
  readonly owner?: Seat
}

/** The cards of a game: where they lie, how they look and are spoken of. */
export interface CardPart<S extends State = State> {
  readonly kind: string // kind of the targets that are cards
  /** What lies on the table as this viewer sees it, the viewer's own hand last. */
  rows(state: S, viewer: Viewer, language: Language): readonly CardRow[]
  face(card: number, language: Language): CardFace
  /** A card for those who do not see it. */
  describe(state: S, card: number, language: Language): string
}
