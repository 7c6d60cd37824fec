import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeView } from './view.ts'

const map = { x: 0, y: 0, width: 2000, height: 1600 }
let frames: ((now: number) => void)[] = []
let clock = 0
let resize = (): void => {}
/** Makes a picture. */
const show = (): void => {
  for (const call of frames.splice(0)) call(clock)
}

beforeEach(() => {
  frames = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('devicePixelRatio', 1)
  clock = 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  vi.stubGlobal('requestAnimationFrame', (call: (now: number) => void) => frames.push(call))
  vi.stubGlobal('cancelAnimationFrame', (request: number) => {
    if (request > 0) frames[request - 1] = () => {}
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly call: () => void
      constructor(call: () => void) {
        this.call = call
      }
      observe(): void {
        resize = this.call
        this.call()
      }
      disconnect(): void {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A window without a browser: it has a size and a class, its sheets a style. */
function hang() {
  const classes = new Set<string>()
  const toggle = (name: string, on: boolean): unknown =>
    on ? classes.add(name) : classes.delete(name)
  const window = {
    clientWidth: 1000,
    clientHeight: 800,
    top: 0,
    classList: { toggle },
    getBoundingClientRect: () => ({ top: window.top }),
  }
  const style = { width: '', height: '', transform: '' }
  const view = makeView(map)
  view.hang(window as unknown as HTMLElement, { style } as unknown as HTMLElement, view.fit)
  return { view, style, classes, window }
}

const middle = { x: 500, y: 400 }

test('a map at rest is as large as it is drawn; nothing is stretched', () => {
  const { view, style } = hang()
  expect(style).toEqual({ width: '1000px', height: '800px', transform: 'translate(0px, 0px)' })
  view.step(2)
  expect(style).toEqual({
    width: '2000px',
    height: '1600px',
    transform: 'translate(-500px, -400px)',
  })
})

test('a hand that zooms stretches the picture, which is drawn anew when the hand rests', () => {
  const { view, style, classes } = hang()
  view.zoom(1.5, middle)
  view.settle()
  expect([style.width, style.transform]).toEqual(['1000px', 'translate(-250px, -200px) scale(1.5)'])
  expect([...classes]).toEqual(['is-moving'])
  show()
  vi.advanceTimersByTime(1000)
  expect([style.width, style.transform]).toEqual(['1500px', 'translate(-250px, -200px)'])
  expect([...classes]).toEqual([])
})

test('rest is counted from the last picture, and a new gesture ends it', () => {
  const { view, style } = hang()
  view.zoom(1.5, middle)
  view.settle()
  vi.advanceTimersByTime(1000) // no picture came: the machine is busy
  expect(style.width).toBe('1000px')
  show()
  vi.advanceTimersByTime(100)
  view.pan({ x: 5, y: 0 })
  vi.advanceTimersByTime(1000)
  expect(style.width).toBe('1000px')
  view.settle()
  show()
  vi.advanceTimersByTime(1000)
  expect(style.width).toBe('1500px')
})

test('what moves by itself glides there, and a hand stops it', () => {
  const { view } = hang()
  const to = { x: -200, y: 0, scale: 0.5 }
  view.glide(to)
  clock += 90
  show()
  expect(view.camera.value.x).toBeLessThan(0)
  expect(view.camera.value.x).toBeGreaterThan(-200)
  clock += 1000
  show()
  expect(view.camera.value).toEqual(to)
  view.glide({ x: 0, y: 0, scale: 0.5 })
  view.pan({ x: -10, y: 0 })
  clock += 1000
  show()
  expect(view.camera.value.x).toBe(-210)
})

test('a pan by hand wins for five seconds', () => {
  const { view } = hang()
  expect(view.isInHand()).toBe(false)
  view.pan({ x: 5, y: 0 })
  clock += 4900
  expect(view.isInHand()).toBe(true)
  clock += 200
  expect(view.isInHand()).toBe(false)
})

test('a map begins anew while its window finds its size, unless somebody has moved it', () => {
  const { view, window } = hang()
  window.clientWidth = 500
  resize()
  expect(view.camera.value.scale).toBe(0.25)
  view.step(2)
  window.clientWidth = 1000
  resize()
  expect(view.camera.value.scale).toBe(0.5)

  const late = hang()
  clock += 3000
  late.window.clientWidth = 500
  resize()
  expect(late.view.camera.value.scale).toBe(0.5)
})

/** A map that has been looked at for a while, and a way to give its window another size. */
function lookedAt() {
  const hung = hang()
  clock += 3000
  hung.view.put({ x: -300, y: -200, scale: 0.8 })
  return {
    ...hung,
    give(width: number, height: number): void {
      hung.window.clientWidth = width
      hung.window.clientHeight = height
      resize()
    },
  }
}

test('behind a window that was smaller for a while the map lies as it did', () => {
  const { view, give } = lookedAt()
  const before = view.camera.value
  give(1000, 300)
  give(400, 150)
  give(1000, 800)
  expect(view.camera.value).toEqual(before)
  // Also where it was on its way when the window became smaller.
  view.glide({ x: -100, y: -100, scale: 0.8 })
  give(1000, 300)
  clock += 1000
  show()
  give(1000, 800)
  expect(view.camera.value).toEqual({ x: -100, y: -100, scale: 0.8 })
})

test('what is done while the window is smaller stands, and what adapts to it does not', () => {
  const { view, give } = lookedAt()
  give(1000, 300)
  view.adapt({ x: 0, y: 0, scale: 0.5 })
  give(1000, 800)
  expect(view.camera.value).toEqual({ x: -300, y: -200, scale: 0.8 })
  give(1000, 300)
  view.pan({ x: -20, y: 0 })
  give(1000, 800)
  expect(view.camera.value.x).toBe(-320)
})

test('a slit is no window: nothing is fitted to it', () => {
  const { view, give } = lookedAt()
  const before = view.camera.value
  give(1000, 0)
  expect([view.isShown.value, view.camera.value]).toEqual([false, before])
  give(1000, 800)
  expect([view.isShown.value, view.camera.value]).toEqual([true, before])
})

test('what is to stay in sight is asked for at every size but the one it was wanted for', () => {
  const { view, give } = lookedAt()
  const asked: number[] = []
  view.keep((to, wanted) => {
    asked.push(wanted.size.height)
    return { ...to, x: to.x + 1 }
  })
  give(1000, 300)
  expect(view.camera.value.x).toBe(-299)
  give(1000, 800)
  expect(view.camera.value.x).toBe(-300)
  expect(asked).toEqual([800])
})

test('what comes to stand above the window moves its edge, and not the map', () => {
  const { view, window } = hang()
  view.put({ x: -300, y: -200, scale: 1 })
  clock += 5000
  Object.assign(window, { clientHeight: 765, top: 35 })
  resize()
  expect(view.camera.value).toEqual({ x: -300, y: -235, scale: 1 })
  Object.assign(window, { clientHeight: 800, top: 0 })
  resize()
  expect(view.camera.value).toEqual({ x: -300, y: -200, scale: 1 })
  Object.assign(window, { clientHeight: 700 }) // from below it gives way
  resize()
  expect(view.camera.value).toEqual({ x: -300, y: -200, scale: 1 })
})
