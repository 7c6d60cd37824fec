import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fastDice, SPECTATOR } from '@estafette/kernel'
import type { Call, ServerMessage } from '@estafette/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { everyGame, meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { followed, makePage, type Page } from '../../test/page.ts'
import { standingFor } from '../referee/views.ts'
import { makeBuckets } from './rate-limit.ts'
import { connect, type PageConnection } from './connection.ts'

const DISCONNECTS = Number(process.env['DISCONNECTS'] ?? (isLong ? 2000 : 60))

let folder: string
let house: House
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'return.db'))
  await meet(house, 'ann', 'ben', 'eve')
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

const people = ['ann', 'ben', 'eve'] as const
const toy = everyGame[0]!
const { below } = fastDice(66)
const buckets = makeBuckets({ burst: 1e9, perSecond: 1e9 })

/** A page on a connection that breaks: what it sent and was not answered it sends again. */
interface Traveller {
  readonly page: Page
  readonly viewer: number
  connection: PageConnection
  isHere: boolean
  unsent: Call | null
}

function arrive(
  person: string,
  traveller: Pick<Traveller, 'page'> & Partial<Traveller>,
): PageConnection {
  let isGone = false
  const send = (told: ServerMessage): void => {
    if (isGone) return // what is on its way when a connection breaks is lost
    const { unsent } = traveller
    if ('id' in told && unsent && 'id' in unsent && told.id === unsent.id) traveller.unsent = null
    traveller.page.hear(told)
  }
  const { referee } = house
  const connection = connect({ referee, person, key: person, buckets, send })
  return {
    receive: connection.receive,
    end() {
      isGone = true
      connection.end()
    },
  }
}

const open = ({ page }: Traveller, table: string): string => {
  const known = page.standing ? { version: page.standing.version } : {}
  return JSON.stringify({ v: 1, call: 'open', table, ...known })
}

test(`R6 after ${DISCONNECTS} broken connections every page stands where the server stands`, async () => {
  let broken = 0
  let again = 0
  while (broken < DISCONNECTS) {
    const table = await seatTwo(house, 'toy')
    const travellers: Traveller[] = people.map((person, at) => {
      const page = makePage()
      const traveller = { page, viewer: at < 2 ? at : SPECTATOR, isHere: true, unsent: null }
      return Object.assign(traveller, { connection: arrive(person, traveller) })
    })
    for (const one of travellers) await one.connection.receive(open(one, table))
    for (let count = 0; count < 60; count++) {
      const at = below(3)
      const one = travellers[at]!
      const choices = one.isHere && !one.unsent ? one.page.choices(toy) : []
      const choice = choices[below(choices.length || 1)]
      if (choice !== undefined) {
        const { version } = one.page.standing!
        const command = { do: 'take' as const, choices: [choice] }
        one.unsent = { v: 1, call: 'command', id: randomUUID(), table, version, command }
        const received = one.connection.receive(JSON.stringify(one.unsent))
        if (below(3) === 0) {
          one.connection.end() // before the answer comes, or before the command does
          one.isHere = false
          broken++
        }
        await received
      } else if (!one.isHere) {
        one.connection = arrive(people[at]!, one)
        one.isHere = true
        await one.connection.receive(open(one, table))
        if (one.unsent) {
          again++
          await one.connection.receive(JSON.stringify(one.unsent))
        }
      } else if (below(4) === 0) {
        one.connection.end()
        one.isHere = false
        broken++
      }
      const live = (await house.referee.tables.load(table))!
      for (const { page, viewer, isHere } of travellers) {
        if (!isHere) continue
        expect(followed(page.standing!)).toEqual(followed(standingFor(live, viewer)))
      }
      if (live.ending) break
    }
    for (const { connection } of travellers) connection.end()
    expect(house.referee.audience.tables()).toEqual([])
  }
  expect(again).toBeGreaterThan(broken / 20)
  expect(house.troubles).toEqual([])
}, 3_600_000)
