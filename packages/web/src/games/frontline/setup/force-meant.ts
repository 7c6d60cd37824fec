import type { MeantForce } from '@estafette/frontline/plans'
import { forceSource, type Soldier } from '@estafette/frontline/screen'
import type { Signal } from '@preact/signals'
import type { FrontDesk } from '../desk.ts'
import { keptPerSeat } from './kept.ts'

const kept = keptPerSeat<MeantForce>(() => new Set(), {
  page: 'force',
  read: (pairs) => new Set(pairs.map(([x]) => x)),
  write: (force) => (force.size === 0 ? null : [...force].map((x) => [x, 1])),
})

/** The cards that somebody means to take, before they are sealed; each seat has its own. */
export function meantForce({ session, seat }: FrontDesk): Signal<MeantForce> {
  return kept(session, seat.value)
}

/** Means other cards; whatever was about to be sealed is let go of. */
export function meanForce(model: FrontDesk, cards: Iterable<Soldier>): void {
  model.intention.value = null
  meantForce(model).value = new Set(cards)
}

/** What the pool can be narrowed to. */
export const groups = [
  'all',
  'leaders',
  'rifles',
  'automatic',
  'heavy',
  'special',
  'machines',
] as const
export type ForceGroup = (typeof groups)[number]

const weapons: Readonly<Partial<Record<ForceGroup, readonly string[]>>> = {
  rifles: ['rifle', 'carbine'],
  automatic: ['smg', 'assault_rifle', 'automatic_rifle'],
  heavy: ['machine_gun', 'rocket', 'mortar', 'flamethrower'],
}

/** Whether a card is in a group of the pool. */
export function isInGroup(x: Soldier, group: ForceGroup): boolean {
  const { class: klass, weaponClass } = forceSource[x]!
  const isMachine = klass === 'vehicle' || klass === 'gun'
  switch (group) {
    case 'leaders':
      return klass === 'leader'
    case 'special':
      return klass === 'medic' || klass === 'sniper'
    case 'machines':
      return isMachine
    case 'all':
      return true
    default:
      return klass === 'trooper' && (weapons[group]?.includes(weaponClass) ?? false)
  }
}
