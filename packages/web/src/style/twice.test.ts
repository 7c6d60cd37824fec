import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !path.includes('/data/'))
  .map((path) => ({ path, css: readFileSync(root + path, 'utf8') }))

interface Rule {
  readonly where: string // at which width, or for whom; '' everywhere
  readonly selectors: string
  readonly declarations: readonly string[]
}

/** The rules of a sheet; frames of movements and faces of letters are none. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  const open: string[] = []
  const plain = css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')
  for (const [, head, mark, body] of plain.matchAll(/([^{};]+)(\{)([^{}]*\})?|\}/g)) {
    if (mark === undefined) open.pop()
    else if (body === undefined) open.push(head!.trim())
    else if (!/^ ?@/.test(head!) && !open.some((one) => one.startsWith('@keyframes'))) {
      const declarations = body.slice(0, -1).split(';')
      rules.push({
        where: open.join(' '),
        selectors: head!.trim(),
        declarations: declarations.map((one) => one.trim()).filter((one) => one !== ''),
      })
    }
  }
  return rules
}

/** Rules of a sheet, a line each, that have a key in common with another. */
function twice(css: string, keyOf: (rule: Rule) => string): string[] {
  const all = new Map<string, Rule[]>()
  for (const rule of rulesOf(css)) {
    const key = keyOf(rule)
    if (key !== '') all.set(key, [...(all.get(key) ?? []), rule])
  }
  return [...all.values()]
    .filter(({ length }) => length > 1)
    .map((same) => same.map(({ where, selectors }) => `${where} ${selectors}`.trim()).join(' and '))
}

const found = (keyOf: (rule: Rule) => string): string[] =>
  sheets.flatMap(({ path, css }) => twice(css, keyOf).map((one) => `${path}: ${one}`))

test('no selector has two rules in one sheet at one width', () => {
  expect(sheets.flatMap(({ css }) => rulesOf(css)).length).toBeGreaterThan(3000)
  expect(found(({ where, selectors }) => `${where} { ${selectors}`)).toEqual([])
})

// One declaration may be the same by chance; two that are, are the same thing said twice.
test('no two rules of one sheet and one width say the same', () => {
  const said = ({ where, declarations }: Rule): string =>
    declarations.length < 2 ? '' : `${where} { ${declarations.toSorted().join('; ')}`
  expect(found(said)).toEqual([])
})
