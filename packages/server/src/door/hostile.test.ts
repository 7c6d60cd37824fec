import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fastDice } from '@estafette/kernel'
import { call as callSchema, readTold, type ServerMessage } from '@estafette/protocol'
import { movesAfter } from '@estafette/store'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { arbitraryOf } from '../../../protocol/test/arbitrary.ts'
import { meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { makeBuckets } from './rate-limit.ts'
import { connect } from './connection.ts'

const MESSAGES = Number(process.env['MESSAGES'] ?? (isLong ? 20_000 : 2000))
const POOL = isLong ? 1500 : 300

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

test(
  `R17 ${MESSAGES} spoiled messages crash nothing, are answered, and change nothing that is not legal`,
  async () => {
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
    const pages = ['ann', 'ben', 'eve', null].map((person) =>
      connect({ referee, person, key: String(person), buckets, send }),
    )
    let table = await seatTwo(house, 'toy')
    const done = new Map<string, Set<number>>([[table, new Set()]])
    const answers = new Map<string, number>()
    let slowest = 0
    for (let count = 0; count < MESSAGES; count++) {
      const live = (await referee.tables.load(table))!
      if (live.ending) {
        table = await seatTwo(house, 'toy')
        done.set(table, new Set())
      }
      const text = spoiled(anyOf(pool), table, live.version)
      told.length = 0
      const start = performance.now()
      await anyOf(pages).receive(text)
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
    // Some reach the rules, some are refused by them, and some are legal: offers, a resignation.
    const kinds = ['bad', 'refused', 'done', 'unknown', 'stale']
    expect(kinds.filter((kind) => !answers.has(kind))).toEqual([])
    expect(house.troubles).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(slowest).toBeLessThan(2000) // the machine may be busy; the promise is 250
    if (isLong) console.log(`${MESSAGES} messages, the slowest ${slowest.toFixed(0)} ms`, answers)
    for (const page of pages) page.end()
  },
  4 * 3_600_000,
)
