import type { CellesState } from '@estafette/celles/screen'
import type { Desk } from '../../screen/desk.ts'

/** The table of this game as a person handles it. */
export type CellesDesk = Desk<CellesState>
