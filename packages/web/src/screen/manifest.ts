import type { FunctionComponent } from 'preact'
import type { Spoken } from '../i18n/spoken.ts'
import type { AnswerWords } from './answers.ts'
import type { Lesson } from './lesson.ts'
import type { GameScreen } from './screen.ts'
import type { StoryPart } from './story.ts'

/**
 * What the screen of a series brings: `games/<series>/manifest.ts` exports it as `manifest`, and
 * pages that list or open games follow from it. It comes with the first page, so all that is large
 * is fetched by whoever wants it. Two more files are found by their names: `vignette.tsx`, a picture
 * for cards and lists, and `origins.ts`, for the page about the boards.
 */
export interface ScreenManifest {
  readonly about: Spoken<AboutGame>
  readonly ground: 'areas' | 'hexes' | 'cards' // what it is played on
  screen(id: string): Promise<GameScreen>
  /** What there is to tell of a game that is over. */
  story(id: string): Promise<StoryPart>
  /** How answers that are given ahead are said; nothing where the game has orders of its own for them. */
  answers?(): Promise<Spoken<AnswerWords>>
  readonly lessons?: Readonly<Record<string, () => Promise<Lesson>>> // by battle
  readonly hero?: Hero
}

/** A series on a card, in one language. */
export interface AboutGame {
  readonly title: string
  readonly date: string
  readonly text: string
}

/** A map with a battle on it, to be laid out behind the title of the first page. */
export interface Hero {
  map(): Promise<HeroMap>
  readonly heart: string // the box of the drawing that stands on the card of the game
}

export interface HeroMap {
  readonly Defs: FunctionComponent // what the drawing refers to, once for the page
  readonly Map: FunctionComponent
}
