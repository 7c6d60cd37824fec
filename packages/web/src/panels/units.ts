import { signal, type Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { CounterFace } from '../counters/model.ts'
import type { Desk } from '../screen/desk.ts'
import type { StateKey } from '../screen/table-state.ts'

/** A unit in the order of battle. */
export interface UnitLine {
  readonly unit: number
  readonly name: string
  readonly where: string
  readonly place: number // on the map, -1 off it
  readonly isLost: boolean
  readonly face: CounterFace
  readonly spoken: string
  readonly state?: string // what is the matter with it, in a word: disrupted
}

/** Units that belong together, and the sides they fight for. */
export interface UnitGroup {
  readonly key: string
  readonly title: ComponentChildren
  readonly name: string // the title as text
  readonly units: readonly UnitLine[]
}

export interface UnitSide {
  readonly side: number
  readonly title: string
  readonly groups: readonly UnitGroup[]
}

/** Who is still to come. */
export interface Coming {
  readonly count: number
  readonly inside: ComponentChildren
}

export interface UnitsProps {
  readonly model: Desk
  readonly sides: readonly UnitSide[]
  readonly coming?: Coming
  readonly beside?: ComponentChildren // other things than units: aircraft, cups
}

/** What of the order of battle is shown: a side, or those still to come; what is looked for. */
export interface UnitsView {
  readonly side: Signal<number | 'coming' | null> // null: the own side
  readonly sought: Signal<string>
}

export const unitsView: StateKey<UnitsView> = {
  begin: () => ({ side: signal(null), sought: signal('') }),
}

/** The side whose units come first: that of whoever decides or looks. */
export function ownSide({ session, seat, state }: Desk, sides: readonly UnitSide[]): number {
  const who = seat.value >= 0 ? seat.value : session.viewer.value
  const own = who >= 0 ? session.game.sideOf(state.value, who) : -1
  return (sides.find(({ side }) => side === own) ?? sides[0])?.side ?? -1
}

/** Whether a unit, its formation or its place is what somebody looks for. */
export function isSought(sought: string, { name }: UnitGroup, line: UnitLine): boolean {
  const wanted = sought.trim().toLocaleLowerCase()
  return [name, line.name, line.where].some((text) => text.toLocaleLowerCase().includes(wanted))
}

/** The groups with only those units that are meant; groups without any are left out. */
export function groupsWith(
  groups: readonly UnitGroup[],
  isMeant: (line: UnitLine, group: UnitGroup) => boolean,
): readonly UnitGroup[] {
  return groups.flatMap((group) => {
    const units = group.units.filter((line) => isMeant(line, group))
    return units.length === 0 ? [] : [{ ...group, units }]
  })
}

/** Goes to where a unit stands: on the map, and with its stack in the row below. */
export function goTo(model: Desk, { place }: UnitLine): void {
  if (place < 0) return
  model.focus.value = place
  model.inspected.value = place
}
