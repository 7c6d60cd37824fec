import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limited, makeWatch, reasonOf } from './postgres-watch.ts'
import { Unavailable } from './sql.ts'

const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })

test('while a database is away nobody waits for it, and it is said once that it is, and is back', async () => {
  let isThere = true
  let asked = 0
  const told: (string | null)[] = []
  const watch = makeWatch(
    async () => {
      asked++
      if (!isThere) throw lost
    },
    (why) => told.push(why),
  )
  await watch.reached()
  expect(asked).toBe(0)
  isThere = false
  for (let time = 0; time < 3; time++) watch.doubt(lost)
  for (let time = 0; time < 3; time++) {
    await expect(watch.reached()).rejects.toThrow(Unavailable)
  }
  expect([asked, told]).toEqual([1, ['read ECONNRESET']])
  isThere = true
  await expect.poll(() => told).toEqual(['read ECONNRESET', null])
  await watch.reached()
  watch.close()
})

test('where one connection was lost and the database is there, those who ask go on', async () => {
  const told: (string | null)[] = []
  const watch = makeWatch(
    () => sleep(5),
    (why) => told.push(why),
  )
  watch.doubt(lost)
  await Promise.all([watch.reached(), watch.reached()])
  expect(told).toEqual([])
})

test('what takes longer than agreed is given up', async () => {
  expect(await limited(1000, Promise.resolve(7))).toBe(7)
  const late = await limited(5, sleep(50)).catch((error: unknown) => error)
  expect(reasonOf(late)).toBe('lost')
})

test('what the network, PostgreSQL and its library say is told apart from mistakes of ours', () => {
  const of = (message: string, code?: string) =>
    reasonOf(Object.assign(new Error(message), code !== undefined && { code }))
  for (const code of [
    'ECONNREFUSED',
    'EPIPE',
    'ENOTFOUND',
    'EAI_AGAIN',
    '57P01',
    '57P03',
    '08006',
  ]) {
    expect([code, of('', code)]).toEqual([code, 'lost'])
  }
  for (const words of ['Connection terminated unexpectedly', 'timeout expired']) {
    expect([words, of(words)]).toEqual([words, 'lost'])
  }
  for (const code of ['53100', '53300', '57014', '25006']) {
    expect([code, of('', code)]).toEqual([code, 'refused'])
  }
  for (const code of ['23505', '28P01', '3D000', '42P01']) {
    expect([code, of('', code)]).toEqual([code, null])
  }
  expect(reasonOf('a word')).toBe(null)
})
