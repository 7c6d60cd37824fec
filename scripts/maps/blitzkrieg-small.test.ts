import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { SmallMap } from '../../packages/web/src/games/blitzkrieg/pictures/small-map.ts'
import { pngDataUri } from '../png.mjs'
import { makeSmallFile, smallIds } from './blitzkrieg-small.ts'
import { asSeen } from './seen.ts'

const folder = new URL('../../packages/web/src/games/blitzkrieg/pictures/data/', import.meta.url)

test.each(smallIds)(
  'the small picture of %s is what is drawn from its map (npm run draw)',
  (id) => {
    const stored = readFileSync(new URL(`${id}.json`, folder), 'utf8')
    // Not toEqual: a report of the difference would be as long as the picture.
    expect(asSeen(makeSmallFile(id, pngDataUri)) === asSeen(stored)).toBe(true)
    expect(gzipSync(stored).length).toBeLessThan(32 * 1024)
  },
)

test.each(smallIds)('name and units of %s stand inside its picture', (id) => {
  const { box, name, stacks } = JSON.parse(
    readFileSync(new URL(`${id}.json`, folder), 'utf8'),
  ) as SmallMap
  const [left, top, width, height] = box
  for (const { at } of [name, ...stacks]) {
    const [x, y] = [at[0] - left, at[1] - top]
    expect(x > 20 && x < width - 20 && y > 20 && y < height - 12).toBe(true)
  }
  expect(new Set(stacks.map(({ at }) => at.join())).size).toBe(stacks.length)
})
