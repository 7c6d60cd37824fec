import type { FrontlineState } from '@estafette/frontline/screen'
import type { CoreDesk, Desk } from '../../screen/desk.ts'

/** The table of this game as a person handles it. */
export type FrontDesk = Desk<FrontlineState>
export type FrontCore = CoreDesk<FrontlineState>
