import { expect, test } from 'vitest'
import { besideTable } from './side-sheet.ts'

test('rules of the game and the help are read beside the table, everything else is gone to', () => {
  expect(besideTable('/rules/arras/ARR-6.4a', 'arras')).toEqual({ kind: 'rules', rule: 'ARR-6.4a' })
  expect(besideTable('/rules/arras', 'arras')).toEqual({ kind: 'rules' })
  expect(besideTable('/help', 'arras')).toEqual({ kind: 'help' })
  expect(besideTable('/rules/celles', 'arras')).toBeNull()
  expect(besideTable('/settings', 'arras')).toBeNull()
})
