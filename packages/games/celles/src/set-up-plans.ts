import { targetOf, verbOf, type Choice } from '@estafette/kernel'
import { ALLIED } from './data/codes.ts'
import { NONE, type CellesState, type Hex, type Unit } from './state.ts'
import { STEP } from './steps.ts'
import { isOnMap } from './units.ts'
import { VERB } from './verbs.ts'

/** Whether the Allied player places units. CEL-20.0.2, CEL-20.0.3 */
export function isSettingUp({ step }: CellesState): boolean {
  return step === STEP['setup-place']
}

/** What a choice of the set-up puts where. */
export function putBy(
  s: CellesState,
  choice: Choice,
): { readonly unit: Unit; readonly hex: Hex } | null {
  return isSettingUp(s) && verbOf(choice) === VERB.place
    ? { unit: s.placing, hex: targetOf(choice) }
    : null
}

/** Where the unit in hand may be placed. */
export function zoneInHand(s: CellesState): readonly Hex[] {
  return s.placing === NONE ? [] : s.board.setupZones[s.placing]!
}

/** Units that have a choice of hexes: those on the map, and those that wait behind the one in hand. */
export function unitsToPlace(s: CellesState): {
  readonly waiting: readonly Unit[]
  readonly placed: readonly Unit[]
} {
  const free = [...s.board.setupZones.keys()].filter((unit) => s.board.setupZones[unit]!.length > 0)
  return {
    waiting: free.filter((unit) => unit !== s.placing && s.place[unit] === s.board.waiting),
    placed: free.filter((unit) => isOnMap(s, unit)),
  }
}

/** Towns that bring the Allies points and where some unit may be placed. */
export function goalsOf(
  s: CellesState,
): readonly { readonly name: string; readonly hexes: readonly Hex[]; readonly worth: number }[] {
  const allowed = new Set(s.board.setupZones.flat())
  return s.board.victoryTowns.flatMap(({ name, hexes, vp }) => {
    const own = hexes.filter((hex) => allowed.has(hex))
    return own.length > 0 && vp[ALLIED]! > 0 ? [{ name, hexes: own, worth: vp[ALLIED]! }] : []
  })
}
