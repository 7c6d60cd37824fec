import type { MapDesk } from '../../screen/desk.ts'
import type { Hand } from './hand.ts'

/** Taking units into the hand, and letting go of them. */
export interface Selecting extends Pick<MapDesk, 'selectUnits' | 'toggleUnit'> {
  /** Takes who can act of a place. */
  takeFrom(place: number): void
  /** Units of the type that lies on top. */
  takeType(place: number): void
  /** Lets go of the stack. */
  giveUp(): void
}

/** Selects with a hand. */
export function makeSelecting(hand: Hand): Selecting {
  const { screen, state, intention, selection, inspected, usable, placeOf } = hand
  const { plans: planner, counters } = screen

  const take = (place: number, units: readonly number[]): void => {
    intention.value = null
    inspected.value = place
    selection.value = units.length > 0 ? { place, units } : null
  }

  /** One unit at a time goes round the stack with every tap; else all are taken. */
  const handful = (units: readonly number[]): readonly number[] => {
    if (planner?.groups || units.length < 2) return units
    const at = units.indexOf(selection.value?.units[0] ?? -1)
    return [units[(at + 1) % units.length]!]
  }

  const selectUnits = (units: readonly number[]): void => {
    const place = units.length > 0 ? placeOf(units[0]!) : -1
    intention.value = null
    selection.value = units.length > 0 ? { place, units } : null
    if (place >= 0) inspected.value = place
  }

  return {
    selectUnits,
    toggleUnit(unit) {
      const place = placeOf(unit)
      if (!planner?.usable(state.value, place).includes(unit)) return
      if (!planner.groups) {
        selectUnits([unit])
        return
      }
      const now = selection.value?.place === place ? selection.value.units : []
      selectUnits(now.includes(unit) ? now.filter((other) => other !== unit) : [...now, unit])
      inspected.value = place
    },
    takeFrom: (place) => take(place, handful(usable(place))),
    takeType(place) {
      const units = usable(place)
      const typeOf = (unit: number): number => counters?.typeOf(unit) ?? 0
      take(
        place,
        units.filter((unit) => typeOf(unit) === typeOf(units[0]!)),
      )
    },
    giveUp() {
      const { place, units } = selection.value!
      const all = usable(place)
      // Where units are chosen one at a time the next of the stack comes first.
      const isLast = planner?.groups !== undefined || all.indexOf(units[0]!) >= all.length - 1
      if (!isLast) take(place, handful(all))
      else {
        selection.value = null
        inspected.value = -1
      }
    },
  }
}
