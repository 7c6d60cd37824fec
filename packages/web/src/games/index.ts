import { seriesOf, shelf } from '@estafette/registry/shelf'
import type { Spoken } from '../i18n/spoken.ts'
import type { AnswerWords } from '../screen/answers.ts'
import type { Lesson } from '../screen/lesson.ts'
import type { AboutGame, ScreenManifest } from '../screen/manifest.ts'
import type { GameScreen } from '../screen/screen.ts'
import type { StoryPart } from '../screen/story.ts'

const found = import.meta.glob<ScreenManifest>('./*/manifest.ts', {
  eager: true,
  import: 'manifest',
})

/** What the screen of a series brings. */
export function manifestOf(series: string | undefined): ScreenManifest | undefined {
  return found[`./${series}/manifest.ts`]
}

/** The series that have a screen, in the order of the shelf. */
export const screened: readonly { readonly series: string; readonly manifest: ScreenManifest }[] =
  shelf.flatMap(({ id }) => {
    const manifest = manifestOf(id)
    return manifest ? [{ series: id, manifest }] : []
  })

/** The screen of a game, fetched when somebody sits down to play it. */
export function loadScreen(game: string): Promise<GameScreen> | undefined {
  return manifestOf(seriesOf(game))?.screen(game)
}

/** The story of a game, once it is over. */
export function loadStory(game: string): Promise<StoryPart> | undefined {
  return manifestOf(seriesOf(game))?.story(game)
}

/** How the answers of a game are said that are given ahead, where it leaves that to the table. */
export function loadAnswerWords(game: string): Promise<Spoken<AnswerWords>> | undefined {
  return manifestOf(seriesOf(game))?.answers?.()
}

const lessons: ReadonlyMap<string, () => Promise<Lesson>> = new Map(
  screened.flatMap(({ manifest }) => Object.entries(manifest.lessons ?? {})),
)

/** The games that have a guided game. */
export const taught: readonly string[] = [...lessons.keys()]

/** The guided game of a game, if there is one. */
export function loadLesson(game: string): Promise<Lesson> | undefined {
  return lessons.get(game)?.()
}

/** What is said of a series on a card, in the language of the page. */
export function aboutOf(series: string): AboutGame | undefined {
  return manifestOf(series)?.about()
}
