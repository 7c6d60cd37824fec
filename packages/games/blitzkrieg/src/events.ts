import {
  DISRUPTED,
  ELIMINATED,
  MARCH,
  NOTABLE,
  type EventShapes,
  type Teller,
  type Told,
} from '@estafette/kernel'
import { GERMAN } from './data/codes.ts'
import { DESTROYED } from './state.ts'

/**
 * Everything that can happen. Units, hexes, sides, groups, hexsides and air units are their
 * numbers; MP and points are told in halves, which files write in points. Of an event that has
 * several parts each that happens is told: `effect` is its number among all effects.
 */
export type BlitzEvent =
  // Set-up and turn
  | Told<'set-up', { unit: number; hex: number }>
  | Told<'left-out', { unit: number }>
  | Told<'taken-up', { unit: number }>
  | Told<'set-up-die', { die: number; count: number }>
  | Told<'drawn', { unit: number }>
  | Told<'preparatory', { count: number; refits: number }>
  | Told<'attrition', { unit: number; die: number }>
  | Told<'entrenched', { hex: number }>
  | Told<'entrenchment-removed', { hex: number }>
  | Told<'digging', { hex: number }>
  | Told<'turn', { turn: number }>
  | Told<'player-turn', { side: number; turn: number }>
  // Arrivals
  | Told<'available', { group: number }>
  | Told<'arrivals', { groups: readonly number[]; die: number; count: number }>
  | Told<'arrival-die', { units: readonly number[]; die: number; success: boolean }>
  | Told<'refit-die', { die: number }>
  | Told<'refit', { unit: number }>
  | Told<'entered', { unit: number; hex: number; cost: number }>
  | Told<'entry-blocked', { unit: number; turn: number }>
  | Told<'scored', { side: number; points: number }>
  | Told<'pontoon', { hexside: number; state: number }>
  // Bombardment
  | Told<'mission', { air: number; hex: number }>
  | Told<'interdiction', { air: number }>
  | Told<'air-combat', { air: number; by: number; die: number; result: number }>
  | Told<'shot-down', { air: number; turn: number }>
  | Told<'bombed', { air: number; hex: number; die: number; hit: boolean }>
  | Told<'shelled', { unit: number; hex: number; die: number; hit: boolean }>
  // Movement
  | Told<'moved', { unit: number; from: number; to: number; cost: number; left: number }>
  | Told<'dropped', { unit: number; hex: number }>
  | Told<'exited', { unit: number; hex: number }>
  | Told<'transport-lost', { unit: number; hex: number }>
  | Told<'rommel', { hex: number }>
  | Told<'rommel-fallen', { hex: number }>
  // Combat
  | Told<'paralysis-die', { hex: number; die: number }>
  | Told<'attack-declared', { units: readonly number[]; defenders: readonly number[] }>
  | Told<'panic', { unit: number; die: number }>
  | Told<
      'odds',
      {
        units: readonly number[]
        defenders: readonly number[]
        attack: number
        defence: number
        column: number
        shift: number
        defenderDisrupted: number
        combined: number
        antitank: number
        heavyTanks: number
        rommelAttacks: number
        ferocityAttacks: number
        attackerDisrupted: number
        uphill: number
        rommelDefends: number
        ferocityDefends: number
        flakDefends: number
      }
    >
  | Told<'they-shall-not-pass', { columns: number }>
  | Told<'stand', { hex: number }>
  | Told<
      'combat-roll',
      { die: number; column: number; attackerResult: number; defenderResult: number }
    >
  | Told<'endured', { unit: number }>
  | Told<'disrupted', { unit: number; hex: number }>
  | Told<'eliminated', { unit: number; hex: number }>
  | Told<'no-retreat', { unit: number; hex: number }>
  | Told<'retreated', { unit: number; from: number; to: number }>
  | Told<'assault-die', { unit: number; die: number }>
  | Told<'advanced', { unit: number; from: number; to: number }>
  // Recovery and end of turn
  | Told<'recovered', { unit: number; hex: number }>
  | Told<'night-recovery', { unit: number; die: number; returns: boolean }>
  | Told<'ferocity-die', { unit: number; die: number }>
  | Told<'rommel-die', { die: number }>
  | Told<'event', { sum: number; event: number; effect: number }>
  | Told<'no-event', { sum: number }>
  | Told<'shifts-die', { die: number; count: number }>
  | Told<'last-turn', { die: number; turn: number }>
  | Told<'air-effort', { die: number; count: number }>
  | Told<'grounded', { air: number; turn: number }>
  | Told<'game-over', { german: number; allied: number; side: number; level: number }>
  | Told<'immediate-victory', { side: number }>

/** Hears what happens in a battle; undefined where nobody listens. */
export type Tell = Teller<BlitzEvent> | undefined

/** What each event is like. */
export const eventShapes: EventShapes<BlitzEvent> = {
  forced: { fields: ['seat', 'choice'], silent: true },
  'set-up': { fields: ['unit', 'hex'], who: 'unit', seen: true, by: 'unit' },
  'left-out': { fields: ['unit'], who: 'unit' },
  'taken-up': { fields: ['unit'], who: 'unit', silent: true },
  'set-up-die': { fields: ['die', 'count'], worth: true, auto: true },
  drawn: { fields: ['unit'], who: 'unit', auto: true },
  preparatory: { fields: ['count', 'refits'], worth: true, auto: true },
  attrition: { fields: ['unit', 'die'], who: 'unit', worth: true, auto: true },
  entrenched: { fields: ['hex'], seen: true },
  'entrenchment-removed': { fields: ['hex'], seen: true },
  digging: { fields: ['hex'], seen: true },
  turn: { fields: ['turn'], sorts: ['turn'], worth: true, auto: true },
  'player-turn': { fields: ['side', 'turn'], sorts: ['turn'], auto: true },
  available: { fields: ['group'], worth: true, auto: true },
  arrivals: { fields: ['groups', 'die', 'count'], worth: true },
  'arrival-die': { fields: ['units', 'die', 'success'], who: 'units', worth: true, paced: true },
  'refit-die': { fields: ['die'] },
  refit: {
    fields: ['unit'],
    who: 'unit',
    worth: true,
    seen: true,
    harm: { kind: 'refit', whom: 'unit' },
  },
  entered: {
    fields: ['unit', 'hex', 'cost'],
    who: 'unit',
    sorts: ['move'],
    ...NOTABLE,
    by: 'unit',
  },
  'entry-blocked': { fields: ['unit', 'turn'], who: 'unit', worth: true, auto: true },
  scored: { fields: ['side', 'points'], worth: true, auto: true },
  pontoon: {
    fields: ['hexside', 'state'],
    ...NOTABLE,
    harm: { kind: 'marker', of: GERMAN, only: ['state', DESTROYED] },
  },
  mission: { fields: ['air', 'hex'], ...NOTABLE, by: 'air' },
  interdiction: { fields: ['air'], worth: true, paced: true, by: 'air' },
  'air-combat': {
    fields: ['air', 'by', 'die', 'result'],
    sorts: ['fight'],
    ...NOTABLE,
    by: 'by',
    opens: true,
    answers: true,
  },
  'shot-down': {
    fields: ['air', 'turn'],
    sorts: ['fight'],
    worth: true,
    harm: { kind: 'aircraft', whom: 'air' },
  },
  bombed: {
    fields: ['air', 'hex', 'die', 'hit'],
    sorts: ['fight'],
    ...NOTABLE,
    by: 'air',
    fire: true,
    opens: true,
  },
  shelled: {
    fields: ['unit', 'hex', 'die', 'hit'],
    who: 'unit',
    sorts: ['fight'],
    ...NOTABLE,
    by: 'unit',
    fire: true,
    opens: true,
  },
  moved: {
    fields: ['unit', 'from', 'to', 'cost', 'left'],
    goes: MARCH,
    sorts: ['move'],
    seen: true,
    paced: true,
    by: 'unit',
  },
  dropped: { fields: ['unit', 'hex'], who: 'unit', sorts: ['move'], by: 'unit' },
  exited: {
    fields: ['unit', 'hex'],
    who: 'unit',
    sorts: ['move'],
    ...NOTABLE,
    by: 'unit',
    leaves: true,
  },
  'transport-lost': {
    fields: ['unit', 'hex'],
    who: 'unit',
    seen: true,
    harm: { kind: 'lost', whom: 'unit' },
  },
  rommel: { fields: ['hex'], sorts: ['move'], ...NOTABLE },
  'rommel-fallen': {
    fields: ['hex'],
    sorts: ['fight'],
    ...NOTABLE,
    harm: { kind: 'marker', of: GERMAN },
  },
  'paralysis-die': { fields: ['hex', 'die'], auto: true },
  'attack-declared': {
    fields: ['units', 'defenders'],
    who: 'units',
    at: 'defenders',
    sorts: ['fight'],
    worth: true,
    by: 'units',
    opens: true,
  },
  panic: { fields: ['unit', 'die'], who: 'unit', sorts: ['fight'], auto: true },
  odds: {
    fields: [
      'units',
      'defenders',
      'attack',
      'defence',
      'column',
      'shift',
      'defenderDisrupted',
      'combined',
      'antitank',
      'heavyTanks',
      'rommelAttacks',
      'ferocityAttacks',
      'attackerDisrupted',
      'uphill',
      'rommelDefends',
      'ferocityDefends',
      'flakDefends',
    ],
    who: 'units',
    sorts: ['fight'],
  },
  'they-shall-not-pass': { fields: ['columns'], sorts: ['fight'], worth: true },
  stand: { fields: ['hex'], sorts: ['fight'] },
  'combat-roll': {
    fields: ['die', 'column', 'attackerResult', 'defenderResult'],
    sorts: ['fight'],
    ...NOTABLE,
    battle: true,
  },
  endured: { fields: ['unit'], who: 'unit', sorts: ['fight'], worth: true },
  disrupted: { fields: ['unit', 'hex'], ...DISRUPTED },
  eliminated: { fields: ['unit', 'hex'], ...ELIMINATED },
  'no-retreat': { fields: ['unit', 'hex'], who: 'unit', loses: 'unit', sorts: ['fight'] },
  retreated: {
    fields: ['unit', 'from', 'to'],
    goes: MARCH,
    sorts: ['move', 'fight'],
    seen: true,
    paced: true,
    by: 'unit',
    harm: { kind: 'driven', whom: 'unit' },
  },
  'assault-die': { fields: ['unit', 'die'], who: 'unit', sorts: ['fight'] },
  advanced: {
    fields: ['unit', 'from', 'to'],
    goes: MARCH,
    sorts: ['move', 'fight'],
    ...NOTABLE,
    by: 'unit',
  },
  recovered: { fields: ['unit', 'hex'], who: 'unit', seen: true, auto: true },
  'night-recovery': { fields: ['unit', 'die', 'returns'], who: 'unit', worth: true, auto: true },
  'ferocity-die': { fields: ['unit', 'die'], who: 'unit', auto: true },
  'rommel-die': { fields: ['die'], worth: true, auto: true },
  event: { fields: ['sum', 'event', 'effect'], worth: true, paced: true, auto: true },
  'no-event': { fields: ['sum'], auto: true, silent: true },
  'shifts-die': { fields: ['die', 'count'], worth: true, auto: true },
  'last-turn': { fields: ['die', 'turn'], worth: true, auto: true },
  'air-effort': { fields: ['die', 'count'], worth: true, auto: true },
  grounded: { fields: ['air', 'turn'], auto: true },
  'game-over': { fields: ['german', 'allied', 'side', 'level'], worth: true, auto: true },
  'immediate-victory': { fields: ['side'], worth: true, auto: true },
}
