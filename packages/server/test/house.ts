import { randomBytes, randomUUID } from 'node:crypto'
import type { Game } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import type { Command, NewTable, ServerMessage } from '@estafette/protocol'
import { addAccount, openStore, type Engine } from '@estafette/store'
import { createTable, sit } from '../src/referee/lobby.ts'
import { makeReferee, type Referee } from '../src/referee/referee.ts'
import type { Dependencies } from '../src/referee/dependencies.ts'

export const everyGame: readonly Game[] = [toy as unknown as Game, ...games, ...workshop]

/** A server without a network: a referee over a store, and a clock that a test turns. */
export interface House {
  readonly store: Engine
  readonly referee: Referee
  readonly deps: Dependencies
  readonly troubles: string[]
  time: number
  /** Sends a command with an id of its own. */
  send(
    person: string,
    table: string,
    command: Command,
    version?: number,
    id?: string,
  ): Promise<ServerMessage>
}

export async function openHouse(file: string, more: Partial<Dependencies> = {}): Promise<House> {
  const store = more.store ?? (await openStore(file))
  const troubles: string[] = []
  const deps: Dependencies = {
    store,
    gameOf: async (id) => everyGame.find((game) => game.id === id),
    now: () => house.time,
    random: randomBytes,
    pause: async () => {}, // nothing waits but where a test looks at it
    since: 0,
    stamp: 'test',
    trouble: (what) => troubles.push(what),
    ...more,
  }
  const referee = makeReferee(deps)
  const house: House = {
    store,
    referee,
    deps,
    troubles,
    time: 1_000_000,
    async send(person, table, command, version, id = randomUUID()) {
      const at = version ?? (await referee.tables.load(table))?.version ?? 0
      return referee.command(person, { table, id, version: at, command })
    },
  }
  return house
}

/** Makes somebody known, by their name. */
export async function meet({ store }: House, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const account = { id: name, name, nameKey: name, language: 'en', settings: '{}', made: 0 }
    await store.write((sql) => addAccount(sql, account))
  }
}

export const CONTRIBUTION = 'ab'.repeat(32)

/** A game between two people, begun; the first sits on seat 0. Returns its id. */
export async function seatTwo(
  house: House,
  game: string,
  people: readonly string[] = ['ann', 'ben'],
  more: Partial<NewTable> = {},
): Promise<string> {
  const found = everyGame.find(({ id }) => id === game)!
  const laid = await createTable(house.referee, people[0]!, {
    game,
    scenario: found.scenarios[0]!,
    options: {},
    seat: 0,
    pace: { kind: 'none' },
    watchable: true,
    listed: false,
    contribution: CONTRIBUTION,
    ...more,
  })
  if (!laid.ok) throw new Error(laid.reason)
  for (const [at, { secret }] of laid.value.invitations.entries()) {
    const sat = await sit(house.referee, people[at + 1]!, {
      table: laid.value.table,
      invitation: secret,
      contribution: CONTRIBUTION,
    })
    if (!sat.ok) throw new Error(sat.reason)
  }
  return laid.value.table
}
