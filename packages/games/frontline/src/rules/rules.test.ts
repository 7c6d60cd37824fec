import { expect, test } from 'vitest'
import { chapters } from './index.ts'

const rules = chapters.flatMap((chapter) => chapter.rules)
const ids = rules.map(({ id }) => id)

test('the rules have ids of their own, all those of the ledger', () => {
  expect(ids.filter((id) => !/^FRL(-[A-Z0-9]+)+$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(283)
})

test('rules that settle something own up to it', () => {
  const settled = rules.filter(({ tag }) => tag === 'ambiguous' || tag === 'conflict')
  const silent = settled.filter(
    ({ en, fr }) => !en.includes('Ruling: ') || !fr.includes('Décision'),
  )
  expect(settled).toHaveLength(16)
  expect(silent.map(({ id }) => id)).toEqual([])
})
