import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideTip, tip, watchHints } from './tooltip.tsx'

/** As much of an element as tips need. */
class Thing {
  readonly isConnected = true
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  closest(selector: string): Thing | null {
    return selector === '[data-tip]' ? this : null
  }
  getAttribute(): string {
    return this.text
  }
}

let page: EventTarget
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', Thing)
  stop = watchHints()
})
afterEach(() => {
  stop()
  hideTip()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What a mouse does at a point, on a thing. */
function mouse(type: string, target: Thing, x: number, y = 5): void {
  const event = new Event(type)
  const more = { target, pointerType: 'mouse', clientX: x, clientY: y }
  for (const [key, value] of Object.entries(more)) Object.defineProperty(event, key, { value })
  page.dispatchEvent(event)
}

test('a tip comes when the pointer rests on a thing it was moved to', () => {
  const thing = new Thing('what it does')
  mouse('pointerover', thing, 1)
  mouse('pointermove', thing, 1)
  vi.advanceTimersByTime(1000)
  expect(tip.value?.content).toBe('what it does')
})

test('what comes under a pointer that rests after a press has no tip until the pointer moves', () => {
  const [pressed, next] = [new Thing('pressed'), new Thing('next')]
  mouse('pointerover', pressed, 1)
  mouse('pointermove', pressed, 1)
  mouse('pointerdown', pressed, 1)
  mouse('pointerover', next, 1) // it took the place of what was pressed
  mouse('pointermove', next, 1) // as browsers say without a move
  vi.advanceTimersByTime(2000)
  expect(tip.value).toBeNull()
  mouse('pointermove', next, 3)
  vi.advanceTimersByTime(1000)
  expect(tip.value?.content).toBe('next')
})

test('Escape takes a tip away and does nothing else; without one it is left to others', () => {
  const thing = new Thing('what it does')
  const escape = (): boolean => {
    const event = new Event('keydown', { cancelable: true })
    Object.defineProperty(event, 'key', { value: 'Escape' })
    page.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(escape()).toBe(false)
  mouse('pointerover', thing, 1)
  mouse('pointermove', thing, 1)
  vi.advanceTimersByTime(1000)
  expect(escape()).toBe(true)
  expect(tip.value).toBeNull()
  expect(escape()).toBe(false)
})
