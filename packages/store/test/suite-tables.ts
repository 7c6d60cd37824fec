import { beforeAll, describe, expect, test } from 'vitest'
import {
  addInvitation,
  addTable,
  endInvitation,
  invitationOf,
  openTables,
  seatsOf,
  setAside,
  tableIds,
  tableOf,
  tablesOf,
  takeSeat,
  watchableTables,
  type Engine,
} from '../src/index.ts'
import type { Hand } from './hand.ts'
import { freeSeat, sampleTable } from './samples.ts'

/** What is kept of tables, seats and invitations. */
export function tablesSuite(hand: Hand): void {
  describe('tables', () => {
    let engine: Engine
    beforeAll(() => {
      engine = hand.engine()
    })
    const fresh = (): Promise<string> => hand.fresh()

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
      const ended = await Promise.all([1, 2].map(() => engine.write((s) => endInvitation(s, hash))))
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
}
