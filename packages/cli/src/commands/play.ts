import { createHash, randomBytes } from 'node:crypto'
import { makePlayer } from '@estafette/bots'
import { fastDice, type Game, type Setup } from '@estafette/kernel'
import { brainOf } from '@estafette/registry/brains'
import { isHex32, openTable, type Table } from '@estafette/table'
import { textOf, type Args } from '../args.ts'
import { battlesOf, OK, type CliCommand, type Context } from '../command.ts'
import { readTable } from '../files.ts'
import { need, refuse } from '../refusal.ts'
import { askGame, askOptions, askScenario, askSeats, type Visitor } from '../reception.ts'
import { playSession } from '../session.ts'
import { seatCount, seatsOf, setupOf, setupOptions } from '../setup.ts'
import { makeSession } from '../sitting.ts'

const HUMAN = 'human'
const COMPUTER = 'random'

export const play: CliCommand = {
  name: 'play',
  spec: {
    positionals: ['game'],
    required: 0,
    options: {
      ...setupOptions,
      seats: { value: 'text' },
      seed: { value: 'text' },
      load: { value: 'text' },
    },
  },
  async run(context, args) {
    if (context.json) refuse(context.texts.errors.noJson('play'))
    const visitor: Visitor = { context }
    const file = textOf(args, 'load')
    const game =
      file !== undefined && args.positionals.length === 0
        ? readTable(context, file).table.game
        : await gameFor(visitor, args.positionals[0])
    if (!game) return OK
    const seed = seedOf(context, args)
    const loaded = loadedTable(context, game, args)
    // Everything on the line is checked before the next question.
    const setup = setupOf(context, game, args)
    if (args.texts['seats']) seatsOf(context, seatCount(game, setup), args, HUMAN, true)
    const chosen = loaded ? setup : await setupFor(visitor, game, args, setup)
    if (!chosen) return OK
    const names = await seatsFor(visitor, game, args, chosen)
    if (!names) return OK
    const table = loaded ?? newTable(context, game, chosen, names, seed)
    const players = names.map((name) => makePlayer(name, brainOf) ?? null)
    const mind = fastDice(mindSeed(seed.hex))
    await playSession(makeSession(visitor.context, table, players, mind))
    return OK
  },
}

interface Seed {
  readonly hex: string
  readonly isGiven: boolean
}

/** A fresh secret, unless the person wants the same dice again: 64 digits, or a number for them. */
function seedOf(context: Context, args: Args): Seed {
  const text = textOf(args, 'seed')
  if (text === undefined) return { hex: randomBytes(32).toString('hex'), isGiven: false }
  if (isHex32(text)) return { hex: text, isGiven: true }
  if (!/^\d{1,16}$/.test(text)) refuse(context.texts.errors.badSeed(text))
  return { hex: createHash('sha256').update(`estafette ${text}`).digest('hex'), isGiven: true }
}

/** The players' own chance: derived, so that a given seed gives the same game again. */
function mindSeed(hex: string): number {
  return createHash('sha256').update(`mind ${hex}`).digest().readUInt32LE()
}

function newTable(
  context: Context,
  game: Game,
  setup: Setup,
  names: readonly string[],
  seed: Seed,
): Table {
  const gameId = `${game.id}-${seed.isGiven ? 'local' : randomBytes(4).toString('hex')}`
  return need(
    context,
    openTable(game, { start: { setup }, gameId, names, seed: seed.hex, local: true }),
  )
}

function loadedTable(context: Context, game: Game, args: Args): Table | null {
  const file = textOf(args, 'load')
  if (file === undefined) return null
  const { table } = readTable(context, file)
  if (table.game.id !== game.id) refuse(context.texts.errors.otherGame(file, table.game.id))
  return table
}

/** Whether there is somebody to put questions to. */
function isAsked(context: Context): boolean {
  return context.io.isTerminal.input && context.io.isTerminal.output
}

/** The game that is named; of a series, or where none is named, the person picks one. */
async function gameFor(visitor: Visitor, id: string | undefined): Promise<Game | undefined> {
  const { context } = visitor
  const known = id === undefined ? context.io.games : battlesOf(context, id)
  if (known.length === 1) return known[0]
  if (!isAsked(context)) {
    return refuse(context.texts.errors.gameMissing(known.map((game) => game.id)))
  }
  return askGame(visitor, known)
}

/** Scenario and options: those that the line names, else those that the person picks. */
async function setupFor(
  visitor: Visitor,
  game: Game,
  args: Args,
  setup: Setup,
): Promise<Setup | undefined> {
  if (!isAsked(visitor.context)) return setup
  const chosen = args.texts['scenario'] ? setup : await askScenario(visitor, game, setup)
  return !chosen || args.texts['option'] ? chosen : askOptions(visitor, game, chosen)
}

/** Who plays: as the line names them, else as the person says, else a person in the first seat. */
async function seatsFor(
  visitor: Visitor,
  game: Game,
  args: Args,
  setup: Setup,
): Promise<readonly string[] | undefined> {
  const { context } = visitor
  if (args.texts['seats']) return seatsOf(context, seatCount(game, setup), args, HUMAN, true)
  if (isAsked(context)) return askSeats(visitor, game, setup, HUMAN)
  return Array.from({ length: seatCount(game, setup) }, (_, at) => (at === 0 ? HUMAN : COMPUTER))
}
