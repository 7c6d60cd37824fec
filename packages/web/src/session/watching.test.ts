import { signal, type Signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { sitDown } from '../../test/sitting.ts'
import { movedOn, type LogEntry, type Session } from './session.ts'
import { watchable, type FarTable } from './watching.ts'

/** A table at which a person sits on seat 0 and a computer on seat 1, whose acts the test tells. */
async function watched(isWatched = true, isSummed = false) {
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
  const sumIn = (log: readonly LogEntry[], after: number): number | null =>
    isSummed ? (log.find(({ number, seat }) => seat === 1 && number > after)?.number ?? null) : null
  /** Sits down, also once more: of so many choices it has been read what they came to. */
  const sit = (read?: Signal<number>, far?: FarTable) =>
    watchable(
      inner,
      (_, from) => (isWatched ? from : null),
      sumIn,
      () => null,
      read,
      far,
    )
  const takeBack = (count: number): void => {
    log.value = log.value.slice(0, -count)
    version.value++
  }
  return { session: sit(), tell, takeBack, sit }
}

test('while the turn of a computer is shown nobody decides, and the table is as it stood', async () => {
  const { session, tell } = await watched()
  await session.take([], session.version.peek())
  tell(1)
  tell(1)
  expect(session.watching.watch.value).toEqual({ first: 1, at: 1, end: 3, part: 0 })
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
  expect(session.watching.watch.value).toEqual({ first: 3, at: 3, end: 4, part: 0 })
})

test('turns that come at once are not watched, but can be looked at again', async () => {
  const { session, tell } = await watched(false)
  tell(1)
  tell(1)
  expect(session.watching.watch.value).toBeNull()
  session.watching.lookAgain(0)
  expect(session.watching.watch.value).toEqual({ first: 0, at: 0, end: 2, part: 0 })
  session.watching.finish()
  expect(session.deciding()).toBe(0)
})

test('what a turn came to is told after it, and where it came at once, until it is read', async () => {
  for (const isWatched of [true, false]) {
    const { session, tell } = await watched(isWatched, true)
    const { watching } = session
    await session.take([], session.version.peek())
    tell(1)
    tell(1)
    if (isWatched) {
      expect(watching.watch.value?.isSum).toBeUndefined()
      watching.finish()
    }
    const sum = { first: 1, at: 3, end: 3, part: 0, isSum: true }
    expect(watching.watch.value).toEqual(sum)
    expect(session.known()).toEqual({ count: 3 })
    expect(session.log.value).toHaveLength(4)
    expect(session.deciding()).toBe(-1)
    expect(await session.take([], session.version.peek())).toBe(movedOn)
    // It can be looked at again, and is told after that once more.
    watching.lookAgain(1)
    expect(watching.watch.value).toEqual({ first: 1, at: 1, end: 3, part: 0 })
    watching.finish()
    expect(watching.watch.value).toEqual(sum)
    watching.finish()
    expect(watching.watch.value).toBeNull()
    expect(session.deciding()).toBe(0)
    // The next one is told by itself.
    await session.take([], session.version.peek())
    tell(1)
    if (isWatched) watching.finish()
    expect(watching.watch.value).toEqual({ first: 4, at: 5, end: 5, part: 0, isSum: true })
  }
})

test('what a turn came to is told in a game that is opened again, unless it was read', async () => {
  const { tell, sit } = await watched(true, true)
  tell(0)
  tell(1) // and the page is left
  const read = signal(0)
  const opened = sit(read)
  expect(opened.watching.watch.value).toEqual({ first: 1, at: 2, end: 2, part: 0, isSum: true })
  expect(read.value).toBe(0)
  opened.watching.finish()
  expect(read.value).toBe(2)
  expect(sit(read).watching.watch.value).toBeNull()
  // Nobody knows what was read of a game that does not say: all of it counts as read.
  expect(sit().watching.watch.value).toBeNull()
})

test('others far away are watched while they play, until a person here is to decide', async () => {
  const { tell, sit } = await watched()
  tell(0)
  tell(1)
  const atIt = signal(true)
  const { watching, known } = sit(undefined, { seen: 1, isAtIt: () => atIt.value })
  expect(watching.isLive).toBe(true)
  // What was done before the table was opened, and had not been seen, is shown first.
  expect(watching.watch.value).toEqual({ first: 1, at: 1, end: 2, part: 0 })
  watching.show(2)
  tell(1)
  expect(watching.watch.value).toMatchObject({ first: 1, at: 2, end: 3 })
  expect(known()).toEqual({ count: 2 })
  expect([watching.isOver.value, watching.decides.value]).toEqual([false, 0])
  atIt.value = false
  expect(watching.isOver.value).toBe(true)
  watching.finish()
  expect(watching.watch.value).toBeNull()
})

test('what others far away take back and do otherwise is shown again', async () => {
  const { tell, takeBack, sit } = await watched()
  tell(1)
  tell(1)
  const session = sit(undefined, { seen: 2, isAtIt: () => true })
  expect(session.watching.watch.value).toBeNull()
  takeBack(1)
  tell(1)
  expect(session.watching.watch.value).toMatchObject({ first: 1, end: 2 })
  session.close()
})
