import { tokenize, type Token } from './tokens.ts'

const callers = new Set(['test', 'it', 'describe'])
const idle = new Set(['skip', 'todo'])
const tabled = new Set(['each', 'for'])

/**
 * The titles of the tests in a source. Of a table of tests, every text in the table counts:
 * any of them can be part of a title. A test that is skipped proves nothing and has no title.
 */
export function testTitles(source: string): string[] {
  const tokens = tokenize(source)
  const titles: string[] = []
  tokens.forEach((token, index) => {
    if (token.kind !== 'word' || !callers.has(token.text) || tokens[index - 1]?.text === '.') return
    let at = index + 1
    const modifiers: string[] = []
    while (tokens[at]?.text === '.') {
      modifiers.push(tokens[at + 1]?.text ?? '')
      at += 2
    }
    if (modifiers.some((word) => idle.has(word))) return
    if (modifiers.some((word) => tabled.has(word))) {
      const table = argumentsAt(tokens, at)
      titles.push(...stringsOf(table.tokens), ...namedStrings(tokens, table.tokens))
      at = table.end
    }
    titles.push(...stringsOf(firstOf(argumentsAt(tokens, at).tokens)))
  })
  return titles
}

/** What stands between the parentheses that open here; a template may stand in their place. */
function argumentsAt(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } {
  const first = tokens[at]
  if (first?.kind === 'string') return { tokens: [first], end: at + 1 }
  if (first?.text !== '(') return { tokens: [], end: at }
  const end = closing(tokens, at)
  return { tokens: tokens.slice(at + 1, end), end: end + 1 }
}

function closing(tokens: readonly Token[], at: number): number {
  let depth = 0
  for (let index = at; index < tokens.length; index++) {
    const { kind, text } = tokens[index]!
    if (kind !== 'sign') continue
    if ('([{'.includes(text)) depth++
    else if (')]}'.includes(text) && --depth === 0) return index
  }
  return tokens.length
}

/** The tokens before the first comma that is not inside something. */
function firstOf(tokens: readonly Token[]): Token[] {
  const first: Token[] = []
  let depth = 0
  for (const token of tokens) {
    if (token.kind === 'sign') {
      if ('([{'.includes(token.text)) depth++
      else if (')]}'.includes(token.text)) depth--
      else if (token.text === ',' && depth === 0) break
    }
    first.push(token)
  }
  return first
}

/** The texts of a table that was named elsewhere in the same source. */
function namedStrings(tokens: readonly Token[], table: readonly Token[]): string[] {
  const name = table[0]
  if (name?.kind !== 'word') return []
  const at = tokens.findIndex(
    (token, index) => token.text === 'const' && tokens[index + 1]?.text === name.text,
  )
  if (at < 0) return []
  const open = tokens.findIndex((token, index) => index > at && token.text === '=') + 1
  return open > 0 ? stringsOf(tokens.slice(open, closing(tokens, open))) : []
}

function stringsOf(tokens: readonly Token[]): string[] {
  return tokens.filter((token) => token.kind === 'string').map((token) => token.text)
}
