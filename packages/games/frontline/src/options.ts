import type { Option } from '@estafette/kernel'
import { automatSides, strengths } from './automat/seat.ts'
import type { FrontlineState, Scalar } from './state.ts'

/** Sizes that a free battle is offered in; the last lets the players agree on any. FRL-SET-1 */
export const sizes = ['31', '45', '61', 'agreed'] as const
export const AGREED = 3
export const LEAST_SIZE = 20
export const MOST_SIZE = 120

/** What can be agreed before the game, and the number of a position that keeps it. */
const chosen = [
  [{ id: 'size', values: sizes, rule: 'FRL-SET-1' }, 'sizing'],
  [{ id: 'nation', values: ['us', 'uk'], rule: 'FRL-GEN-3' }, 'allied'],
  [{ id: 'ends', values: ['allies-2', 'allies-8'], rule: 'FRL-SET-2' }, 'ends'],
  [
    { id: 'players', values: ['two', 'three-allies', 'three-axis', 'four'], rule: 'FRL-TEAM-1' },
    'players',
  ],
  [{ id: 'held-fire', values: ['off', 'on'], rule: 'FRL-OPT-1' }, 'heldFire'],
  [{ id: 'moving-target', values: ['off', 'on'], rule: 'FRL-OPT-2' }, 'movingTarget'],
  [{ id: 'transport', values: ['off', 'on'], rule: 'FRL-OPT-3' }, 'transport'],
  [{ id: 'mulligan', values: ['off', 'on'], rule: 'FRL-OPT-4' }, 'mulligan'],
  [{ id: 'draft', values: ['off', 'on'], rule: 'FRL-OPT-5' }, 'draft'],
  [{ id: 'fixed-length', values: ['off', 'on'], rule: 'FRL-OPT-6' }, 'fixedLength'],
  [{ id: 'open-equipment', values: ['off', 'on'], rule: 'FRL-OPT-7' }, 'openEquipment'],
  [{ id: 'automat', values: automatSides, rule: 'FRL-SOLO-1' }, 'automat'],
  [{ id: 'strength', values: strengths, rule: 'FRL-SOLO-1' }, 'strength'],
] as const satisfies readonly (readonly [Option, Scalar])[]

export const options: readonly Option[] = chosen.map(([option]) => option)

/** Of each option, the index of the value a game is played with. */
export function chosenOptions(s: FrontlineState): number[] {
  return chosen.map(([, name]) => s[name])
}

/** Plays with these values of the options. */
export function setOptions(s: FrontlineState, values: readonly number[]): void {
  chosen.forEach(([, name], index) => {
    s[name] = values[index]!
  })
}
