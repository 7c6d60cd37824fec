import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const home = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
  .map((file) => ({ file, text: readFileSync(`${home}${file}`, 'utf8') }))
const imports = files.flatMap(({ file, text }) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, from]) => ({
    file,
    from: from!,
  })),
)

test('no file of the package imports a game, the screen, or anything but the kernel and the board', () => {
  expect(imports.length).toBeGreaterThan(100)
  const foreign = imports.filter(({ file, from }) => {
    if (file.endsWith('.test.ts') && /^(?:node:|vitest$|fast-check$)/.test(from)) return false
    return !/^(?:\.|@estafette\/(?:kernel|board)(?:\/|$))/.test(from)
  })
  expect(foreign).toEqual([])
})

test('no relative import leads out of the package', () => {
  const outside = imports.filter(({ file, from }) => {
    const ups = from.match(/\.\.\//g)?.length ?? 0
    return ups > file.split('/').length - 1
  })
  expect(outside).toEqual([])
})

test('no drawer names a battle: what belongs to one comes with its source', () => {
  const named = files.filter(
    ({ file, text }) =>
      file.startsWith('src/') &&
      !file.startsWith('src/looks/') &&
      /\b(?:arras|celles|stonne|sedan|meuse|german|allied)\b/i.test(text),
  )
  expect(named.map(({ file }) => file)).toEqual([])
})
