import { signal, type Signal } from '@preact/signals'
import {
  airPlaceOf,
  asksPilots,
  flightsOf,
  ordersFor,
  pilotsOf,
  proposedFlights,
  reassign,
  rowOf,
  STEP,
  VERB,
  type BlitzState,
  type AirOrder,
} from '@estafette/blitzkrieg/screen'
import { makeChoice, targetOf, verbOf, type Choice } from '@estafette/kernel'
import type { StateKey } from '../../../screen/table-state.ts'
import type { BlitzCore } from '../desk.ts'

/** What a table keeps of its air units: whose row the map is about, and what was worked out. */
interface Desks {
  readonly chosen: Signal<number>
  state?: BlitzState
  proposal: readonly AirOrder[]
}

const kept: StateKey<Desks> = { begin: () => ({ chosen: signal(-1), proposal: [] }) }

/** Whether whoever looks gives orders to several air units; one has a card of its own. BLZ-AIR-2, BLZ-AIR-3 */
export function givesOrders({ seat, state }: BlitzCore): boolean {
  return seat.value >= 0 && asksPilots(state.value) && pilotsOf(state.value).length > 1
}

/** Whether the card is the table of them all, and not one order that was chosen from the list. */
export function showsTable(desk: BlitzCore): boolean {
  return givesOrders(desk) && desk.intention.value?.kind !== 'offer'
}

/** The orders that are proposed: they follow from what everybody sees. */
export function proposalOf(desk: BlitzCore): readonly AirOrder[] {
  const own = desk.page.of(kept)
  const state = desk.state.value
  if (own.state !== state) {
    Object.assign(own, { state, proposal: proposedFlights(desk.session.game, state) })
  }
  return own.proposal
}

/** The orders as the table shows them: those that are meant, else those that are proposed. */
export function flightsNow(desk: BlitzCore): readonly AirOrder[] {
  const now = desk.intention.value
  return now?.kind === 'row' ? flightsOf(desk.state.value, now.choices) : proposalOf(desk)
}

/** Whether just these orders are meant. */
export function areMeant(desk: BlitzCore, flights: readonly AirOrder[]): boolean {
  const now = desk.intention.value
  return now?.kind === 'row' && now.choices.join() === rowOf(desk.state.value, flights).join()
}

/** Means some orders: slot A gives them. */
export function mean(desk: BlitzCore, flights: readonly AirOrder[]): void {
  const choices = rowOf(desk.state.value, flights)
  desk.intention.value = { kind: 'row', choices, goesOn: true }
}

/** The air unit that a press on the map is about. */
export function chosenAir(desk: BlitzCore): number {
  const pilots = pilotsOf(desk.state.value)
  const chosen = desk.page.of(kept).chosen.value
  return pilots.includes(chosen) ? chosen : (pilots[0] ?? -1)
}

export function choosePilot(desk: BlitzCore, air: number): void {
  desk.page.of(kept).chosen.value = air
}

/** Gives an air unit another order; whoever had its target gets the old one. */
export function give(desk: BlitzCore, air: number, choice: Choice): void {
  const { game } = desk.session
  mean(desk, reassign(game, desk.state.value, flightsNow(desk), { air, choice }))
}

/** Every order that an air unit can have, whatever the others do. */
export function ordersOf(desk: BlitzCore, air: number): readonly Choice[] {
  return ordersFor(desk.session.game, desk.state.value, [], air)
}

/** The place that an order is about, -1 for none. */
export function placeOfOrder(s: BlitzState, choice: Choice): number {
  const verb = verbOf(choice)
  if (verb === VERB.bomb) return targetOf(choice)
  if (verb !== VERB.intercept) return -1
  const place = airPlaceOf(s, targetOf(choice))
  return place < s.board.hexCount ? place : -1
}

/**
 * A press on the map while air units get their orders: on a target that somebody has it takes up
 * who that is, on another one it is where the chosen air unit goes. False where neither is meant.
 */
export function pressTarget(desk: BlitzCore, place: number): boolean {
  if (!givesOrders(desk)) return false
  const s = desk.state.value
  const owner = flightsNow(desk).find(({ choice }) => placeOfOrder(s, choice) === place)
  const air = chosenAir(desk)
  if (owner && owner.air !== air) {
    choosePilot(desk, owner.air)
    mean(desk, flightsNow(desk))
    return true
  }
  const order = ordersOf(desk, air).find((choice) => placeOfOrder(s, choice) === place)
  if (order === undefined) return false
  give(desk, air, order)
  return true
}

/** Everybody stays on the ground. */
export function isGrounded({ choice }: AirOrder): boolean {
  return choice === makeChoice(VERB.hold)
}

/** Whether missions are given, or enemy missions met. */
export function areMissions(s: BlitzState): boolean {
  return s.step === STEP.mission
}
