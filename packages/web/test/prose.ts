import { parseAst, transformWithOxc } from 'vite'

/** A text that a source file has in a language; what fills its gaps stands as `<>`. */
export interface Prose {
  readonly language: 'en' | 'fr'
  readonly text: string
}

/** The texts of a file, and what it has in one language only. */
export interface ReadProse {
  readonly texts: readonly Prose[]
  readonly single: readonly string[]
}

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

// Names that stand for a space wherever words are put together.
const spaces: Readonly<Record<string, string>> = { NB: '\u00A0', NN: '\u202F' }

/**
 * Reads the words out of a source file: whatever stands under `en` or `fr`, as a property, as a
 * constant (`en`, `helpFr`), or in a file or folder of one language (`fr.ts`,
 * `fr/`). Keys and comparisons are none.
 */
export async function proseIn(file: string, source: string): Promise<ReadProse> {
  const { code } = await transformWithOxc(source, file, { target: 'esnext' })
  const texts: Prose[] = []
  const single: string[] = []

  const walk = (value: unknown, language?: Prose['language']): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, language)
    if (!isNode(value)) return
    switch (value.type) {
      case 'ImportDeclaration':
        return
      case 'VariableDeclarator':
        walk(value['init'], languageOf(nameOf(value['id'])) ?? language)
        return
      case 'ObjectExpression': {
        const keys = (value['properties'] as Node[]).map(({ key }) => nameOf(key))
        if (keys.includes('en') !== keys.includes('fr')) single.push(keys.join(' '))
        break
      }
      case 'Property':
        walk(value['value'], languageOf(nameOf(value['key'])) ?? language)
        return
      case 'BinaryExpression':
        if (/^([!=]==|in)$/.test(String(value['operator']))) return
        break
      case 'MemberExpression':
        walk(value['object'], language)
        return
      case 'Literal':
        if (language && typeof value['value'] === 'string') {
          texts.push({ language, text: value['value'] })
        }
        return
      case 'TemplateLiteral':
        if (language) texts.push({ language, text: templateText(value) })
        walk(value['expressions'], language)
        return
    }
    for (const part of Object.values(value)) walk(part, language)
  }

  walk(parseAst(code), languageOf(/[-/.](en|fr)(?:\.ts$|\/)/.exec(file)?.[1] ?? ''))
  return { texts, single }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function nameOf(key: unknown): string {
  return isNode(key) ? String(key['name'] ?? key['value'] ?? '') : ''
}

function languageOf(name: string): Prose['language'] | undefined {
  if (name === 'en' || name.endsWith('En')) return 'en'
  return name === 'fr' || name.endsWith('Fr') ? 'fr' : undefined
}

function templateText(template: Node): string {
  const gaps = template['expressions'] as Node[]
  const pieces = template['quasis'] as { readonly value: { readonly cooked: string } }[]
  return pieces
    .map(({ value }, at) => value.cooked + (gaps[at] ? (spaces[nameOf(gaps[at])] ?? '<>') : ''))
    .join('')
}
