import { execFile } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { NewTable } from '@estafette/protocol'
import type { Page } from 'playwright-core'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { layOutServer, startServer, type ServerProcess } from '../../server/test/process.ts'
import { dist, useHouse, type House, type How } from './harness.ts'

/** A server for games over the network, in a process and with a data folder of its own. */
export interface Hosted extends House {
  /** Ends the server at once, as if the power failed. */
  kill(): Promise<void>
  /** Starts it again where it was, on the same data. */
  restart(): Promise<void>
  /** Turns the clock of the server on by an hour, until it is started again. */
  turnClock(): void
  /** What whoever runs the server reads of the reports that were made. */
  reports(): Promise<string>
  /** Opens a page as a guest with a name. */
  guest(name: string, how?: How): Promise<Page>
  /** Lays out a table for a guest; the first other guest sits down. Its id. */
  seat(host: Page, guest: Page, table?: Partial<NewTable>): Promise<string>
}

/** What turns the clock of a server on: its tables ask for nothing but this. */
const turning = `let ahead = 0
const { now } = Date
Date.now = () => now() + ahead
process.on('SIGUSR2', () => (ahead += 3_600_000))`

const CONTRIBUTION = 'c0'.repeat(32)

/** Starts a server with the built pages for the tests of a file. */
export function useHosted(): Hosted {
  const folder = scratchFolder()
  let program = ''
  let process: ServerProcess
  const preload = `--import=data:text/javascript,${encodeURIComponent(turning)}`
  const settings = { RATE: '1000', BURST: '1000', NODE_OPTIONS: preload }
  const start = (port: number): Promise<ServerProcess> =>
    startServer(program, join(folder, 'data'), settings, port)
  const house = useHouse(async () => {
    program = await layOutServer(folder)
    rmSync(join(folder, 'web/dist'), { recursive: true })
    symlinkSync(dist, join(folder, 'web/dist'))
    process = await start(0)
    return {
      port: Number(new URL(process.address).port),
      async close() {
        await process.kill()
        rmSync(folder, { recursive: true })
      },
    }
  })
  const hosted: Hosted = Object.create(house, {}) as Hosted
  return Object.assign(hosted, {
    kill: () => process.kill(),
    async restart() {
      process = await start(Number(new URL(house.address).port))
    },
    turnClock: () => void process.child.kill('SIGUSR2'),
    async reports() {
      const args = [program, 'host', 'reports', '--data', join(folder, 'data')]
      return (await promisify(execFile)(globalThis.process.execPath, args)).stdout
    },
    async guest(name: string, how: How = {}) {
      const page = await house.open('/help', how)
      await post(page, '/api/guest', { name, language: how.language ?? 'en' })
      return page
    },
    async seat(host: Page, guest: Page, more: Partial<NewTable> = {}) {
      const laid = await post<{ table: string; invitations: { secret: string }[] }>(
        host,
        '/api/table',
        {
          game: 'arras',
          scenario: 'historical',
          options: {},
          seat: 0,
          pace: { kind: 'none' },
          watchable: true,
          listed: false,
          contribution: CONTRIBUTION,
          ...more,
        } satisfies NewTable,
      )
      const { table, invitations } = laid
      await post(guest, '/api/sit', {
        table,
        invitation: invitations[0]!.secret,
        contribution: CONTRIBUTION,
      })
      return table
    },
  })
}

/** Posts something as a page does, and reads the answer. */
export function post<T>(page: Page, path: string, body: object): Promise<T> {
  return page.evaluate(
    async ({ path, body }) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as T
    },
    { path, body },
  )
}
