import {
  DISRUPTED,
  ELIMINATED,
  MARCH,
  NOTABLE,
  type EventShapes,
  type Teller,
  type Told,
} from '@estafette/kernel'
import { INFILTRATION_SUCCEEDS } from './data/codes.ts'

/**
 * Everything that can happen. Units, hexes, sides, formations, tactics and attacks are their
 * numbers; MP are told in half points, which files write in points; dice as they read, 0 to 9.
 */
export type CellesEvent =
  // Set-up and turn
  | Told<'set-up', { unit: number; hex: number }>
  | Told<'turn-begins', { turn: number; night: boolean }>
  | Told<'actions-die', { die: number; side: number; change: number }> // side NONE: no change
  | Told<'actions', { german: number; allied: number }>
  | Told<'trucks-available', object>
  | Told<'reinforcements-due', { side: number; units: readonly number[] }>
  | Told<'supply', { unit: number; hex: number; state: number }> // 0 supplied, 1 out, 2 isolated
  | Told<
      'initiative-tied',
      { germanDie: number; alliedDie: number; germanTotal: number; alliedTotal: number }
    >
  | Told<
      'initiative-roll',
      {
        germanDie: number
        alliedDie: number
        germanTotal: number
        alliedTotal: number
        side: number
      }
    >
  | Told<'first-player', { side: number; by: number }> // named by a side, NONE on turn 1
  // Chits
  | Told<'phase-begins', { side: number; action: number; actions: number }>
  | Told<'tactic-drawn', { side: number; tactic: number }>
  | Told<'tactic-set-aside', { side: number; tactic: number }>
  | Told<'chit-drawn', { side: number; formation: number }>
  | Told<'no-chit', { side: number }>
  | Told<'tactic-played', { side: number; tactic: number }>
  | Told<'extra-unit', { unit: number }>
  | Told<'upgraded', { unit: number; hex: number }>
  | Told<'rebuilt', { unit: number; hex: number }>
  | Told<'action-lost', { side: number; actions: number }>
  | Told<'air-waived', object>
  | Told<
      'air-attack',
      { unit: number; hex: number; die: number; modifier: number; total: number; result: number }
    > // 0 nothing, 1 disrupted, 2 step
  // Activation
  | Told<'formation-activated', { formation: number; units: readonly number[] }>
  | Told<'single-activated', { formation: number; unit: number }> // chit turned down, NONE without
  | Told<'nothing-activated', { side: number }>
  | Told<'named', { unit: number }>
  | Told<'entered', { unit: number; hex: number }>
  | Told<'waits', { unit: number }>
  | Told<'withdrawn', { formation: number; units: readonly number[] }>
  // Movement
  | Told<'active', { unit: number; allowance: number; strategic: boolean }>
  | Told<'trucks-loaded', { unit: number }>
  | Told<'trucks-dropped', { unit: number; turn: number }> // back on this turn
  | Told<'moved', { unit: number; from: number; to: number; cost: number; left: number }>
  | Told<
      'infiltration',
      {
        unit: number
        from: number
        to: number
        cost: number
        left: number
        die: number
        modifier: number
        total: number
        result: number // 0 fails and disrupts, 1 fails, 2 succeeds
      }
    >
  | Told<'stopped', { unit: number; hex: number }>
  | Told<'flipped', { unit: number }> // to used
  | Told<'phase-ends', { side: number }>
  // Combat
  | Told<
      'attack-declared',
      {
        unit: number
        hex: number
        attack: number
        cost: number
        left: number
        units: readonly number[]
      }
    > // units: the defenders
  | Told<'supported', { unit: number }>
  | Told<'attack-void', { unit: number }> // the active unit was lost to overstacking
  | Told<
      'odds',
      {
        units: readonly number[] // attackers, the active unit first
        defenders: readonly number[]
        attackTotal: number
        defenceTotal: number
        column: number
        modifier: number
        // What the modifier is made of.
        attackType: number
        terrain: number
        river: number
        period: number // +1 of CEL-11.0.15
        defenderDisrupted: number
        attackerDisrupted: number
        defenderIsolated: number
        attackerOutOfSupply: number
      }
    >
  | Told<'combat-chit', { side: number; modifier: number }>
  | Told<
      'combat-roll',
      {
        die: number
        modifier: number // all of it
        total: number
        column: number
        attackerResult: number
        defenderResult: number
      }
    >
  | Told<'step-lost', { unit: number; hex: number }>
  | Told<'eliminated', { unit: number; hex: number }>
  | Told<'trucks-lost', { turn: number }> // their unit is gone; back on this turn
  | Told<'disrupted', { unit: number; hex: number }>
  | Told<'retreat-begins', { units: readonly number[]; hex: number }>
  | Told<'retreated', { units: readonly number[]; from: number; to: number }>
  | Told<'retreat-ends', { units: readonly number[]; hex: number }>
  | Told<'no-retreat', { unit: number; hex: number }> // nowhere to go: eliminated
  | Told<'overstacked', { hex: number; side: number; steps: number }> // in the hex now
  | Told<'advanced', { unit: number; from: number; to: number }>
  // End
  | Told<'recovered', { units: readonly number[] }> // no longer disrupted
  | Told<'meuse', { units: readonly number[]; vp: number; total: number }>
  | Told<
      'final-score',
      {
        track: number
        germanTowns: number
        alliedTowns: number
        germanSteps: number // Allied steps eliminated
        alliedSteps: number // German steps eliminated
        german: number
        allied: number
      }
    >
  | Told<'game-over', { side: number; victory: number; german: number; allied: number }>

/** Whoever listens to a game of Celles, if anybody does. */
export type Tell = Teller<CellesEvent> | undefined

/** What each event is like, and what it means to whoever shows the game. */
export const eventShapes: EventShapes<CellesEvent> = {
  forced: { fields: ['seat', 'choice'], silent: true },
  'set-up': {
    fields: ['unit', 'hex'],
    who: 'unit',
    sorts: ['move'],
    worth: true,
    seen: true,
    by: 'unit',
  },
  'turn-begins': { fields: ['turn', 'night'], sorts: ['turn'], ...NOTABLE, auto: true },
  'actions-die': { fields: ['die', 'side', 'change'], auto: true },
  actions: { fields: ['german', 'allied'], auto: true },
  'trucks-available': { fields: [], sorts: ['move'], auto: true },
  'reinforcements-due': { fields: ['side', 'units'], who: 'units', auto: true },
  supply: {
    fields: ['unit', 'hex', 'state'],
    who: 'unit',
    worth: true,
    auto: true,
    harm: { kind: 'cut', whom: 'unit', only: ['state', 1, 2] },
  },
  'initiative-tied': {
    fields: ['germanDie', 'alliedDie', 'germanTotal', 'alliedTotal'],
    auto: true,
  },
  'initiative-roll': {
    fields: ['germanDie', 'alliedDie', 'germanTotal', 'alliedTotal', 'side'],
    auto: true,
  },
  'first-player': { fields: ['side', 'by'], by: 'by' },
  'phase-begins': { fields: ['side', 'action', 'actions'], worth: true, auto: true },
  'tactic-drawn': { fields: ['side', 'tactic'], auto: true },
  'tactic-set-aside': { fields: ['side', 'tactic'], by: 'side' },
  'chit-drawn': { fields: ['side', 'formation'], ...NOTABLE, auto: true },
  'no-chit': { fields: ['side'], worth: true, auto: true },
  'tactic-played': { fields: ['side', 'tactic'], worth: true, by: 'side' },
  'extra-unit': { fields: ['unit'], who: 'unit' },
  upgraded: { fields: ['unit', 'hex'], who: 'unit', worth: true, seen: true },
  rebuilt: { fields: ['unit', 'hex'], who: 'unit', ...NOTABLE },
  'action-lost': { fields: ['side', 'actions'], worth: true, auto: true },
  'air-waived': { fields: [] },
  'air-attack': {
    fields: ['unit', 'hex', 'die', 'modifier', 'total', 'result'],
    who: 'unit',
    sorts: ['fight'],
    ...NOTABLE,
    battle: true,
    fire: true,
    opens: true,
  },
  'formation-activated': { fields: ['formation', 'units'], who: 'units', worth: true },
  'single-activated': { fields: ['formation', 'unit'], who: 'unit', worth: true },
  'nothing-activated': { fields: ['side'], worth: true },
  named: { fields: ['unit'], who: 'unit', by: 'unit' },
  entered: { fields: ['unit', 'hex'], who: 'unit', sorts: ['move'], ...NOTABLE, by: 'unit' },
  waits: { fields: ['unit'], who: 'unit', by: 'unit' },
  withdrawn: {
    fields: ['formation', 'units'],
    who: 'units',
    sorts: ['move'],
    worth: true,
    seen: true,
  },
  active: { fields: ['unit', 'allowance', 'strategic'], who: 'unit', by: 'unit' },
  'trucks-loaded': { fields: ['unit'], who: 'unit', sorts: ['move'] },
  'trucks-dropped': { fields: ['unit', 'turn'], who: 'unit', sorts: ['move'] },
  moved: {
    fields: ['unit', 'from', 'to', 'cost', 'left'],
    goes: MARCH,
    sorts: ['move'],
    ...NOTABLE,
    by: 'unit',
  },
  infiltration: {
    fields: ['unit', 'from', 'to', 'cost', 'left', 'die', 'modifier', 'total', 'result'],
    goes: MARCH,
    ...NOTABLE,
    by: 'unit',
    sorts: ['move'],
    reaches: ['result', INFILTRATION_SUCCEEDS],
  },
  stopped: { fields: ['unit', 'hex'], who: 'unit', silent: true, by: 'unit' },
  flipped: { fields: ['unit'], who: 'unit', silent: true },
  'phase-ends': { fields: ['side'], silent: true },
  'attack-declared': {
    fields: ['unit', 'hex', 'attack', 'cost', 'left', 'units'],
    who: 'unit',
    at: 'units',
    sorts: ['fight'],
    worth: true,
    by: 'unit',
    opens: true,
  },
  supported: { fields: ['unit'], who: 'unit', sorts: ['fight'], by: 'unit' },
  'attack-void': { fields: ['unit'], who: 'unit', sorts: ['fight'] },
  odds: {
    fields: [
      'units',
      'defenders',
      'attackTotal',
      'defenceTotal',
      'column',
      'modifier',
      'attackType',
      'terrain',
      'river',
      'period',
      'defenderDisrupted',
      'attackerDisrupted',
      'defenderIsolated',
      'attackerOutOfSupply',
    ],
    who: 'units',
    sorts: ['fight'],
  },
  'combat-chit': { fields: ['side', 'modifier'], sorts: ['fight'], by: 'side' },
  'combat-roll': {
    fields: ['die', 'modifier', 'total', 'column', 'attackerResult', 'defenderResult'],
    sorts: ['fight'],
    ...NOTABLE,
    battle: true,
  },
  'step-lost': {
    fields: ['unit', 'hex'],
    who: 'unit',
    sorts: ['fight'],
    ...NOTABLE,
    harm: { kind: 'reduced', whom: 'unit' },
  },
  eliminated: { fields: ['unit', 'hex'], ...ELIMINATED },
  'trucks-lost': { fields: ['turn'], sorts: ['move'] },
  disrupted: { fields: ['unit', 'hex'], ...DISRUPTED },
  'retreat-begins': { fields: ['units', 'hex'], who: 'units', sorts: ['fight'], worth: true },
  retreated: {
    fields: ['units', 'from', 'to'],
    goes: { ...MARCH, who: 'units' },
    sorts: ['move', 'fight'],
    seen: true,
    paced: true,
    by: 'units',
    harm: { kind: 'driven', whom: 'units' },
  },
  'retreat-ends': { fields: ['units', 'hex'], who: 'units', sorts: ['fight'], worth: true },
  'no-retreat': { fields: ['unit', 'hex'], who: 'unit', loses: 'unit', sorts: ['fight'] },
  overstacked: { fields: ['hex', 'side', 'steps'], sorts: ['fight'], auto: true },
  advanced: {
    fields: ['unit', 'from', 'to'],
    goes: MARCH,
    sorts: ['move', 'fight'],
    ...NOTABLE,
    by: 'unit',
  },
  recovered: { fields: ['units'], who: 'units', auto: true },
  meuse: { fields: ['units', 'vp', 'total'], who: 'units', worth: true, seen: true, auto: true },
  'final-score': {
    fields: [
      'track',
      'germanTowns',
      'alliedTowns',
      'germanSteps',
      'alliedSteps',
      'german',
      'allied',
    ],
    worth: true,
    auto: true,
  },
  'game-over': { fields: ['side', 'victory', 'german', 'allied'], auto: true },
}
