import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaults, settings } from '../store/settings.ts'
import { makeLooking, type Looked } from './looking.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const make = () => {
  const looked = signal<Looked | null>(null)
  return { looked, looking: makeLooking(looked) }
}

test('a mouse that rests on a stack is told about it, one that passes is not', () => {
  const { looked, looking } = make()
  looking.hover(3)
  vi.advanceTimersByTime(300)
  looking.hover(-1)
  vi.advanceTimersByTime(1000)
  expect(looked.value).toBeNull()
  looking.hover(3)
  vi.advanceTimersByTime(400)
  expect(looked.value).toEqual({ place: 3, isPinned: false })
})

test('a note never stays when the mouse has gone, but can be gone to', () => {
  const { looked, looking } = make()
  looking.hover(3)
  vi.advanceTimersByTime(400)
  looking.hover(-1)
  vi.advanceTimersByTime(100)
  looking.hold(true)
  vi.advanceTimersByTime(5000)
  expect(looked.value?.place).toBe(3)
  looking.hold(false)
  vi.advanceTimersByTime(300)
  expect(looked.value).toBeNull()
})

test('asked for twice it is pinned: neither mouse nor press takes it away, Escape does', () => {
  const { looked, looking } = make()
  looking.ask(4)
  expect(looked.value).toEqual({ place: 4, isPinned: false })
  looking.ask(4)
  expect(looked.value).toEqual({ place: 4, isPinned: true })
  looking.hover(5)
  looking.hover(-1)
  vi.advanceTimersByTime(2000)
  expect(looking.close(true)).toBe(false)
  expect(looked.value?.place).toBe(4)
  expect(looking.close()).toBe(true)
  expect(looking.close()).toBe(false)
  expect(looked.value).toBeNull()
})

test('asked for a third time it goes, and a press takes away what is not pinned', () => {
  const { looked, looking } = make()
  for (let i = 0; i < 3; i++) looking.ask(4)
  expect(looked.value).toBeNull()
  looking.ask(4)
  expect(looking.close(true)).toBe(true)
  expect(looked.value).toBeNull()
})

test('a resting mouse can be left alone, and is still told what it asks for', () => {
  const { looked, looking } = make()
  settings.value = { ...defaults, hover: false }
  looking.hover(3)
  vi.advanceTimersByTime(1000)
  expect(looked.value).toBeNull()
  looking.ask(3)
  expect(looked.value).toEqual({ place: 3, isPinned: false })
  settings.value = defaults
})
