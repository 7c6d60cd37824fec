import { expect, test } from 'vitest'
import { keepSelf, keptSelf, self } from './self.ts'
import { shelfOf } from '../../test/shelf.ts'

test('who is known here is there again, and nobody once they are gone', () => {
  const shelf = shelfOf()
  const anna = { id: 'a1', name: 'Anna', isGuest: true, waits: 2 }
  keepSelf(anna, shelf)
  expect(keptSelf(shelf)).toEqual(anna)
  expect(self.value).toEqual(anna)
  keepSelf(null, shelf)
  expect(keptSelf(shelf)).toBeNull()
  expect(self.value).toBeNull()
})

test.each(['', 'null', '{}', '{"name":7}', '{"name":"Anna","isGuest":true}', 'not JSON'])(
  'what is kept and cannot be read counts as nobody: %s',
  (text) => {
    const shelf = shelfOf()
    shelf.setItem('estafette.self', text)
    expect(keptSelf(shelf)).toBeNull()
  },
)
