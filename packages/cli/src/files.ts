import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Context } from './command.ts'
import { refuse } from './refusal.ts'

const LARGEST = 4 * 1024 * 1024

/** The text of a file that a person named. */
export function readText(context: Context, file: string): string {
  const path = resolve(context.io.cwd, file)
  const { unreadable } = context.texts.errors
  try {
    if (statSync(path).size > LARGEST) refuse(unreadable(file, 'EFBIG'))
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    return refuse(unreadable(file, codeOf(error)))
  }
}

/** Writes a file that a person named. */
export function writeText(context: Context, file: string, text: string): void {
  try {
    writeFileSync(resolve(context.io.cwd, file), text)
  } catch (error) {
    refuse(context.texts.errors.unwritable(file, codeOf(error)))
  }
}

/** What the system says is wrong, in a word: ENOENT, EACCES ... */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? String(error.code) : error.message
}
