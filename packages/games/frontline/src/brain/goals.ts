import { scenarioOf } from '../scenarios.ts'
import { homeOf, type FrontlineState } from '../state.ts'
import type { Body, SeenLine } from './field.ts'

/** How much a led section of the enemy threatens the objective from so many cards before it. */
const threats = [1, 0.8, 0.5, 0.3] as const

/** What a turn in a card is worth to a section where a card has to be held. FRL-SCN-S7 */
export function goalWorth(s: FrontlineState, field: SeenLine, body: Body, place: number): number {
  const objective = scenarioOf(s)?.objective
  if (!objective) return 0
  const { card, side } = objective
  const home = homeOf(s, side)
  const far = Math.abs(card - home)
  if (side !== field.side) {
    return place === card
      ? field.w.denied * threat(field, home, far) * manning(field, body, card)
      : 0
  }
  if (!body.isLed || Math.abs(place - home) < far) return 0
  const isDisputed = field.foes.some((foe) => Math.abs(foe.place - home) <= far)
  if (isDisputed) return field.w.disputed
  return place === card ? field.w.held : field.w.beyond
}

/** How near the enemy is to an objective so many cards from his home: 0 to 1. */
function threat(field: SeenLine, home: number, far: number): number {
  let most = 0
  for (const foe of field.foes) {
    if (!foe.isLed) continue
    const gap = Math.max(0, far - Math.abs(foe.place - home))
    most = Math.max(most, threats[gap] ?? 0)
  }
  return most
}

/** Whether another section stands in the card already: then this one matters less there. */
function manning(field: SeenLine, body: Body, card: number): number {
  return field.own.some((other) => other !== body && other.place === card) ? field.w.second : 1
}
