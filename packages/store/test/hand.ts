import type { Engine } from '../src/index.ts'

/** What the tests of every subject have at hand: an engine, and a game in it. */
export interface Hand {
  /** The engine, once the tests have begun. */
  engine(): Engine
  /** Keeps another sample game; its id. */
  fresh(): Promise<string>
}

/** How much is tried. */
export interface Extent {
  readonly commands: number // sent one to five times each, by two who want the same version
  readonly repeats: number
}
