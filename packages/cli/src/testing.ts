import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, makePlayer } from '@estafette/bots'
import { fastDice, type RuledGame } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { brainOf } from '@estafette/registry/brains'
import { openTable, stateOf, take, type Table } from '@estafette/table'
import type { Context } from './command.ts'
import { estafette } from './estafette.ts'
import type { Io } from './io.ts'
import { makePaint } from './paint.ts'
import { texts } from './texts/index.ts'

/** What a command line did. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
  readonly written: readonly string[] // files in its folder afterwards
}

/** An empty folder that is gone after the test. */
export function temporaryFolder(cleanUp: (end: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'estafette-'))
  cleanUp(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What a session needs of its surroundings: scripted answers, and an ear for what it says. */
export function makeContext(
  game: RuledGame,
  answers: readonly string[],
  hear: (text: string) => void,
  folder: string,
): Context {
  const lines = [...answers]
  const io: Io = {
    games: [game],
    env: {},
    root: folder,
    cwd: folder,
    worker: null,
    isTerminal: { input: false, output: false, error: false },
    width: 100,
    out: hear,
    err: hear,
    ask: () => Promise.resolve(lines.shift()),
    hangUp() {},
  }
  return { io, language: 'en', texts: texts.en, paint: makePaint(io), json: false }
}

/** Runs a command line on the toy game, with scripted answers and everything it says kept. */
export async function ran(
  argv: readonly string[],
  answers: readonly string[] = [],
  changes: Partial<Io> = {},
): Promise<Ran> {
  let out = ''
  let err = ''
  const lines = [...answers]
  const io: Io = {
    games: [toy],
    env: { LANG: 'C' },
    root: '/nowhere',
    cwd: '/nowhere',
    worker: null,
    isTerminal: { input: false, output: false, error: false },
    width: 100,
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    ask(prompt) {
      out += prompt
      return Promise.resolve(lines.shift())
    },
    hangUp() {},
    ...changes,
  }
  const code = await estafette(argv, io)
  return { code, out, err, written: io.cwd === '/nowhere' ? [] : readdirSync(io.cwd) }
}

/** A table of the toy game on which choices at random were taken, to the end or fewer. */
export function playedTable(mostChoices = Number.POSITIVE_INFINITY): Table {
  const opened = openTable(toy, {
    start: { setup: { scenario: 'lane', options: {} } },
    gameId: 'test',
    names: ['Ann', 'Bob'],
    seed: '5a'.repeat(32),
    local: true,
  })
  if (!opened.ok) throw new Error(opened.reason)
  const table = opened.value
  const mind = fastDice(4)
  const player = makePlayer('random', brainOf)!
  for (;;) {
    const state = stateOf(table)
    const seat = table.game.toAct(state)
    if (seat < 0 || table.entries.length >= mostChoices) return table
    take(table, seat, ask(player, table.game, state, seat, mind))
  }
}
