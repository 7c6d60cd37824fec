import type { Seat } from './choice.ts'
import { SPECTATOR, type Game, type View, type Viewer } from './game.ts'
import { failure, success, type Result } from './result.ts'
import type { State } from './state.ts'

const PUBLIC = 'public'

/** How a viewer is written: 'public', or 'seat-1' and so on. */
export function viewerName(viewer: Viewer): string {
  return viewer === SPECTATOR ? PUBLIC : `seat-${viewer + 1}`
}

/** Reads how a viewer is written; null where there is none of this name among so many seats. */
export function viewerNamed(name: string, seats: number): Viewer | null {
  if (name === PUBLIC) return SPECTATOR
  const number = /^seat-([1-9])$/.exec(name)?.[1]
  return number !== undefined && Number(number) <= seats ? ((Number(number) - 1) as Seat) : null
}

/** A view as text: who looks, and the position with what is hidden marked as such. */
export function writeView<S extends State>(game: Game<S>, { viewer, known }: View<S>): string {
  return `view ${viewerName(viewer)}\n${game.write(known)}`
}

/** Reads a view; says what is wrong with it and in which line. */
export function readView<S extends State>(game: Game<S>, text: string): Result<View<S>> {
  const end = text.indexOf('\n')
  const head = /^view (\S+)$/.exec(end < 0 ? text : text.slice(0, end))
  const viewer = head ? viewerNamed(head[1]!, game.seats) : null
  if (viewer === null) return failure('the first line must be "view" and its viewer', 1)
  const known = game.readKnown(text.slice(end + 1), viewer)
  if (known.ok) return success({ viewer, known: known.value })
  return failure(known.reason, known.line === undefined ? undefined : known.line + 1)
}
