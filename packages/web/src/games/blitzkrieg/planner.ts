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
  type BlitzState,
  type Sketch,
} from '@estafette/blitzkrieg/screen'
import type { Game, Plan } from '@estafette/kernel'
import type { CoreDesk } from '../../screen/desk.ts'
import type { StateKey } from '../../screen/table-state.ts'
import { keepSketch, readSketch } from '../../store/private.ts'

/** The sketches of whoever sits at a table: theirs alone, and there again after a reload. */
const kept: StateKey<Signal<readonly Sketch[]>> = {
  begin: ({ id }) => signal(sketchesFrom(readSketch(id))),
}

/** The position of a desk. */
export function positionOf({ state }: CoreDesk): BlitzState {
  return state.value as BlitzState
}

/** The battle of a desk. */
export function gameOf({ session }: CoreDesk): Game<BlitzState> {
  return session.game as unknown as Game<BlitzState>
}

/** The sketches that still mean something. */
export function sketches(desk: CoreDesk): readonly Sketch[] {
  return current(positionOf(desk), desk.page.of(kept).value)
}

/** The hexes that must be attacked and are in no sketch. BLZ-CBT-9 */
export function openOf(desk: CoreDesk): readonly number[] {
  return openHexes(positionOf(desk), sketches(desk))
}

/** Keeps sketches. */
export function keep({ session, page }: CoreDesk, all: readonly Sketch[]): void {
  page.of(kept).value = all
  keepSketch(session.id, all)
}

/** A letter as it is written: A to Z. */
export function letterText(letter: number): string {
  return String.fromCharCode(65 + (letter % 26))
}

/** The attack that a press on an enemy means while no own stack is chosen. */
export function aimAt(desk: CoreDesk, hex: number): Plan | null {
  const s = positionOf(desk)
  if (s.step !== STEP.declare || desk.seat.value < 0) return null
  return attackOn(s, hex, sketches(desk))
}

/** The sketch behind a plan that is looked at: its own letter, or the next one. */
export function sketchFor(desk: CoreDesk, plan: Plan): Sketch {
  const all = sketches(desk)
  const known = sketchAt(all, plan.place)
  return sketched(known?.letter ?? nextLetter(all), plan)
}

/** The attack that is looked at. */
export function attackInHand({ intention }: CoreDesk): Plan | null {
  const now = intention.value
  const plan = now?.kind === 'plan' ? now.plan : null
  return plan?.kind === 'attack' && plan.manner === BY_ASSAULT ? plan : null
}
