import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { tarOf } from './tar.mjs'

const entries = [
  { name: 'b/two.txt', body: Buffer.from('second') },
  { name: 'a.txt', body: Buffer.alloc(512, 'x') },
]

test('an archive is read by tar, sorted, and the same in whatever order its files come', () => {
  const archive = tarOf(entries)
  expect(tarOf(entries.toReversed()).equals(archive)).toBe(true)
  const listed = spawnSync('tar', ['-tf', '-'], { input: archive, encoding: 'utf8' })
  expect(listed.stdout).toBe('a.txt\nb/two.txt\n')
  const read = spawnSync('tar', ['-xOf', '-', 'b/two.txt'], { input: archive, encoding: 'utf8' })
  expect(read.stdout).toBe('second')
})

test('a name that does not fit is refused', () => {
  expect(() => tarOf([{ name: 'n'.repeat(101), body: Buffer.alloc(0) }])).toThrow('too long a name')
})
