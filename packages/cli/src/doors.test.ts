import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Player } from '@estafette/bots'
import {
  allSetups,
  createState,
  fastDice,
  hashText,
  isToldTo,
  makeNotation,
  SPECTATOR,
  type Choice,
  type Game,
  type RuledGame,
  type Setup,
  type Viewer,
} from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { games } from '@estafette/registry'
import {
  follow,
  heardBy,
  isOver,
  openTable,
  readRecord,
  stateAt,
  stateOf,
  storyOf,
  take,
  type Table,
} from '@estafette/table'
import { examineDoors, type Door } from '@estafette/table/doors'
import { speaker } from '@estafette/words'
import { afterAll, describe, expect, test } from 'vitest'
import { isLong } from '../../../scripts/lanes.ts'
import { estafette } from './estafette.ts'
import { makeContext, ran, temporaryFolder } from './testing.ts'
import { playSession } from './session.ts'
import { makeSession } from './sitting.ts'

const folder = temporaryFolder(afterAll)
const saved = join(folder, 'game.record')

/** Tables part after so many choices at the most: bids come first, then forces, then hands. */
const OPENINGS = [3, 300, 60, 700] as const

/** Two tables that look the same to a viewer after so many choices, while what is hidden differs. */
interface Pair {
  readonly one: Table
  readonly other: Table
  readonly viewer: Viewer
  length: number
}

/** Pairs of tables, each with a journal that the same viewer cannot tell from the other. */
function pairsOf(game: Game, setup: Setup, index: number): readonly Pair[] {
  const pairs: Pair[] = []
  let first: Table | undefined
  const watch: Door = (table, viewer) => {
    if (!first) {
      first = table
      return ''
    }
    const known = pairs.find(({ one, viewer: who }) => one === first && who === viewer)
    if (known) known.length = table.entries.length
    else pairs.push({ one: first, other: table, viewer, length: table.entries.length })
    first = undefined
    return ''
  }
  examineDoors(game, setup, index, {
    tried: { watch },
    opening: OPENINGS[index % (isLong ? 4 : 2)]!,
  })
  return pairs
}

/** A player whose choices are known beforehand. */
function follower(choices: readonly Choice[]): Player {
  let at = 0
  return { name: 'follower', looks: false, choose: () => choices[at++]! }
}

/** What a person types first: everything that prints something about the game. */
const LOOKED_AT = [
  'board',
  'hand',
  'goals',
  'choices',
  'choices code',
  'unit a',
  'where 1',
  'log all',
  'save game.record',
  'why 1',
  'why x',
  'undo',
  'lang fr',
  'board',
  'hand',
  'lang en',
]

const SEED = '5e'.repeat(32)

const RETOLD = [['replay'], ['replay', '--json'], ['replay', '--at', '0'], ['verify']] as const

/**
 * Whether the dice of the first choices are those of the table's seed. Where some were laid so that
 * the viewer sees the same at both tables they need not be, and a record is not retold truly.
 */
function fallsAsSeeded({ game, start, entries }: Table, length: number): boolean {
  const opened = openTable(game, { start, gameId: 'doors', seed: SEED, local: true })
  if (!opened.ok) throw new Error(opened.reason)
  return entries.slice(0, length).every(({ seat, choice, faces }) => {
    const taken = take(opened.value, seat, choice)
    return taken.ok && taken.entry.faces.join() === faces.join()
  })
}

/** The whole transcript of a session that takes the first choices of a table once more. */
async function transcript(
  table: Table,
  viewer: Viewer,
  length: number,
  more: readonly string[],
  isRetold: boolean,
): Promise<string> {
  const { game, start, entries } = table
  const opened = openTable(game, { start, gameId: 'doors', seed: SEED, local: true })
  if (!opened.ok) throw new Error(opened.reason)
  const seats = game.seatsIn(stateOf(opened.value))
  const taken = entries.slice(0, length)
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === viewer
      ? null
      : follower(taken.flatMap((entry) => (entry.seat === seat ? [entry.choice] : []))),
  )
  const own = taken.filter((entry) => entry.seat === viewer)
  const chosen = own.flatMap(({ choice }) => [makeNotation(game, choice), 'log 3'])
  let said = ''
  const context = makeContext(
    game as RuledGame,
    [...LOOKED_AT, ...more, ...chosen],
    (text) => (said += text),
    folder,
  )
  // A table that is played on further than the journal goes is left: the transcript ends there.
  const session = makeSession(context, opened.value, players, fastDice(1), (at, seat, choice) => {
    const entry = taken[at.entries.length]
    const done = follow(at, seat, choice, entry?.faces ?? [])
    if (at.entries.length >= taken.length) session.isOver = true
    return done
  })
  writeFileSync(saved, '')
  await playSession(session)
  const record = readFileSync(saved, 'utf8')
  // What was saved is told again by other commands, and they read what lies in its envelope.
  if (record !== '' && isRetold)
    for (const told of RETOLD) await estafette([...told, 'game.record'], context.io)
  return said + record.replace(/^envelope .*$/m, '')
}

/** What the transcripts of so many pairs differ in, and how many lines of them were compared. */
async function compared(
  { game, setups }: { readonly game: Game; readonly setups: readonly Setup[] },
  count: number,
): Promise<{
  readonly faults: readonly string[]
  readonly lines: number
  readonly retold: number
}> {
  let [lines, pairs, retold] = [0, 0, 0]
  for (let index = 0; pairs < count && index < 20 * count; index++) {
    const setup = setups[(index * 37) % setups.length]!
    for (const { one, other, viewer, length } of pairsOf(game, setup, index)) {
      if (hashText(stateAt(one, 0)) === hashText(stateAt(other, 0))) continue
      pairs++
      // Odds take their time: in the quick lane one pair asks for them.
      const more = isLong || pairs === 1 ? ['odds 1'] : []
      const isRetold = [one, other].every((table) => fallsAsSeeded(table, length))
      if (isRetold) retold++
      const here = (await transcript(one, viewer, length, more, isRetold)).split('\n')
      const there = (await transcript(other, viewer, length, more, isRetold)).split('\n')
      lines += here.length
      const at = Array.from({ length: Math.max(here.length, there.length) }).findIndex(
        (_, line) => here[line] !== there[line],
      )
      if (at < 0) continue
      return { faults: [`${index}, viewer ${viewer}: ${here[at]} / ${there[at]}`], lines, retold }
    }
  }
  return { faults: [], lines, retold }
}

/** Whether something is kept from the public in the first choices of a game. */
function hides(game: Game, setup: Setup): boolean {
  const dice = fastDice(7)
  const state = createState(game, setup)
  game.start(state, dice)
  const out = new Int32Array(state.legal.length)
  for (let taken = 0; taken < 12 && game.acting(state) !== 0; taken++) {
    const { raw } = game.view(state, SPECTATOR).known
    if (raw.some((value, at) => value !== state.raw[at])) return true
    const seat = game.toAct(state)
    game.play(state, seat, out[dice.below(game.choices(state, seat, out))]!, dice)
  }
  return false
}

/** The games that hide something, each with the set-ups in which it does. */
const hiding = ([...games, toy] as unknown as readonly Game[])
  .map((game) => ({
    id: game.id,
    game,
    setups: allSetups(game).filter((setup) => hides(game, setup)),
  }))
  .filter(({ setups }) => setups.length > 0)

test('there are games that hide something, the toy among them', () => {
  expect(hiding.length).toBeGreaterThan(1)
  expect(hiding.map(({ id }) => id)).toContain('toy')
})

const PAIRS = 40 // at length; one of Frontline takes seconds

describe('the terminal is a door like any other', () => {
  test.each(hiding)(
    'at pairs of tables of $id that look the same to a person, it says the same to the letter',
    async (row) => {
      const { faults, lines, retold } = await compared(row, isLong ? PAIRS : 2)
      expect(faults).toEqual([])
      if (isLong) expect(retold).toBeGreaterThan(PAIRS / 4)
      expect(lines).toBeGreaterThan(200)
    },
  )
})

/** The lines that a finished session was not to print: told to others alone, or chosen in secret. */
function keptFrom(table: Table, viewer: Viewer): readonly string[] {
  const { game, entries } = table
  const voice = speaker(game, 'en')
  const events = [...storyOf(table)].flat()
  const told = new Set(
    events.filter((event) => isToldTo(event, viewer)).map((event) => voice.event(event)),
  )
  const secret = entries.flatMap(({ seat, choice }, index) => {
    if (heardBy(table, viewer, index + 1).choice !== null) return []
    const side = game.sides[game.sideOf(stateAt(table, index), seat)]
    const who = side === undefined ? `seat ${seat + 1}` : voice.side(side)
    return [`${who}: ${voice.choice(choice)}\n`]
  })
  return [
    ...events.filter((event) => !isToldTo(event, viewer)).map((event) => voice.event(event)),
    ...secret,
  ].filter((line) => !told.has(line))
}

const kepts = new Map<string, number>()

test.each(hiding)(
  'what `play` prints of $id has nothing that others alone are told',
  async (row) => {
    const game = row.game as RuledGame
    const setup = row.setups.find((one) => game.seatsIn(createState(game, one)) === 2)!
    const options = Object.entries(setup.options).flatMap(([id, value]) => [
      '--option',
      `${id}=${value}`,
    ])
    const argv = ['play', game.id, '--scenario', setup.scenario, ...options, '--seed', '5']
    const turns = Array.from({ length: 60 }, () => '1')
    const answers = [...turns, 'board', 'log all', 'save game.record']
    let kept = 0
    for (const person of [0, 1]) {
      const seats = person === 0 ? 'human,random' : 'random,human'
      const io = { games: [game], cwd: folder }
      const { out, code } = await ran([...argv, '--seats', seats], answers, io)
      expect(code).toBe(0)
      const read = readRecord(() => game, readFileSync(saved, 'utf8'))
      if (!read.ok) throw new Error(read.reason)
      if (isOver(read.value.table)) continue // then everybody may know everything
      const lines = keptFrom(read.value.table, person)
      kept += lines.length
      expect(lines.filter((line) => out.includes(line))).toEqual([])
    }
    kepts.set(game.id, kept)
  },
)

test('there was something to keep', () => {
  expect([...kepts.values()].some((kept) => kept > 20)).toBe(true)
})
