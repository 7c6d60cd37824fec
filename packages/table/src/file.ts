import { failure, success, type Result } from '@estafette/kernel'
import { isBroken } from './text.ts'

/** Something a file says, and in which line. */
export interface Noted {
  readonly line: number
  readonly text: string
}

export const LARGEST_FILE = 1024 * 1024 // characters
export const MOST_LINES = 20_000
export const LONGEST_LINE = 4000 // a pack or an envelope has no limit but that of the file

/** The lines of a file without their ends; refuses what is too large to be a person's work. */
export function fileLines(file: string): Result<Noted[]> {
  if (file.length > LARGEST_FILE)
    return failure(`the file is too large: it must not exceed ${LARGEST_FILE} characters`)
  const lines = file.replace(/^\ufeff/, '').split('\n', MOST_LINES + 1)
  if (lines.length > MOST_LINES)
    return failure(`the file is too long: it must not exceed ${MOST_LINES} lines`, MOST_LINES)
  const noted: Noted[] = []
  for (const [index, raw] of lines.entries()) {
    const line = index + 1
    if (isBroken(raw)) return failure('not valid UTF-8: save the file as UTF-8', line)
    const isPack = /^(?:pack|envelope) /.test(raw)
    if (raw.length > LONGEST_LINE && !isPack) return failure('the line is too long', line)
    noted.push({ line, text: (isPack ? raw : raw.replaceAll('\t', ' ')).trimEnd() })
  }
  return success(noted)
}

/** The lines of a position, set in by two spaces. */
export function indentPosition(position: string): string[] {
  return position
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`)
}

/** A line of a position without its two spaces. */
export function outdent(text: string): string {
  return text.replace(/^ {1,2}/, '')
}
