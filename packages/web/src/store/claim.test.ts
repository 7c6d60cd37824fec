import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimGame, type Claim, type TabChannel } from './claim.ts'

/** Channels of tabs that hear each other at once, but not themselves. */
function makeTabs(): () => TabChannel {
  const tabs = new Map<object, (event: { readonly data: unknown }) => void>()
  return () => {
    const self: TabChannel = {
      addEventListener: (_type, hear) => void tabs.set(self, hear),
      postMessage(word) {
        for (const [tab, hear] of tabs) if (tab !== self) hear({ data: word })
      },
      close: () => void tabs.delete(self),
    }
    return self
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const holders = (...claims: readonly Claim[]): string[] => claims.map(({ holder }) => holder.value)

test('a tab alone has the game after a moment', () => {
  const first = claimGame('x', makeTabs())
  expect(holders(first)).toEqual(['asking'])
  vi.advanceTimersByTime(300)
  expect(holders(first)).toEqual(['here'])
})

test('a second tab is told, may take over, and the first one notices', () => {
  const open = makeTabs()
  const first = claimGame('x', open)
  vi.advanceTimersByTime(300)
  const second = claimGame('x', open)
  vi.advanceTimersByTime(300)
  expect(holders(first, second)).toEqual(['here', 'elsewhere'])
  second.takeOver()
  expect(holders(first, second)).toEqual(['elsewhere', 'here'])
})

test('a tab that waits has the game when the other one is closed', () => {
  const open = makeTabs()
  const first = claimGame('x', open)
  vi.advanceTimersByTime(300)
  const second = claimGame('x', open)
  first.release()
  expect(holders(second)).toEqual(['here'])
})

test('of tabs opened together one has the game', () => {
  const open = makeTabs()
  const claims = [claimGame('x', open), claimGame('x', open), claimGame('x', open)]
  vi.advanceTimersByTime(300)
  expect(holders(...claims).filter((holder) => holder === 'here')).toHaveLength(1)
  expect(holders(...claims)).not.toContain('asking')
})
