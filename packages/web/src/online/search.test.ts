import {
  SEEK_BEAT,
  SEEK_SILENCE,
  type Call,
  type ServerMessage,
  type Wish,
} from '@estafette/protocol'
import { gameIds } from '@estafette/registry/shelf'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSearch, type Ended } from './search.ts'
import type { Hears, OpenWay } from './way.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wish: Wish = { paces: ['evening'], games: gameIds.slice(0, 1), level: 'any' }
const SEAL = 'c0'.repeat(32)

/** A search of a page, over ways that a test opens and loses. */
function searching() {
  const opened: Hears[] = []
  const calls: Call[] = []
  const heard: string[] = []
  let closed = 0
  const way: OpenWay = (hears) => {
    opened.push(hears)
    return { open: () => {}, send: (call) => calls.push(call), close: () => void closed++ }
  }
  const ears = {
    found: (table: string) => heard.push(`found ${table}`),
    ended: (why: Ended) => heard.push(why),
  }
  const search = openSearch(wish, ears, [way, way])
  const id = (): string => {
    const [call] = calls
    return call?.call === 'seek' ? call.id : ''
  }
  const tell = (told: ServerMessage): void => opened.at(-1)!.told(told)
  return { search, opened, calls, heard, id, tell, closed: () => closed }
}

const seeking = (id: string): ServerMessage => ({
  v: 1,
  told: 'seeking',
  id,
  table: '5a2d',
  commitment: SEAL,
  since: 1,
})

test('sees the seal before it adds to the dice, then says again and again that it waits', () => {
  const page = searching()
  page.opened[0]!.opened()
  expect(page.calls).toEqual([{ v: 1, call: 'seek', id: page.id(), wish }])
  page.tell(seeking(page.id()))
  expect(page.calls).toHaveLength(2)
  expect(page.calls[1]).toMatchObject({ contribution: expect.stringMatching(/^[0-9a-f]{64}$/) })
  page.tell(seeking(page.id()))
  expect(page.calls).toHaveLength(2)
  vi.advanceTimersByTime(SEEK_BEAT)
  expect(page.calls[2]).toEqual(page.calls[1])
  page.tell({ v: 1, told: 'paired', id: page.id(), table: '5a2d' })
  expect(page.heard).toEqual(['found 5a2d'])
  vi.advanceTimersByTime(10 * SEEK_BEAT)
  expect([page.calls.length, page.closed()]).toEqual([3, 1])
})

test('wants something else without beginning anew', () => {
  const page = searching()
  page.opened[0]!.opened()
  page.tell(seeking(page.id()))
  const wider: Wish = { ...wish, games: gameIds.slice(0, 2) }
  page.search.want(wider)
  expect(page.calls.at(-1)).toMatchObject({ id: page.id(), wish: wider })
})

test('ends with its line, with silence, and as the server says; each is heard once', () => {
  const lost = searching()
  lost.opened[0]!.opened()
  lost.opened[0]!.lost()
  expect([lost.heard, lost.opened.length]).toEqual([['line'], 1])
  const silent = searching()
  silent.opened[0]!.opened()
  vi.advanceTimersByTime(SEEK_SILENCE + 2 * SEEK_BEAT)
  expect(silent.heard).toEqual(['line'])
  const told = searching()
  told.opened[0]!.opened()
  told.tell({ v: 1, told: 'unpaired', id: told.id(), reason: 'elsewhere' })
  told.opened[0]!.lost()
  expect(told.heard).toEqual(['elsewhere'])
})

test('takes the other way where the first never stood', () => {
  const page = searching()
  page.opened[0]!.lost()
  page.opened[1]!.opened()
  expect(page.calls).toHaveLength(1)
  page.opened[1]!.lost()
  expect(page.heard).toEqual(['line'])
})

test('stops at once, and hears nothing more', () => {
  const page = searching()
  page.opened[0]!.opened()
  page.search.stop()
  page.tell({ v: 1, told: 'paired', id: page.id(), table: '5a2d' })
  expect(page.calls.at(-1)).toEqual({ v: 1, call: 'stop', id: page.id() })
  expect(page.heard).toEqual([])
})
