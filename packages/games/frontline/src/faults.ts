import { fieldFaults } from '@estafette/kernel'
import { isAutomatAsked } from './automat/seat.ts'
import {
  ACTION_TYPES,
  ACTIONS,
  EQUIPMENT,
  FLANKING,
  KEY_LOCATION,
  LINE,
  NATIONS,
} from './data/codes.ts'
import { copies, equipmentCount, fullCup } from './data/deck.ts'
import { FORCES, vp } from './data/forces.ts'
import { RESHUFFLES } from './deck.ts'
import { fields } from './fields.ts'
import { decisionFaults } from './decision-faults.ts'
import { FREE, scenarioOf, scenarios } from './scenarios.ts'
import { soldierFaults, type FaultsFound } from './soldier-faults.ts'
import { kindOf, sideOf } from './soldiers.ts'
import {
  DEAD_PLACE,
  MOST_SEATS,
  NONE,
  opponent,
  seatsIn,
  SLOTS,
  TWO_PLAYERS,
  type FrontlineState,
} from './state.ts'
import { isDecision, STEP } from './steps.ts'
import { victories, vpNeeded } from './victory.ts'

/**
 * Everything that must be true of any position; the list of what is not. For readers and for the
 * examiner: what one fault makes meaningless is not looked at any more.
 */
export function faults(s: FrontlineState): string[] {
  const found = fieldFaults(fields, s)
  const parts = [gameFaults, cardFaults, soldiersFaults, forceFaults, decisionFaults]
  for (const part of parts) if (found.length === 0) part(s, found)
  return found
}

function soldiersFaults(s: FrontlineState, found: FaultsFound): void {
  for (let x = 0; x < FORCES; x++) soldierFaults(s, x, found)
}

/** The game as a whole: its set-up, who plays, how far it is. */
function gameFaults(s: FrontlineState, found: FaultsFound): void {
  if (!isDecision(s.step) && s.step !== STEP.over)
    found.push('no one is to decide, but the game is not over')
  if (s.decider >= seatsIn(s)) found.push('the decider is not a seat of this game')
  if (s.turnSeat >= seatsIn(s))
    found.push('the seat whose turn it is, turn-seat, is not a seat of this game')
  if (s.speaker >= seatsIn(s))
    found.push('the seat that answers, speaker, is not a seat of this game')
  if (s.automat !== 0 && s.players !== TWO_PLAYERS)
    found.push('the Automat must play against one player')
  if (isAutomatAsked(s)) found.push('the Automat must not be asked: it decides by itself')
  if (s.automat <= 0 && s.posture !== 0)
    found.push('only the Automat has a posture, and it does not play')
  if ((s.step === STEP.over) !== s.victory >= 0)
    found.push('the game must be over if it has a kind of victory, and only then')
  if (s.winner !== NONE && s.step !== STEP.over)
    found.push('there is a winner, but the game is not over')
  if (s.scenario === FREE) return
  const scenario = scenarioOf(s)!
  if (s.allied !== scenario.nation)
    found.push(
      `the Allies of ${scenarios[s.scenario]} must be ${NATIONS[scenario.nation]}: set option nation`,
    )
  if (s.ends !== 0) found.push('the Allies of a scenario must start in card 2: set option ends')
  if (s.size !== 0) found.push('a scenario has no size: only a free battle does')
}

/** Every action card is in one place. */
function cardFaults(s: FrontlineState, found: FaultsFound): void {
  const seen = s.deck.slice()
  let inDeck = 0
  for (const count of s.deck) inDeck += count
  const isDeck = inDeck === s.deckSize && s.deck.every((count) => count >= 0)
  if (!isDeck) found.push('the cards listed in the deck are not as many as its size says')
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    let size = 0
    for (let card = 0; card < ACTION_TYPES; card++) {
      const count = s.hands[seat * ACTION_TYPES + card]!
      const shown = s.shown[seat * ACTION_TYPES + card]!
      const isHeld = count >= 0 && shown >= 0 && shown <= count
      if (!isHeld) found.push(`seat-${seat + 1} has shown ${ACTIONS[card]} but does not hold it`)
      size += count
      seen[card]! += count
    }
    if (size !== s.handSize[seat])
      found.push(`the cards listed for seat-${seat + 1} are not as many as its hand size says`)
    if (size !== 0 && seat >= seatsIn(s))
      found.push(`seat-${seat + 1} holds cards but does not play`)
  }
  for (let i = 0; i < s.pileSize; i++) {
    seen[s.pile[i]!]! += 1
    if (s.pileBy[i]! >= seatsIn(s))
      found.push(`seat-${s.pileBy[i]! + 1} discarded cards but does not play`)
  }
  for (let x = 0; x < FORCES; x++) seen[FLANKING]! += s.flanks[x]!
  if (s.key !== NONE) seen[KEY_LOCATION]! += 1
  ACTIONS.forEach((card, at) => {
    const [count, most] = [seen[at], copies[at]]
    if (count !== most) found.push(`there must be ${most} of ${card}, not ${count}`)
  })
  if (s.reshuffles >= RESHUFFLES && s.nightfall !== 1)
    found.push('night must have fallen by this reshuffle')
}

/** VP, equipment and victory of the sides. */
function forceFaults(s: FrontlineState, found: FaultsFound): void {
  for (let side = 0; side < 2; side++) {
    let total = 0
    let lost = 0
    const counts = new Int8Array(EQUIPMENT.length)
    for (let x = 0; x < FORCES; x++) {
      if (s.owner[x] === NONE || sideOf(s, x) !== side) continue
      total += vp[x]!
      if (s.place[x] === DEAD_PLACE) lost += vp[x]!
      for (let slot = 0; slot < SLOTS; slot++) counts[kindOf(s.counters[x * SLOTS + slot]!)]! += 1
    }
    if (total !== s.vpTotal[side])
      found.push(`the VP of a force must be ${total}, not ${s.vpTotal[side]}`)
    if (lost !== s.vpLost[side]) found.push(`the VP lost must be ${lost}, not ${s.vpLost[side]}`)
    for (let kind = 1; kind < EQUIPMENT.length; kind++) {
      const used = counts[kind]! + s.spent[side * EQUIPMENT.length + kind]!
      const most = equipmentCount[kind]!
      if (used > most)
        found.push(`${used} counters ${EQUIPMENT[kind]} are too many: a side has ${most}`)
    }
    victoryFaults(s, side, found)
  }
  if (s.terrain.length !== LINE || !s.terrain.every((terrain) => terrain >= 0))
    found.push('terrain is missing')
  const isCup = s.cup.every((count, damage) => count >= 0 && count <= fullCup[damage]!)
  if (!isCup) found.push('the cup has counters that do not exist')
}

/** What ends a battle has ended it. FRL-VIC-1, FRL-SCN-S7 */
function victoryFaults(s: FrontlineState, side: number, found: FaultsFound): void {
  const isLost = s.vpTotal[side]! > 0 && s.vpLost[side]! >= vpNeeded(s, side)
  const isOver = s.step === STEP.over
  if (isLost && !isOver) found.push('half of a force is dead, but the game is not over')
  const byLosses = isOver && victories[s.victory] === 'losses'
  if (byLosses && opponent(s.winner) === side && !isLost)
    found.push('half of the losing force is not dead, but the victory is by losses')
  const objective = scenarioOf(s)?.objective
  const turns = objective?.side === side ? objective.turns : 0
  const isHeld = s.held[side]! >= Math.max(1, turns)
  if (isHeld && turns <= 0) found.push('held counts turns, but this side has no card to hold')
  if (isHeld && !isOver) found.push('the objective was held long enough, but the game is not over')
}
