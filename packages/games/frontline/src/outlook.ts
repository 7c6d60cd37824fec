import type { CheckTime, Ending, Outlook, Score, Seat } from '@estafette/kernel'
import { FORCES, vp } from './data/forces.ts'
import { RESHUFFLES } from './deck.ts'
import { commanderOf, handSizeOf, heldBy } from './holding.ts'
import { scenarioOf } from './scenarios.ts'
import { isOnLine, sideOf } from './soldiers.ts'
import { mateOf, NONE, opponent, type FrontlineState, type Side, type Soldier } from './state.ts'
import { STEP } from './steps.ts'
import { aheadInLosses, FIXED_TURNS, ownTurn, vpNeeded } from './victory.ts'

/** The end of a turn once all have passed: cards are drawn, which changes nothing that is checked. */
const DUE: ReadonlySet<number> = new Set([
  STEP['turn-ends'],
  STEP['discard-next'],
  STEP['turn-over'],
])

/** How the battle stands, as if the turn ended now; null before the first turn and after the end. */
export function outlookOf(s: FrontlineState): Outlook | null {
  if (s.turn === 0 || s.step === STEP.over) return null
  return {
    endings: endingsOf(s),
    scores: [0, 1].flatMap((side) => scoreOf(s, side)),
    next: nextOf(s),
    risks: [],
    isDue: DUE.has(s.step) && actingSeats(s).every((seat) => missingOf(s, seat) >= 0),
  }
}

/** Every way in which this battle can end. FRL-VIC-1, FRL-SCN-S7, FRL-SCN-S8, FRL-VIC-6, FRL-OPT-6 */
function endingsOf(s: FrontlineState): Ending[] {
  const scenario = scenarioOf(s)
  const found: Ending[] = [0, 1].map((side) => lossesOf(s, side))
  const objective = scenario?.objective
  if (objective) {
    const { side, card, turns } = objective
    const isHeld = side === s.acting && (heldBy(s, side) & (1 << card)) !== 0
    const have = s.held[side]! + (isHeld ? 1 : 0)
    found.push({
      ...ending('objective', 'FRL-SCN-S7', side, 'turn-end', have, turns),
      chance: Number(isHeld && have >= turns),
      places: [card - 1],
    })
  }
  const isLast = s.acting !== s.first // only the second player's turn can be the last
  if (scenario?.limit) {
    const { turns, winner } = scenario.limit
    found.push({
      ...ending('limit', 'FRL-SCN-S8', winner, 'game-end', ownTurn(s), turns),
      chance: Number(isLast && ownTurn(s) >= turns),
    })
  }
  const ahead = aheadInLosses(s)
  if (s.fixedLength === 1) {
    found.push({
      ...ending('length', 'FRL-OPT-6', ahead, 'game-end', ownTurn(s), FIXED_TURNS),
      chance: Number(isLast && ownTurn(s) >= FIXED_TURNS),
    })
  }
  found.push({
    ...ending('nightfall', 'FRL-VIC-6', ahead, 'game-end', s.reshuffles, RESHUFFLES),
    chance: Number(isLast && fallsAtEnd(s)),
  })
  return found
}

/** Whether night falls at the latest when hands are filled, which may empty the deck. FRL-HAND-5 */
function fallsAtEnd(s: FrontlineState): boolean {
  if (s.nightfall === 1) return true
  const missing = actingSeats(s).reduce((sum, seat) => sum + Math.max(0, missingOf(s, seat)), 0)
  return s.reshuffles === RESHUFFLES - 1 && missing > s.deckSize && s.pileSize > 0
}

/** Those who fill their hands at the end of this turn. FRL-HAND-3 */
function actingSeats(s: FrontlineState): readonly Seat[] {
  const first = commanderOf(s, s.acting)
  return [first, mateOf(s, first)].filter((seat) => seat !== NONE)
}

/** How many cards a seat lacks; below zero it has too many. */
function missingOf(s: FrontlineState, seat: Seat): number {
  return handSizeOf(s, seat) - s.handSize[seat]!
}

function ending(
  key: string,
  rule: string,
  side: Side,
  check: CheckTime,
  have: number,
  need: number,
): Ending {
  return { key, rule, side, check, have, need, chance: 0, places: [] }
}

/** The losses of a side, which end the battle for the other. FRL-VIC-1 */
function lossesOf(s: FrontlineState, loser: Side): Ending {
  const [have, need] = [s.vpLost[loser]!, vpNeeded(s, loser)]
  const key = loser === 0 ? 'allies-lost' : 'axis-lost'
  return ending(key, 'FRL-VIC-1', opponent(loser), 'at-once', have, need)
}

/** VP of what a side has destroyed. */
function scoreOf(s: FrontlineState, side: Side): Score[] {
  const points = s.vpLost[opponent(side)]!
  return points > 0 ? [{ key: 'losses', rule: 'FRL-VIC-1', side, points, places: [] }] : []
}

/** The dearest enemy on the line, whose loss would count most; NONE where there is nobody. */
export function dearestFoe(s: FrontlineState, side: Side): Soldier {
  let best = NONE
  for (let x = 0; x < FORCES; x++) {
    if (!isOnLine(s, x) || sideOf(s, x) === side) continue
    if (best === NONE || vp[x]! > vp[best]!) best = x
  }
  return best
}

function nextOf(s: FrontlineState): Score[] {
  return [0, 1].flatMap((side) => {
    const foe = dearestFoe(s, side)
    if (foe === NONE) return []
    const places = [s.place[foe]! - 1]
    return [{ key: 'dearest', rule: 'FRL-VIC-2', side, points: vp[foe]!, places }]
  })
}
