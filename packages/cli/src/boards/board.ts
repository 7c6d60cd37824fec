import type { Ending, Game, Language, Outlook, Score, State, Viewer } from '@estafette/kernel'
import type { Speaker } from '@estafette/words'

/** A line of a board: what it is about, and what is said of it. */
export interface BoardRow {
  readonly head: string
  readonly text: string
}

/** Lines under a title. */
export interface Block {
  readonly title: string
  readonly rows: readonly BoardRow[]
}

/** A position as one viewer knows it, and how it is spoken of. */
export interface BoardScene<S extends State = State> {
  readonly game: Game
  readonly known: S
  readonly viewer: Viewer
  readonly voice: Speaker
  readonly language: Language
  /** A thing by its name, with a star where the viewer can choose it now. */
  name(kind: string, index: number): string
}

/** What the terminal shows of a game: each in words, and out of what the viewer knows alone. */
export interface GameBoard<S extends State = State> {
  readonly thing: string // the kind of what stands somewhere
  readonly place: string // the kind of where
  /** The turn, who leads, what is left: short sentences. */
  status(scene: BoardScene<S>): readonly string[]
  board(scene: BoardScene<S>): readonly Block[]
  /** What a seat holds; null in games without. */
  hand(scene: BoardScene<S>): readonly Block[] | null
  unit(scene: BoardScene<S>, thing: number): string
  where(scene: BoardScene<S>, place: number): string
  outlook(known: S): Outlook | null
  ending(scene: BoardScene<S>, ending: Ending): string
  score(scene: BoardScene<S>, score: Score): string
  next(scene: BoardScene<S>, score: Score): string
  /** Points as this game writes them. */
  points(points: number): string
}

/** What is said of nothing is left out; the rest stands behind commas. */
export function joined(parts: readonly (string | false | undefined)[], between = ', '): string {
  return parts.filter((part) => part !== false && part !== undefined && part !== '').join(between)
}

/** Something with its states behind it in brackets, where it has any. */
export function withStates(name: string, states: readonly (string | false | undefined)[]): string {
  const said = joined(states)
  return said === '' ? name : `${name} (${said})`
}

/** Things in a row; what all of them share is said once. */
export function together(
  things: readonly { readonly name: string; readonly states: string }[],
  each: (states: string) => string,
): string {
  const [first] = things
  const isShared = things.length > 1 && things.every(({ states }) => states === first!.states)
  if (!isShared) return things.map(({ name, states }) => withStates(name, [states])).join(', ')
  const names = things.map(({ name }) => name).join(', ')
  return first!.states === '' ? names : withStates(names, [each(first!.states)])
}

/** The name of a side by its number, empty for nobody. */
export function sideIn({ game, voice }: BoardScene, side: number): string {
  const id = game.sides[side]
  return id === undefined ? '' : voice.side(id)
}

/** A board among those of all games, whatever its positions. */
export function anyBoard<S extends State>(board: GameBoard<S>): GameBoard {
  return board as unknown as GameBoard
}

/** Halves in whole points: '6', '½' or '2½'. */
export function pointsText(halves: number): string {
  const whole = Math.floor(halves / 2)
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`
}
