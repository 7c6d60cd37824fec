import { MARCH, NOTABLE, type EventShapes, type Teller, type Told } from '@estafette/kernel'

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

/** What each event is like, and what it means to whoever shows the game. */
export const eventShapes: EventShapes<ArrasEvent> = {
  forced: { fields: ['seat', 'choice'], silent: true },
  'bid-sealed': { fields: ['seat'], paced: true },
  'bids-revealed': { fields: ['first', 'second'], paced: true, auto: true },
  'bids-tied': { fields: ['bid', 'faces'], paced: true, auto: true },
  'sides-settled': { fields: ['seat', 'threshold'], paced: true, auto: true },
  'group-placed': {
    fields: ['side', 'group', 'place'],
    sorts: ['move'],
    seen: true,
    paced: true,
    by: 'side',
  },
  'turn-begins': { fields: ['turn'], sorts: ['turn'], ...NOTABLE, auto: true },
  'release-roll': { fields: ['side', 'group', 'faces', 'needed'], ...NOTABLE, auto: true },
  released: { fields: ['side', 'group'], worth: true, paced: true, auto: true },
  'not-released': { fields: ['side', 'group'], worth: true, paced: true, auto: true },
  entered: {
    fields: ['side', 'group', 'place', 'units'],
    who: 'units',
    sorts: ['move'],
    ...NOTABLE,
    by: 'side',
  },
  waiting: { fields: ['side', 'group', 'units'], who: 'units', paced: true, auto: true },
  'rommel-roll': { fields: ['faces', 'modifier', 'total'], ...NOTABLE, auto: true },
  'rommel-turns-north': { fields: [], worth: true, paced: true, auto: true },
  'initiative-tied': { fields: ['faces', 'modifier'], paced: true, auto: true },
  'initiative-roll': {
    fields: ['faces', 'modifier', 'alliedTotal', 'germanTotal'],
    ...NOTABLE,
    auto: true,
  },
  initiative: { fields: ['side'], paced: true, auto: true },
  'air-support': { fields: ['alliedAir', 'germanAir'], paced: true, auto: true },
  passed: { fields: ['side'], ...NOTABLE, by: 'side' },
  'initiative-passes': { fields: ['side'], paced: true, auto: true },
  'combat-phase-ends': { fields: [], paced: true, auto: true },
  'advantage-used': { fields: ['side'], worth: true, paced: true, by: 'side' },
  prolonged: { fields: ['side'], paced: true, by: 'side' },
  'refresh-roll': { fields: ['side', 'place', 'faces'], ...NOTABLE, by: 'side' },
  refreshed: { fields: ['unit'], who: 'unit', paced: true, by: 'unit' },
  activated: { fields: ['side', 'place'], by: 'side' },
  moved: {
    fields: ['unit', 'from', 'to', 'cost', 'left'],
    goes: MARCH,
    sorts: ['move'],
    ...NOTABLE,
    by: 'unit',
  },
  crossed: { fields: ['unit', 'count'], who: 'unit', paced: true },
  control: {
    fields: ['place', 'side'],
    sorts: ['move'],
    ...NOTABLE,
    by: 'side',
    harm: { kind: 'place', taker: 'side' },
  },
  spent: { fields: ['unit'], who: 'unit', silent: true, paced: true },
  'assault-declared': {
    fields: ['side', 'place', 'units'],
    who: 'units',
    sorts: ['fight'],
    paced: true,
    by: 'side',
    opens: true,
  },
  'point-unit': { fields: ['unit'], who: 'unit', paced: true, sorts: ['fight'], by: 'unit' },
  'forward-unit': { fields: ['unit'], who: 'unit', paced: true, sorts: ['fight'], by: 'unit' },
  'air-support-used': {
    fields: ['side', 'left'],
    sorts: ['fight'],
    worth: true,
    paced: true,
    by: 'side',
  },
  'artillery-support': {
    fields: ['side', 'unit', 'from'],
    who: 'unit',
    from: 'from',
    sorts: ['fight'],
    paced: true,
    by: 'side',
  },
  'assault-roll': {
    fields: [
      'place',
      'attackValue',
      'attackFactor',
      'companions',
      'mixed',
      'river',
      'defenceValue',
      'defenceFactor',
      'freshDefenders',
      'tem',
      'rommel',
      'attackFaces',
      'defenceFaces',
      'attackTotal',
      'defenceTotal',
    ],
    sorts: ['fight'],
    ...NOTABLE,
    battle: true,
  },
  reroll: { fields: ['side'], sorts: ['fight'], ...NOTABLE, by: 'side' },
  success: { fields: ['place', 'casualties'], sorts: ['fight'], worth: true, paced: true },
  failure: { fields: ['place'], sorts: ['fight'], worth: true, paced: true },
  'all-eliminated': { fields: ['place', 'casualties'], sorts: ['fight'], ...NOTABLE },
  flipped: {
    fields: ['unit', 'casualties'],
    who: 'unit',
    sorts: ['fight'],
    seen: true,
    paced: true,
    by: 'unit',
    harm: { kind: 'spent', whom: 'unit' },
  },
  'loss-eliminated': {
    fields: ['unit', 'casualties'],
    who: 'unit',
    sorts: ['fight'],
    ...NOTABLE,
    by: 'unit',
    harm: { kind: 'lost', whom: 'unit' },
  },
  'loss-retreat': {
    fields: ['unit', 'casualties'],
    who: 'unit',
    sorts: ['fight'],
    paced: true,
    by: 'unit',
  },
  eliminated: {
    fields: ['unit', 'place'],
    who: 'unit',
    loses: 'unit',
    sorts: ['fight'],
    ...NOTABLE,
    harm: { kind: 'lost', whom: 'unit' },
  },
  retreated: {
    fields: ['unit', 'from', 'to'],
    goes: MARCH,
    sorts: ['move', 'fight'],
    ...NOTABLE,
    by: 'unit',
    harm: { kind: 'driven', whom: 'unit' },
  },
  crosses: { fields: ['unit', 'place'], who: 'unit', paced: true, by: 'unit' },
  returned: {
    fields: ['unit', 'from', 'to'],
    goes: MARCH,
    sorts: ['move'],
    seen: true,
    paced: true,
    by: 'unit',
  },
  overrun: { fields: ['place', 'units'], who: 'units', sorts: ['fight'], worth: true, paced: true },
  'bombardment-declared': {
    fields: ['unit', 'from', 'place'],
    who: 'unit',
    from: 'from',
    sorts: ['fight'],
    paced: true,
    by: 'unit',
    fire: true,
    opens: true,
  },
  'bombardment-roll': {
    fields: [
      'unit',
      'place',
      'attackFactor',
      'defenceFactor',
      'tem',
      'attackFaces',
      'defenceFaces',
      'attackTotal',
      'defenceTotal',
    ],
    who: 'unit',
    sorts: ['fight'],
    ...NOTABLE,
    battle: true,
  },
  reorganized: { fields: ['unit', 'place'], who: 'unit', paced: true, by: 'unit' },
  removed: { fields: ['unit'], who: 'unit', sorts: ['move'], ...NOTABLE, by: 'unit' },
  'victory-points': {
    fields: ['vp', 'locations', 'ring', 'rommel', 'blue'],
    paced: true,
    auto: true,
  },
  'gort-roll': { fields: ['faces', 'modifier', 'total'], ...NOTABLE, auto: true },
  'gort-goes-on': { fields: [], worth: true, paced: true, auto: true },
  'gort-withdraws': { fields: [], worth: true, paced: true, auto: true },
  'game-over': { fields: ['side', 'victory', 'vp'], paced: true, auto: true },
}
