import { parseAst, transformWithOxc } from 'vite'

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

/** What makes a failure of its first argument. */
const makers = ['failure', 'refused', 'LineError', 'DiceError']

/** Functions that say what is wrong with something by what they return end like this. */
const TELLS = /Fault$/

/** The sentences that a file can fail with; what fills their gaps stands as `{}`. */
export async function failuresIn(file: string, source: string): Promise<string[]> {
  const { code } = await transformWithOxc(source, file, { target: 'esnext' })
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one)
    if (!isNode(value)) return
    const made = sentenceOf(value)
    if (made) found.push(...sentences(made))
    if (isTeller(value))
      for (const said of returnedIn(value['body'])) found.push(...sentences(said))
    for (const part of Object.values(value)) walk(part)
  }
  walk(parseAst(code))
  return found.filter((text) => /\p{L}/u.test(text.replaceAll('{}', '')))
}

/** The node that says what is wrong, where one does: an argument, or a property `reason`. */
function sentenceOf(node: Node): Node | undefined {
  if (node.type === 'Property' && nameOf(node['key']) === 'reason') return node['value'] as Node
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined
  const [first] = node['arguments'] as Node[]
  const callee = node['callee'] as Node
  const isPush =
    callee.type === 'MemberExpression' &&
    nameOf(callee['object']) === 'found' &&
    nameOf(callee['property']) === 'push'
  return isPush || makers.includes(nameOf(callee)) ? first : undefined
}

function isTeller(node: Node): boolean {
  return node.type === 'FunctionDeclaration' && TELLS.test(nameOf(node['id']))
}

/** What a function returns, but not the functions in it. */
function returnedIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(returnedIn)
  if (!isNode(value) || value.type.endsWith('FunctionExpression')) return []
  if (value.type === 'ReturnStatement') return isNode(value['argument']) ? [value['argument']] : []
  return Object.values(value).flatMap(returnedIn)
}

function sentences(node: Node): string[] {
  if (node.type === 'Literal') return node['value'] === null ? [] : [String(node['value'])]
  if (node.type === 'ConditionalExpression') {
    return [...sentences(node['consequent'] as Node), ...sentences(node['alternate'] as Node)]
  }
  if (node.type === 'LogicalExpression') return sentences(node['right'] as Node)
  if (node.type !== 'TemplateLiteral') return []
  const pieces = node['quasis'] as { readonly value: { readonly cooked: string } }[]
  return [pieces.map(({ value }) => value.cooked).join('{}')]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function nameOf(key: unknown): string {
  return isNode(key) ? String(key['name'] ?? key['value'] ?? '') : ''
}
