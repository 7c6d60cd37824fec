import type { ArrasState } from '@estafette/arras/screen'
import type { Desk } from '../../screen/desk.ts'

/** The table of this game as a person handles it. */
export type ArrasDesk = Desk<ArrasState>
