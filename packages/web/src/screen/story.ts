import type { GameEvent, State } from '@estafette/kernel'

/** What a position counts. */
export interface StoryCounts {
  readonly turn: number // 0 before the first
  readonly scores: readonly number[] // by curve
  readonly out: readonly number[] // by side: what was lost and has not come back
}

/** A roll that decides a fight. */
export interface ToldFight {
  readonly side: number // that attacks
  readonly place: number // under attack
  readonly chance: number // exact, of a success, before the roll
  readonly won: boolean
  readonly totals?: readonly [attack: number, defence: number] // of a contest
}

/** Dice as they lay, by whoever rolled them; nobody's have side -1. */
export interface ToldDice {
  readonly side: number
  readonly faces: readonly number[] // as printed
}

/** What an event adds to the story. */
export interface Beat {
  readonly opens?: true // an impulse, an action: the next step of the curve
  readonly fight?: ToldFight
  readonly again?: true // the last roll of a fight is rolled again, and decides nothing
  readonly dice?: readonly ToldDice[]
  readonly back?: number // side to which something lost comes back
  readonly headline?: number // how well it names a moment; the highest does
  readonly fell?: { readonly side: number; readonly unit: number } // lost in a fight, and worth a name
  readonly ends?: true // it ended the game, by its rule
}

/** A value that decides the game, drawn across the curve. */
export interface ScoreLine {
  readonly value: number
  readonly label: string
}

/** What decides the game by points. */
export interface ScoreScale {
  readonly lines: readonly ScoreLine[]
  readonly below?: ScoreLine // under this value the game is lost at once
}

/** How a game speaks of its story. */
export interface StoryWords {
  readonly curve: string // what is counted
  readonly byStep: string // by impulse
  readonly losses: string // title, by turn
  readonly out?: string // title of what is out at the end, where nothing of it could come back
  readonly luck: string // title, by turn
  readonly luckNote: string
  readonly fights: (count: number) => string
  readonly won: (expected: string) => string // after "9 of 22"
  readonly worth: (luck: string, side: number) => string
  readonly counting: string // what counts as won, and what counts at all
  readonly fight: (place: string, won: boolean, side: number, fell: string) => string
  readonly score: (from: string, to: string) => string // where there is one curve
  readonly lost: (count: number, side: number) => string
  readonly back: (bySide: readonly number[]) => string
  readonly turn: (turn: number) => string // short, under an axis
  readonly inTurn: (turn: number) => string // in a list of facts
  readonly atTurn: (turn: number) => string // after a verdict
  readonly side: readonly string[] // as a chip has it
  readonly ofTurns: (turn: number) => string
}

/** What a game tells of a whole game that was played. */
export interface StoryPart<S extends State = State> {
  readonly curves: readonly number[] // the side that each curve of the score belongs to
  readonly die?: { readonly sides: number; readonly first: number } // the lowest face as printed; none where no dice are thrown
  readonly backRule: string // by which what is lost comes back
  standing(state: S): StoryCounts
  scale(state: S): ScoreScale
  /** Hears the events of a game in their order, each with the position before its choice. */
  reader(): (event: GameEvent, before: S) => Beat
  /** Whether the rules themselves played against the person. */
  isSolitaire?(state: S): boolean
  words(): StoryWords
}
