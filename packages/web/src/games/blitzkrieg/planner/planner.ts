import { signal, type Signal } from '@preact/signals'
import {
  attackOn,
  BY_ASSAULT,
  current,
  nextLetter,
  openHexes,
  sketchAt,
  sketched,
  sketchesFrom,
  STEP,
  type AttackSketch,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Game, Plan, Seat } from '@estafette/kernel'
import type { BlitzCore } from '../desk.ts'
import type { StateKey } from '../../../screen/table-state.ts'
import { keepSketches, readSketches } from '../../../session/sketches.ts'

/** What the seats of a table have sketched, by seat: it is there again after a reload. */
const kept: StateKey<Signal<Readonly<Record<string, unknown>>>> = {
  begin: ({ id }) => signal(readSketches(id)),
}

/** Whose sketches are open: those of whoever looks, and nobody's while the screen changes hands. */
function whose({ session: { viewer, awaited } }: BlitzCore): Seat {
  return awaited.value < 0 ? viewer.value : -1
}

/** The position of a desk. */
export function positionOf({ state }: BlitzCore): BlitzState {
  return state.value
}

/** The battle of a desk. */
export function gameOf({ session }: BlitzCore): Game<BlitzState> {
  return session.game
}

/** The sketches of whoever looks that still mean something: no other seat's. */
export function sketches(desk: BlitzCore): readonly AttackSketch[] {
  return current(positionOf(desk), sketchesFrom(desk.page.of(kept).value[whose(desk)]))
}

/** The hexes that must be attacked and are in no sketch. BLZ-CBT-9 */
export function openOf(desk: BlitzCore): readonly number[] {
  return openHexes(positionOf(desk), sketches(desk))
}

/** Keeps the sketches of whoever looks. */
export function keep(desk: BlitzCore, all: readonly AttackSketch[]): void {
  const seat = whose(desk)
  if (seat < 0) return
  const bySeat = desk.page.of(kept)
  bySeat.value = { ...bySeat.peek(), [seat]: all }
  keepSketches(desk.session.id, String(seat), all.length > 0 ? all : null)
}

/** A letter as it is written: A to Z. */
export function letterText(letter: number): string {
  return String.fromCharCode(65 + (letter % 26))
}

/** The attack that a press on an enemy means while no own stack is chosen. */
export function aimAt(desk: BlitzCore, hex: number): Plan | null {
  const s = positionOf(desk)
  if (s.step !== STEP.declare || desk.seat.value < 0) return null
  return attackOn(s, hex, sketches(desk))
}

/** The sketch behind a plan that is looked at: its own letter, or the next one. */
export function sketchFor(desk: BlitzCore, plan: Plan): AttackSketch {
  const all = sketches(desk)
  const known = sketchAt(all, plan.place)
  return sketched(known?.letter ?? nextLetter(all), plan)
}

/** The attack that is looked at. */
export function attackInHand({ intention }: BlitzCore): Plan | null {
  const now = intention.value
  const plan = now?.kind === 'plan' ? now.plan : null
  return plan?.kind === 'attack' && plan.manner === BY_ASSAULT ? plan : null
}
