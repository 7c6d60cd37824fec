import { failure, failureText, success, type Result } from '../result.ts'

/** A line of a position with its number, split into words. */
export interface TextLine {
  readonly number: number
  readonly words: readonly string[]
}

/** What is wrong with a line; thrown while a position is read, told by `readLines`. */
export class LineError extends Error {
  readonly line: number | undefined
  constructor(reason: string, line?: number) {
    super(reason)
    this.line = line
  }
}

const LONGEST_TEXT = 65_536

/** The two lines every position of a game begins with. */
export function positionHead(game: string): string[] {
  return ['estafette position 1', `game ${game}`]
}

/** A position from the lines after its head. Throws what is wrong with them. */
export function positionFrom<S>(
  game: { readonly id: string; read(text: string): Result<S> },
  lines: string,
): S {
  const read = game.read([...positionHead(game.id), lines].join('\n'))
  if (!read.ok) throw new Error(failureText(read))
  return read.value
}

/** Reads the lines after the head, which come in any order; `#` begins a comment. */
export function readLines<T>(
  game: string,
  text: string,
  read: (lines: readonly TextLine[]) => T,
): Result<T> {
  if (text.length > LONGEST_TEXT) return failure('the text is too long for a position')
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({
      number: index + 1,
      words: line.replace(/#.*$/, '').trim().split(/\s+/).filter(Boolean),
    }))
    .filter(({ words }) => words.length > 0)
  const head = positionHead(game)
  const wrong = head.findIndex((line, index) => lines[index]?.words.join(' ') !== line)
  if (wrong >= 0) return failure(`"${head[wrong]}" expected here`, lines[wrong]?.number ?? 1)
  try {
    const body = lines.slice(head.length)
    aboutOnce(body)
    return success(read(body))
  } catch (error) {
    if (error instanceof LineError) return failure(error.message, error.line)
    throw error
  }
}

/**
 * Of a line with a subject, such as `doing UNIT WORD…`, there is one for each subject. Only the
 * units of a place may stand in several, since `readAt` places none of them twice.
 */
function aboutOnce(lines: readonly TextLine[]): void {
  const seen: Seen = new Map()
  for (const line of lines) {
    const [key, subject] = line.words
    if (line.words.length > 2 && key !== 'at') once(seen, `${key} ${subject}`, line)
  }
}

/** What a position has told, with the number of the line. */
export type Seen = Map<string, number>

/** Nothing is told twice. */
export function once(seen: Seen, name: string, line: TextLine): void {
  if (seen.has(name)) {
    throw new LineError(`duplicate "${name}": it is in line ${seen.get(name)} too`, line.number)
  }
  seen.set(name, line.number)
}

/** The index of a word in a list of codes; `what` they are is told when it is none. */
export function indexIn(
  codes: readonly string[],
  word: string | undefined,
  what: string,
  line: TextLine,
): number {
  const index = word === undefined ? -1 : codes.indexOf(word)
  if (index < 0) throw new LineError(`no such ${what}: "${word ?? ''}"`, line.number)
  return index
}

/** The indexes of the words of a line from one of them on. */
export function indexesIn(
  codes: readonly string[],
  line: TextLine,
  from: number,
  what: string,
): number[] {
  const words = line.words.slice(from)
  const twice = words.find((word, at) => words.indexOf(word) !== at)
  if (twice !== undefined) throw new LineError(`duplicate "${twice}" in this line`, line.number)
  return words.map((word) => indexIn(codes, word, what, line))
}

/** A line of a word and the codes that pass a test; no line where none does. */
export function codesLine(
  word: string,
  codes: readonly string[],
  test: (index: number) => boolean,
): string[] {
  const named = codes.filter((_, index) => test(index))
  return named.length > 0 ? [`${word} ${named.join(' ')}`] : []
}
