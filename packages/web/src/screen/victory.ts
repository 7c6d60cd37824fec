import type { Ending, Outlook, Score, State } from '@estafette/kernel'

/** The scale of the top bar: where the points stand between the two ends. */
export interface VictoryScale {
  readonly title: string // whose points
  readonly value: number // in cells
  readonly text?: string // the points as they are written, where cells are not points
  readonly coming?: number // what the next check adds
  readonly goal: number // the last cell
  readonly fatal?: number // the first cells, as far as this value, lose the game
  readonly meaning: string // of both ends
  readonly short?: string // what wins alone, where a long name leaves no room for more
}

/** The line over the map while the next check would end the game. */
export interface Alarm {
  readonly title: string
  readonly text: string // for whom, and what helps
  readonly short: string // for a narrow screen, after the title
  readonly places: readonly number[] // which of them help
}

/** What victory looks like in a game: how it stands, and the words for it. */
export interface VictoryPart<S extends State = State> {
  /** Null where nothing can end yet, and after the end. */
  outlook(state: S): Outlook | null
  scale(state: S): VictoryScale
  alarm(state: S, ending: Ending): Alarm
  /** A way to end the game in a line, with how far it is. */
  ending(state: S, ending: Ending): string
  /** What counts now, and what would. */
  score(state: S, score: Score): string
  next(state: S, score: Score): string
  /** The places that count for a side as long as they are its own; absent where events tell who takes them. */
  held?(state: S, side: number): readonly number[]
  /** Who wins by an ending, as the start of a sentence. */
  winner(state: S, ending: Ending): string
}
