import { languages, type Language, type RuledGame } from '@estafette/kernel'
import type { Args, Spec } from './args.ts'
import type { Io } from './io.ts'
import type { Paint } from './paint.ts'
import { refuse } from './refusal.ts'
import type { Texts } from './texts/index.ts'

export const OK = 0
export const FAILED = 1
export const REFUSED = 2

/** What every command is given. */
export interface Context {
  readonly io: Io
  readonly language: Language
  readonly texts: Texts
  readonly paint: Paint
  readonly json: boolean
}

/** A command: its name, what its line may hold, and what it does; the number is the exit code. */
export interface CliCommand {
  readonly name: string
  readonly spec: Spec
  run(context: Context, args: Args): number | Promise<number>
}

/** The game a command names. */
export function gameOf(context: Context, id: string | undefined): RuledGame {
  const found = id === undefined ? undefined : lookupIn(context.io)(id)
  if (found) return found
  const known = context.io.games.map((game) => game.id)
  return refuse(context.texts.errors.unknownGame(id ?? '', known))
}

/** The battles of a series, or the one game, that a text names. */
export function battlesOf(context: Context, id: string | undefined): readonly RuledGame[] {
  const battles = context.io.games.filter(({ series }) => series !== undefined && series === id)
  return battles.length > 0 ? battles : [gameOf(context, id)]
}

/** Finds games by their id. */
export function lookupIn(io: Io): (id: string) => RuledGame | undefined {
  return (id) => [...io.games, ...(io.workshop ?? [])].find((game) => game.id === id)
}

/** Whether a text names a language that is spoken here. */
export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text)
}

/** One JSON document on the output, whatever happens. */
export function writeJson(context: Context, value: unknown): void {
  context.io.out(`${JSON.stringify(value, null, 2)}\n`)
}

/** How wide a text gets: a wide window would make lines that nobody can read. */
export function widthIn({ io }: Context): number {
  return Math.min(io.width, 100)
}
