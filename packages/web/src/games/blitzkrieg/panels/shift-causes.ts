import { AA88, HEAVY_TANK, type BlitzState, type FightNumbers } from '@estafette/blitzkrieg/screen'

type Cause = keyof FightNumbers['shifts']

/** Causes of a shift to the right, heavy tanks apart, which give a column each. BLZ-SHF-1 .. BLZ-SHF-6 */
const right = [
  'defenderDisrupted',
  'combined',
  'antitank',
  'rommelAttacks',
  'ferocityAttacks',
] as const satisfies readonly Cause[]

/** Causes of a shift to the left. BLZ-SHF-7 .. BLZ-SHF-11 */
const left = [
  'attackerDisrupted',
  'uphill',
  'rommelDefends',
  'ferocityDefends',
  'flakDefends',
] as const satisfies readonly Cause[]

/** The causes of a shift that a battle knows. */
export interface ShiftCauses {
  readonly right: readonly (typeof right)[number][]
  readonly left: readonly (typeof left)[number][]
  readonly hasHeavy: boolean
  readonly hasEvent: boolean // "They shall not pass". BLZ-SHF-12
}

export function shiftCauses({ board }: BlitzState): ShiftCauses {
  const { events, hasRommel, traits, unitType } = board
  const kinds = new Set(events.flatMap(({ effects }) => effects.map(({ kind }) => kind)))
  const isKnown = (key: Cause): boolean => {
    if (key.startsWith('rommel')) return hasRommel
    if (key.startsWith('ferocity')) return kinds.has('moroccanFerocity')
    return key !== 'flakDefends' || unitType.includes(AA88)
  }
  return {
    right: right.filter(isKnown),
    left: left.filter(isKnown),
    hasHeavy: traits.some((trait) => (trait & HEAVY_TANK) !== 0),
    hasEvent: kinds.has('alliedShifts'),
  }
}
