import type { Lesson } from './lesson.ts'

/** The guided games, each fetched when somebody wants to learn it. */
const lessons: Readonly<Record<string, () => Promise<Lesson>>> = {
  arras: async () => (await import('./arras.ts')).arrasLesson,
  celles: async () => (await import('./celles.ts')).cellesLesson,
  training: async () => (await import('./training.ts')).trainingLesson,
  frontline: async () => (await import('./frontline.ts')).frontlineLesson,
}

/** The games that have one. */
export const taught: readonly string[] = Object.keys(lessons)

/** The guided game of a game, if there is one. */
export function loadLesson(game: string): Promise<Lesson> | undefined {
  return Object.hasOwn(lessons, game) ? lessons[game]?.() : undefined
}
