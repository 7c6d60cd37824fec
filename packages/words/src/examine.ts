import { languages, type Game, type State } from '@estafette/kernel'
import { compile } from './message.ts'

/** Where the words of a game have messages. */
export const messageGroups = [
  'verbs',
  'steps',
  'waits',
  'reasons',
  'events',
  'outcomes',
  'considerations',
] as const

/** The messages of a game that cannot be read, with what is wrong; none when all is well. */
export function examineMessages<S extends State>(game: Game<S>): string[] {
  return languages.flatMap((language) =>
    messageGroups.flatMap((group) =>
      Object.entries(game.words[language][group] ?? {}).flatMap(([key, text]) => {
        try {
          compile(text, language)
          return []
        } catch (error) {
          return [`${language} ${group} ${key}: ${error instanceof Error ? error.message : error}`]
        }
      }),
    ),
  )
}
