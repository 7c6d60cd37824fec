import type { Teller, Told } from '@estafette/kernel'

/** Everything that can happen. Units, places, sides and groups are their numbers. */
export type ArrasEvent =
  | Told<'bid-sealed', { seat: number }>
  | Told<'bids-revealed', { first: number; second: number }>
  | Told<'bids-tied', { bid: number; faces: readonly number[] }>
  | Told<'sides-settled', { seat: number; threshold: number }> // seat that plays the Allies
  | Told<'group-placed', { side: number; group: number; place: number }>
  | Told<'turn-begins', { turn: number }>
  | Told<'release-roll', { side: number; group: number; faces: readonly number[]; needed: number }>
  | Told<'released', { side: number; group: number }>
  | Told<'not-released', { side: number; group: number }>
  | Told<'entered', { side: number; group: number; place: number; units: readonly number[] }>
  | Told<'waiting', { side: number; group: number; units: readonly number[] }>
  | Told<'rommel-roll', { faces: readonly number[]; modifier: number; total: number }>
  | Told<'rommel-turns-north', object>
  | Told<'initiative-tied', { faces: readonly number[]; modifier: number }>
  | Told<
      'initiative-roll',
      { faces: readonly number[]; modifier: number; alliedTotal: number; germanTotal: number }
    >
  | Told<'initiative', { side: number }>
  | Told<'air-support', { alliedAir: number; germanAir: number }>
  | Told<'passed', { side: number }>
  | Told<'initiative-passes', { side: number }>
  | Told<'combat-phase-ends', object>
  | Told<'advantage-used', { side: number }> // and handed to the other side
  | Told<'prolonged', { side: number }> // by `side`
  | Told<'refresh-roll', { side: number; place: number; faces: readonly number[] }>
  | Told<'refreshed', { unit: number }>
  | Told<'activated', { side: number; place: number }>
  | Told<'moved', { unit: number; from: number; to: number; cost: number; left: number }>
  | Told<'crossed', { unit: number; count: number }> // counted by ARR-13.6
  | Told<'control', { place: number; side: number }>
  | Told<'spent', { unit: number }>
  | Told<'assault-declared', { side: number; place: number; units: readonly number[] }>
  | Told<'point-unit', { unit: number }>
  | Told<'forward-unit', { unit: number }>
  | Told<'air-support-used', { side: number; left: number }>
  | Told<'artillery-support', { side: number; unit: number; from: number }>
  | Told<
      'assault-roll',
      {
        place: number
        attackValue: number
        attackFactor: number
        companions: number
        mixed: number
        river: number
        defenceValue: number
        defenceFactor: number
        freshDefenders: number
        tem: number
        rommel: number
        attackFaces: readonly number[]
        defenceFaces: readonly number[]
        attackTotal: number
        defenceTotal: number
      }
    >
  | Told<'reroll', { side: number }>
  | Told<'success', { place: number; casualties: number }>
  | Told<'failure', { place: number }>
  | Told<'all-eliminated', { place: number; casualties: number }>
  | Told<'flipped', { unit: number; casualties: number }> // CP it counts for
  | Told<'loss-eliminated', { unit: number; casualties: number }>
  | Told<'loss-retreat', { unit: number; casualties: number }>
  | Told<'eliminated', { unit: number; place: number }>
  | Told<'retreated', { unit: number; from: number; to: number }>
  | Told<'crosses', { unit: number; place: number }> // a full location, in a retreat
  | Told<'returned', { unit: number; from: number; to: number }>
  | Told<'overrun', { place: number; units: readonly number[] }>
  | Told<'bombardment-declared', { unit: number; from: number; place: number }>
  | Told<
      'bombardment-roll',
      {
        unit: number
        place: number
        attackFactor: number
        defenceFactor: number
        tem: number
        attackFaces: readonly number[]
        defenceFaces: readonly number[]
        attackTotal: number
        defenceTotal: number
      }
    >
  | Told<'reorganized', { unit: number; place: number }>
  | Told<'removed', { unit: number }>
  | Told<
      'victory-points',
      {
        vp: number
        locations: number
        ring: number
        rommel: number
        blue: number
      }
    >
  | Told<'gort-roll', { faces: readonly number[]; modifier: number; total: number }>
  | Told<'gort-goes-on', object>
  | Told<'gort-withdraws', object>
  | Told<'game-over', { side: number; victory: number; vp: number }>

/** Whoever listens to a game of Arras, if anybody does. */
export type Tell = Teller<ArrasEvent> | undefined
