import type { Choice } from '@estafette/kernel'
import type { CoreDesk, Intention } from '../screen/desk.ts'
import type { GameScreen } from '../screen/screen.ts'

/** What the parts of a table share: choosing, and the moments at which they let go of things. */
export interface Handle extends CoreDesk {
  readonly screen: GameScreen
}

/** What the hand on the map does when something happens to the table. */
export interface HandPart {
  clear(): void
  /** Called before choices are taken; returns what is to be done after them. */
  beforeTaking?(): () => void
  /** The choices of what is intended, where this part intends it. */
  spelled?(intention: Intention): readonly Choice[] | null
  /** A new position is there. */
  changed?(): void
}
