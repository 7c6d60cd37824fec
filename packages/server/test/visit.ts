import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '../../../scripts/scratch.ts'
import { makeDoor, type Limits, type Services } from '../src/door/door.ts'
import type { Dependencies } from '../src/referee/dependencies.ts'
import { serve } from '../src/serve.ts'
import { CONTRIBUTION, everyGame, openHouse, type House } from './house.ts'

/** A server with an address, and what a page of it can do. */
export interface Visit {
  readonly house: House
  readonly address: string
  /** Sends JSON as a page of this server would. */
  post(
    path: string,
    body: unknown,
    cookie?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>
  /** A guest, as the cookie their browser keeps. */
  guest(name?: string): Promise<string>
  /** A table between two guests: its id and their cookies. */
  tableOfTwo(game?: string, watchable?: boolean): Promise<[string, string, string]>
  close(): Promise<void>
}

const usual: Limits = {
  rate: { burst: 60, perSecond: 10 },
  guests: 1000,
  connections: 50,
  proxies: ['127.0.0.1'],
}

/** Opens a server on a database of its own. */
export async function openVisit(
  more: Partial<Limits> = {},
  deps: Partial<Dependencies> = {},
  servicesFor: (house: House) => Services = () => ({}),
): Promise<Visit> {
  const folder = scratchFolder()
  const house = await openHouse(join(folder, 'visit.db'), { now: Date.now, ...deps })
  const door = makeDoor(house.referee, { origin: null }, { ...usual, ...more }, servicesFor(house))
  const serving = await serve(new Map(), 0, '127.0.0.1', door)
  const address = `http://127.0.0.1:${serving.port}`
  let guests = 0

  const visit: Visit = {
    house,
    address,
    post: (path, body, cookie = '', headers = {}) =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: address, cookie, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async guest(name = nameOf(guests++)) {
      const response = await visit.post('/api/guest', { name, language: 'fr' })
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
      return response.headers.get('set-cookie')!.split(';')[0]!
    },
    async tableOfTwo(game = 'toy', watchable = true) {
      const [one, other] = [await visit.guest(), await visit.guest()]
      const scenario = everyGame.find(({ id }) => id === game)!.scenarios[0]!
      const pace = { kind: 'none' }
      const terms = { game, scenario, options: {}, seat: 0, pace, watchable, listed: false }
      const laid = await visit.post('/api/table', { ...terms, contribution: CONTRIBUTION }, one)
      const { table, invitations } = (await laid.json()) as {
        table: string
        invitations: { secret: string }[]
      }
      const sitting = { table, invitation: invitations[0]!.secret, contribution: CONTRIBUTION }
      const sat = await visit.post('/api/sit', sitting, other)
      if (sat.status !== 200) throw new Error(await sat.text())
      return [table, one, other]
    },
    async close() {
      await serving.close()
      await house.store.close()
      rmSync(folder, { recursive: true })
    },
  }
  return visit
}

/** Names that do not look alike. */
function nameOf(number: number): string {
  const letters = 'abcdefghkmnpqrtuvwxyz'
  return `guest ${letters[number % letters.length]}${letters[Math.floor(number / letters.length)]}`
}
