import { fieldFaults } from '@estafette/kernel'
import { isAutomatAsked } from './automat/seat.ts'
import { ACTION_TYPES, ACTIONS, EQUIPMENT, FLANKING, KEY_LOCATION, LINE } from './data/codes.ts'
import { copies, equipmentCount, fullCup } from './data/deck.ts'
import { carries, forceCodes, FORCES, sideOfCard, vp } from './data/forces.ts'
import { fields } from './fields.ts'
import { roomUnder } from './sections.ts'
import { deadlyWounds, isOnLine, kindOf, moraleOf, sideOf } from './soldiers.ts'
import {
  DEAD_PLACE,
  MOST_SEATS,
  NONE,
  seatsIn,
  SLOTS,
  TWO_PLAYERS,
  WAITING,
  type FrontlineState,
} from './state.ts'
import { isDecision, STEP } from './steps.ts'

/** Everything that must be true of any position; the list of what is not. */
export function faults(s: FrontlineState): string[] {
  const found = fieldFaults(fields, s)
  if (found.length > 0) return found
  const must = (holds: boolean, fault: string): void => {
    if (!holds) found.push(fault)
  }
  must(isDecision(s.step) || s.step === STEP.over, 'nobody is to decide and the game is not over')
  must(s.decider < seatsIn(s), 'a seat that there is not is to decide')
  must(!isAutomatAsked(s), 'the Automat is asked like a player')
  must(s.automat === 0 || s.players === TWO_PLAYERS, 'the Automat plays against one player')
  must((s.step === STEP.over) === s.victory >= 0, 'the game is over exactly when it has ended')
  cardFaults(s, must)
  for (let x = 0; x < FORCES; x++) soldierFaults(s, x, must)
  forceFaults(s, must)
  must(
    s.cup.every((count, damage) => count >= 0 && count <= fullCup[damage]!),
    'the cup holds what is not in it',
  )
  must(s.key === NONE || s.owner[s.key]! >= 0, 'a Key Location lies on nobody')
  return found
}

type Must = (holds: boolean, fault: string) => void

/** Every action card is in one place. */
function cardFaults(s: FrontlineState, must: Must): void {
  const seen = s.deck.slice()
  let inDeck = 0
  for (const count of s.deck) inDeck += count
  must(inDeck === s.deckSize && s.deck.every((count) => count >= 0), 'the deck has another size')
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    let size = 0
    for (let card = 0; card < ACTION_TYPES; card++) {
      const count = s.hands[seat * ACTION_TYPES + card]!
      const shown = s.shown[seat * ACTION_TYPES + card]!
      must(
        count >= 0 && shown >= 0 && shown <= count,
        `seat ${seat + 1} does not hold ${ACTIONS[card]}`,
      )
      size += count
      seen[card]! += count
    }
    must(size === s.handSize[seat], `the hand of seat ${seat + 1} has another size`)
    must(size === 0 || seat < seatsIn(s), `seat ${seat + 1} holds cards and does not play`)
  }
  for (let i = 0; i < s.pileSize; i++) seen[s.pile[i]!]! += 1
  for (let x = 0; x < FORCES; x++) seen[FLANKING]! += s.flanks[x]!
  if (s.key !== NONE) seen[KEY_LOCATION]! += 1
  ACTIONS.forEach((card, at) => must(seen[at] === copies[at], `there are ${seen[at]} of ${card}`))
}

function soldierFaults(s: FrontlineState, x: number, must: Must): void {
  const name = forceCodes[x]!
  const place = s.place[x]!
  if (s.owner[x] === NONE) {
    must(place === 0 && s.head[x] === NONE && s.flags[x] === 0, `${name} is in nobody's force`)
    return
  }
  must(s.owner[x]! < seatsIn(s), `${name} belongs to nobody`)
  must(sideOf(s, x) === sideOfCard(x), `${name} fights on the wrong side`)
  must(place >= 1 && place <= WAITING, `${name} is nowhere`)
  must(s.wounds[x]! >= 0 && s.wounds[x]! < deadlyWounds(x), `${name} has too many Wounds`)
  must(s.moraleHits[x]! >= 0 && s.moraleHits[x]! <= moraleOf(s, x), `${name} has no such Morale`)
  const counters = [0, 1].filter((slot) => s.counters[x * SLOTS + slot] !== 0).length
  must(counters <= carries[x]!, `${name} carries too much`)
  const head = s.head[x]!
  if (!isOnLine(s, x)) {
    must(counters === 0, `${name} is off the line with equipment`)
    must(
      head === NONE || (head === x && place === DEAD_PLACE),
      `${name} is off the line in a section`,
    )
    return
  }
  must(head !== NONE, `${name} is in no section`)
  if (head === NONE) return
  must(s.owner[head] === s.owner[x], `${name} serves under a stranger`)
  if (!isOnLine(s, head)) return // his leader has just died
  must(s.head[head] === head, `${name} serves under one who leads nobody`)
  must(s.place[head] === place, `${name} is not with his section`)
  if (head === x) must(s.command[x] === 0 || roomUnder(s, x) >= 0, `${name} leads too many`)
  else must(s.command[head]! > 0, `${name} serves under one without Command`)
}

/** VP and equipment of the sides. */
function forceFaults(s: FrontlineState, must: Must): void {
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
    must(total === s.vpTotal[side], 'a force has other VP')
    must(lost === s.vpLost[side], 'other VP were lost')
    for (let kind = 1; kind < EQUIPMENT.length; kind++) {
      const used = counts[kind]! + s.spent[side * EQUIPMENT.length + kind]!
      must(used <= equipmentCount[kind]!, `there are not so many counters: ${EQUIPMENT[kind]}`)
    }
  }
  must(s.terrain.length === LINE && s.terrain.every((terrain) => terrain >= 0), 'the line has gaps')
}
