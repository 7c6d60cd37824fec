import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './ensure.mjs'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trial-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function draw(...words: string[]) {
  return spawnSync(process.execPath, ['scripts/draw-trial.mjs', ...words], {
    cwd: root,
    encoding: 'utf8',
  })
}

test('npm run draw:trial writes a picture that needs nothing else, by day, by night and in high contrast', () => {
  const file = join(folder, 'stonne.svg')
  const pages = [[], ['night'], ['contrast']].map((light) => {
    expect(draw('stonne', file, ...light).status).toBe(0)
    return readFileSync(file, 'utf8')
  })
  for (const svg of pages) {
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1252 1034"/)
    expect(svg).toContain('>Stonne</text>')
    expect(svg).not.toMatch(/(?:href|src)="(?!#|data:)|url\((?!#|data:)|image:/)
  }
  expect(new Set(pages).size).toBe(3)
})

test('a map that is not there is refused', () => {
  const { status, stderr } = draw('waterloo', join(folder, 'map.svg'))
  expect([status, stderr.includes("'waterloo'")]).toEqual([2, true])
  expect(draw('stonne').status).toBe(2)
})
