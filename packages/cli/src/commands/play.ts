import { createHash, randomBytes } from 'node:crypto'
import { makePlayer } from '@estafette/bots'
import { fastDice, type Game, type Setup } from '@estafette/kernel'
import { brainOf } from '@estafette/registry/brains'
import { isHex32, openTable, type Table } from '@estafette/table'
import { speaker, type Speaker } from '@estafette/words'
import { textOf, type Args } from '../args.ts'
import { battlesOf, OK, type CliCommand, type Context } from '../command.ts'
import { readTable } from '../files.ts'
import { need, refuse } from '../refusal.ts'
import { playSession } from '../session.ts'
import { createState, seatCount, seatsOf, setupOf, setupOptions } from '../setup.ts'
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
    const game = await askGame(context, args.positionals[0])
    if (!game) return OK
    const seed = seedOf(context, args)
    const loaded = loadedTable(context, game, args)
    // Everything on the line is checked before the first question.
    const setup = setupOf(context, game, args)
    const given = seatsOf(context, seatCount(game, setup), args, HUMAN, true)
    const chosen = loaded ? setup : await askScenario(context, game, args, setup)
    if (!chosen) return OK
    const names = args.texts['seats'] ? given : await askSeats(context, game, chosen)
    if (!names) return OK
    const table = loaded ?? newTable(context, game, chosen, names, seed)
    const players = names.map((name) => makePlayer(name, brainOf) ?? null)
    await playSession(makeSession(context, table, players, fastDice(mindSeed(seed.hex))))
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
async function askGame(context: Context, id: string | undefined): Promise<Game | undefined> {
  const known = id === undefined ? context.io.games : battlesOf(context, id)
  if (known.length === 1) return known[0]
  if (!isAsked(context)) {
    return refuse(context.texts.errors.gameMissing(known.map((game) => game.id)))
  }
  const titles = known.map((game) => speaker(game, context.language).title)
  const at = await pick(context, context.texts.play.whichGame, titles)
  return at === undefined ? undefined : known[at]
}

async function askScenario(
  context: Context,
  game: Game,
  args: Args,
  setup: Setup,
): Promise<Setup | undefined> {
  if (args.texts['scenario'] || game.scenarios.length < 2 || !isAsked(context)) return setup
  const voice = speaker(game, context.language)
  const titles = game.scenarios.map((id) => voice.scenario(id).title)
  const at = await pick(context, context.texts.play.whichScenario, titles)
  return at === undefined ? undefined : { ...setup, scenario: game.scenarios[at]! }
}

/** Who plays which seat: a person against the computer, or a person for all. */
async function askSeats(
  context: Context,
  game: Game,
  setup: Setup,
): Promise<readonly string[] | undefined> {
  const count = seatCount(game, setup)
  const against = (person: number): string[] =>
    Array.from({ length: count }, (_, seat) => (seat === person ? HUMAN : COMPUTER))
  if (!isAsked(context)) return against(0)
  const texts = context.texts.play
  const ways = Array.from({ length: count }, (_, seat) => against(seat))
  const titles = ways.map((_, seat) => texts.against(seatTitle(context, game, setup, seat)))
  const at = await pick(context, texts.whichSeat, [...titles, texts.byHand])
  if (at === undefined) return undefined
  return ways[at] ?? Array.from({ length: count }, () => HUMAN)
}

function seatTitle(context: Context, game: Game, setup: Setup, seat: number): string {
  const voice: Speaker = speaker(game, context.language)
  const side = game.sides[game.sideOf(createState(game, setup), seat)]
  return side === undefined ? context.texts.seat(seat + 1) : voice.side(side)
}

/** Lets the person pick from a list; the first item is taken for an empty answer. */
async function pick(
  context: Context,
  question: string,
  items: readonly string[],
): Promise<number | undefined> {
  for (;;) {
    context.io.out(`${question}\n`)
    items.forEach((item, index) => context.io.out(`${String(index + 1).padStart(4)}  ${item}\n`))
    const line = await context.io.ask('[1] > ')
    if (line === undefined || line.trim() === 'quit') return undefined
    const at = line.trim() === '' ? 0 : Number(line) - 1
    if (items[at] !== undefined) return at
  }
}
