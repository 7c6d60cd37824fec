import { standardBoard } from './data/board.ts'
import { celles } from './game.ts'
import { makePlans } from './plans.ts'

/** The plans of the standard game. */
export const { plansFor, spellPlan, whyNot } = makePlans(celles, standardBoard)
