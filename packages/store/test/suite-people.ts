import { beforeAll, describe, expect, test } from 'vitest'
import {
  addAccount,
  addCode,
  addPasskey,
  addSession,
  accountOf,
  block,
  deleteAccount,
  endSession,
  isBlocked,
  isNameTaken,
  keepNote,
  keepSettings,
  LONGEST_GUEST,
  LONGEST_IDLE,
  LONGEST_SESSION,
  noteOf,
  passkeyOf,
  renameAccount,
  report,
  saidIn,
  say,
  seatsOf,
  sessionOf,
  sessionsOf,
  takeSeat,
  touchSession,
  useCode,
  usePasskey,
  type Engine,
} from '../src/index.ts'
import type { Hand } from './hand.ts'
import { freeSeat, person } from './samples.ts'

/** What is kept of accounts, sessions, codes and passkeys. */
export function peopleSuite(hand: Hand): void {
  describe('people', () => {
    let engine: Engine
    beforeAll(() => {
      engine = hand.engine()
    })
    const fresh = (): Promise<string> => hand.fresh()

    test('an account is changed, and found by how its name looks', async () => {
      await engine.write((sql) => addAccount(sql, person('cleo')))
      await engine.write((sql) => keepSettings(sql, 'cleo', '{"push":true}'))
      await engine.write((sql) => renameAccount(sql, 'cleo', person('Cléo')))
      const account = await accountOf(engine.read, 'cleo')
      expect(account).toMatchObject({ name: 'Cléo', settings: '{"push":true}', deleted: null })
      await engine.write((sql) => keepSettings(sql, 'cleo', '{}'))
      expect(await accountOf(engine.read, 'cleo')).toMatchObject({ name: 'Cléo', settings: '{}' })
      expect(await isNameTaken(engine.read, 'Cléo')).toBe(true)
      expect(await isNameTaken(engine.read, 'cleo')).toBe(false)
    })

    test('T15 a session is found by its hash until it is too old, idle for too long, or ended', async () => {
      const key = { publicKey: 'k', counter: 0, label: '', made: 1 }
      await engine.write(async (sql) => {
        await addAccount(sql, person('dora'))
        await addPasskey(sql, { ...key, id: 'dora-key', account: 'dora' })
      })
      const session = { hash: 'dora-1', account: 'dora', label: 'Firefox', made: 0, seen: 0 }
      await engine.write((sql) => addSession(sql, session))
      const find = (now: number) => sessionOf(engine.read, 'dora-1', now)
      expect(await find(LONGEST_IDLE - 1)).toEqual(session)
      expect(await find(LONGEST_IDLE)).toBeNull()
      await engine.write((sql) => touchSession(sql, 'dora-1', LONGEST_SESSION))
      expect(await find(LONGEST_SESSION - 1)).not.toBeNull()
      expect(await find(LONGEST_SESSION)).toBeNull()
      expect(await engine.write((sql) => endSession(sql, 'kept', 'dora-1'))).toBe(false)
      expect(await engine.write((sql) => endSession(sql, 'dora', 'dora-1'))).toBe(true)
      expect(await sessionsOf(engine.read, 'dora')).toEqual([])
    })

    test('T15 a guest, who has nothing else to come back with, is known for as long as they come', async () => {
      await engine.write((sql) => addAccount(sql, person('dana')))
      const session = { hash: 'dana-1', account: 'dana', label: '', made: 0, seen: 0 }
      await engine.write((sql) => addSession(sql, session))
      const find = (now: number) => sessionOf(engine.read, 'dana-1', now)
      expect(await find(LONGEST_GUEST - 1)).toEqual(session)
      expect(await find(LONGEST_GUEST)).toBeNull()
      await engine.write((sql) => touchSession(sql, 'dana-1', LONGEST_GUEST))
      expect(await find(2 * LONGEST_GUEST - 1)).not.toBeNull()
    })

    test('a code lets one device in, once and in time', async () => {
      await engine.write((sql) => addAccount(sql, person('emil')))
      const code = (hash: string) =>
        engine.write((sql) => addCode(sql, { hash, account: 'emil', expires: 100 }))
      const use = (hash: string, now: number) => engine.write((sql) => useCode(sql, hash, now))
      await code('one')
      await code('two')
      expect(await use('one', 99)).toBe('emil')
      expect(await use('one', 99)).toBeNull()
      expect(await use('two', 100)).toBeNull()
      expect(await use('two', 99)).toBeNull()
    })

    test('a passkey whose counter goes back is refused', async () => {
      await engine.write((sql) => addAccount(sql, person('finn')))
      const passkey = {
        id: 'pk',
        account: 'finn',
        publicKey: 'k',
        counter: 0,
        label: '',
        made: 1,
      }
      await engine.write((sql) => addPasskey(sql, passkey))
      const use = (counter: number) => engine.write((sql) => usePasskey(sql, 'pk', counter))
      expect([await use(0), await use(5), await use(5), await use(4), await use(6)]).toEqual([
        true,
        true,
        false,
        false,
        true,
      ])
      expect((await passkeyOf(engine.read, 'pk'))?.counter).toBe(6)
    })

    test('who blocks somebody is blocked for them too', async () => {
      await engine.write(async (sql) => {
        await addAccount(sql, person('gil'))
        await addAccount(sql, person('hans'))
        await block(sql, 'gil', 'hans', 1)
        await block(sql, 'gil', 'hans', 2)
      })
      expect(await isBlocked(engine.read, 'hans', 'gil')).toBe(true)
      expect(await isBlocked(engine.read, 'hans', 'finn')).toBe(false)
    })

    test('T31 whoever leaves is a pseudonym in games, and nothing else is left', async () => {
      const table = await fresh()
      const account = `${table}-ann`
      await engine.write(async (sql) => {
        await takeSeat(sql, { ...freeSeat(table, 0), account, name: 'Ann', sat: 5 })
        await addSession(sql, { hash: `${table}-s`, account, label: '', made: 1, seen: 1 })
        await addCode(sql, { hash: `${table}-c`, account, expires: 9 })
        await keepNote(sql, { table, account, text: 'mine', time: 1 })
        await say(sql, line(table, 'a', { account, name: 'Ann', text: 'my phone is' }))
        await report(sql, { id: table, account, other: `${table}-ben`, table, text: '', time: 1 })
        await deleteAccount(sql, account, 'a player', 77)
      })
      expect(await accountOf(engine.read, account)).toMatchObject({
        name: 'a player',
        settings: '{}',
        deleted: 77,
      })
      expect((await seatsOf(engine.read, table))[0]?.name).toBe('a player')
      expect(await saidIn(engine.read, table, 'players', 9)).toMatchObject([
        { name: 'a player', text: '' },
      ])
      expect(await sessionsOf(engine.read, account)).toEqual([])
      expect(await noteOf(engine.read, table, account)).toBe('')
    })
  })
}

function line(table: string, command: string, more = {}) {
  const said = { room: 'players', account: null, seat: 0, name: 'Ann', text: command, time: 1 }
  return { table, command, ...said, ...more }
}
