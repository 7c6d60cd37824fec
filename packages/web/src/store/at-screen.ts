import { signal } from '@preact/signals'
import type { Seat } from '@estafette/kernel'

/** The person who last said that a table is in front of them. */
export interface AtScreen {
  readonly id: string // of the game
  readonly seat: Seat
}

/** Who has the screen in front of them: a table that is opened again does not ask the same person. */
export const atScreen = signal<AtScreen | null>(null)
