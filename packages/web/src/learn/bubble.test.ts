import { expect, test } from 'vitest'
import type { Rect } from '../map-view/camera.ts'
import { dockBubble, overlap, placeBubble, type BubbleSide } from './bubble.ts'

const sides: readonly BubbleSide[] = ['right', 'left', 'bottom', 'top']
const windows: readonly Rect[] = [
  { x: 0, y: 0, width: 1366, height: 768 },
  { x: 0, y: 0, width: 390, height: 844 },
]

test('a bubble never covers its target and stays in the window', () => {
  for (const room of windows) {
    const size = { width: 340, height: 190 }
    for (let x = 0; x + 90 <= room.width; x += 30) {
      for (let y = 0; y + 90 <= room.height; y += 30) {
        const target = { x, y, width: 90, height: 90 }
        const spot = placeBubble(target, size, room, [], { sides, now: null })
        const box = { ...size, x: spot.x, y: spot.y }
        expect(overlap(box, target)).toBe(0)
        expect(overlap(box, room)).toBe(size.width * size.height)
      }
    }
  }
})

test('the arrow is on the edge that faces the middle of the target', () => {
  const target = { x: 600, y: 300, width: 60, height: 60 }
  const size = { width: 340, height: 180 }
  const top = placeBubble(target, size, windows[0]!, [], { sides: ['top'], now: null })
  expect(top).toEqual({ x: 460, y: 106, side: 'top', arrow: 170 })
  const right = placeBubble(target, size, windows[0]!, [], { sides: ['right'], now: null })
  expect(right).toEqual({ x: 674, y: 240, side: 'right', arrow: 90 })
})

test('a bubble leaves free what is needed, and does not change sides for little', () => {
  const target = { x: 600, y: 300, width: 60, height: 60 }
  const size = { width: 340, height: 180 }
  const tray = { rect: { x: 660, y: 200, width: 400, height: 300 }, weight: 5 }
  const away = placeBubble(target, size, windows[0]!, [tray], { sides, now: null })
  expect(away.side).toBe('left')
  const little = { rect: { x: 700, y: 0, width: 20, height: 768 }, weight: 0.5 }
  expect(placeBubble(target, size, windows[0]!, [little], { sides, now: 'right' }).side).toBe(
    'right',
  )
  expect(placeBubble(target, size, windows[0]!, [little], { sides, now: null }).side).toBe('left')
})

test('without a target it stands at the foot of the map', () => {
  const map = { x: 0, y: 48, width: 1000, height: 650 }
  expect(dockBubble(map, { width: 340, height: 180 })).toMatchObject({ x: 330, y: 502, side: null })
})

test('a bubble without a target stays in the window where there is no map', () => {
  const shut = { x: 0, y: 116, width: 390, height: 0 }
  expect(dockBubble(shut, { width: 340, height: 190 }).y).toBeGreaterThan(0)
})
