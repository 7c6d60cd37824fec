import { fastDice } from '@estafette/kernel'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addAccount,
  addCode,
  addInvitation,
  addNotice,
  addPasskey,
  addSession,
  addTable,
  accountOf,
  block,
  deleteAccount,
  dropNotices,
  dropNoticesOf,
  endInvitation,
  endSession,
  exportAll,
  exportTable,
  importLines,
  invitationOf,
  isBlocked,
  isNameTaken,
  isNoticed,
  keepMove,
  keepNote,
  keepSettings,
  lastTold,
  keepSnapshots,
  LONGEST_GUEST,
  LONGEST_IDLE,
  LONGEST_SESSION,
  migrate,
  moveBy,
  movesAfter,
  noteOf,
  noticeSent,
  openTables,
  passkeyOf,
  renameAccount,
  report,
  saidAfter,
  saidIn,
  say,
  SCHEMA,
  seatsOf,
  sessionOf,
  sessionsOf,
  setAside,
  speakerOf,
  snapshotsOf,
  sweep,
  tableIds,
  tableOf,
  tablesOf,
  takeDue,
  takeSeat,
  touchSession,
  useCode,
  usePasskey,
  versionsOf,
  watchableTables,
  type Engine,
} from '../src/index.ts'
import { tableNames } from '../src/schema.ts'
import { freeSeat, person, playing, sampleGame, sampleMove, sampleTable } from './samples.ts'

/** How much is tried. */
export interface Extent {
  readonly commands: number // sent one to five times each, by two who want the same version
  readonly repeats: number
}

/** What every engine has to do, whichever it is. */
export function storeSuite(name: string, open: () => Promise<Engine>, extent: Extent): void {
  describe(`${name} keeps what it is told`, () => {
    let engine: Engine
    let made = 0
    const fresh = async (): Promise<string> => {
      const id = `t${made++}`
      await sampleGame(engine, id)
      return id
    }
    beforeAll(async () => {
      engine = await open()
    })
    afterAll(() => engine.close())

    describe('writing', () => {
      test('a unit that fails is undone whole, and those beside it are kept', async () => {
        const fails = engine.write(async (sql) => {
          await addAccount(sql, person('undone'))
          throw new Error('on purpose')
        })
        const holds = engine.write((sql) => addAccount(sql, person('kept')))
        await expect(fails).rejects.toThrow('on purpose')
        await holds
        expect(await accountOf(engine.read, 'undone')).toBeNull()
        expect((await accountOf(engine.read, 'kept'))?.name).toBe('kept')
      })

      test('a statement that the database refuses undoes its unit alone', async () => {
        await engine.write((sql) => addAccount(sql, person('twice')))
        const again = engine.write(async (sql) => {
          await addAccount(sql, person('before-twice'))
          await addAccount(sql, person('twice'))
        })
        const other = engine.write((sql) => addAccount(sql, person('beside-twice')))
        await expect(again).rejects.toThrow()
        await other
        expect(await accountOf(engine.read, 'before-twice')).toBeNull()
        expect(await accountOf(engine.read, 'beside-twice')).not.toBeNull()
      })

      test('R3 nobody sees what is not kept yet', async () => {
        const seen: unknown[] = []
        await engine.write(async (sql) => {
          await addAccount(sql, person('early'))
          seen.push(await accountOf(engine.read, 'early'))
        })
        seen.push((await accountOf(engine.read, 'early'))?.id)
        expect(seen).toEqual([null, 'early'])
      })

      test('a snapshot stays as it was while others write', async () => {
        await engine.snapshot(async (sql) => {
          expect(await accountOf(sql, 'later')).toBeNull()
          await engine.write((writing) => addAccount(writing, person('later')))
          expect(await accountOf(sql, 'later')).toBeNull()
        })
        expect(await accountOf(engine.read, 'later')).not.toBeNull()
      })

      test('rows belong to rows that exist', async () => {
        const orphan = engine.write((sql) =>
          addSession(sql, { hash: 'h', account: 'no one', label: '', made: 1, seen: 1 }),
        )
        await expect(orphan).rejects.toThrow()
      })

      test('T27 texts come back as they were, whatever they look like', async () => {
        const texts = ["'; DROP TABLE moves; --", '$1', '?', '🂡 „Ärger“ \u202e', '\\x00', '{}', '']
        for (const [index, text] of texts.entries()) {
          const id = `text-${index}`
          await engine.write((sql) => addAccount(sql, { ...person(id), name: text }))
          expect((await accountOf(engine.read, id))?.name).toBe(text)
        }
      })

      test('the schema is brought up to date once, however many begin at a time', async () => {
        await Promise.all([migrate(engine), migrate(engine)])
        const [row] = await engine.read.all('SELECT count(*) AS count FROM schema_version')
        expect(row?.['count']).toBe(SCHEMA)
      })

      test('R23 a database from before snapshots keeps what it holds, and takes them', async () => {
        const table = await fresh()
        await engine.write(async (sql) => {
          await sql.run('DROP TABLE snapshots')
          await sql.run('DELETE FROM schema_version WHERE version > 5')
        })
        await migrate(engine)
        const snapshot = { table, version: 64, stamp: 's', body: '{}' }
        await engine.write((sql) => keepSnapshots(sql, [snapshot]))
        expect(await snapshotsOf(engine.read, table, 's')).toEqual([snapshot])
        expect((await tableOf(engine.read, table))?.id).toBe(table)
      })

      test('a database of a newer program is left alone', async () => {
        await engine.write((sql) => sql.run('INSERT INTO schema_version (version) VALUES (999)'))
        await expect(migrate(engine)).rejects.toThrow('newer program')
        await engine.write((sql) => sql.run('DELETE FROM schema_version WHERE version = 999'))
      })
    })

    describe('people', () => {
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

      test('T15 a guest, who has nothing else to come back with, is known for as long as he comes', async () => {
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

      test('who blocks somebody is blocked for him too', async () => {
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

    describe('tables', () => {
      test('a table comes back as it was laid out', async () => {
        const table = sampleTable('laid-out', { listed: true, status: 'open', watchable: false })
        const seats = [freeSeat('laid-out', 0), { ...freeSeat('laid-out', 1), level: 'greedy' }]
        await engine.write((sql) => addTable(sql, table, seats))
        expect(await tableOf(engine.read, 'laid-out')).toEqual(table)
        expect(await seatsOf(engine.read, 'laid-out')).toEqual(seats)
        expect((await openTables(engine.read, 9)).map(({ id }) => id)).toEqual(['laid-out'])
      })

      test('of two who take a seat one gets it', async () => {
        const table = await fresh()
        const sit = (name: string) =>
          engine.write((sql) =>
            takeSeat(sql, { ...freeSeat(table, 1), account: `${table}-${name}`, name, sat: 5 }),
          )
        const got = await Promise.all([sit('ann'), sit('ben')])
        expect(got.filter(Boolean)).toHaveLength(1)
        const name = got[0] ? 'ann' : 'ben'
        expect((await seatsOf(engine.read, table))[1]).toMatchObject({ name, sat: 5 })
        expect((await tablesOf(engine.read, `${table}-${name}`, 9)).map(({ id }) => id)).toEqual([
          table,
        ])
      })

      test('T14 an invitation is looked at as often as one likes, and used once and in time', async () => {
        const table = await fresh()
        const hash = `${table}-i`
        await engine.write((sql) => addInvitation(sql, { hash, table, seat: 1, expires: 100 }))
        expect(await invitationOf(engine.read, hash, 99)).toEqual({ table, seat: 1 })
        expect(await invitationOf(engine.read, hash, 99)).toEqual({ table, seat: 1 })
        expect(await invitationOf(engine.read, hash, 100)).toBeNull()
        const ended = await Promise.all(
          [1, 2].map(() => engine.write((s) => endInvitation(s, hash))),
        )
        expect(ended.filter(Boolean)).toHaveLength(1)
      })

      test('a table that is set aside is not shown, and is still there', async () => {
        const table = await fresh()
        const shown = async () => (await watchableTables(engine.read, 99)).map(({ id }) => id)
        expect(await shown()).toContain(table)
        await engine.write((sql) => setAside(sql, table))
        expect(await shown()).not.toContain(table)
        expect(await tableIds(engine.read)).toContain(table)
        expect((await tableOf(engine.read, table))?.status).toBe('aside')
      })
    })

    describe('moves', () => {
      test('a move moves its table on, and is found by version and by command', async () => {
        const table = await fresh()
        const move = sampleMove(table, 1, 'a')
        const ending = '{"side":"german"}'
        const over = { status: 'over', waiting: 0, ending, clock: null } as const
        expect(await keepMove(engine, move, over)).toEqual({ how: 'kept' })
        expect(await tableOf(engine.read, table)).toMatchObject({
          version: 1,
          changed: 2000,
          ...over,
        })
        expect(await moveBy(engine.read, table, 'a')).toEqual(move)
        expect(await movesAfter(engine.read, table)).toEqual([move])
        expect(await movesAfter(engine.read, table, 1)).toEqual([])
      })

      test('R4 a command that comes again is found, whatever version it names now', async () => {
        const table = await fresh()
        const move = sampleMove(table, 1, 'a')
        await keepMove(engine, move, playing)
        for (const version of [1, 2, 3]) {
          const again = await keepMove(engine, { ...move, version, body: 'other' }, playing)
          expect(again).toEqual({ how: 'repeated', move })
        }
        expect((await tableOf(engine.read, table))?.version).toBe(1)
      })

      test('a move for a version that is past, or not reached, is stale', async () => {
        const table = await fresh()
        await keepMove(engine, sampleMove(table, 1, 'a'), playing)
        for (const version of [1, 3, 0]) {
          const late = await keepMove(engine, sampleMove(table, version, `b${version}`), playing)
          expect(late).toEqual({ how: 'stale' })
        }
        expect(await keepMove(engine, sampleMove('no-table', 1, 'a'), playing)).toEqual({
          how: 'stale',
        })
        expect(await movesAfter(engine.read, table)).toHaveLength(1)
      })

      test('what belongs to a move is kept with it, or not at all', async () => {
        const table = await fresh()
        const more = async (sql: Parameters<typeof addNotice>[0]): Promise<void> => {
          await addNotice(sql, notice(table, 'n'))
          throw new Error('on purpose')
        }
        await expect(keepMove(engine, sampleMove(table, 1, 'a'), playing, more)).rejects.toThrow()
        expect(await movesAfter(engine.read, table)).toEqual([])
        expect((await tableOf(engine.read, table))?.version).toBe(0)
      })

      test(`R4 R5 of ${extent.commands} commands, two for each version and sent one to five times, one is kept once`, async () => {
        const tables = await Promise.all(Array.from({ length: 100 }, fresh))
        const { below } = fastDice(1940)
        const rounds = Math.ceil(extent.commands / (2 * tables.length))
        for (let version = 1; version <= rounds; version++) {
          const sent = tables.flatMap((table) =>
            ['a', 'b'].flatMap((who) =>
              Array.from({ length: 1 + below(5) }, () =>
                sampleMove(table, version, `${who}${version}`),
              ),
            ),
          )
          for (let at = sent.length - 1; at > 0; at--) {
            const other = below(at + 1)
            ;[sent[at], sent[other]] = [sent[other]!, sent[at]!]
          }
          const results = await Promise.all(sent.map((move) => keepMove(engine, move, playing)))
          const winners = new Map<string, string>()
          results.forEach(({ how }, at) => {
            if (how === 'kept') winners.set(sent[at]!.table, sent[at]!.command)
          })
          expect(results.filter(({ how }) => how === 'kept')).toHaveLength(tables.length)
          expect(winners.size).toBe(tables.length)
          results.forEach((result, at) => {
            const { table, command } = sent[at]!
            const isWinner = winners.get(table) === command
            if (result.how === 'repeated') expect(result.move).toEqual(sent[at])
            if (result.how !== 'kept') expect(result.how).toBe(isWinner ? 'repeated' : 'stale')
          })
        }
        const versions = await versionsOf(engine.read, tables)
        expect([...new Set(versions.values())]).toEqual([rounds])
      }, 3_600_000)

      test(`R4 of commands sent one to five times in any order each is kept once`, async () => {
        const commands = 8
        await fc.assert(
          fc.asyncProperty(
            fc.array(fc.nat({ max: commands - 1 }), { minLength: 8, maxLength: 40 }),
            async (order) => {
              const table = await fresh()
              // A page goes on sending until it hears that a command was kept.
              const send = async (index: number): Promise<void> => {
                for (;;) {
                  const version = ((await tableOf(engine.read, table))?.version ?? 0) + 1
                  const result = await keepMove(
                    engine,
                    sampleMove(table, version, `c${index}`),
                    playing,
                  )
                  if (result.how !== 'stale') return
                }
              }
              await Promise.all(order.map(send))
              const moves = await movesAfter(engine.read, table)
              expect(moves.map(({ version }) => version)).toEqual(moves.map((_, at) => at + 1))
              const sent = new Set(order.map((index) => `c${index}`))
              expect(moves.map(({ command }) => command).sort()).toEqual([...sent].sort())
            },
          ),
          { numRuns: extent.repeats },
        )
      })
    })

    describe('talk and notices', () => {
      test('lines of chat are numbered without gaps, and a line that comes again is found', async () => {
        const table = await fresh()
        const sent = ['a', 'b', 'a', 'c', 'b', 'd', 'a']
        const lines = await Promise.all(
          sent.map((command) => engine.write((sql) => say(sql, line(table, command)))),
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

      test('whoever looks at the table himself needs no notice', async () => {
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
          await sweep(sql, now)
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

    describe('export', () => {
      test('one game is exported with names and without people, and can be imported', async () => {
        const table = await fresh()
        const account = `${table}-ann`
        await engine.write((sql) =>
          takeSeat(sql, { ...freeSeat(table, 0), account, name: 'Ann', sat: 5 }),
        )
        await keepMove(engine, sampleMove(table, 1, 'a'), playing)
        const lines = await exportTable(engine, table)
        expect(lines).toHaveLength(1 + 1 + 2 + 1)
        expect(lines.join()).not.toContain(account)
        const renamed = lines.map((text) => text.replaceAll(`"${table}"`, `"${table}-copy"`))
        expect(await importLines(engine, renamed)).toEqual({ ok: true, value: 4 })
        expect((await seatsOf(engine.read, `${table}-copy`))[0]?.name).toBe('Ann')
        expect(await movesAfter(engine.read, `${table}-copy`)).toEqual([
          sampleMove(`${table}-copy`, 1, 'a'),
        ])
      })

      test('an import that breaks off leaves nothing behind', async () => {
        const table = await fresh()
        const lines = await exportTable(engine, table)
        const renamed = lines.map((text) => text.replaceAll(`"${table}"`, `"${table}-half"`))
        const broken = await importLines(engine, [...renamed, '{"in":"moves","row":{"no":1}}'])
        expect(broken.ok).toBe(false)
        expect(await tableOf(engine.read, `${table}-half`)).toBeNull()
        const strange = await importLines(engine, [...renamed, '{"in":"schema_version","row":{}}'])
        expect(strange).toEqual({ ok: false, reason: 'an export has no such line' })
        expect((await importLines(engine, ['{}'])).ok).toBe(false)
        expect((await importLines(engine, [])).ok).toBe(false)
      })

      test('an export of more rows than a page has each of them once, sorted byte by byte', async () => {
        const ids = Array.from({ length: 2500 }, (_, at) => `${at % 2 ? 'page' : 'PAGE'}-${at}`)
        await engine.write(async (sql) => {
          for (const id of ids) await addAccount(sql, person(id))
        })
        const found: string[] = []
        await exportAll(engine, (line) => {
          const { in: name, row } = JSON.parse(line) as { in?: string; row?: { id: string } }
          if (name === 'accounts' && /^page-/i.test(row!.id)) found.push(row!.id)
        })
        expect(found).toEqual(ids.toSorted())
      })

      test('an export of everything has a line for every row', async () => {
        await fresh()
        const lines: string[] = []
        const count = await exportAll(engine, (text) => lines.push(text))
        expect(lines).toHaveLength(count + 1)
        let rows = 0
        for (const table of tableNames) {
          const [row] = await engine.read.all(`SELECT count(*) AS count FROM ${table}`)
          rows += Number(row?.['count'])
        }
        expect(count).toBe(rows)
      })
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
