import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { sitDown } from '../../test/sitting.ts'
import { movedOn, type LogEntry, type Session } from './session.ts'
import { watchable } from './watching.ts'

/** A table at which a person sits on seat 0 and a computer on seat 1, whose acts the test tells. */
async function watched(isWatched = true) {
  const { model } = await sitDown('arras')
  const log = signal<readonly LogEntry[]>([{ number: 0, seat: -1, events: [] }])
  const version = signal(0)
  const inner: Session = {
    ...model.session,
    sitters: ['human', 'greedy'],
    log,
    version,
    awaited: signal(-1),
    deciding: () => 0,
    knownAt: (count) => ({ count }) as never,
    known: () => ({ count: log.value.length - 1 }) as never,
    undoable: () => ({ count: 1, barrier: 'start' }),
    async take() {
      tell(0)
      return null
    },
  }
  const tell = (seat: number): void => {
    log.value = [...log.value, { number: log.value.length, seat, events: [] }]
    version.value++
  }
  return { session: watchable(inner, (_, from) => (isWatched ? from : null)), tell }
}

test('while the turn of a computer is shown nobody decides, and the table is as it stood', async () => {
  const { session, tell } = await watched()
  await session.take([], session.version.peek())
  tell(1)
  tell(1)
  expect(session.watching.watch.value).toEqual({ first: 1, at: 1, end: 3 })
  expect(session.known()).toEqual({ count: 1 })
  expect(session.log.value).toHaveLength(2)
  expect(session.deciding()).toBe(-1)
  expect(session.undoable().count).toBe(0)
  expect(await session.take([], session.version.peek())).toBe(movedOn)

  const before = session.version.value
  session.watching.show(2)
  expect(session.version.value).not.toBe(before)
  expect(session.known()).toEqual({ count: 2 })

  session.watching.finish()
  expect(session.watching.watch.value).toBeNull()
  expect(session.known()).toEqual({ count: 3 })
  expect(session.deciding()).toBe(0)
})

test('who goes to their own turn is not shown the rest of it, but the next one', async () => {
  const { session, tell } = await watched()
  tell(1)
  session.watching.finish()
  tell(1)
  expect(session.watching.watch.value).toBeNull()
  await session.take([], session.version.peek())
  tell(1)
  expect(session.watching.watch.value).toEqual({ first: 3, at: 3, end: 4 })
})

test('turns that come at once are not watched, but can be looked at again', async () => {
  const { session, tell } = await watched(false)
  tell(1)
  tell(1)
  expect(session.watching.watch.value).toBeNull()
  session.watching.lookAgain(0)
  expect(session.watching.watch.value).toEqual({ first: 0, at: 0, end: 2 })
  session.watching.finish()
  expect(session.deciding()).toBe(0)
})
