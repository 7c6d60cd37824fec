import { browserShelf, forget, read, write, type Shelf } from '../store/storage.ts'

const KEY = 'estafette.learn.'

/** The step a guided game was left at, if it was. */
export function stepKept(game: string, shelf: Shelf | null = browserShelf()): string | undefined {
  return read(shelf, KEY + game) ?? undefined
}

/** Notes the step a guided game has come to. */
export function keepStep(game: string, step: string, shelf: Shelf | null = browserShelf()): void {
  write(shelf, KEY + game, step)
}

/** The next time it begins at the beginning. */
export function forgetSteps(game: string, shelf: Shelf | null = browserShelf()): void {
  forget(shelf, KEY + game)
}
