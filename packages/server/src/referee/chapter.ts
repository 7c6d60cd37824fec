import type { GameEvent } from '@estafette/kernel'

// A game is told in chapters of so many versions. What earlier chapters told stands in snapshots;
// a table has at hand what was told since, so that a long game takes no more room than a short one.

/** The chapter that a game has come to. */
export interface JournalChapter {
  readonly since: number // the version at which it begins
  readonly kept: number // choices of earlier chapters that still stand
  readonly told: readonly (readonly GameEvent[])[] // of the choices since, one by one
}

/** Versions of a chapter. */
export const CHAPTER = 64

/** What the first chapter begins with. */
export const firstChapter: JournalChapter = { since: 0, kept: 0, told: [] }

/** Whether a chapter ends with a version: it is long enough, or the game is over. */
export function isChapterEnd({ version, ending }: Pick<Stand, 'version' | 'ending'>): boolean {
  return version % CHAPTER === 0 || (ending !== null && version > CHAPTER)
}

interface Stand {
  readonly version: number
  readonly ending: unknown
  readonly chapter: JournalChapter
  readonly table: { readonly entries: readonly unknown[] } | null
}

/** The chapter that a deed after this one belongs to. */
export function chapterAfter(stand: Stand): JournalChapter {
  const { version, chapter, table } = stand
  if (version === 0 || !isChapterEnd(stand)) return chapter
  return { since: version, kept: table?.entries.length ?? 0, told: [] }
}

/** The chapter with what was told of further choices. */
export function withTold(chapter: JournalChapter, told: JournalChapter['told']): JournalChapter {
  return { ...chapter, told: [...chapter.told, ...told] }
}

/** The chapter after choices were taken back, of earlier chapters too. */
export function shortened(chapter: JournalChapter, count: number): JournalChapter {
  const kept = Math.min(chapter.kept, count)
  return { ...chapter, kept, told: chapter.told.slice(0, count - kept) }
}
