import { copyState, defineState, HIDDEN, type Flavored, type Seat } from '@estafette/kernel'
import { ACTION_TYPES, DAMAGES, EQUIPMENT, LINE, SIDES } from './data/codes.ts'
import { DECK } from './data/deck.ts'
import { FORCES } from './data/forces.ts'

/**
 * A soldier, vehicle or gun: the number of its card. A section goes by that of its head.
 * FRL-GEN-1
 */
export type Soldier = Flavored<number, 'soldier'>
export type Section = Soldier // its leader, or its sole soldier
export type Side = Flavored<number, 'side'>
export type CardTitle = Flavored<number, 'card'> // one of the thirteen action cards

/** Nobody, nowhere, not yet. */
export const NONE = -1

export const MOST_SEATS = 4
export const SLOTS = 2 // equipment counters that one soldier can have

// Where a card is when it is on none of the nine terrain cards, 1 to 9.
export const ABSENT = 0 // no part of this battle, or not chosen yet
export const DEAD_PLACE = 10
export const WAITING = 11 // comes later

/** Names of the places by their numbers. */
export const LINE_PLACES: readonly string[] = [
  'absent',
  ...Array.from({ length: LINE }, (_, at) => String(at + 1)),
  'dead',
  'waiting',
]

// Bits of `flags`: what lies on a soldier's card.
export const PINNED = 1
export const EMPTY = 2 // the ammo counter is gone
export const CONCEALED = 4 // sniper counter on Concealment Cover
export const ENTRENCHED = 8 // has not left his first card
export const VETERAN = 16 // Morale 1 higher. FRL-CAMP-4
export const ACTED = 32 // of the head: his section has acted

// Bits of `marks`: what happened to a soldier in the present phase.
export const LEFT = 1
export const JOINED = 2
export const PREPARED = 4
export const TREATED = 8 // a medic who was used this turn
export const CARRIED = 16 // rode on a vehicle this turn. FRL-OPT-3
export const STAYS = 32 // cannot make the move under way
export const OUTFITTING = 64 // is being given his equipment

// A counter of equipment: its kind, and whether it lies face up.
export const KIND = 7
export const KNOWN = 8
export const PASSED = 16 // changed hands in this phase
export const HIDDEN_PASSED = HIDDEN - 1 // in a view: hidden, and changed hands before all eyes

// Windows for plays at any time. FRL-TIME-3
export const NO_WINDOW = 0
export const AT_RALLY = 1
export const AT_ACTION = 2
export const AT_REACT = 3
export const AT_COVER = 4
export const AT_END = 5

// What the action being declared or carried out is.
export const OWN_ACTION = 0
export const TO_ATTACK = 1 // the reaction to an attack
export const TO_MOVE = 2 // the reaction to a move
export const ANSWER = 3 // the answer to an attack made in reaction

// Bits of `extras`: what goes with a move.
export const MOVING_OUT = 1
export const OBSCURING = 2
export const WITH_KEY = 4
export const STAYING_LOW = 8
export const FLANKS = 16

// Bits of `tints`: what took part in the firepower of each side of an exchange.
export const FLAME = 1 // a flamethrower of the attack
export const ANTI_ARMOR = 2
export const ATTACK_TINTS = FLAME | ANTI_ARMOR
export const COUNTER_SHIFT = 2 // the same of the counter-attack, two bits higher

export const MOST_RIGHTS = 7 // unused promotion rights of a side

/** Every single number of a position. */
export const scalars = [
  'scenario',
  'allied', // nation of the Allies, 0 US or 1 UK
  'ends', // 1: the Allies start in card 8
  'sizing', // how the size is agreed on: option
  'heldFire', // FRL-OPT-1
  'movingTarget', // FRL-OPT-2
  'transport', // FRL-OPT-3
  'mulligan', // FRL-OPT-4
  'draft', // FRL-OPT-5
  'fixedLength', // FRL-OPT-6
  'openEquipment', // FRL-OPT-7
  'players', // option: two, three or four
  'automat', // option: side that the Automat plays. FRL-SOLO-1
  'strength', // option: how strong it is
  'posture', // of the Automat. FRL-SOLO-4
  'size', // VP limit of a free battle, 0 in others
  'proposals', // sizes proposed so far
  'step', // what happens next
  'decider', // seat that decides it
  'window', // the window that is open
  'asked', // how many of those who may be asked in it have been
  'passes', // in a row, at the end of a turn
  'first', // side that plays first
  'acting', // side whose turn it is
  'turn', // turns of both players, from 1; 0 before the first
  'turnSeat', // seat of the acting side that has the word
  'speaker', // seat that a reaction or a cover is up to
  'handed', // how often the word was handed on since the last action. FRL-TEAM-4
  'reshuffles',
  'nightfall', // 1: the game ends with the second player's turn. FRL-VIC-6
  'winner', // side, NONE while nobody has won and after a draw
  'victory', // kind of the end, NONE before it
  'key', // section with the Key Location, or NONE
  'item', // soldier or counter that a decision of two parts is about, or NONE
  'forming', // seats that have formed or outfitted so far
  'fallen', // dead leader whose succession is being settled, or NONE
  'after', // step that follows the succession
  // The action being declared
  'actor', // section that acts, or NONE
  'reply', // OWN_ACTION, TO_ATTACK, TO_MOVE or ANSWER
  'shift', // 1: High Ground brings the target one card closer
  'card', // action card that drives it, NONE before it is chosen or without one
  'plain', // 1: as a default action
  'extra', // card a sniper pays to name the soldier, NONE if he does not
  'man', // soldier whose fire is chosen
  // The move under way
  'mover', // section, or NONE
  'way', // +1 or -1 along the line, 0 lateral
  'left', // steps still to go
  'extras', // bits, see above
  'rider', // section taken along by a vehicle, or NONE
  // The exchange
  'attacker', // section, or NONE
  'target', // section attacked
  'attackCard', // card of the attack, for its bonus when it is reckoned again
  'attackShift',
  'victim', // soldier a sniper of the attack fires at, or NONE
  'counterer', // section that counter-attacks, or NONE
  'counterVictim', // soldier a sniper of the counter-attack fires at, or NONE
  'targetPlace', // card the target stood in when the attack was declared
  'tints', // bits, see above
  'sufferer', // section that suffers, NONE before the firepower is compared
  'digging', // Morale hits placed for the Dig-In being played
  'deckSize',
  'pileSize',
  'fp', // firepower of the attack, then what is left of it
  'counterFp', // firepower of the counter-attack, NONE without one
] as const

export type Scalar = (typeof scalars)[number]

/** Tables by soldier, and those of cards and counters. */
const tables = {
  owner: FORCES, // seat, NONE of a card that is in nobody's force
  place: FORCES, // 1 to 9, or one of the places above
  head: FORCES, // head of the section a soldier is in, NONE off the line
  flags: FORCES,
  marks: FORCES,
  moraleHits: FORCES,
  wounds: FORCES,
  command: FORCES, // with promotions
  cover: FORCES, // of the head: points until the end of the turn
  flanks: FORCES, // of the head: Flanking Positions in play
  hits: FORCES, // counters drawn against him in this resolution
  mode: FORCES, // how he fires in this exchange
  rights: FORCES, // bits: promotion rights that he may use
  rightCommand: SIDES.length * MOST_RIGHTS, // Command that a right gives, 0 where there is none
  counters: FORCES * SLOTS, // equipment
  spent: SIDES.length * EQUIPMENT.length, // equipment used up
  picks: FORCES, // chosen for a force in secret
  terrain: LINE,
  hands: MOST_SEATS * ACTION_TYPES, // cards of each hand, by type
  shown: MOST_SEATS * ACTION_TYPES, // cards of each hand that everybody has seen go there
  handSize: MOST_SEATS,
  deck: ACTION_TYPES,
  pile: DECK, // types of the discarded cards, the top last
  pileBy: DECK, // seats that discarded them
  cup: DAMAGES.length,
  vpLost: SIDES.length,
  vpTotal: SIDES.length,
  held: SIDES.length, // turns in a row at whose end the objective was held
} as const

const MOST_CHOICES = 1024

/** A blank position. */
export const makeState = defineState(
  { scalars, tables, wide: ['fp', 'counterFp', 'item'] },
  MOST_CHOICES,
)

export type FrontlineState = ReturnType<typeof makeState>

/** A position like another, to be changed without it. */
export function copyOf(s: FrontlineState): FrontlineState {
  const copy = makeState()
  copyState(copy, s)
  return copy
}

/** The other side. */
export function opponent(side: Side): Side {
  return 1 - side
}

// Teams: seats 0 and 2 are Allied, 1 and 3 Axis; with three players, the values in between, the
// third joins one of them.
export const TWO_PLAYERS = 0
const THREE_AXIS = 2
const FOUR_PLAYERS = 3

/** How many seats there are. FRL-TEAM-1 */
export function seatsIn(s: FrontlineState): number {
  return s.players === TWO_PLAYERS ? 2 : s.players === FOUR_PLAYERS ? 4 : 3
}

/** The side of a seat. */
export function sideOfSeat(s: FrontlineState, seat: Seat): Side {
  if (seat < 2) return Number(seat)
  return seat === 3 || s.players === THREE_AXIS ? 1 : 0
}

/** The second seat of a side, NONE where it has but one. */
export function partnerSeat(s: FrontlineState, side: Side): Seat {
  if (s.players === TWO_PLAYERS) return NONE
  if (s.players === FOUR_PLAYERS) return side + 2
  return side === (s.players === THREE_AXIS ? 1 : 0) ? 2 : NONE
}

/** The other seat of the same side, NONE where there is none. */
export function mateOf(s: FrontlineState, seat: Seat): Seat {
  const partner = partnerSeat(s, sideOfSeat(s, seat))
  return partner === NONE ? NONE : seat === partner ? Number(sideOfSeat(s, seat)) : partner
}

/** The start point of a side: 1 or 9. FRL-TER-3 */
export function homeOf(s: FrontlineState, side: Side): number {
  return (side === 0) === (s.ends === 0) ? 1 : LINE
}

/** The card where the sections of a side start: 2 or 8. */
export function startOf(s: FrontlineState, side: Side): number {
  return homeOf(s, side) === 1 ? 2 : LINE - 1
}

/** +1 or -1: the way towards the enemy. FRL-MOVE-2 */
export function aheadOf(s: FrontlineState, side: Side): number {
  return homeOf(s, side) === 1 ? 1 : -1
}

/** The terrain of a card of the line, 1 to 9. */
export function terrainAt(s: FrontlineState, place: number): number {
  return s.terrain[place - 1]!
}
