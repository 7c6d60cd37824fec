/** Who sits on a seat where no computer does. */
export const HUMAN = 'human'

/** What the list of saved games shows, without reading the games themselves. */
export interface GameNote {
  readonly id: string
  readonly game: string
  readonly scenario: string // empty where play began from a position
  readonly seats: readonly string[] // by seat: HUMAN, or the name of a computer player
  readonly sides: readonly string[] // by seat: the side it plays, empty while that is not settled
  readonly turn: number // 0 before the first
  readonly turns: number // 0 where nobody knows
  readonly moves: number // choices taken
  readonly over: boolean
  readonly winner?: string // side that won, empty for nobody; absent while the game goes on
  readonly updated: number // milliseconds since 1970
  readonly copyOf?: string // the game it is a copy of, to try things out
  readonly read?: number // choices of which a person has read what they came to; absent: of all
  readonly played?: number // milliseconds that people spent at the table; absent where nobody counted
}
