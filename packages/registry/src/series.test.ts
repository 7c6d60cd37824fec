import { toy, toyHills } from '@estafette/kernel/toy'
import { expect, test } from 'vitest'
import { games } from './index.ts'
import { bySeries } from './series.ts'
import { shelf } from './shelf.ts'

test('battles of a series stand together, in the order of the games', () => {
  const lone = { id: 'lone' }
  expect(bySeries([toy, lone, toyHills])).toEqual([
    { id: 'relay', battles: ['toy', 'toy-hills'] },
    { id: 'lone', battles: ['lone'] },
  ])
})

test('the shelf says of every game which series it belongs to', () => {
  expect(shelf).toEqual(bySeries(games))
})
