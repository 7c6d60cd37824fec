import type { Search } from '@estafette/kernel'
import { endUnit, firstUnit, MOVED, NONE, type BlitzState } from '../state.ts'

/** Where a search of the battles pays: at the first move of a phase, over moves of all units. */
export const search: Search<BlitzState> = {
  opens: ['move'],
  begins: (s) => s.active === NONE && !hasMoved(s),
  lines: 8,
  never: [
    'setup-place',
    'setup-entrench',
    'setup-disrupt',
    'setup-refit',
    'arrival',
    'refit-pick',
    'excess',
    'retreat',
    'retreat-step',
    'advance',
    'advance-hex',
    'rommel',
  ],
}

/** Whether somebody has moved in this phase. */
function hasMoved(s: BlitzState): boolean {
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (s.marks[unit]! & MOVED) return true
  }
  return false
}
