/** A piece of TypeScript, as far as finding test titles needs it. */
export interface Token {
  readonly kind: 'word' | 'string' | 'sign'
  readonly text: string // of a string: what is between the quotes, with its gaps
}

const space = /\s+/y
const comment = /\/\/[^\n]*|\/\*[^]*?\*\//y
const word = /[\p{ID_Start}$_#][\p{ID_Continue}$]*|\d[\w.]*/uy
const string = /'((?:[^'\\\n]|\\[^])*)'|"((?:[^"\\\n]|\\[^])*)"/y
const pattern = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y
const beforePattern = /^(?:return|typeof|case|in|of|[=(,:[!&|?{};+]|)$/

/** Cuts a source into tokens; comments are dropped, regular expressions too. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const match = (what: RegExp): RegExpExecArray | null => {
    what.lastIndex = at
    const found = what.exec(source)
    if (found) at = what.lastIndex
    return found
  }
  while (at < source.length) {
    if (match(space) || match(comment)) continue
    const said = match(string)
    if (said) {
      tokens.push({ kind: 'string', text: said[1] ?? said[2] ?? '' })
      continue
    }
    if (source[at] === '`') {
      const end = templateEnd(source, at + 1)
      tokens.push({ kind: 'string', text: source.slice(at + 1, end) })
      at = end + 1
      continue
    }
    const last = tokens.at(-1)
    const mayBePattern = !last || (last.kind !== 'string' && beforePattern.test(last.text))
    if (source[at] === '/' && mayBePattern && match(pattern)) continue
    const name = match(word)
    tokens.push(name ? { kind: 'word', text: name[0] } : { kind: 'sign', text: source[at++]! })
  }
  return tokens
}

/** Where a template literal ends, past the templates nested in its gaps. */
function templateEnd(source: string, from: number): number {
  let depth = 0
  for (let at = from; at < source.length; at++) {
    const letter = source[at]
    if (letter === '\\') at++
    else if (letter === '`' && depth === 0) return at
    else if (letter === '`') at = templateEnd(source, at + 1)
    else if (letter === '$' && source[at + 1] === '{' && ++depth > 0) at++
    else if (letter === '{' && depth > 0) depth++
    else if (letter === '}' && depth > 0) depth--
  }
  return source.length
}
