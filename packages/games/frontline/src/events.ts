import { MARCH, NOTABLE, type EventShapes, type Teller, type Told } from '@estafette/kernel'

/**
 * Everything that can happen. Soldiers, sections (by their heads), action cards, cards of the line,
 * sides and kinds of equipment are their numbers. What one seat alone may know is told to it alone.
 */
export type FrontlineEvent =
  // Set-up
  | Told<'terrain', { terrain: readonly number[] }>
  | Told<'first-player', { side: number }>
  | Told<'size-proposed', { seat: number; size: number }>
  | Told<'size-agreed', { size: number }>
  | Told<'selected', { seat: number; only: number; unit: number; taken: boolean }>
  | Told<'force', { seat: number; units: readonly number[]; vp: number }>
  | Told<'drafted', { seat: number; unit: number; left: number }>
  | Told<'draft-stopped', { seat: number }>
  | Told<'missing', { unit: number }>
  | Told<'replaced', { unit: number; by: number }>
  | Told<'stationed', { unit: number; ground: number }>
  | Told<'outfitted', { seat: number; only: number; unit: number; equipment: number }>
  | Told<'outfits', { seat: number; count: number }>
  | Told<'hand-redrawn', { seat: number; count: number }>
  // Turn
  | Told<'turn-begins', { turn: number; side: number }>
  | Told<'posture', { seat: number; card: number; posture: number }>
  | Told<'arrived', { units: readonly number[]; ground: number }>
  | Told<'drew', { seat: number; but: number }>
  | Told<'card-drawn', { seat: number; only: number; card: number }>
  | Told<'reshuffled', { count: number }>
  | Told<'nightfall', object>
  | Told<'discarded', { seat: number; card: number }>
  | Told<'turn-ends', { side: number }>
  // Markers and sections
  | Told<'rallied', { seat: number }>
  | Told<'unpinned', { unit: number }>
  | Told<'cheered', { unit: number; by: number }> // by nobody, NONE, where a card does it
  | Told<'healed', { unit: number; by: number }>
  | Told<'promoted', { unit: number; command: number }>
  | Told<'right-gained', { unit: number; units: readonly number[]; command: number }>
  | Told<'joined', { unit: number; section: number }>
  | Told<'left', { unit: number; section: number }>
  | Told<'left-behind', { unit: number; section: number }>
  | Told<'succeeded', { unit: number; fallen: number }>
  | Told<'leaderless', { fallen: number; units: readonly number[] }>
  // Equipment
  | Told<'passed-on', { unit: number; receiver: number }>
  | Told<'swapped', { unit: number; receiver: number }>
  | Told<'canteen', { unit: number }>
  | Told<'binoculars', { unit: number; card: number }>
  | Told<'contested', { unit: number; seat: number }> // this seat gets the card
  | Told<'card-taken', { seat: number; card: number }>
  | Told<'shovel', { unit: number; cover: number; left: number }>
  | Told<'bandages', { unit: number }>
  // Actions
  | Told<
      'attacked',
      { unit: number; target: number; card: number; plain: boolean; range: number; fp: number }
    >
  | Told<
      'countered',
      { unit: number; target: number; card: number; plain: boolean; range: number; fp: number }
    >
  | Told<'fires', { unit: number; mode: number; fp: number }>
  | Told<'sniper-aims', { unit: number; victim: number }>
  | Told<'recomputed', { unit: number; range: number; fp: number }>
  | Told<'move-declared', { unit: number; card: number; plain: boolean; with: readonly number[] }>
  | Told<'moved', { unit: number; units: readonly number[]; from: number; to: number }>
  | Told<'moved-aside', { unit: number; ground: number }>
  | Told<'fell-back', { unit: number; from: number; to: number; cover: number }>
  | Told<'carried', { unit: number; by: number; ground: number }>
  | Told<'trees-paid', { unit: number; card: number }>
  | Told<'trees-ignored', { unit: number }>
  | Told<'flank-lost', { unit: number }>
  | Told<'key-gained', { unit: number; ground: number }>
  | Told<'key-lost', { unit: number }>
  | Told<'prepared', { unit: number }>
  | Told<'reloaded', { unit: number; by: number }>
  | Told<'concealed', { unit: number }>
  | Told<'no-reaction', { seat: number }>
  // The exchange
  | Told<'compared', { attack: number; counter: number; sufferer: number; left: number }>
  | Told<'covered', { sufferer: number; cover: number; left: number }>
  | Told<'cover-played', { sufferer: number; card: number; cover: number; left: number }>
  | Told<'saved', { sufferer: number }>
  | Told<
      'damage',
      {
        unit: number
        damage: number
        cost: number
        left: number
        effect: boolean
      }
    >
  | Told<'too-dear', { unit: number; damage: number; cost: number; left: number }>
  | Told<'pinned', { unit: number }>
  | Told<'morale-hit', { unit: number; hits: number; limit: number }>
  | Told<'wounded', { unit: number; wounds: number }>
  | Told<'died', { unit: number; vp: number; lost: number; needed: number }>
  // The end
  | Told<'objective-held', { side: number; ground: number; turns: number; needed: number }>
  | Told<'won', { side: number; kind: number }>
  | Told<'drawn', { kind: number }>

export type Tell = Teller<FrontlineEvent> | undefined

const MOVE = { ...NOTABLE, sorts: ['move'] } as const
const FIGHT = { ...NOTABLE, sorts: ['fight'] } as const
const SEEN = { seen: true } as const

/** What the events are like for those who show them. */
export const eventShapes: EventShapes<FrontlineEvent> = {
  forced: { fields: ['seat', 'choice'], silent: true },
  terrain: { fields: ['terrain'], ...SEEN, auto: true },
  'first-player': { fields: ['side'], worth: true, auto: true },
  'size-proposed': { fields: ['seat', 'size'], by: 'seat' },
  'size-agreed': { fields: ['size'], auto: true },
  selected: { fields: ['seat', 'unit', 'taken'], who: 'unit', silent: true, by: 'seat' },
  force: { fields: ['seat', 'units', 'vp'], who: 'units', worth: true, ...SEEN, by: 'seat' },
  drafted: { fields: ['seat', 'unit', 'left'], who: 'unit', ...SEEN, by: 'seat' },
  'draft-stopped': { fields: ['seat'], by: 'seat' },
  missing: { fields: ['unit'], who: 'unit', auto: true },
  replaced: { fields: ['unit', 'by'], who: 'unit', ...SEEN },
  stationed: { fields: ['unit', 'ground'], who: 'unit', ...SEEN },
  outfitted: { fields: ['seat', 'unit', 'equipment'], who: 'unit', silent: true, by: 'seat' },
  outfits: { fields: ['seat', 'count'], ...SEEN, by: 'seat' },
  'hand-redrawn': { fields: ['seat', 'count'], by: 'seat' },
  'turn-begins': { fields: ['turn', 'side'], sorts: ['turn'], ...SEEN, auto: true },
  posture: { fields: ['seat', 'card', 'posture'], worth: true, ...SEEN, by: 'seat' },
  arrived: { fields: ['units', 'ground'], who: 'units', ...MOVE, by: 'units' },
  drew: { fields: ['seat'], by: 'seat' },
  'card-drawn': { fields: ['seat', 'card'], ...SEEN, by: 'seat' },
  reshuffled: { fields: ['count'], auto: true },
  nightfall: { fields: [], worth: true, auto: true },
  discarded: { fields: ['seat', 'card'], ...SEEN, by: 'seat' },
  'turn-ends': { fields: ['side'], auto: true },
  rallied: { fields: ['seat'], ...NOTABLE, by: 'seat' },
  unpinned: { fields: ['unit'], who: 'unit', ...SEEN },
  cheered: { fields: ['unit', 'by'], who: 'unit', ...SEEN },
  healed: { fields: ['unit', 'by'], who: 'unit', ...SEEN },
  promoted: { fields: ['unit', 'command'], who: 'unit', ...NOTABLE, by: 'unit' },
  'right-gained': { fields: ['unit', 'units', 'command'], who: 'unit' },
  joined: { fields: ['unit', 'section'], who: 'unit', ...SEEN, by: 'unit' },
  left: { fields: ['unit', 'section'], who: 'unit', ...SEEN, by: 'unit' },
  'left-behind': { fields: ['unit', 'section'], who: 'unit', ...SEEN },
  succeeded: { fields: ['unit', 'fallen'], who: 'unit', ...NOTABLE, by: 'unit' },
  leaderless: { fields: ['fallen', 'units'], who: 'units', ...SEEN },
  'passed-on': { fields: ['unit', 'receiver'], who: 'unit', ...SEEN },
  swapped: { fields: ['unit', 'receiver'], who: 'unit', ...SEEN },
  canteen: { fields: ['unit'], who: 'unit', ...NOTABLE, by: 'unit' },
  binoculars: { fields: ['unit', 'card'], who: 'unit', ...NOTABLE, by: 'unit' },
  contested: { fields: ['unit', 'seat'], who: 'unit', ...NOTABLE },
  'card-taken': { fields: ['seat', 'card'], ...SEEN, by: 'seat' },
  shovel: { fields: ['unit', 'cover', 'left'], who: 'unit', ...NOTABLE, by: 'unit' },
  bandages: { fields: ['unit'], who: 'unit', ...SEEN },
  attacked: {
    fields: ['unit', 'target', 'card', 'plain', 'range', 'fp'],
    who: 'unit',
    at: 'target',
    ...FIGHT,
    battle: true,
    by: 'unit',
    opens: true,
  },
  countered: {
    fields: ['unit', 'target', 'card', 'plain', 'range', 'fp'],
    who: 'unit',
    at: 'target',
    ...FIGHT,
    by: 'unit',
  },
  fires: { fields: ['unit', 'mode', 'fp'], who: 'unit', ...SEEN, by: 'unit' },
  'sniper-aims': { fields: ['unit', 'victim'], who: 'unit', ...NOTABLE, by: 'unit' },
  recomputed: { fields: ['unit', 'range', 'fp'], who: 'unit', ...SEEN, by: 'unit' },
  'move-declared': {
    fields: ['unit', 'card', 'plain', 'with'],
    who: 'unit',
    sorts: ['move'],
    by: 'unit',
  },
  moved: {
    fields: ['unit', 'units', 'from', 'to'],
    goes: { ...MARCH, who: 'units' },
    ...MOVE,
    by: 'unit',
  },
  'moved-aside': { fields: ['unit', 'ground'], who: 'unit', ...MOVE, by: 'unit' },
  'fell-back': {
    fields: ['unit', 'from', 'to', 'cover'],
    goes: MARCH,
    ...MOVE,
    by: 'unit',
  },
  carried: { fields: ['unit', 'by', 'ground'], who: 'unit', ...MOVE, by: 'unit' },
  'trees-paid': { fields: ['unit', 'card'], who: 'unit', ...SEEN },
  'trees-ignored': { fields: ['unit'], who: 'unit' },
  'flank-lost': {
    fields: ['unit'],
    who: 'unit',
    ...SEEN,
    harm: { kind: 'marker', whom: 'unit' },
  },
  'key-gained': { fields: ['unit', 'ground'], who: 'unit', ...SEEN, auto: true },
  'key-lost': {
    fields: ['unit'],
    who: 'unit',
    ...SEEN,
    auto: true,
    harm: { kind: 'marker', whom: 'unit' },
  },
  prepared: { fields: ['unit'], who: 'unit', ...NOTABLE, by: 'unit' },
  reloaded: { fields: ['unit', 'by'], who: 'unit', ...SEEN },
  concealed: { fields: ['unit'], who: 'unit', ...NOTABLE, by: 'unit' },
  'no-reaction': { fields: ['seat'], by: 'seat' },
  compared: {
    fields: ['attack', 'counter', 'sufferer', 'left'],
    who: 'sufferer',
    sorts: ['fight'],
    ...SEEN,
  },
  covered: { fields: ['sufferer', 'cover', 'left'], who: 'sufferer', sorts: ['fight'], ...SEEN },
  'cover-played': {
    fields: ['sufferer', 'card', 'cover', 'left'],
    who: 'sufferer',
    ...FIGHT,
    by: 'sufferer',
  },
  saved: { fields: ['sufferer'], who: 'sufferer', sorts: ['fight'], worth: true },
  damage: { fields: ['unit', 'damage', 'cost', 'left', 'effect'], who: 'unit', ...FIGHT },
  'too-dear': { fields: ['unit', 'damage', 'cost', 'left'], who: 'unit', ...FIGHT },
  pinned: { fields: ['unit'], who: 'unit', ...SEEN, harm: { kind: 'pinned', whom: 'unit' } },
  'morale-hit': {
    fields: ['unit', 'hits', 'limit'],
    who: 'unit',
    ...SEEN,
    harm: { kind: 'shaken', whom: 'unit' },
  },
  wounded: {
    fields: ['unit', 'wounds'],
    who: 'unit',
    ...SEEN,
    harm: { kind: 'wounded', whom: 'unit' },
  },
  died: {
    fields: ['unit', 'vp', 'lost', 'needed'],
    who: 'unit',
    ...FIGHT,
    harm: { kind: 'killed', whom: 'unit' },
  },
  'objective-held': { fields: ['side', 'ground', 'turns', 'needed'], worth: true, auto: true },
  won: { fields: ['side', 'kind'], worth: true, ...SEEN, auto: true },
  drawn: { fields: ['kind'], worth: true, ...SEEN, auto: true },
}
