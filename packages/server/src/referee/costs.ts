import type { Call, ServerMessage } from '@estafette/protocol'

// What an answer costs beyond a message of its own, so that nobody asks for much as often as for
// little. One is about what a choice costs that is held against the rules.

const costs = new WeakMap<ServerMessage, number>()

/** Notes what it cost to make an answer. */
export function costing<Told extends ServerMessage>(told: Told, cost: number): Told {
  costs.set(told, cost)
  return told
}

/** What it cost beyond one; 0 where nothing was noted. */
export function costOf(told: ServerMessage): number {
  return costs.get(told) ?? 0
}

/** Of a whole table, by the choices it tells of. */
export function tableCost(choices: number): number {
  return choices / 200
}

/** Of steps that were worked out anew, in a game of so many choices. */
export function stepsCost(steps: number, choices: number): number {
  return steps === 0 ? 0 : steps / 4 + tableCost(choices)
}

/** Of the choices that were played once more to find positions of the past. */
export function pastCost(walked: number): number {
  return walked / 32
}

/** What a call is known to cost before it is answered: many may be asked for in the meantime. */
export function costAhead(call: Call): number {
  if (call.call === 'seek') return 1 // it writes, and everybody else who waits is looked at
  return call.call === 'past' || (call.call === 'open' && call.version !== undefined) ? 2 : 0
}
