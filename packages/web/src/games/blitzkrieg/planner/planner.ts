import { signal, type Signal } from '@preact/signals'
import {
  attackOn,
  BY_ASSAULT,
  current,
  lostSketches,
  nextLetter,
  openAttacks,
  openHexes,
  planOf,
  sketchAt,
  sketched,
  sketchesFrom,
  STEP,
  withSketch,
  type AttackSketch,
  type BlitzState,
  type LostSketch,
  type OpenAttack,
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

/** The sketches of a combat phase: those of another turn mean nothing any more. */
interface KeptPhase {
  readonly turn: number
  readonly sketches: readonly AttackSketch[]
}

/** What whoever looks has kept in this phase, whatever became of it: no other seat's. */
function keptBy(desk: BlitzCore): readonly AttackSketch[] {
  const data = desk.page.of(kept).value[whose(desk)] as Partial<KeptPhase> | null | undefined
  return data?.turn === positionOf(desk).turn ? sketchesFrom(data.sketches) : []
}

/** The sketches of whoever looks that still mean something: each has somebody who attacks. */
export function sketches(desk: BlitzCore): readonly AttackSketch[] {
  const s = positionOf(desk)
  return current(s, keptBy(desk)).filter((sketch) => planOf(s, sketch) !== null)
}

/** Who was to attack hexes, also those who are named already. */
export function meantFor(desk: BlitzCore, hexes: readonly number[]): readonly number[] {
  const about = keptBy(desk).filter(({ targets }) => targets.some((hex) => hexes.includes(hex)))
  return about.flatMap(({ units }) => units)
}

/** The sketches that came to nothing since something was last planned. */
export function lostOf(desk: BlitzCore): readonly LostSketch[] {
  return lostSketches(positionOf(desk), keptBy(desk))
}

/** What was found out about a position and its sketches: map, card and row ask for the same. */
const leftOver: StateKey<{
  state?: BlitzState
  sketches?: string
  found: readonly OpenAttack[]
}> = { begin: () => ({ found: [] }) }

/** What could be attacked beside the sketches, with the odds that there are now. */
export function openAttacksOf(desk: BlitzCore): readonly OpenAttack[] {
  const state = positionOf(desk)
  if (desk.seat.value < 0 || state.step !== STEP.declare) return []
  const all = sketches(desk)
  const key = all.map(({ targets, units }) => `${targets.join()}:${units.join()}`).join(' ')
  const known = desk.page.of(leftOver)
  if (known.state !== state || known.sketches !== key) {
    Object.assign(known, { state, sketches: key, found: openAttacks(state, all) })
  }
  return known.found
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
  const phase: KeptPhase = { turn: positionOf(desk).turn, sketches: all }
  bySeat.value = { ...bySeat.peek(), [seat]: phase }
  keepSketches(desk.session.id, String(seat), all.length > 0 ? phase : null)
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

/** An attack that was aimed at stays planned until it is dropped. */
export function keepAimed(desk: BlitzCore, plan: Plan): void {
  const isOurs = plan.kind === 'attack' && plan.manner === BY_ASSAULT
  if (!isOurs || desk.seat.value < 0 || positionOf(desk).step !== STEP.declare) return
  keep(desk, withSketch(sketches(desk), sketchFor(desk, plan)))
}

/** The attack that is looked at. */
export function attackInHand({ intention }: BlitzCore): Plan | null {
  const now = intention.value
  const plan = now?.kind === 'plan' ? now.plan : null
  return plan?.kind === 'attack' && plan.manner === BY_ASSAULT ? plan : null
}
