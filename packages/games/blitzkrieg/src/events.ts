import { NOTABLE, type EventShapes, type Teller, type Told } from '@estafette/kernel'

/**
 * Everything that can happen. Units, hexes, sides, groups, hexsides and air units are their
 * numbers; MP and points are told in halves, which files write in points.
 */
export type BlitzEvent =
  // Set-up and turn
  | Told<'set-up', { unit: number; hex: number }>
  | Told<'left-out', { unit: number }>
  | Told<'set-up-die', { count: number }>
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
  | Told<'arrivals', { die: number; count: number }>
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
  | Told<'air-combat', { air: number; by: number; die: number }>
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
  | Told<'event', { sum: number; event: number }>
  | Told<'no-event', { sum: number }>
  | Told<'last-turn', { turn: number }>
  | Told<'air-effort', { die: number; count: number }>
  | Told<'grounded', { air: number; turn: number }>
  | Told<'game-over', { german: number; allied: number; side: number; level: number }>
  | Told<'immediate-victory', { side: number }>

/** Hears what happens in a battle; undefined where nobody listens. */
export type Tell = Teller<BlitzEvent> | undefined

/** What each event is like. */
export const eventShapes: EventShapes<BlitzEvent> = {
  forced: { fields: ['seat', 'choice'], silent: true },
  'set-up': { fields: ['unit', 'hex'], seen: true },
  'left-out': { fields: ['unit'] },
  'set-up-die': { fields: ['count'], worth: true },
  drawn: { fields: ['unit'] },
  preparatory: { fields: ['count', 'refits'], worth: true },
  attrition: { fields: ['unit', 'die'], worth: true },
  entrenched: { fields: ['hex'], seen: true },
  'entrenchment-removed': { fields: ['hex'], seen: true },
  digging: { fields: ['hex'], seen: true },
  turn: { fields: ['turn'], sorts: ['turn'], worth: true },
  'player-turn': { fields: ['side', 'turn'], sorts: ['turn'] },
  available: { fields: ['group'], worth: true },
  arrivals: { fields: ['die', 'count'], worth: true },
  'arrival-die': { fields: ['units', 'die', 'success'], worth: true, paced: true },
  'refit-die': { fields: ['die'] },
  refit: { fields: ['unit'], worth: true, seen: true },
  entered: { fields: ['unit', 'hex', 'cost'], sorts: ['move'], ...NOTABLE },
  'entry-blocked': { fields: ['unit', 'turn'], worth: true },
  scored: { fields: ['side', 'points'], worth: true },
  pontoon: { fields: ['hexside', 'state'], ...NOTABLE },
  mission: { fields: ['air', 'hex'], ...NOTABLE },
  interdiction: { fields: ['air'], worth: true, paced: true },
  'air-combat': { fields: ['air', 'by', 'die'], sorts: ['fight'], ...NOTABLE },
  'shot-down': { fields: ['air', 'turn'], sorts: ['fight'], worth: true },
  bombed: { fields: ['air', 'hex', 'die', 'hit'], sorts: ['fight'], ...NOTABLE },
  shelled: { fields: ['unit', 'hex', 'die', 'hit'], sorts: ['fight'], ...NOTABLE },
  moved: {
    fields: ['unit', 'from', 'to', 'cost', 'left'],
    sorts: ['move'],
    seen: true,
    paced: true,
  },
  dropped: { fields: ['unit', 'hex'], sorts: ['move'] },
  exited: { fields: ['unit', 'hex'], sorts: ['move'], ...NOTABLE },
  'transport-lost': { fields: ['unit', 'hex'], seen: true },
  rommel: { fields: ['hex'], sorts: ['move'], ...NOTABLE },
  'rommel-fallen': { fields: ['hex'], sorts: ['fight'], ...NOTABLE },
  'paralysis-die': { fields: ['hex', 'die'] },
  'attack-declared': { fields: ['units', 'defenders'], sorts: ['fight'], worth: true },
  panic: { fields: ['unit', 'die'], sorts: ['fight'] },
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
  endured: { fields: ['unit'], sorts: ['fight'], worth: true },
  disrupted: { fields: ['unit', 'hex'], sorts: ['fight'], worth: true, seen: true },
  eliminated: { fields: ['unit', 'hex'], sorts: ['fight'], ...NOTABLE },
  'no-retreat': { fields: ['unit', 'hex'], sorts: ['fight'] },
  retreated: { fields: ['unit', 'from', 'to'], sorts: ['move', 'fight'], seen: true, paced: true },
  'assault-die': { fields: ['unit', 'die'], sorts: ['fight'] },
  advanced: { fields: ['unit', 'from', 'to'], sorts: ['move', 'fight'], ...NOTABLE },
  recovered: { fields: ['unit', 'hex'], seen: true },
  'night-recovery': { fields: ['unit', 'die', 'returns'], worth: true },
  'ferocity-die': { fields: ['unit', 'die'] },
  event: { fields: ['sum', 'event'], worth: true, paced: true },
  'no-event': { fields: ['sum'] },
  'last-turn': { fields: ['turn'], worth: true },
  'air-effort': { fields: ['die', 'count'], worth: true },
  grounded: { fields: ['air', 'turn'] },
  'game-over': { fields: ['german', 'allied', 'side', 'level'], worth: true },
  'immediate-victory': { fields: ['side'], worth: true },
}
