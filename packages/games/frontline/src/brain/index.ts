import type { Brain } from '@estafette/kernel'
import type { FrontlineState } from '../state.ts'
import { explain } from './explain.ts'
import { rate } from './ratings.ts'

/** What plays Frontline: it rates every decision by the position it imagines behind its view. */
export const brain: Brain<FrontlineState> = {
  ratesAlone: true,
  rate: (s, seat, choices, count, values, dice) => rate({ s, seat, choices, count, values, dice }),
  explain,
}
