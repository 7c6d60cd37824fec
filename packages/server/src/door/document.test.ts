import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8')

/** Every request under /api that the door answers, as its sources say it. */
function requests(): string[] {
  const here = new URL('.', import.meta.url)
  return readdirSync(here)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(new URL(name, here), 'utf8').matchAll(
        /app\.(get|post|delete|put)\(\s*'(\/api\/[^']+)'/g,
      ),
    ])
    .map(([, method = '', path = '']) => `${method.toUpperCase()} ${path}`)
}

test('every request that is answered is described', () => {
  const described = requests().filter((request) => {
    const said = request.replace(':device', 'DEVICE').replaceAll(/:\w+/g, 'ID')
    return page.includes(`\`${said}\``) || page.includes(`\`${said}?`)
  })
  expect(described.length).toBeGreaterThan(20)
  expect(requests().filter((request) => !described.includes(request))).toEqual([])
})
