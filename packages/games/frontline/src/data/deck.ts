import { ACTIONS, DAMAGES, EQUIPMENT, LINE, TERRAINS } from './codes.ts'
import { actionSource, codeOf, damageSource, equipmentSource, terrainSource } from './source.ts'

/** Copies of each action card. */
export const copies = Int8Array.from(
  ACTIONS,
  (code) => actionSource.find(({ id }) => codeOf(id) === code)!.count,
)

// What stands on an action card: the symbol of a move, of an attack, or neither. FRL-SOLO-4
export const MOVING = 1
export const ATTACKING = 2

/** The symbol of each action card. */
export const symbolOf = Int8Array.from(ACTIONS, (code) => {
  const { symbols } = actionSource.find(({ id }) => codeOf(id) === code)!
  return symbols.includes('move') ? MOVING : symbols.includes('attack') ? ATTACKING : 0
})

/** All action cards together. */
export const DECK = copies.reduce((sum, count) => sum + count, 0)

/** Damage counters in the full cup. */
export const fullCup = Int8Array.from(
  DAMAGES,
  (code) => damageSource.find(({ id }) => id === code)!.count,
)

/** What a damage counter costs, by counter and column. FRL-DMG-1 */
export const damageCost = Int8Array.from(
  DAMAGES.flatMap((code) => damageSource.find(({ id }) => id === code)!.costs),
)

/** Counters of each kind of equipment that a side has. FRL-CNT-2 */
export const equipmentCount = Int8Array.from(
  EQUIPMENT,
  (code) => equipmentSource.find(({ id }) => codeOf(id) === code)?.perSide ?? 0,
)

/** The column of each terrain. FRL-TER-5 */
export const coverOf = Int8Array.from(TERRAINS, (code) =>
  ['light', 'medium', 'heavy'].indexOf(
    terrainSource.types.find(({ id }) => codeOf(id) === code)!.cover,
  ),
)

/** Faces of the terrain cards of each number. */
export const terrainCards: readonly (readonly {
  readonly front: number
  readonly back: number
}[])[] = Array.from({ length: LINE }, (_, at) =>
  terrainSource.cards
    .filter(({ number }) => number === at + 1)
    .map(({ front, back }) => ({ front: terrainNumber(front), back: terrainNumber(back) })),
)

export function terrainNumber(id: string): number {
  return TERRAINS.indexOf(codeOf(id) as (typeof TERRAINS)[number])
}
