import type { Features } from '@estafette/kernel'
import { ACTION_TYPES, SIDES } from '../data/codes.ts'
import { coverOf } from '../data/deck.ts'
import { FORCES, vp } from '../data/forces.ts'
import { RESHUFFLES } from '../deck.ts'
import { heldCount } from '../holding.ts'
import { scenarioOf, scenarios } from '../scenarios.ts'
import { hasActed, isLed, isSection } from '../sections.ts'
import { isLoaded, isOnLine, isPinned, moraleOf, sideOf } from '../soldiers.ts'
import { homeOf, seatsIn, sideOfSeat, terrainAt, type FrontlineState } from '../state.ts'
import { keeping } from '../usefulness.ts'
import { FIXED_TURNS, ownTurn, vpNeeded } from '../victory.ts'
import { fieldOf, type SeenLine } from './field.ts'
import { harmIn } from './fights.ts'
import { first as weights } from './weights.ts'

/** What is counted of each side, as a share of the VP that decide where men are counted. */
const ofSide = [
  'lost',
  'lost squared',
  'alive',
  'pinned',
  'shaken',
  'wounded',
  'empty',
  'acted',
  'cards',
  'good cards',
  'ground',
  'fire',
  'best fire',
  'sections',
  'led',
  'forward',
] as const

const LOST = 0
const SQUARED = 1
const ALIVE = 2
const PINNED = 3
const SHAKEN = 4
const WOUNDED = 5
const EMPTY = 6
const ACTED = 7
const CARDS = 8
const GOOD_CARDS = 9
const GROUND = 10
const FIRE = 11
const BEST_FIRE = 12
const SECTIONS = 13
const LED = 14
const FORWARD = 15

/** What is counted of the battle as a whole, as the Allies see it. */
const ofAll = [
  'acts',
  'lead',
  'late',
  'late lead',
  'lead squared',
  'clock',
  'clock late',
  'objective',
  'objective held',
  'night',
] as const

const names: readonly string[] = [
  ...SIDES.flatMap((side) => ofSide.map((name) => `${side} ${name}`)),
  ...ofAll,
  ...scenarios.map((id) => `battle ${id}`),
  ...scenarios.map((id) => `lead ${id}`),
]

const LAST_TURN = 30 // of each player. FRL-VIC-6

/** What of a battle tells who wins it. */
export const features: Features<FrontlineState> = {
  names,
  read(s, into) {
    into.fill(0)
    const needed = SIDES.map((_, side) => Math.max(1, vpNeeded(s, side)))
    countMen(s, into, needed)
    countHands(s, into)
    SIDES.forEach((_, side) => countFire(fieldOf(weights, s, side), s, into, needed))
    const lost = SIDES.map((_, side) => s.vpLost[side]! / needed[side]!)
    SIDES.forEach((_, side) => {
      into[at(side, LOST)] = lost[side]!
      into[at(side, SQUARED)] = lost[side]! ** 2
      into[at(side, GROUND)] = heldCount(s, side)
    })
    const lead = lost[1]! - lost[0]!
    countTime(s, into, lead)
    const battles = SIDES.length * ofSide.length + ofAll.length
    into[battles + s.scenario] = 1
    into[battles + scenarios.length + s.scenario] = lead
  },
}

const at = (side: number, what: number): number => side * ofSide.length + what

function countMen(s: FrontlineState, into: Float64Array, needed: readonly number[]): void {
  for (let x = 0; x < FORCES; x++) {
    if (!isOnLine(s, x)) continue
    const side = sideOf(s, x)
    const share = vp[x]! / needed[side]!
    into[at(side, ALIVE)]! += share
    if (isPinned(s, x)) into[at(side, PINNED)]! += share
    into[at(side, SHAKEN)]! += (share * s.moraleHits[x]!) / Math.max(1, moraleOf(s, x))
    into[at(side, WOUNDED)]! += share * s.wounds[x]!
    if (!isLoaded(s, x)) into[at(side, EMPTY)]! += share
    if (!isSection(s, x)) continue
    into[at(side, SECTIONS)]! += 1
    if (isLed(s, x)) into[at(side, LED)]! += 1
    if (hasActed(s, x)) into[at(side, ACTED)]! += 1
    into[at(side, FORWARD)]! += Math.abs(s.place[x]! - homeOf(s, side))
  }
}

function countHands(s: FrontlineState, into: Float64Array): void {
  for (let seat = 0; seat < seatsIn(s); seat++) {
    const side = sideOfSeat(s, seat)
    into[at(side, CARDS)]! += s.handSize[seat]!
    for (let card = 0; card < ACTION_TYPES; card++) {
      into[at(side, GOOD_CARDS)]! += s.hands[seat * ACTION_TYPES + card]! * keeping[card]!
    }
  }
}

/** The harm that the sections of a side can do, each to whom it hurts most. */
function countFire(
  { own, foes, side }: SeenLine,
  s: FrontlineState,
  into: Float64Array,
  needed: readonly number[],
): void {
  for (const body of own) {
    let most = 0
    for (const foe of foes) {
      const fire = (foe.isArmored ? body.hard : body.soft)[Math.abs(body.place - foe.place)]!
      const column = coverOf[terrainAt(s, foe.place)]!
      const felt = foe.isTank && !body.canHurtTanks ? weights.scratched : 1
      const harm = felt * harmIn(weights, foe.vp, foe.size, column, fire - foe.cover - foe.dugIn)
      most = Math.max(most, harm / needed[1 - side]!)
    }
    into[at(side, FIRE)]! += most
    into[at(side, BEST_FIRE)] = Math.max(into[at(side, BEST_FIRE)]!, most)
  }
}

/** The clock runs for whoever wins when it stops. */
function countTime(s: FrontlineState, into: Float64Array, lead: number): void {
  const scenario = scenarioOf(s)
  const last = scenario?.limit?.turns ?? (s.fixedLength === 1 ? FIXED_TURNS : LAST_TURN)
  const late = Math.max(ownTurn(s) / last, s.reshuffles / RESHUFFLES)
  const clock = scenario?.limit ? (scenario.limit.winner === 0 ? 1 : -1) : 0
  const objective = scenario?.objective
  const toward = objective ? (objective.side === 0 ? 1 : -1) : 0
  const held = objective ? s.held[objective.side]! / objective.turns : 0
  const base = SIDES.length * ofSide.length
  const acts = s.acting === 0 ? 1 : -1
  into.set([acts, lead, late, late * lead, lead * Math.abs(lead), clock, clock * late], base)
  into.set([toward, toward * held, s.nightfall * Math.sign(lead)], base + 7)
}
