import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { packFolder } from './pack.mjs'
import { root } from './ensure.mjs'

const folder = mkdtempSync(join(tmpdir(), 'estafette-pack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('texts are packed both ways, small ones and pictures not, and better where there is time', async () => {
  const text = readFileSync(`${root}/docs/formats.md`)
  mkdirSync(`${folder}/assets`)
  writeFileSync(`${folder}/assets/page.js`, text)
  writeFileSync(`${folder}/small.txt`, 'small')
  writeFileSync(`${folder}/picture.webp`, text)
  const sizes: number[] = []
  for (const effort of ['quick', 'best'] as const) {
    await packFolder(folder, effort)
    const small = readFileSync(`${folder}/assets/page.js.br`)
    expect(brotliDecompressSync(small)).toEqual(text)
    expect(gunzipSync(readFileSync(`${folder}/assets/page.js.gz`))).toEqual(text)
    sizes.push(small.length)
  }
  expect(sizes[1]).toBeLessThan(sizes[0]! * 0.97)
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    'assets',
    'assets/page.js',
    'assets/page.js.br',
    'assets/page.js.gz',
    'picture.webp',
    'small.txt',
  ])
})
