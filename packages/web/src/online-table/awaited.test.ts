import type { Standing } from '@estafette/protocol'
import { expect, test } from 'vitest'
import { inLanguages } from '../../test/sitting.ts'
import { awaitedText } from './awaited.ts'

const sitters = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, level: '' }))
const seenBy = (viewer: number): Standing => ({ viewer, sitters }) as unknown as Standing

test('nobody reads that they wait for themselves where a window goes by as they ordered', () => {
  const said = (viewer: number, ...seats: readonly number[]): string[] =>
    inLanguages(() => [awaitedText(seenBy(viewer), seats)])
  expect(said(1, 1).filter((text) => /Ben|undefined/.test(text))).toEqual([])
  for (const text of said(0, 1)) expect(text).toContain('Ben')
  for (const text of said(1, 1, 2)) expect(text).toMatch(/Ben, Cleo/)
  for (const text of said(-1, 1)) expect(text).toContain('Ben')
})
