import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addAccount,
  addChallenge,
  addInvitation,
  addNotice,
  addPasskey,
  addSession,
  addTable,
  block,
  blockedBy,
  blockersOf,
  channelBy,
  channelsOf,
  confirmChannel,
  deleteAccount,
  dropTable,
  endChannel,
  endChannels,
  endInvitations,
  endPasskey,
  endSession,
  endSessions,
  handChannels,
  invitationOf,
  isBlocked,
  keepChannel,
  keepMove,
  keepOrders,
  ordersAt,
  passkeysOf,
  putOff,
  report,
  reportsOf,
  seatsOf,
  seatsOfAll,
  secretOf,
  sessionsOf,
  sweep,
  tableAfter,
  tableOf,
  tablesOf,
  tablesOfComputers,
  takeDue,
  takeSeat,
  unblock,
  useChallenge,
  type Engine,
} from '../src/index.ts'
import { freeSeat, person, playing, sampleGame, sampleMove, sampleTable } from './samples.ts'

/** What every engine keeps of accounts, channels, orders and lists, whichever it is. */
export function furtherSuite(name: string, open: () => Promise<Engine>): void {
  describe(`${name} keeps what belongs to people and lists`, () => {
    let engine: Engine
    let made = 0
    beforeAll(async () => {
      engine = await open()
    })
    afterAll(() => engine.close())
    const somebody = async (): Promise<string> => {
      const id = `further-${made++}`
      await engine.write((sql) => addAccount(sql, person(id)))
      return id
    }
    const fresh = async (): Promise<string> => {
      const id = `game-${made++}`
      await sampleGame(engine, id)
      return id
    }

    test('T16 a challenge is used once, for what it was made, and in time', async () => {
      const account = await somebody()
      const challenge = { kind: 'new', account, expires: 100 }
      await engine.write(async (sql) => {
        for (const hash of ['c1', 'c2', 'c3']) await addChallenge(sql, { ...challenge, hash })
        await addChallenge(sql, { hash: 'c4', kind: 'enter', account: null, expires: 100 })
      })
      const use = (hash: string, kind: string, now: number) =>
        engine.write((sql) => useChallenge(sql, hash, kind, now))
      expect(await use('c1', 'new', 99)).toEqual({ account })
      expect(await use('c1', 'new', 99)).toBeNull()
      expect(await use('c2', 'enter', 99)).toBeNull()
      expect(await use('c2', 'new', 100)).toBeNull()
      expect(await use('c4', 'enter', 99)).toEqual({ account: null })
      await engine.write((sql) => sweep(sql, 100))
      expect(await use('c3', 'new', 99)).toBeNull()
    })

    test('passkeys and sessions end for their owner alone', async () => {
      const [one, other] = [await somebody(), await somebody()]
      const passkey = { id: `${one}-pk`, publicKey: 'k', counter: 0, label: 'phone', made: 1 }
      await engine.write(async (sql) => {
        await addPasskey(sql, { ...passkey, account: one })
        for (const account of [one, one, other]) {
          const hash = `s${made++}`
          await addSession(sql, { hash, account, label: '', made: 1, seen: 1 })
        }
      })
      expect(await engine.write((sql) => endPasskey(sql, other, passkey.id))).toBe(false)
      expect(await passkeysOf(engine.read, one)).toHaveLength(1)
      expect(await engine.write((sql) => endPasskey(sql, one, passkey.id))).toBe(true)
      expect(await engine.write((sql) => endSessions(sql, one))).toHaveLength(2)
      expect(await sessionsOf(engine.read, one)).toEqual([])
      expect(await sessionsOf(engine.read, other)).toHaveLength(1)
    })

    test('channels are kept once, confirmed by their token, and end', async () => {
      const [one, other] = [await somebody(), await somebody()]
      const mail = {
        id: `mail-${one}`,
        account: one,
        kind: 'mail',
        address: 'a@example.org',
        token: `token-${one}`,
        confirmed: false,
        made: 1,
      }
      const push = { ...mail, id: `push-${one}`, kind: 'push', token: '' }
      await engine.write(async (sql) => {
        await keepChannel(sql, { ...mail, address: 'old@example.org' })
        await keepChannel(sql, mail)
        await keepChannel(sql, push)
      })
      expect(await channelsOf(engine.read, one)).toEqual([mail, push])
      expect(await channelBy(engine.read, mail.token)).toEqual(mail)
      expect(await channelBy(engine.read, '')).toBeNull()
      await engine.write((sql) => confirmChannel(sql, mail.id))
      expect((await channelBy(engine.read, mail.token))?.confirmed).toBe(true)
      expect(await engine.write((sql) => endChannel(sql, other, push.id))).toBe(false)
      expect(await engine.write((sql) => endChannel(sql, one, push.id))).toBe(true)
      await engine.write((sql) => endChannels(sql, one, 'mail'))
      expect(await channelsOf(engine.read, one)).toEqual([])
    })

    test('a channel that goes with a session is handed on to the next, or ends with it', async () => {
      const [one, other] = [await somebody(), await somebody()]
      const hashes = ['a', 'b'].map((letter) => `${letter}-${one}`) as [string, string]
      const push = {
        id: `push-${one}`,
        account: one,
        kind: 'push',
        address: '{}',
        token: '',
        confirmed: true,
        made: 1,
        session: hashes[0],
      }
      await engine.write(async (sql) => {
        for (const hash of hashes) {
          await addSession(sql, { hash, account: one, label: '', made: 1, seen: 1 })
        }
        await keepChannel(sql, push)
        await handChannels(sql, other, hashes[0], hashes[1])
      })
      expect(await channelsOf(engine.read, one)).toEqual([push])
      await engine.write((sql) => handChannels(sql, one, hashes[0], hashes[1]))
      await engine.write((sql) => endSession(sql, one, hashes[0]))
      expect(await channelsOf(engine.read, one)).toEqual([{ ...push, session: hashes[1] }])
      await engine.write((sql) => endSession(sql, one, hashes[1]))
      expect(await channelsOf(engine.read, one)).toEqual([])
    })

    test('T31 nothing of the new kinds is left of somebody who leaves', async () => {
      const account = await somebody()
      const channel = { id: `x-${account}`, account, kind: 'hook', address: 'https://example.org' }
      await engine.write(async (sql) => {
        await keepChannel(sql, { ...channel, token: '', confirmed: true, made: 1 })
        await addChallenge(sql, { hash: `x-${account}`, kind: 'new', account, expires: 9 })
        await deleteAccount(sql, account, 'nobody', 5)
      })
      expect(await channelsOf(engine.read, account)).toEqual([])
      const left = await engine.read.all('SELECT 1 AS one FROM challenges WHERE account = $1', [
        account,
      ])
      expect(left).toEqual([])
    })

    test('who was blocked can be listed and let in again', async () => {
      const [one, other] = [await somebody(), await somebody()]
      await engine.write((sql) => block(sql, one, other, 1))
      expect(await blockedBy(engine.read, one)).toEqual([other])
      expect(await blockedBy(engine.read, other)).toEqual([])
      expect(await blockersOf(engine.read, other)).toEqual([one])
      await engine.write((sql) => unblock(sql, one, other))
      expect(await isBlocked(engine.read, one, other)).toBe(false)
    })

    test('reports are read with the names of both', async () => {
      const [account, other] = [await somebody(), await somebody()]
      const said = { id: `r-${account}`, table: null, text: 'Rude', time: 9 }
      await engine.write((sql) => report(sql, { ...said, account, other }))
      expect(await reportsOf(engine.read)).toEqual([{ ...said, by: account, about: other }])
    })

    test('the orders of a seat are kept instead of those before', async () => {
      const table = await fresh()
      await engine.write(async (sql) => {
        await keepOrders(sql, { table, seat: 1, body: 'old' })
        await keepOrders(sql, { table, seat: 1, body: 'new' })
        await keepOrders(sql, { table, seat: 0, body: 'other' })
      })
      expect(await ordersAt(engine.read, table)).toEqual([
        { table, seat: 0, body: 'other' },
        { table, seat: 1, body: 'new' },
      ])
    })

    test('a notice that is put off is not due, and says which channels took it', async () => {
      const table = await fresh()
      const about = { account: `${table}-ann`, table, version: 1, kind: 'turn' }
      await engine.write((sql) => addNotice(sql, { ...about, id: `n-${table}`, due: 10 }))
      const due = (now: number) => engine.write((sql) => takeDue(sql, now, now + 5, 10))
      expect(await due(10)).toMatchObject([{ tries: 1, done: [] }])
      await engine.write((sql) => putOff(sql, `n-${table}`, 50, ['push-1']))
      expect(await due(49)).toEqual([])
      expect(await due(50)).toMatchObject([{ tries: 2, done: ['push-1'] }])
    })

    test('lists of tables tell those that are over from the others, with all seats', async () => {
      const [going, over] = [await fresh(), await fresh()]
      const account = `${going}-ann`
      await engine.write(async (sql) => {
        for (const table of [going, over]) {
          await takeSeat(sql, { ...freeSeat(table, 0), account, name: 'Ann', sat: 5 })
        }
      })
      const ended = { ...playing, status: 'over', clock: '{"left":[1]}' } as const
      await keepMove(engine, sampleMove(over, 1, 'a'), ended)
      const ids = async (isOver: boolean) =>
        (await tablesOf(engine.read, account, 9, isOver)).map(({ id }) => id)
      expect(await ids(false)).toEqual([going])
      expect(await ids(true)).toEqual([over])
      expect((await tableOf(engine.read, over))?.clock).toBe('{"left":[1]}')
      const seats = await seatsOfAll(engine.read, [going, over])
      expect(seats.get(over)).toEqual(await seatsOf(engine.read, over))
      expect(seats.get(going)?.map(({ name }) => name)).toEqual(['Ann', ''])
      expect((await seatsOfAll(engine.read, [])).size).toBe(0)
    })

    test('tables at which a computer has to decide are found, those that wait longest first', async () => {
      const add = (id: string, computers: number, waiting: number, changed: number) =>
        engine.write((sql) =>
          addTable(sql, sampleTable(id, { computers, waiting, changed }), [freeSeat(id, 0)]),
        )
      await add('bots-late', 2, 2, 20)
      await add('bots-early', 2, 3, 10)
      await add('bots-not', 2, 1, 10)
      await add('bots-none', 0, 1, 10)
      const found = await tablesOfComputers(engine.read, 20, 9)
      expect(found.filter((id) => id.startsWith('bots'))).toEqual(['bots-early', 'bots-late'])
      expect(await tablesOfComputers(engine.read, 9, 9)).toEqual([])
    })

    test('one table follows another once, and one that nobody played at can be taken back', async () => {
      const first = await fresh()
      const [next, twin] = [`${first}-next`, `${first}-twin`]
      const add = (id: string) =>
        engine.write((sql) =>
          addTable(sql, sampleTable(id, { previous: first, status: 'open' }), [freeSeat(id, 0)]),
        )
      await add(next)
      await expect(add(twin)).rejects.toThrow()
      expect(await tableAfter(engine.read, first)).toBe(next)
      await engine.write(async (sql) => {
        await addInvitation(sql, { hash: next, table: next, seat: 0, expires: 9 })
        await keepOrders(sql, { table: next, seat: 0, body: '' })
        await dropTable(sql, next)
      })
      expect(await tableAfter(engine.read, first)).toBeNull()
      expect(await invitationOf(engine.read, next, 1)).toBeNull()
    })

    test('all invitations to a table end at once', async () => {
      const table = await fresh()
      await engine.write(async (sql) => {
        for (const hash of ['i1', 'i2']) {
          await addInvitation(sql, { hash: `${table}-${hash}`, table, seat: 0, expires: 9 })
        }
        await endInvitations(sql, table)
      })
      expect(await invitationOf(engine.read, `${table}-i1`, 1)).toBeNull()
    })

    test('a secret of the server is made once, however many ask', async () => {
      const all = await Promise.all(
        ['a', 'b', 'c'].map((value) => secretOf(engine, 'keys', () => value)),
      )
      expect(new Set(all).size).toBe(1)
      expect(await secretOf(engine, 'keys', () => 'later')).toBe(all[0])
    })
  })
}
