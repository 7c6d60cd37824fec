import type { Standing } from '@estafette/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import { defaults, settings } from '../store/settings.ts'
import { beatOf, clockView, lateSeat } from './clock-view.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A table with a clock of which seat 0 runs since the beginning of time. */
function withClock(more: object): Standing {
  return {
    viewer: 1,
    ending: null,
    pace: { kind: 'live', minutes: 60, seconds: 15 },
    clock: { left: [60 * MINUTE, 60 * MINUTE], bank: [0, 0], running: [0], at: 0 },
    ...more,
  } as unknown as Standing
}

beforeEach(() => {
  settings.value = { ...defaults, language: 'en' }
})

describe('a clock', () => {
  test('is there only where the game has one', () => {
    expect(clockView(withClock({ pace: { kind: 'none' }, clock: null }), 0, 0)).toBeNull()
  })

  test.each([
    [10_000, '1:00:00', 'runs'], // the first seconds of a decision cost nothing
    [15_000 + 18 * MINUTE + 53_000, '41:07', 'runs'],
    [15_000 + 55 * MINUTE + 2_000, '4:58', 'low'],
    [15_000 + 60 * MINUTE + 1, 'out', 'out'],
  ])('after %i ms shows %s', (now, figure, tone) => {
    expect(clockView(withClock({}), 0, now)).toMatchObject({ figure, tone })
  })

  test('of the one who waits stands', () => {
    expect(clockView(withClock({}), 1, 50 * MINUTE)).toMatchObject({
      figure: '1:00:00',
      word: 'stopped',
      tone: 'stands',
    })
  })

  test('by correspondence counts days, and the bank apart', () => {
    const post = withClock({
      pace: { kind: 'post', days: 3, bank: 5, weekends: false },
      clock: { left: [3 * DAY, 3 * DAY], bank: [5 * DAY, 5 * DAY], running: [0], at: 0 },
    })
    expect(clockView(post, 0, 6 * 60 * MINUTE)).toMatchObject({
      figure: '2 d 18 h',
      word: '2 d 18 h left, + 5 d',
    })
    expect(beatOf(post)).toBe(MINUTE)
  })

  test('that nobody runs is paused, and at the end it stands', () => {
    const rest = { left: [MINUTE, MINUTE], bank: [0, 0], running: [], at: 0 }
    expect(clockView(withClock({ clock: rest }), 0, 0)?.tone).toBe('paused')
    expect(clockView(withClock({ clock: rest, ending: { how: 'draw' } }), 0, 0)?.tone).toBe(
      'stands',
    )
    expect(beatOf(withClock({ clock: rest }))).toBe(0)
  })

  test('lets the game be claimed a minute after the time is out, and not by the late one', () => {
    const out = 15_000 + 60 * MINUTE
    expect(lateSeat(withClock({}), out + MINUTE)).toBe(-1)
    expect(lateSeat(withClock({}), out + MINUTE + 1)).toBe(0)
    expect(lateSeat(withClock({ viewer: 0 }), out + MINUTE + 1)).toBe(-1)
  })
})
