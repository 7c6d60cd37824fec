import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Classes that the house gives a look to and a part of the page completes. */
const completed = new Set(['area', 'bar-language', 'pile', 'row', 'rule-link', 'tabs-row'])
const marks = /^reach-/ // what lies on a map, by the table and by maps of hexes

/** The part of the page a sheet belongs to: what is open at the same time, or one after the other. */
function homeOf(path: string): string {
  const [first, second] = path.split('/')
  return first === 'games' || first === 'pages' ? `${first}/${second}` : first!
}

/** Classes that a sheet styles wherever they stand. */
function bareClasses(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\/|\([^()]*\)/gs, '').matchAll(/([^{};]+)\{/g)
  return [...rules]
    .flatMap(([, selectors]) => selectors!.split(','))
    .flatMap((selector) => /^\.([\w-]+)$/.exec(selector.trim())?.[1] ?? [])
}

// Sheets stay once they are loaded, and which comes last is decided by the way somebody came.
test('no class is styled bare by two parts of the page', () => {
  const homes = new Map<string, Set<string>>()
  for (const path of readdirSync(root, { recursive: true }) as string[]) {
    if (!path.endsWith('.css')) continue
    for (const name of bareClasses(readFileSync(root + path, 'utf8'))) {
      homes.set(name, (homes.get(name) ?? new Set()).add(homeOf(path)))
    }
  }
  expect(homes.size).toBeGreaterThan(500)
  const shared = [...homes].filter(([name, { size }]) => size > 1 && !completed.has(name))
  const found = shared.filter(([name]) => !marks.test(name))
  expect(found.map(([name, all]) => `${name}: ${[...all].join(', ')}`)).toEqual([])
})
