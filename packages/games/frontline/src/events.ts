import { NOTABLE, type EventShapes, type Teller, type Told } from '@estafette/kernel'

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
  | Told<'drew', { seat: number }>
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
  terrain: { fields: ['terrain'], ...SEEN },
  'first-player': { fields: ['side'], worth: true },
  'size-proposed': { fields: ['seat', 'size'] },
  'size-agreed': { fields: ['size'] },
  selected: { fields: ['seat', 'unit', 'taken'], silent: true },
  force: { fields: ['seat', 'units', 'vp'], worth: true, ...SEEN },
  drafted: { fields: ['seat', 'unit', 'left'], ...SEEN },
  'draft-stopped': { fields: ['seat'] },
  missing: { fields: ['unit'] },
  replaced: { fields: ['unit', 'by'], ...SEEN },
  stationed: { fields: ['unit', 'ground'], ...SEEN },
  outfitted: { fields: ['seat', 'unit', 'equipment'], silent: true },
  outfits: { fields: ['seat', 'count'], ...SEEN },
  'hand-redrawn': { fields: ['seat', 'count'] },
  'turn-begins': { fields: ['turn', 'side'], sorts: ['turn'], ...SEEN },
  posture: { fields: ['seat', 'card', 'posture'], worth: true, ...SEEN },
  arrived: { fields: ['units', 'ground'], ...MOVE },
  drew: { fields: ['seat'] },
  'card-drawn': { fields: ['seat', 'card'], ...SEEN },
  reshuffled: { fields: ['count'] },
  nightfall: { fields: [], worth: true },
  discarded: { fields: ['seat', 'card'], ...SEEN },
  'turn-ends': { fields: ['side'] },
  rallied: { fields: ['seat'], ...NOTABLE },
  unpinned: { fields: ['unit'], ...SEEN },
  cheered: { fields: ['unit', 'by'], ...SEEN },
  healed: { fields: ['unit', 'by'], ...SEEN },
  promoted: { fields: ['unit', 'command'], ...NOTABLE },
  'right-gained': { fields: ['unit', 'units', 'command'] },
  joined: { fields: ['unit', 'section'], ...SEEN },
  left: { fields: ['unit', 'section'], ...SEEN },
  'left-behind': { fields: ['unit', 'section'], ...SEEN },
  succeeded: { fields: ['unit', 'fallen'], ...NOTABLE },
  leaderless: { fields: ['fallen', 'units'], ...SEEN },
  'passed-on': { fields: ['unit', 'receiver'], ...SEEN },
  swapped: { fields: ['unit', 'receiver'], ...SEEN },
  canteen: { fields: ['unit'], ...NOTABLE },
  binoculars: { fields: ['unit', 'card'], ...NOTABLE },
  contested: { fields: ['unit', 'seat'], ...NOTABLE },
  'card-taken': { fields: ['seat', 'card'], ...SEEN },
  shovel: { fields: ['unit', 'cover', 'left'], ...NOTABLE },
  bandages: { fields: ['unit'], ...SEEN },
  attacked: {
    fields: ['unit', 'target', 'card', 'plain', 'range', 'fp'],
    ...FIGHT,
    battle: true,
  },
  countered: { fields: ['unit', 'target', 'card', 'plain', 'range', 'fp'], ...FIGHT },
  fires: { fields: ['unit', 'mode', 'fp'], ...SEEN },
  'sniper-aims': { fields: ['unit', 'victim'], ...NOTABLE },
  recomputed: { fields: ['unit', 'range', 'fp'], ...SEEN },
  'move-declared': { fields: ['unit', 'card', 'plain', 'with'], sorts: ['move'] },
  moved: { fields: ['unit', 'units', 'from', 'to'], ...MOVE },
  'moved-aside': { fields: ['unit', 'ground'], ...MOVE },
  'fell-back': { fields: ['unit', 'from', 'to', 'cover'], ...MOVE },
  carried: { fields: ['unit', 'by', 'ground'], ...MOVE },
  'trees-paid': { fields: ['unit', 'card'], ...SEEN },
  'trees-ignored': { fields: ['unit'] },
  'flank-lost': { fields: ['unit'], ...SEEN },
  'key-gained': { fields: ['unit', 'ground'], ...SEEN },
  'key-lost': { fields: ['unit'], ...SEEN },
  prepared: { fields: ['unit'], ...NOTABLE },
  reloaded: { fields: ['unit', 'by'], ...SEEN },
  concealed: { fields: ['unit'], ...NOTABLE },
  'no-reaction': { fields: ['seat'] },
  compared: { fields: ['attack', 'counter', 'sufferer', 'left'], sorts: ['fight'], ...SEEN },
  covered: { fields: ['sufferer', 'cover', 'left'], sorts: ['fight'], ...SEEN },
  'cover-played': { fields: ['sufferer', 'card', 'cover', 'left'], ...FIGHT },
  saved: { fields: ['sufferer'], sorts: ['fight'], worth: true },
  damage: { fields: ['unit', 'damage', 'cost', 'left', 'effect'], ...FIGHT },
  'too-dear': { fields: ['unit', 'damage', 'cost', 'left'], ...FIGHT },
  pinned: { fields: ['unit'], ...SEEN },
  'morale-hit': { fields: ['unit', 'hits', 'limit'], ...SEEN },
  wounded: { fields: ['unit', 'wounds'], ...SEEN },
  died: { fields: ['unit', 'vp', 'lost', 'needed'], ...FIGHT },
  'objective-held': { fields: ['side', 'ground', 'turns', 'needed'], worth: true },
  won: { fields: ['side', 'kind'], worth: true, ...SEEN },
  drawn: { fields: ['kind'], worth: true, ...SEEN },
}
