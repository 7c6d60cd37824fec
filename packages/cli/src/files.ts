import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Game, State } from '@estafette/kernel'
import { openTable, readRecord, type Reading } from '@estafette/table'
import { lookupIn, type Context } from './command.ts'
import { need, refuse } from './refusal.ts'

const LARGEST = 4 * 1024 * 1024

/** The text of a file that a person named. */
export function readText(context: Context, file: string): string {
  const path = resolve(context.io.cwd, file)
  const { unreadable } = context.texts.errors
  try {
    const bytes = readFileSync(path)
    if (bytes.length <= LARGEST) return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    return refuse(unreadable(file, whyOf(context, error)))
  }
  return refuse(unreadable(file, context.texts.errors.whys['EFBIG']!))
}

/** The scripts that a person named: files as they are, of folders all that end in `.script`. */
export function scriptFiles(context: Context, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const path = resolve(context.io.cwd, name)
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [name]
    const found = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.script'))
      .sort()
    if (found.length === 0) refuse(context.texts.errors.noScripts(name))
    return found.map((file) => join(name, file))
  })
}

/** A folder that a person named, made if it is not there yet. */
export function makeFolder(context: Context, name: string): string {
  const path = resolve(context.io.cwd, name)
  try {
    mkdirSync(path, { recursive: true })
    return path
  } catch (error) {
    return refuse(context.texts.errors.unwritable(name, whyOf(context, error)))
  }
}

/** Writes a file that a person named. */
export function writeText(context: Context, file: string, text: string): void {
  try {
    writeFileSync(resolve(context.io.cwd, file), text)
  } catch (error) {
    refuse(context.texts.errors.unwritable(file, whyOf(context, error)))
  }
}

/** A position in a text that a person wrote. */
export function readPosition(
  context: Context,
  file: string,
  text: string,
): { readonly game: Game; readonly state: State } {
  const game = gameOfPosition(context, text)
  if (!game) return refuse(`${file}:1: ${context.texts.errors.noPosition}`)
  return { game, state: need(context, game.read(text), file) }
}

/** The game a position is of: a line says so, or its first word is the id. */
function gameOfPosition(context: Context, text: string): Game | undefined {
  const id = /^game[ \t]+(\S+)/m.exec(text)?.[1] ?? /^\s*(\S+)/.exec(text)?.[1]
  return id === undefined ? undefined : lookupIn(context.io)(id)
}

/** A game to go on with: a record, or a position, whose dice are then those of a new seed. */
export function readTable(context: Context, file: string): Reading {
  const text = readText(context, file)
  if (text.startsWith('estafette record')) {
    return need(context, readRecord(lookupIn(context.io), text), file)
  }
  const { game } = readPosition(context, file, text)
  const seed = randomBytes(32).toString('hex')
  const gameId = `${game.id}-${randomBytes(4).toString('hex')}`
  const start = { position: text }
  return {
    table: need(context, openTable(game, { start, gameId, seed, local: true }), file),
    doubts: [],
  }
}

/** What the system says is wrong, in words where there are any. */
function whyOf(context: Context, error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return context.texts.errors.whys[code] ?? (code || error.message)
}
