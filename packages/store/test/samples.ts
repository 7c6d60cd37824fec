import {
  addAccount,
  addTable,
  type Engine,
  type KeptMove,
  type SeatRow,
  type TableRow,
} from '../src/index.ts'

/** Somebody of this name, whose id is the name. */
export function person(name: string) {
  return { id: name, name, nameKey: name, language: 'fr', settings: '{}', made: 1000 }
}

export function sampleTable(id: string, more: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: 'arras',
    scenario: 'historical',
    options: '{}',
    seed: '5e'.repeat(32),
    commitment: 'c0'.repeat(32),
    pace: '{"kind":"none"}',
    watchable: true,
    listed: false,
    host: null,
    status: 'playing',
    version: 0,
    waiting: 1,
    ending: null,
    made: 1000,
    changed: 1000,
    clock: null,
    computers: 0,
    previous: null,
    message: '',
    wished: '',
    ...more,
  }
}

export function freeSeat(table: string, seat: number): SeatRow {
  return { table, seat, account: null, name: '', level: '', contribution: '', sat: null }
}

export function sampleMove(table: string, version: number, command: string): KeptMove {
  const body = JSON.stringify({ do: 'take', command })
  return { table, version, seat: 0, command, digest: `d-${command}`, body, hash: 'ab', time: 2000 }
}

export const playing = { status: 'playing', waiting: 2, ending: null, clock: null } as const

/** Two people and a table between them. */
export async function sampleGame(engine: Engine, id: string): Promise<void> {
  await engine.write(async (sql) => {
    await addAccount(sql, person(`${id}-ann`))
    await addAccount(sql, person(`${id}-ben`))
    await addTable(sql, sampleTable(id, { host: `${id}-ann` }), [freeSeat(id, 0), freeSeat(id, 1)])
  })
}
