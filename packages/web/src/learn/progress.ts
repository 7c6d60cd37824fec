import { browserShelf, forget, read, write, type Shelf } from '../store/storage.ts'

const KEY = 'estafette.learn.'

/** The cue a guided game was left at, if it was. */
export function cueKept(game: string, shelf: Shelf | null = browserShelf()): string | undefined {
  return read(shelf, KEY + game) ?? undefined
}

/** Notes the cue a guided game has come to. */
export function keepCue(game: string, cue: string, shelf: Shelf | null = browserShelf()): void {
  write(shelf, KEY + game, cue)
}

/** The next time it begins at the beginning. */
export function forgetCues(game: string, shelf: Shelf | null = browserShelf()): void {
  forget(shelf, KEY + game)
}
