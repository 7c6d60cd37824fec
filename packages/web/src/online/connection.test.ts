import { describe, expect, test } from 'vitest'
import {
  handClock,
  pong,
  seated,
  setUp,
  standing,
  step,
  TABLE,
  take,
} from '../../test/table-line.ts'
import type { LineTools } from './line.ts'
import type { WayName } from './way.ts'

/** A page whose socket failed, so that it plays over plain requests. */
function fallenBack(more: Partial<LineTools> = {}) {
  const page = setUp(more)
  page.know(page.line)
  for (let count = 0; count < 2; count++) {
    page.lose()
    page.clock.turn(5000)
  }
  page.greet()
  page.opened.at(-1)!.lives = true
  expect(page.line.way.value).toBe('plain')
  const sockets = () => page.opened.filter(({ name }) => name === 'socket').slice(2)
  return { ...page, sockets }
}

describe('a line over plain requests for want of a socket', () => {
  test('goes back to the socket when one works again, and leaves nothing out', () => {
    const page = fallenBack()
    const [plain] = page.opened.slice(-1)
    page.clock.turn(29_000)
    page.line.leave(take, standing.view!)
    page.clock.turn(2000)
    const [socket] = page.sockets()
    socket!.hears.opened()
    expect([page.calls.at(-1)!.call, page.line.way.value]).toEqual(['ping', 'plain'])
    socket!.hears.told(pong)
    expect([plain!.closed, socket!.closed]).toEqual([true, true])
    expect([page.line.way.value, page.opened.at(-1)!.name]).toEqual(['socket', 'socket'])
    page.greet()
    expect(page.opened.at(-1)!.version).toBe(5)
    expect(page.commands().map(({ id }) => id)).toEqual([
      page.commands()[0]!.id,
      page.commands()[0]!.id,
    ])
    page.clock.turn(3_600_000)
    expect(page.line.way.value).toBe('socket')
  })

  test('tries less and less often, and is not disturbed by sockets that fail or say nothing', () => {
    const page = fallenBack()
    const times: number[] = []
    let last = page.clock.now()
    for (let count = 0; count < 8; count++) {
      const before = page.sockets().length
      for (let wait = 0; wait < 700 && page.sockets().length === before; wait++) {
        page.clock.turn(1000)
      }
      times.push(Math.round((page.clock.now() - last) / 1000))
      const socket = page.sockets().at(-1)!
      if (count % 2 === 0) socket.hears.lost()
      else {
        socket.hears.opened() // a proxy that swallows what is sent
        page.clock.turn(10_000)
        expect(socket.closed).toBe(true)
      }
      last = page.clock.now()
    }
    expect(times).toEqual([30, 60, 120, 240, 480, 600, 600, 600])
    expect([page.line.way.value, page.line.link.value.state]).toEqual(['plain', 'open'])
  })

  test('tries nothing where somebody has chosen plain requests, or has left', () => {
    let chosen: WayName | null = null
    const page = fallenBack({ prefers: () => chosen })
    chosen = 'plain'
    page.line.turn()
    page.clock.turn(600_000)
    expect(page.sockets()).toEqual([])
    chosen = null
    page.line.turn()
    page.line.close()
    page.clock.turn(600_000)
    expect(page.sockets()).toEqual([])
  })
})

describe('a line that breaks', () => {
  test('comes back after half a second, then later and later, and at once when it is told to', () => {
    const page = seated()
    const pauses: number[] = []
    for (let at = 0; at < 9; at++) {
      page.lose()
      const link = page.line.link.value
      if (link.state !== 'waiting') throw new Error(link.state)
      pauses.push(link.until - page.clock.now())
      page.clock.turn(link.until - page.clock.now())
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
    page.lose()
    page.line.tryNow()
    expect(page.line.link.value.state).toBe('opening')
    page.greet()
    page.lose()
    expect(page.line.link.value).toMatchObject({ until: page.clock.now() + 500 })
  })

  test('goes on from the version it has', () => {
    const page = seated()
    page.tell({ told: 'steps', table: TABLE, steps: [step(6)] })
    page.lose()
    page.clock.turn(1000)
    page.stand()
    expect(page.opened.at(-1)?.version).toBe(6)
  })

  test('is given up when pings are not answered, not while somebody answers', () => {
    const page = seated()
    for (let at = 0; at < 5; at++) {
      page.clock.turn(20_000)
      page.tell({ told: 'pong' })
    }
    expect(page.line.link.value.state).toBe('open')
    page.clock.turn(61_000)
    expect(page.opened[0]!.closed).toBe(true)
  })

  test('is not given up by a page whose timers come late, as long as its pings are answered', () => {
    const clock = handClock()
    const late = { ...clock, after: (ms: number, run: () => void) => clock.after(ms * 3, run) }
    const page = seated({ clock: late })
    for (let at = 0; at < 5; at++) {
      clock.turn(60_001)
      page.tell({ told: 'pong' })
    }
    expect(page.line.link.value.state).toBe('open')
    expect(page.opened).toHaveLength(1)
    clock.turn(125_000)
    expect(page.opened[0]!.closed).toBe(true)
  })

  test('is given up when a command is not answered', () => {
    const page = seated()
    page.line.leave(take, standing.view!)
    page.clock.turn(15_100)
    expect(page.opened[0]!.closed).toBe(true)
    page.clock.turn(1000)
    page.greet()
    expect(page.commands()[1]).toEqual(page.commands()[0])
  })

  test('takes the other way when one does not stand twice, and stays on the one that was chosen', () => {
    const page = setUp()
    page.lose()
    page.clock.turn(600)
    page.lose()
    page.clock.turn(1100)
    expect(page.opened.map(({ name }) => name)).toEqual(['socket', 'socket', 'plain'])
    const chosen = setUp({ prefers: () => 'plain' })
    for (let at = 0; at < 4; at++) {
      chosen.lose()
      chosen.clock.turn(5000)
    }
    expect(new Set(chosen.opened.map(({ name }) => name))).toEqual(new Set(['plain']))
  })

  test('goes over at once to a way that was chosen, and stays where the page chooses', () => {
    let chosen: WayName | null = null
    const page = seated({ prefers: () => chosen })
    page.line.turn()
    expect(page.opened).toHaveLength(1)
    chosen = 'plain'
    page.line.turn()
    expect(page.opened.map(({ name }) => name)).toEqual(['socket', 'plain'])
    expect(page.opened[0]!.closed).toBe(true)
    expect(page.line.way.value).toBe('plain')
  })

  test('is given up for an unanswered command also where a later one was taken back', () => {
    const page = seated()
    page.line.leave(take, standing.view!)
    page.line.leave(take, 'the next question')
    page.line.retract()
    page.clock.turn(15_100)
    expect(page.opened[0]!.closed).toBe(true)
  })

  test('comes back when a server that stops has asked for it', () => {
    const page = seated()
    page.tell({ told: 'stopping', after: 2000 })
    expect(page.opened[0]!.closed).toBe(true)
    page.clock.turn(1900)
    expect(page.opened).toHaveLength(1)
    page.clock.turn(200)
    expect(page.opened).toHaveLength(2)
  })

  test('ends at a table that is not for this person', () => {
    const page = setUp()
    page.stand()
    page.tell({ told: 'unknown', table: TABLE, id: null })
    expect(page.line.link.value.state).toBe('unknown')
    page.clock.turn(60_000)
    expect(page.opened).toHaveLength(1)
  })
})
