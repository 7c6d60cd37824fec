import type { Teller, Told } from '@estafette/kernel'

/**
 * Everything that can happen. Units, hexes, sides, formations, tactics and attacks are their
 * numbers; MP are told in half points; dice as they read, 0 to 9.
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
  | Told<'step-lost', { unit: number; hex: number; left: number }>
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
