import { defineStates, type Flavored } from '@estafette/kernel'
import type { Board } from './data/board.ts'
import { PONTOONS } from './data/codes.ts'
import type { Work } from './work.ts'

export type Unit = Flavored<number, 'unit'>
export type Hex = Flavored<number, 'hex'>
export type Side = Flavored<number, 'side'>
export type Air = Flavored<number, 'air'>

/** Nobody, nowhere, not yet. */
export const NONE = -1

// Bits of `flags`: what a counter shows, and what is remembered of it beyond a phase.
export const DISRUPTED = 1
export const REFIT = 2 // the only lasting loss, and it stays. BLZ-UNIT-3, BLZ-UNIT-7
export const SPENT = 4 // artillery that bombarded. BLZ-ART-8
export const FRESH = 8 // arrived in this turn: supplied. BLZ-SUP-7
export const SHAKEN = 16 // a disruption that stays for the next recovery phase. DIN-REI-9
export const FEROCIOUS = 32 // turned a retreat into a disruption in this turn. BLZ-MOR-3
export const UNTRIED = 64 // has not yet made its first move. DIN-REI-9
export const RECOVERED = 128 // off the map since the night gave it back, not by leaving. BLZ-NIT-6

// Bits of `marks`: what a unit does in the current player turn.
export const MOVED = 1 // in the current movement or exploitation phase. BLZ-MOV-33
export const USED = 2 // has attacked in this combat phase. BLZ-CBT-2
export const HELD = 4 // may not attack in this combat phase. BLZ-CBT-5
export const FOUGHT = 8 // took part in a combat of this phase. BLZ-FIN-1
export const ENTERING = 16 // may enter in this movement phase. BLZ-REI-1
export const ROLLED = 32 // its die of arrival is cast. BLZ-REI-10
export const ATTACKING = 64 // in the current combat
export const DEFENDING = 128
export const RETREATING = 256 // has still to retreat
export const STEADFAST = 512 // defends without retreat by armour panic. BLZ-COM-1
export const ESCORTED = 1024 // began the phase with Rommel. BLZ-ROM-4
export const CARRYING = 2048 // a transport that has carried somebody in this phase: seen, not judged by. BLZ-MOV-21
export const ADVANCED = 4096 // after the current combat
export const YIELDED = 8192 // a Moroccan unit that retreats all the same. BLZ-MOR-2

/** The marks of the current combat. */
export const COMBAT_MARKS = ATTACKING | DEFENDING | RETREATING | STEADFAST | ADVANCED | YIELDED

// Bits of `ground`: what is known of a hex in the current combat phase.
export const ATTACKED = 1 // has been a target in this phase. BLZ-CBT-4
export const TARGET = 2 // of the current combat
export const NO_RETREAT = 4 // the defenders stay. BLZ-CBT-18
export const ASKED = 8 // they have been asked
export const PARALYSED = 16 // only one unit of the stack may attack. BLZ-EVT-4
export const ONE_USED = 64 // and one has, wherever it is now
export const ORIGIN = 32 // attackers of the current combat came from here. BLZ-ADV-4
export const EMPTIED = 128 // a target whose defenders retreated before the combat. BLZ-PCR-3

/** What the current combat leaves behind. */
export const COMBAT_GROUND = TARGET | NO_RETREAT | ASKED | ORIGIN | EMPTIED

// Values of `entrenchment`.
export const OPEN = 0
export const ENTRENCHED = 1 // + the side that benefits: 1 German, 2 Allied
export const DIGGING = 3 // + the side that digs: 3 German, 4 Allied. ARS-OPT-3

// Values of `pontoons`. BLZ-PON-4, BLZ-PON-6, BLZ-PON-8
export const IN_STORE = 0
export const BUILDING = 1
export const BUILT = 2
export const DESTROYED = 3

// Where Rommel is with his marker. BLZ-ROM-1
export const NOT_YET = 0
export const EXPECTED = 1 // the event has come, he may be placed
export const PRESENT = 2
export const FALLING = 3 // eliminated, what that scores is still to be rolled. ARS-VIC-2
export const FALLEN = 4
export const ARRIVING = 5 // the event has just come, and where he goes is asked

// Why somebody retreats: `cause`.
export const BY_RESULT = 0 // BLZ-RES-3, BLZ-RES-4
export const BEFORE_COMBAT = 1 // BLZ-PCR-2
export const AT_PHASE_END = 2 // BLZ-FIN-1

/** Every number of a position. */
export const scalars = [
  'step', // what happens next
  'decider', // side that decides it
  'turn', // 1 to the last, 0 during the set-up
  'lastTurn', // after which the game ends. SED-EVT-3
  'half', // 0 in the first player turn, 1 in the second
  'phasing', // side whose player turn it is, NONE outside
  'exploiting', // 1 in the exploitation phase
  'zone', // set-up: zone whose units are placed
  'placing', // set-up: unit to be placed, NONE when none is
  'left', // how many are still to be chosen or placed
  'markers', // entrenchments still to be placed
  'paralysed', // bits of the sides whose command is paralysed in this turn. BLZ-EVT-4
  'harassed', // what is added to the Allied dice of arrival in this turn. BLZ-EVT-5
  'ferocity', // 1 while Moroccan ferocity is in force. BLZ-MOR-1
  'shifts', // combats that the French may still shift. BLZ-EVT-8
  'surge', // 1 in the turn of the air effort. BLZ-EVT-7
  'drawnThisTurn', // 1: GEM-EVT-3 was drawn at the end of this very turn, and counts from the next
  'interdiction', // German air units in interdiction: follows from `airPlace`. BLZ-AIR-12
  'rommel', // his hex, NONE off the map: he is no unit. BLZ-ROM-7
  'rommelState', // NOT_YET .. ARRIVING
  'rommelMoved', // 1 once he moved in this phase, 2 once he was left where he is. BLZ-ROM-4
  'active', // unit that moves, NONE between moves
  'vehicle', // transport it rides in, or NONE
  'spent', // half MP it has spent
  'entered', // hexes it has entered in this move
  'halted', // 1: it may not go on
  'cover', // pending targets that could be attacked before the declaration. BLZ-CBT-9
  'column', // of the combat results table, NONE outside combat
  'shift', // net shift of the combat, without that of the event
  'pass', // -1, 0 or 1: the event's shift. BLZ-SHF-12
  'die', // of the combat, 0 before it
  'attackerResult', // still to be applied
  'defenderResult',
  'sufferer', // side the result is applied to, NONE outside
  'cause', // of the current retreats
  'least', // hexes of the current retreat. BLZ-RTR-3
  'most',
  'retreater', // unit that retreats, or NONE
  'start', // hex its retreat began in
  'rank', // of the hexes it may end in: NEARER or EQUAL. BLZ-RTR-4
  'combined', // 1: a combined attack. BLZ-CMB-1
  'heavy', // 1: heavy tanks attack. BLZ-HVY-2
  'advanceFrom', // hex the advancing stack comes from, NONE before the first
  'advanceTo', // hex it advances into
  'airTarget', // air unit that is given its mission or intercepted
  'withdrawals', // German air units still to be withdrawn. BLZ-EVT-6
  'refits', // refit markers still to be given. DIN-REI-6, STO-SET-2
  'winner', // side, NONE while nobody has won and after a draw
  'victory', // kind of the end, NONE before it
] as const

export type Scalar = (typeof scalars)[number]

/** How large the tables of a position are on a board. */
function sizesOf(board: Board) {
  const { unitCount, hexCount, airCount, reinforcements, events, optionIds, zones } = board
  return {
    options: Math.max(1, optionIds.length), // 1 where an option is played
    place: unitCount, // hex, or the board's numbers for waiting .. absent
    flags: unitCount,
    marks: unitCount,
    ride: unitCount, // transport that carries the unit, NONE on its own. BLZ-MOV-23
    due: unitCount, // turn from which a unit off the map may come, 0 where it is not on the track
    airPlace: airCount, // target hex, or the board's numbers for ready .. out
    airDue: airCount, // turn in which it is back
    airMet: airCount, // 1: somebody has intercepted it in this phase
    entrenchment: hexCount,
    digger: optionIds.includes('trenches') ? hexCount : 1, // unit that digs there, plus 1. ARS-OPT-3
    control: hexCount, // side that last had a combat unit there, plus 1. BLZ-VIC-3
    ground: hexCount,
    pontoons: PONTOONS, // state of each marker
    spans: PONTOONS, // unbridged hexside it lies on, NONE without
    builders: 2 * PONTOONS, // the two units that build it
    available: reinforcements.length, // 1 once the condition is met
    quota: reinforcements.length, // units that may still enter in this turn
    today: events.length, // times the event came on this day
    drawn: events.length, // times it came in the game
    drawnFor: zones.length, // set-up: units that a zone's die lets in, NONE where none is cast
    scored: 2, // half VP scored during play, by side
    // Derived: kept up to date by `units.ts` and `zoc.ts`.
    units: 2 * hexCount, // combat units by side and hex
    zoc: 2 * hexCount, // undisrupted combat units whose ZOC is in the hex, by side
    vehicles: hexCount, // transports in the hex, of whichever side
    top: hexCount, // first unit or transport in the hex, NONE in an empty one
    below: unitCount, // the next one in the same hex, ascending
  } as const
}

/** The most choices any decision of the series has. */
export const MOST_CHOICES = 1024

/** The class of the positions of all battles; on each board they have their own sizes. */
const statesOf = defineStates({
  scalars,
  tables: [
    'options',
    'place',
    'flags',
    'marks',
    'ride',
    'due',
    'airPlace',
    'airDue',
    'airMet',
    'entrenchment',
    'digger',
    'control',
    'ground',
    'pontoons',
    'spans',
    'builders',
    'available',
    'quota',
    'today',
    'drawn',
    'drawnFor',
    'scored',
    'units',
    'zoc',
    'vehicles',
    'top',
    'below',
  ],
  derived: ['units', 'zoc', 'vehicles', 'top', 'below'],
  wide: [
    'place',
    'flags',
    'marks',
    'ground',
    'ride',
    'airPlace',
    'builders',
    'spans',
    'digger',
    'top',
    'below',
    'rommel',
    'active',
    'vehicle',
    'placing',
    'retreater',
    'start',
    'advanceFrom',
    'advanceTo',
  ],
})

/** Makes blank positions of a battle. */
export function defineFlat(board: Board) {
  return statesOf(sizesOf(board), MOST_CHOICES)
}

/**
 * A position. Beside the buffer: the board, which never changes during a game, and the working
 * memory, which all positions of a game value share.
 */
export type BlitzState = ReturnType<ReturnType<typeof defineFlat>> & {
  board: Board
  work: Work<BlitzState, Scalar>
}

export { copyOf, endUnit, firstUnit, opponent, sideOfUnit } from '@estafette/kernel'

/** Index into the tables that count by side and hex. */
export function at(s: BlitzState, side: Side, hex: Hex): number {
  return side * s.board.hexCount + hex
}

/** Whether an option of the battle is played with. */
export function plays(s: BlitzState, option: string): boolean {
  const index = s.board.optionIds.indexOf(option)
  return index >= 0 && s.options[index] === 1
}
