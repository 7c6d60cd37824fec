import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fastDice } from '@estafette/kernel'
import {
  call as callSchema,
  readTold,
  type Call,
  type Command,
  type ServerMessage,
} from '@estafette/protocol'
import { movesAfter } from '@estafette/store'
import { legalChoices, stateOf } from '@estafette/table'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { arbitraryOf } from '../../../protocol/test/arbitrary.ts'
import { everyGame, meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { actingAt, type LiveTable } from '../referee/live-table.ts'
import { makeBuckets } from './rate-limit.ts'
import { connect } from './connection.ts'

const MESSAGES = Number(process.env['MESSAGES'] ?? (isLong ? 10_000 : 800)) // of each game
const POOL = isLong ? 1500 : 300
const people = ['ann', 'ben', 'eve', null] // two who play, one who watches, nobody

let folder: string
let house: House
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'hostile.db'))
  await meet(house, 'ann', 'ben', 'eve')
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

const { below } = fastDice(1944)
const anyOf = <T>(all: readonly T[]): T => all[below(all.length)]!

const odd = ['-1', '0.5', '1e400', '9007199254740993', '"1"', 'null', '[]', '{}', '[[[[]]]]', '""']
const reach = ['"__proto__":{"a":1},', '"constructor":{},', '"seat":0,', '"v":1,']

/** One way of spoiling a message. */
const ways: readonly ((text: string) => string)[] = [
  (text) => text.slice(0, below(text.length + 1)),
  (text) => spliced(text, String.fromCodePoint(below(0x3000)), 1),
  (text) => spliced(text, text.slice(below(text.length), below(text.length)), 0),
  (text) => text.replace(/\d+/g, (number) => (below(3) === 0 ? anyOf(odd) : number)),
  (text) => text.replace(/"[^"]*"/g, (word) => (below(8) === 0 ? anyOf(odd) : word)),
  (text) => text.replace('{', `{${anyOf(reach)}`),
  (text) => text.replace(/"do":"\w+"/, `"do":"${anyOf(['take', 'undo', 'claim', 'grant'])}"`),
  (text) => text,
]

function spliced(text: string, put: string, cut: number): string {
  const at = below(text.length + 1)
  return text.slice(0, at) + put + text.slice(at + cut)
}

/** A message of some page, aimed at a table as it stands, and spoiled once or twice or not at all. */
function spoiled(text: string, table: string, version: number): string {
  let made = text.replace(/"table":"[^"]*"/, `"table":"${table}"`)
  if (below(2) === 0) made = made.replace(/"version":\d+/, `"version":${version}`)
  for (let count = below(3); count > 0; count--) made = anyOf(ways)(made)
  return made
}

/** What the page of one who is to act sends for one of their choices, and who that is. */
function choiceAt(live: LiveTable): { text: string; person: string | null } {
  const { game, table, row, seats } = live
  const version = live.version - (below(4) === 0 ? 1 : 0) // as seen now, or before the last step
  const seat = anyOf(actingAt(live))
  const choices = [anyOf(legalChoices(game, stateOf(table!), seat))]
  const id = crypto.randomUUID()
  const command: Command = { do: 'take', choices }
  const said: Call = { v: 1, call: 'command', id, table: row.id, version, command }
  return { text: JSON.stringify(said), person: seats[seat]!.account }
}

test.each(gamesOfTheDay(everyGame))(
  `R17 ${MESSAGES} spoiled messages crash nothing, are answered, and change nothing that is not legal, in $id`,
  async ({ id: game }) => {
    const calls = fc.sample(arbitraryOf(callSchema), { numRuns: POOL, seed: 1940 })
    const pool = calls.map((call) => JSON.stringify(call))
    const told: ServerMessage[] = []
    const buckets = makeBuckets({ burst: 1e9, perSecond: 1e9 })
    const send = (message: ServerMessage): void => {
      const read = readTold(JSON.stringify(message))
      if (!read.ok) throw new Error(read.reason)
      told.push(message)
    }
    const { referee } = house
    const pages = people.map((person) => ({
      person,
      page: connect({ referee, person, key: String(person), buckets, send }),
    }))
    let table = await seatTwo(house, game)
    const done = new Map<string, Set<number>>([[table, new Set()]])
    const answers = new Map<string, number>()
    let slowest = 0
    for (let count = 0; count < MESSAGES; count++) {
      if ((await referee.tables.load(table))!.ending) {
        table = await seatTwo(house, game)
        done.set(table, new Set())
      }
      const live = (await referee.tables.load(table))!
      // Half of it is what the one to act could send, from their own page or another.
      const { text, person } = below(2) === 0 ? choiceAt(live) : { text: anyOf(pool), person: null }
      const { page } = pages.find((other) => other.person === person && below(2)) ?? anyOf(pages)
      told.length = 0
      const start = performance.now()
      await page.receive(spoiled(text, table, live.version))
      slowest = Math.max(slowest, performance.now() - start)
      expect(told.length).toBeGreaterThan(0)
      for (const message of told) {
        answers.set(message.told, (answers.get(message.told) ?? 0) + 1)
        if (message.told === 'done') done.get(message.table)!.add(message.version)
      }
    }
    for (const [id, versions] of done) {
      expect(await movesAfter(house.store.read, id)).toHaveLength(1 + versions.size)
    }
    // Some reach the rules, some are refused by them, and some are legal.
    const kinds = ['bad', 'refused', 'done', 'unknown', 'stale']
    expect(kinds.filter((kind) => !answers.has(kind))).toEqual([])
    expect(house.troubles).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(slowest).toBeLessThan(2000) // the machine may be busy; the promise is 250
    if (isLong) console.log(`${MESSAGES} messages, the slowest ${slowest.toFixed(0)} ms`, answers)
    for (const { page } of pages) page.end()
  },
  4 * 3_600_000,
)
