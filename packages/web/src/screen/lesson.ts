import type { Seat, Setup } from '@estafette/kernel'
import type { Spoken } from '../i18n/spoken.ts'

/** What is said at a cue. */
export interface CueWords {
  readonly say: string
  readonly otherwise?: string // why something else that is legal has to wait
}

/** A guided game: a table with a fixed seed, and what is told and done at it step by step. */
export interface Lesson {
  readonly game: string
  readonly setup: Setup
  readonly placeKind: string // kind of the targets that are places of its map
  readonly opening?: readonly string[] // choices taken before the first cue, as where others set up
  readonly gameId: string // with the seed it decides every die
  readonly seed: string
  readonly seat: Seat // of the learner
  readonly words: Spoken<Readonly<Record<string, CueWords>>> // by cue
  readonly cues: readonly Cue[]
}

/** One idea, said in a few words beside the thing itself, and what the learner does about it. */
export interface Cue {
  readonly id: string
  readonly at?: readonly Pointer[] // what it points at: the last of these that is there now
  readonly until: Until
  readonly stage?: Stage // what has to be in hand when it begins
  readonly rolls?: readonly LessonRoll[] // dice that fall in it, as the words tell them
}

/** What the event of a roll tells, as far as the words repeat it. */
export type LessonRoll = Readonly<Record<string, number>>

/** What a cue points at: a place of the map, a unit in the tray, a part of the page, a choice. */
export type Pointer =
  | { readonly place: string }
  | { readonly unit: string }
  | { readonly part: PagePart }
  | { readonly choice: string } // a line of choices
  | { readonly piece: Piece; readonly code: string } // of a field, which is no map

/** What lies on a field of cards; the page marks each with its number. */
type Piece = 'soldier' | 'section' | 'ground' | 'card'

/** What ends a cue. Places and units are named by the codes of the game's notation. */
export type Until =
  | { readonly read: true } // a button says so
  | { readonly look: string } // the units of a place are shown
  | { readonly hand: LessonHand }
  | { readonly aim: string } // something is about to be done to a place
  | { readonly press: PagePart }
  | { readonly play: readonly Turn[] }
  | { readonly undo: string } // everything since the start of another cue is taken back

/** Units of a place that are selected: exactly these, or any where none are named. */
export interface LessonHand {
  readonly place: string
  readonly units?: readonly string[]
}

/**
 * Choices of one side: the learner's in any order unless it matters, the opponent's as given. Among
 * the opponent's may stand chances of the learner's that are let go by, as by a standing order.
 */
export type Turn =
  | { readonly ours: readonly string[]; readonly inOrder?: true }
  | { readonly theirs: readonly string[] }

/** What the learner has before the eyes when a cue begins. */
export interface Stage {
  readonly clear?: true // nothing in hand
  readonly look?: string
  readonly hand?: LessonHand
  readonly aim?: string
  readonly helpers?: readonly string[] // units that join in what is aimed at
}

/** Parts of the table page that can be pointed at; the page marks them with `data-part`. */
export const parts = [
  'tray',
  'byType',
  'undo',
  'confirm',
  'air',
  'odds',
  'roll',
  'turns',
  'vp',
  'initiative',
  'advantage',
  'log',
  'list',
  'first',
  'actions',
  'activation',
  'helper',
  'results',
  'open',
  'firepower',
  'closer',
  'rapid',
  'pour-it-on',
  'stay-low',
] as const
export type PagePart = (typeof parts)[number]

/** Whether a cue is over without any choice of the game being taken. */
export function isLight({ until }: Cue): boolean {
  return !('play' in until) && !('undo' in until)
}
