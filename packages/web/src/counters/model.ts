import type { FunctionComponent } from 'preact'
import type { ProfileKind } from './profiles.ts'
import type { SymbolKind } from './symbols.ts'

/** Whose counters: body, corner and symbol box follow from it. */
export const NATIONS = [
  'british',
  'british-brown',
  'french',
  'belgian',
  'us',
  'wehrmacht',
  'ss',
] as const
export type Nation = (typeof NATIONS)[number]

/** Corners of counters tell sides apart as their colours do. */
export type Corner = 'round' | 'cut'

/** The corner a nation's counters have. */
export function cornerOf(nation: Nation): Corner {
  return nation === 'wehrmacht' || nation === 'ss' ? 'cut' : 'round'
}

/** Strength of a unit: company or battery, battalion, regiment, brigade, division. */
export const SIZE_MARKS = ['I', 'II', 'III', 'X', 'XX'] as const
export type SizeMark = (typeof SIZE_MARKS)[number]

/** Colours of formation bars, each a ground and a mark that shows on it; see palette.css. */
export const BAR_TONES = [
  'gold',
  'cream',
  'lime',
  'sky',
  'coral',
  'silver',
  'blue',
  'teal',
  'violet',
  'brown',
] as const
export type BarTone = (typeof BAR_TONES)[number]

/** Patterns of formation bars: what tells them apart without colour. */
export const BAR_PATTERNS = ['plain', 'split', 'dots', 'bars', 'chevrons', 'blocks'] as const
export type BarPattern = (typeof BAR_PATTERNS)[number]

/** The strip on the left edge that says which formation a unit belongs to. */
export interface Bar {
  readonly tone: BarTone
  readonly pattern: BarPattern
}

/** One number of the line of factors. */
export interface Factor {
  readonly text: string
  readonly italic?: boolean // an attack that may overrun
  readonly raised?: string // small beside it: the range of artillery
  readonly gold?: 'box' | 'roof' | 'ring' // a printed colour as a shape
  readonly lowered?: boolean // less than printed: underlined
}

/**
 * Another way to print counters. The faces of a game that has one bring it along, so that no other
 * game has to fetch it.
 */
export interface Print {
  readonly name: string // `ctr-` and it is the class of its counters
  readonly bar: number // width of the formation bar
  readonly Art: FunctionComponent<{
    readonly face: CounterFace
    readonly level: 'full' | 'table'
    readonly stacked?: boolean
    readonly lifted?: boolean
  }>
  readonly Profile: FunctionComponent<{
    readonly face: CounterFace
    readonly x: number
    readonly y: number
    readonly width: number
  }>
}

/**
 * Everything a counter shows, whatever the game. Faces are compared by identity, so an adapter
 * makes one per (unit, state) and hands out the same object again.
 */
export interface CounterFace {
  readonly key: string // the same key, the same drawing
  readonly nation: Nation
  readonly kind: SymbolKind
  readonly print?: Print // other than plain
  readonly profile?: ProfileKind // a vehicle from the side, in the place of the symbol box
  readonly size: SizeMark | null
  readonly name: string // at most NAME_LENGTH characters
  readonly letter: string | null // group
  readonly formation?: string // written upwards beside the bar, at most FORMATION_LENGTH characters
  readonly bar: Bar | null
  readonly factors: readonly Factor[]
  readonly steps?: { readonly left: number; readonly of: number }
  readonly spent?: boolean
  readonly fired?: boolean // that is what it was spent on
  readonly reduced?: boolean // tab with R
  readonly locked?: boolean // padlock: not released yet
  readonly disrupted?: boolean
  readonly supply?: 'out' | 'isolated'
  readonly trucks?: boolean
  readonly riding?: boolean // tab with a truck below
  readonly refit?: boolean // tab with a turning arrow
  readonly heavy?: boolean // gold triangle
  readonly leader?: boolean // a leader is with it: star
}

/** The longest names that fit on a full counter: of the unit, and of its formation. */
export const NAME_LENGTH = 13
export const FORMATION_LENGTH = 6

/** How much of a counter is drawn: with its name, without it, or a plate for the whole stack. */
export type CounterDetail = 'full' | 'table' | 'plate'

/** Smallest widths on screen, in CSS pixels. */
export const FULL_FROM = 64
export const TABLE_FROM = 36
export const PLATE_FROM = 24

/** What to draw when a counter is `pixels` wide on screen. */
export function levelFor(pixels: number): CounterDetail {
  if (pixels >= FULL_FROM) return 'full'
  return pixels >= TABLE_FROM ? 'table' : 'plate'
}

/** What a player may do with a counter, or has done; drawn around it. */
export interface Marks {
  readonly selected?: boolean
  readonly canAct?: boolean
  readonly couldAct?: boolean // in place of those that the decision is about
  readonly activated?: boolean // belongs to the group that acts, its turn is still to come
  readonly acted?: boolean // has had its turn
  readonly target?: boolean
  readonly aimed?: boolean // the target that is meant
  readonly moved?: boolean // in this activation, can still be undone
  readonly focus?: boolean // by keyboard
}

/** How a counter is drawn besides its face: a preview is a ghost, an event turns or removes it. */
export type Appearance = 'ghost' | 'turning' | 'lost'

export type { ProfileKind, SymbolKind }
