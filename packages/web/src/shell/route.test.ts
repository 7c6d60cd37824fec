import { expect, test } from 'vitest'
import { makePath, parsePath, type Route } from './route.ts'

const routes: readonly (readonly [string, Route])[] = [
  ['/', { page: 'landing' }],
  ['/new/arras', { page: 'new', game: 'arras' }],
  ['/new/frontline/s06', { page: 'new', game: 'frontline', part: 's06' }],
  ['/table/arras-k3f9', { page: 'table', id: 'arras-k3f9' }],
  ['/replay/arras-k3f9', { page: 'replay', id: 'arras-k3f9' }],
  ['/replay/arras-k3f9/57', { page: 'replay', id: 'arras-k3f9', moment: 57 }],
  ['/after/arras-k3f9', { page: 'after', id: 'arras-k3f9' }],
  ['/rules/arras', { page: 'rules', game: 'arras' }],
  ['/rules/arras/ARR-6.5a', { page: 'rules', game: 'arras', rule: 'ARR-6.5a' }],
  ['/new', { page: 'choose', what: 'new' }],
  ['/learn', { page: 'choose', what: 'learn' }],
  ['/rules', { page: 'choose', what: 'rules' }],
  ['/new/blitzkrieg/unleashed', { page: 'new', game: 'blitzkrieg', part: 'unleashed' }],
  ['/settings', { page: 'settings' }],
  ['/help', { page: 'help' }],
  ['/boards', { page: 'boards' }],
  ['/lobby', { page: 'online', what: 'lobby' }],
  ['/t/4f1c', { page: 'online', what: 't', id: '4f1c' }],
  ['/learn/arras', { page: 'learn', game: 'arras' }],
]

test.each(routes)('%s is read and written', (path, route) => {
  expect(parsePath(path)).toEqual(route)
  expect(makePath(route)).toBe(path)
})

test('where battles of a series were once chosen leads to where they are now', () => {
  expect(parsePath('/series')).toEqual({ page: 'choose', what: 'new' })
  expect(parsePath('/series/unleashed')).toEqual({ page: 'new', game: 'unleashed' })
})

test('a name may hold anything', () => {
  const route: Route = { page: 'table', id: 'a/b c?é' }
  expect(parsePath(makePath(route))).toEqual(route)
})

test.each([
  '/nowhere',
  '/table',
  '/after',
  '/after/arras-k3f9/57',
  '/rules/arras/x/y',
  '/replay/arras/-1',
  '/replay/arras/x',
  '/settings/more',
  '/t/4f1c/more',
  '/series/unleashed/more',
  '/new/frontline/s06/more',
  '/%',
])('%s leads nowhere', (path) => {
  expect(parsePath(path)).toEqual({ page: 'unknown', path })
})
