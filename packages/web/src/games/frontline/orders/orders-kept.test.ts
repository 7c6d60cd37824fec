import { expect, test } from 'vitest'
import { shelfOf } from '../../../../test/shelf.ts'
import { keepOrders, keptOrders } from './orders-kept.ts'

test('FRL-TIME-8: standing orders of two at one screen lie sealed in its storage', () => {
  const shelf = shelfOf()
  keepOrders('game', 1, new Set(['cover']), shelf)
  keepOrders('game', 0, new Set(), shelf)
  expect(shelf.getItem('estafette.orders.game')).not.toMatch(/cover|[{[]/)
  expect(keptOrders('game', 1, shelf)).toEqual(new Set(['cover']))
  expect(keptOrders('game', 0, shelf)).toEqual(new Set())
})

test('orders that were kept in clear are still read', () => {
  const shelf = shelfOf()
  shelf.setItem('estafette.orders.old', '{"1":["cover"]}')
  expect(keptOrders('old', 1, shelf)).toEqual(new Set(['cover']))
  expect(keptOrders('old', 0, shelf)).toBeNull()
})
