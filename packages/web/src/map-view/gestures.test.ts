import { fastDice } from '@estafette/kernel'
import { expect, test, vi } from 'vitest'
import type { Point } from './camera.ts'
import { watchGestures } from './gestures.ts'

/** A map without a browser: hears of pointers, and counts what they come to. */
function makeMap() {
  const target = new EventTarget()
  const element = Object.assign(target, {
    getBoundingClientRect: () => ({ left: 10, top: 20 }),
    setPointerCapture: () => {},
  }) as unknown as HTMLElement
  const heard = {
    taps: [] as Point[],
    pans: 0,
    zooms: 0,
    settled: 0,
    panned: { x: 0, y: 0 },
    holds: 0,
  }
  const stop = watchGestures(element, {
    tap: (at) => heard.taps.push(at),
    pan: ({ x, y }) => {
      heard.pans++
      heard.panned = { x: heard.panned.x + x, y: heard.panned.y + y }
    },
    zoom: () => heard.zooms++,
    settled: () => heard.settled++,
    hold: () => heard.holds++,
  })
  const send = (
    type: string,
    pointerId: number,
    { x, y }: Point,
    button = 0,
    pointerType = 'mouse',
  ): void => {
    const event = new Event(type)
    Object.assign(event, { pointerId, clientX: x + 10, clientY: y + 20, button, pointerType })
    target.dispatchEvent(event)
  }
  return { send, heard, stop }
}

const down = 'pointerdown'
const move = 'pointermove'
const up = 'pointerup'

test('a tap is a tap, even of a finger that slips a little', () => {
  const { send, heard, stop } = makeMap()
  send(down, 1, { x: 100, y: 100 })
  send(move, 1, { x: 104, y: 103 })
  send(up, 1, { x: 104, y: 103 })
  expect(heard.taps).toEqual([{ x: 104, y: 103 }])
  expect(heard.pans).toBe(0)
  stop()
  send(down, 1, { x: 100, y: 100 })
  send(up, 1, { x: 100, y: 100 })
  expect(heard.taps).toHaveLength(1)
})

test('a drag pans by as much as the pointer went', () => {
  const { send, heard } = makeMap()
  send(down, 1, { x: 100, y: 100 })
  send(move, 1, { x: 160, y: 90 })
  send(move, 1, { x: 200, y: 80 })
  send(up, 1, { x: 200, y: 80 })
  expect(heard.taps).toEqual([])
  expect(heard.panned).toEqual({ x: 100, y: -20 })
  expect(heard.settled).toBe(1)
})

test('the middle button pans and the right one does nothing', () => {
  const { send, heard } = makeMap()
  send(down, 1, { x: 100, y: 100 }, 1)
  send(move, 1, { x: 101, y: 100 })
  send(up, 1, { x: 101, y: 100 }, 1)
  expect([heard.taps.length, heard.pans]).toEqual([0, 1])
  send(down, 1, { x: 100, y: 100 }, 2)
  send(up, 1, { x: 100, y: 100 }, 2)
  expect(heard.taps).toEqual([])
})

test('10 000 pans and pinches are never a tap', () => {
  const { send, heard } = makeMap()
  const dice = fastDice(42)
  const point = (): Point => ({ x: dice.below(390), y: dice.below(600) })
  /** At least as far away as a finger has to go to pan. */
  const far = ({ x, y }: Point): Point => {
    const angle = (dice.below(360) * Math.PI) / 180
    const way = 9 + dice.below(200)
    return { x: x + way * Math.cos(angle), y: y + way * Math.sin(angle) }
  }
  for (let i = 0; i < 10_000; i++) {
    const first = point()
    send(down, 1, first)
    if (i % 2 === 0) {
      // A pan, which may well come back to where it began.
      send(move, 1, far(first))
      for (let n = dice.below(4); n > 0; n--) send(move, 1, point())
      if (dice.below(3) === 0) send(move, 1, first)
      send(dice.below(9) === 0 ? 'pointercancel' : up, 1, first)
      continue
    }
    // A pinch: fingers come and go one after the other, and may stay where they are.
    const second = point()
    send(down, 2, second)
    for (let n = dice.below(4); n > 0; n--) send(move, 1 + dice.below(2), point())
    const last = dice.below(2)
    send(up, 2 - last, last === 0 ? second : first)
    if (dice.below(2) === 0) send(move, 1 + last, far(first))
    send(dice.below(9) === 0 ? 'pointercancel' : up, 1 + last, first)
  }
  expect(heard.taps).toEqual([])
  expect(heard.settled).toBe(10_000)
  expect(heard.pans).toBeGreaterThan(5000)
  expect(heard.zooms).toBeGreaterThan(1000)
})

test('a finger that stays asks once and is no tap; one that slips away or lifts does not ask', () => {
  vi.useFakeTimers()
  const { send, heard } = makeMap()
  const at = { x: 100, y: 100 }
  send(down, 1, at, 0, 'touch')
  vi.advanceTimersByTime(600)
  send(up, 1, at, 0, 'touch')
  expect([heard.holds, heard.taps.length]).toEqual([1, 0])
  send(down, 1, at, 0, 'touch')
  vi.advanceTimersByTime(300)
  send(up, 1, at, 0, 'touch')
  vi.advanceTimersByTime(600)
  expect([heard.holds, heard.taps.length]).toEqual([1, 1])
  send(down, 1, at, 0, 'touch')
  send(move, 1, { x: 140, y: 100 }, 0, 'touch')
  vi.advanceTimersByTime(600)
  send(up, 1, { x: 140, y: 100 }, 0, 'touch')
  expect(heard.holds).toBe(1)
  vi.useRealTimers()
})
