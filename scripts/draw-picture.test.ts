import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './ensure.mjs'
import { isLong } from './lanes.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'picture-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function draw(...words: string[]) {
  return spawnSync(process.execPath, ['scripts/draw-picture.mjs', ...words], {
    cwd: root,
    encoding: 'utf8',
  })
}

test('npm run draw:picture writes a picture that needs nothing else, in every light and theme', () => {
  const file = join(folder, 'stonne.svg')
  const every = [[], ['contrast-night'], ['night'], ['dark'], ['contrast']]
  const lights = isLong ? every : every.slice(0, 2)
  const pages = lights.map((light) => {
    expect(draw('met', file, ...light).status).toBe(0)
    return readFileSync(file, 'utf8')
  })
  for (const svg of pages) {
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1276 1056"/)
    expect(svg).toContain('>Stonne</text>')
    expect(svg).not.toMatch(/(?:href|src)="(?!#|data:)|url\((?!#|data:)|image:/)
  }
  expect(new Set(pages).size).toBe(lights.length)
})

test('a battle or a light that is not there is refused', () => {
  const { status, stderr } = draw('waterloo', join(folder, 'map.svg'))
  expect([status, stderr.includes("'waterloo'")]).toEqual([2, true])
  expect(draw('met').status).toBe(2)
  expect(draw('met', join(folder, 'map.svg'), 'dawn').status).toBe(2)
})
