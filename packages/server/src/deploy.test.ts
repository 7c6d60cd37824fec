import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

/** Every name that the server looks for in its environment. */
function namesRead(): string[] {
  const sources = ['options.ts', 'service-options.ts'].map((file) =>
    textOf(`packages/server/src/${file}`),
  )
  const read = sources.flatMap((source) =>
    [...source.matchAll(/(?:environment\[|said\()'([A-Z_]+)'/g)].map(([, name]) => name!),
  )
  const numbers = /const numbers = \{(.*?)\}/s.exec(sources[0]!)![1]!
  return [...read, ...[...numbers.matchAll(/([A-Z]+):/g)].map(([, name]) => name!)]
}

test('the page about hosting names every setting, and the compose file none that is not read', () => {
  const names = namesRead()
  expect(names.length).toBeGreaterThan(10)
  const page = textOf('docs/hosting.md')
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  const compose = textOf('deploy/compose.yaml')
  const [server = ''] = compose.split('\nservices:')
  const set = [...server.matchAll(/^    ([A-Z_]+):/gm)].map(([, name]) => name!)
  expect(set).toContain('DATABASE_URL')
  expect(set.filter((name) => !names.includes(name))).toEqual([])
})

test('the image listens for others than itself, and every container has a limit of memory', () => {
  expect(textOf('deploy/Containerfile')).toMatch(/^ENV .*\bHOST=all\b/m)
  const [server = '', ...services] = textOf('deploy/compose.yaml').split(
    /^(?:services:|  database:|  proxy:)\n/m,
  )
  for (const part of [server, ...services.slice(1, 3)]) expect(part).toMatch(/^ +mem_limit: /m)
  expect(server).not.toMatch(/PASSWORD.*@/) // a password with a sign of addresses in it would break it
})

test('T28 the image runs as an ordinary user, and the containers on a read-only file system', () => {
  const image = textOf('deploy/Containerfile')
  expect(image.lastIndexOf('\nUSER node')).toBeGreaterThan(image.lastIndexOf('\nRUN '))
  expect(textOf('deploy/compose.yaml')).toMatch(/read_only: true/)
})
