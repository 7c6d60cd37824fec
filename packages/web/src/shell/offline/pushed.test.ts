import { expect, test } from 'vitest'
import { pushedFrom } from './pushed.ts'

const whole = { title: 'Your move', text: 'Sedan', path: '/t/4f1c', tag: 't 4f1c' }

test('what a server pushes is read', () => {
  expect(pushedFrom(whole)).toEqual(whole)
})

test.each(['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)', 7])(
  'a notice that would lead to %s leads to the lobby',
  (path) => {
    expect(pushedFrom({ ...whole, path })?.path).toBe('/lobby')
  },
)

test.each([null, 'text', {}, { title: 'no text' }])('%s shows nothing', (data) => {
  expect(pushedFrom(data)).toBeNull()
})
