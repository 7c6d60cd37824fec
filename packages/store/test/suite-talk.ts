import { beforeAll, describe, expect, test } from 'vitest'
import {
  addAccount,
  addInvitation,
  addNotice,
  addSession,
  accountOf,
  dropNotices,
  dropNoticesOf,
  invitationOf,
  isNameTaken,
  isNoticed,
  keepNote,
  lastTold,
  LONGEST_GUEST,
  noteOf,
  noticeSent,
  saidAfter,
  saidIn,
  say,
  sessionsOf,
  speakerOf,
  sweep,
  takeDue,
  takeSeat,
  type Engine,
} from '../src/index.ts'
import type { Hand } from './hand.ts'
import { freeSeat, person } from './samples.ts'

/** What is kept of chat, notes and notices, and swept. */
export function talkSuite(hand: Hand): void {
  describe('talk and notices', () => {
    let engine: Engine
    beforeAll(() => {
      engine = hand.engine()
    })
    const fresh = (): Promise<string> => hand.fresh()

    test('lines of chat are numbered without gaps, and a line that comes again is found', async () => {
      const table = await fresh()
      const sent = ['a', 'b', 'a', 'c', 'b', 'd', 'a']
      const lines = await Promise.all(
        sent.map(async (command) => (await engine.write((sql) => say(sql, line(table, command))))!),
      )
      const numbers = new Map(lines.map(({ command, number }) => [command, number]))
      expect([...numbers.values()].sort()).toEqual([1, 2, 3, 4])
      lines.forEach(({ command, number }) => expect(numbers.get(command)).toBe(number))
      const kept = await saidIn(engine.read, table, 'players', 3)
      expect(kept.map(({ number }) => number)).toEqual([2, 3, 4])
      expect(await saidIn(engine.read, table, 'watchers', 3)).toEqual([])
      const beside = { ...line(table, 'w'), room: 'watchers', account: `${table}-ann` }
      expect(await engine.write((sql) => say(sql, beside))).toMatchObject({ number: 5, place: 1 })
      const last = await engine.write((sql) => say(sql, line(table, 'e')))
      expect(last).toMatchObject({ number: 6, place: 5 })
      const placesOf = (all: readonly { place: number }[]) => all.map(({ place }) => place)
      expect(placesOf(await saidIn(engine.read, table, 'players', 2))).toEqual([4, 5])
      expect(placesOf(await saidAfter(engine.read, table, 3))).toEqual([4, 1, 5])
      expect(await engine.write((sql) => say(sql, line(table, 'e')))).toEqual(last)
      expect(await speakerOf(engine.read, table, 'watchers', 1)).toBe(`${table}-ann`)
      expect(await speakerOf(engine.read, table, 'watchers', 2)).toBeNull()
    })

    test('notes are the last that were kept, and nobody else’s', async () => {
      const table = await fresh()
      const account = `${table}-ann`
      for (const text of ['first', 'last']) {
        await engine.write((sql) => keepNote(sql, { table, account, text, time: 1 }))
      }
      expect(await noteOf(engine.read, table, account)).toBe('last')
      expect(await noteOf(engine.read, table, `${table}-ben`)).toBe('')
    })

    test('R27 a notice that was not sent is due again, one that was is not', async () => {
      const table = await fresh()
      await engine.write((sql) => addNotice(sql, notice(table, `${table}-n`)))
      await engine.write((sql) => addNotice(sql, notice(table, `${table}-n`)))
      const due = async (now: number) =>
        (await engine.write((sql) => takeDue(sql, now, now + 100, 9))).map(({ id, tries }) => [
          id,
          tries,
        ])
      expect(await due(9)).toEqual([])
      expect(await due(10)).toEqual([[`${table}-n`, 1]])
      expect(await due(109)).toEqual([])
      expect(await due(110)).toEqual([[`${table}-n`, 2]])
      await engine.write((sql) => noticeSent(sql, `${table}-n`, 111))
      expect(await due(1000)).toEqual([])
    })

    test('T27 of a kind one notice waits for somebody at a table, the first', async () => {
      const table = await fresh()
      const add = (id: string, more = {}) =>
        engine.write((sql) => addNotice(sql, { ...notice(table, `${table}-${id}`), ...more }))
      const due = async (now: number) =>
        (await engine.write((sql) => takeDue(sql, now, now, 9))).map(({ id }) => id)
      await add('1')
      await add('2', { version: 2, due: 5 })
      await add('3', { kind: 'over', version: 2 })
      expect(await due(10)).toEqual([`${table}-1`, `${table}-3`])
      await engine.write(async (sql) => {
        await noticeSent(sql, `${table}-1`, 11)
        await dropNoticesOf(sql, { account: `${table}-ann`, table, kind: 'over' })
      })
      expect(await due(20)).toEqual([])
      await add('4', { version: 4 })
      expect(await due(20)).toEqual([`${table}-4`])
      await engine.write((sql) => noticeSent(sql, `${table}-4`, 21))
      expect(await lastTold(engine.read, `${table}-ann`, table, 9)).toEqual([21, 11])
      expect(await lastTold(engine.read, `${table}-ann`, table, 1)).toEqual([21])
      expect(await lastTold(engine.read, `${table}-ben`, table, 9)).toEqual([])
    })

    test('whoever looks at the table themselves needs no notice', async () => {
      const table = await fresh()
      await engine.write((sql) => addNotice(sql, notice(table, `${table}-n`)))
      expect(await isNoticed(engine.read, `${table}-ann`, table)).toBe(true)
      await engine.write((sql) => dropNotices(sql, `${table}-ann`, table))
      expect(await isNoticed(engine.read, `${table}-ann`, table)).toBe(false)
      expect(await engine.write((sql) => takeDue(sql, 10, 99, 9))).toEqual([])
    })

    test('what has ended is swept, and nothing else', async () => {
      const table = await fresh()
      const account = `${table}-ann`
      const now = 2 * LONGEST_GUEST
      await engine.write(async (sql) => {
        const [old, recent] = [now - LONGEST_GUEST, now - LONGEST_GUEST + 1]
        await addSession(sql, { hash: `${table}-old`, account, label: '', made: 0, seen: old })
        await addSession(sql, { hash: `${table}-new`, account, label: '', made: 0, seen: recent })
        await addInvitation(sql, { hash: `${table}-i`, table, seat: 1, expires: now })
        await addInvitation(sql, { hash: `${table}-j`, table, seat: 1, expires: now + 1 })
        await addAccount(sql, { ...person(`${table}-gone`), made: 0 })
        await addAccount(sql, { ...person(`${table}-come`), made: now })
        await takeSeat(sql, { ...freeSeat(table, 0), account: `${table}-ben`, sat: 5 })
        // It takes a few hundred at a time, and long runs leave thousands behind.
        for (let times = 0; times < 20; times++) await sweep(sql, now)
      })
      const isThere = async (name: string) =>
        (await accountOf(engine.read, `${table}-${name}`))?.deleted === null
      expect([await isThere('gone'), await isThere('come')]).toEqual([false, true])
      expect([await isThere('ann'), await isThere('ben')]).toEqual([true, true])
      expect(await isNameTaken(engine.read, `${table}-gone`)).toBe(false)
      expect((await sessionsOf(engine.read, account)).map(({ hash }) => hash)).toEqual([
        `${table}-new`,
      ])
      expect(await invitationOf(engine.read, `${table}-i`, 0)).toBeNull()
      expect(await invitationOf(engine.read, `${table}-j`, 0)).not.toBeNull()
    })
  })
}

function line(table: string, command: string, more = {}) {
  const said = { room: 'players', account: null, seat: 0, name: 'Ann', text: command, time: 1 }
  return { table, command, ...said, ...more }
}

function notice(table: string, id: string) {
  return { id, account: `${table}-ann`, table, version: 1, kind: 'your-turn', due: 10 }
}
