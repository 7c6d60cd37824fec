import type { BlitzState } from '@estafette/blitzkrieg/screen'
import type { CoreDesk, Desk } from '../../screen/desk.ts'

/** The table of this game as a person handles it. */
export type BlitzDesk = Desk<BlitzState>
export type BlitzCore = CoreDesk<BlitzState>
