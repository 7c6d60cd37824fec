import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accountOf,
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
  dropSnapshots,
  dropTable,
  endChannel,
  endChannels,
  endInvitations,
  endPasskey,
  endSession,
  endSessions,
  exportAll,
  handChannels,
  invitationOf,
  isBlocked,
  keepChannel,
  keepMove,
  keepOrders,
  keepSettings,
  migrate,
  keepSnapshots,
  ordersAt,
  passkeysOf,
  putOff,
  renameAccount,
  report,
  reportsOf,
  seatsOf,
  seatsOfAll,
  secretOf,
  sessionsOf,
  snapshotsOf,
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

/** Brings a database up to date that the schema of an earlier program is made in. */
export async function lookalikes(engine: Engine): Promise<void> {
  await migrate(engine, 2)
  await engine.write(async (sql) => {
    for (const [id, made] of [
      ['late', 3],
      ['first', 1],
      ['second', 1],
      ['left', 0],
    ] as const) {
      await addAccount(sql, { ...person(id), nameKey: 'twin', made })
    }
    await addAccount(sql, person('other'))
    await sql.run(`UPDATE accounts SET deleted = 9 WHERE id = 'left'`)
  })
  await migrate(engine)
  const rows = await engine.read.all('SELECT id, name_key FROM accounts ORDER BY id')
  expect(rows.map(({ id, name_key }) => [id, name_key])).toEqual([
    ['first', 'twin'],
    ['late', 'twin late'],
    ['left', 'twin'],
    ['other', 'other'],
    ['second', 'twin second'],
  ])
}

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
      await engine.write((sql) => confirmChannel(sql, mail.token))
      expect((await channelBy(engine.read, mail.token))?.confirmed).toBe(true)
      expect(await engine.write((sql) => endChannel(sql, other, push.id))).toBe(false)
      expect(await engine.write((sql) => endChannel(sql, one, push.id))).toBe(true)
      await engine.write((sql) => endChannels(sql, one, 'mail'))
      expect(await channelsOf(engine.read, one)).toEqual([])
    })

    test('T9 a channel of somebody else stays theirs, unless the very same device comes back', async () => {
      const [one, other] = [await somebody(), await somebody()]
      const channel = { id: `push-of-${one}`, kind: 'push', token: '', confirmed: true, made: 1 }
      const keep = (account: string, address: string) =>
        engine.write((sql) => keepChannel(sql, { ...channel, account, address }))
      expect(await keep(one, 'endpoint and keys')).toBe(true)
      expect(await keep(other, 'endpoint and other keys')).toBe(false)
      expect(await channelsOf(engine.read, other)).toEqual([])
      expect(await channelsOf(engine.read, one)).toMatchObject([{ address: 'endpoint and keys' }])
      expect(await keep(other, 'endpoint and keys')).toBe(true)
      expect(await channelsOf(engine.read, one)).toEqual([])
      expect(await keep(other, 'endpoint and newer keys')).toBe(true)
      expect(await channelsOf(engine.read, other)).toHaveLength(1)
    })

    test('T9 a link confirms the address that it was sent to, and none that came after it', async () => {
      const account = await somebody()
      const mail = { id: `m-${account}`, account, kind: 'mail', confirmed: false, made: 1 }
      const keep = (address: string) =>
        engine.write((sql) => keepChannel(sql, { ...mail, address, token: `to ${address}` }))
      await keep(`own@${account}`)
      await keep(`foreign@${account}`)
      await engine.write((sql) => confirmChannel(sql, `to own@${account}`))
      await engine.write((sql) => confirmChannel(sql, ''))
      expect(await channelsOf(engine.read, account)).toMatchObject([{ confirmed: false }])
    })

    test('nobody looks like somebody else who is kept, whoever asked in which moment', async () => {
      const [one, other] = [await somebody(), await somebody()]
      const look = (id: string) =>
        engine.write((sql) => renameAccount(sql, id, { ...person(id), nameKey: `look-${one}` }))
      await look(one)
      await expect(look(other)).rejects.toThrow()
      await engine.write((sql) => deleteAccount(sql, one, 'nobody', 5))
      await look(other)
      expect((await accountOf(engine.read, other))?.nameKey).toBe(`look-${one}`)
    })

    test('T31 whoever left does not come back by what was on its way', async () => {
      const account = await somebody()
      await engine.write(async (sql) => {
        await deleteAccount(sql, account, 'nobody', 5)
        await renameAccount(sql, account, person(account))
        await keepSettings(sql, account, '{"mail":1}')
      })
      expect(await accountOf(engine.read, account)).toMatchObject({
        name: 'nobody',
        settings: '{}',
      })
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

    test('a table that is played at is not taken back, and nothing of it either', async () => {
      const table = await fresh()
      await keepMove(engine, sampleMove(table, 1, 'a'), playing)
      await engine.write((sql) => keepOrders(sql, { table, seat: 0, body: 'kept' }))
      expect(await engine.write((sql) => dropTable(sql, table))).toBe(false)
      expect(await seatsOf(engine.read, table)).toHaveLength(2)
      expect(await ordersAt(engine.read, table)).toHaveLength(1)
    })

    test('T24 a table that nobody came to is swept in the end, and at once where its host is gone', async () => {
      const DAY = 24 * 60 * 60 * 1000
      const host = async (hash: string | null): Promise<string> => {
        const account = await somebody()
        const times = { made: 900 * DAY, seen: 900 * DAY }
        await engine.write(async (sql) => {
          if (hash) await addSession(sql, { hash, account, label: '', ...times })
        })
        return account
      }
      const [known, gone, keeper] = [await host('waits'), await host(null), await host(null)]
      const key = { id: 'waits', publicKey: 'k', counter: 0, label: '', made: 1 }
      const lay = (id: string, more = {}) =>
        engine.write(async (sql) => {
          const times = { made: 900 * DAY, changed: 900 * DAY }
          const row = sampleTable(id, { status: 'open', host: known, ...times, ...more })
          await addTable(sql, row, [freeSeat(id, 0), freeSeat(id, 1)])
          const expires = (row.changed === 900 * DAY ? 914 : 920) * DAY
          await addInvitation(sql, { hash: `to ${id}`, table: id, seat: 0, expires })
        })
      await engine.write((sql) => addPasskey(sql, { ...key, account: keeper }))
      await lay('waits-old')
      await lay('waits-played', { status: 'playing', version: 1 })
      await lay('waits-new', { changed: 901 * DAY })
      await lay('waits-host', { host: gone })
      await lay('waits-keeper', { host: keeper })
      const swept = async (days: number) =>
        (await engine.write((sql) => sweep(sql, days * DAY))).filter((id) => id.startsWith('waits'))
      expect(await swept(901)).toEqual(['waits-host'])
      expect(await seatsOf(engine.read, 'waits-host')).toEqual([])
      expect(await swept(914)).toEqual(['waits-keeper', 'waits-old'])
      expect(await swept(916)).toEqual([])
      expect(await tableOf(engine.read, 'waits-new')).not.toBeNull()
      expect(await swept(921)).toEqual(['waits-new'])
      expect(await tableOf(engine.read, 'waits-played')).not.toBeNull()
    })

    test('R15 a snapshot is kept once for a version, read by the program that made it, and dropped', async () => {
      const [table, twin] = [await fresh(), await fresh()]
      const made = (version: number, body: string, stamp = 'one', id = table) => ({
        table: id,
        version,
        stamp,
        body,
      })
      const [first, second, third] = [made(64, 'a'), made(128, 'b'), made(192, 'c')]
      await engine.write(async (sql) => {
        await keepSnapshots(sql, [
          third,
          second,
          made(64, 'old', 'two'),
          made(64, 'x', 'one', twin),
        ])
        await keepSnapshots(sql, [first])
      })
      expect(await snapshotsOf(engine.read, table, 'one')).toEqual([first, second, third])
      expect(await snapshotsOf(engine.read, table, 'one', 128)).toEqual([first, second])
      expect(await snapshotsOf(engine.read, table, 'two')).toEqual([])
      await engine.write((sql) => dropSnapshots(sql, table))
      expect(await snapshotsOf(engine.read, table, 'one')).toEqual([])
      expect(await snapshotsOf(engine.read, twin, 'one')).toHaveLength(1)
    })

    test('snapshots are not exported: whoever imports a game makes their own', async () => {
      const table = await fresh()
      const body = 'a body that nobody exports'
      await engine.write((sql) => keepSnapshots(sql, [{ table, version: 64, stamp: 's', body }]))
      const lines: string[] = []
      await exportAll(engine, (line) => lines.push(line))
      expect(lines.some((line) => line.includes(table))).toBe(true)
      expect(lines.some((line) => line.includes(body))).toBe(false)
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
