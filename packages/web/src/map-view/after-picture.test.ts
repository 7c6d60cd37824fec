import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPicture, pictureLater } from './after-picture.ts'

let frames: (() => void)[] = []
const picture = (): void => {
  const now = frames
  frames = []
  for (const call of now) call()
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('what waits for pictures is called when they have been made', () => {
  const called: string[] = []
  afterPicture(() => called.push('one'))
  afterPicture(() => called.push('two'), 2)
  picture() // the one being made
  expect(called).toEqual([])
  picture()
  expect(called).toEqual(['one'])
  picture()
  expect(called).toEqual(['one', 'two'])
})

test('without a screen nothing waits', () => {
  vi.stubGlobal('requestAnimationFrame', undefined)
  const called: string[] = []
  afterPicture(() => called.push('at once'), 3)
  expect(called).toEqual(['at once'])
})

test('what is new on a list comes a picture later, what goes or changes does so at once', () => {
  const list = signal<readonly string[]>([])
  const shown = pictureLater(list, (text) => text[0]!)
  list.value = ['a', 'b']
  expect(shown.value).toEqual([])
  picture()
  expect(shown.value).toEqual([])
  picture()
  expect(shown.value).toEqual(['a', 'b'])
  list.value = ['a changed']
  expect(shown.value).toEqual(['a changed'])
  list.value = ['c'] // nothing old is left standing for something else
  expect(shown.value).toEqual([])
  list.value = ['d', 'e']
  picture()
  picture()
  expect(shown.value).toEqual(['d', 'e'])
  list.value = []
  expect(shown.value).toEqual([])
})
