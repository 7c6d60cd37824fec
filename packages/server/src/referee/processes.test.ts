import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CallOf, Command, ServerMessage, ToldOf } from '@estafette/protocol'
import { isNoticed, openStore } from '@estafette/store'
import { afterAll, describe, expect, test } from 'vitest'
import { CONTRIBUTION, everyGame, meet, openHouse, seatTwo } from '../../test/house.ts'
import { makePage } from '../../test/page.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { answerCall } from '../door/calls.ts'
import { createTable, sit } from './lobby.ts'
import { viewText } from './views.ts'

const folder = scratchFolder()
afterAll(() => rmSync(folder, { recursive: true }))

const bid = (amount: number): Command => ({ do: 'take', choices: [amount] })

describe('two processes', () => {
  const open = async (name: string) => {
    const file = join(folder, `${name}.db`)
    const stores = [await openStore(file), await openStore(file)]
    const houses = await Promise.all(stores.map((store) => openHouse('', { store })))
    await meet(houses[0]!, 'ann', 'ben')
    return { houses, close: () => Promise.all(stores.map((store) => store.close())) }
  }

  test('R25 whoever waits at one is told that the game began at the other', async () => {
    const { houses, close } = await open('begins')
    const [one, other] = [houses[0]!, houses[1]!]
    const terms = { seat: 0, pace: { kind: 'none' }, watchable: true, listed: false } as const
    const game = { game: 'toy', scenario: everyGame[0]!.scenarios[0]!, options: {} }
    const contribution = CONTRIBUTION
    const laid = await createTable(one.referee, 'ann', { ...terms, ...game, contribution })
    if (!laid.ok) throw new Error(laid.reason)
    const { table, invitations } = laid.value
    const page = makePage()
    await other.referee.join('ann', table, page.hear)
    page.hear(await other.referee.open('ann', { table }))
    expect(page.standing!.view).toBeNull()
    const invitation = invitations[0]!.secret
    await sit(one.referee, 'ben', { table, invitation, contribution })
    await other.referee.poll()
    expect(page.standing!.version).toBe(1)
    expect(page.standing!.view).toBe(viewText((await one.referee.tables.load(table))!, 0))
    await close()
  })

  test('R27 whoever looks at one needs no notice of what is done at the other', async () => {
    const { houses, close } = await open('looking')
    const [one, other] = [houses[0]!, houses[1]!]
    const table = await seatTwo(one, 'toy')
    await other.referee.join('ben', table, () => {})
    await other.referee.open('ben', { table })
    await one.send('ann', table, { do: 'offer', what: 'draw' })
    const waits = () => isNoticed(one.store.read, 'ben', table)
    expect(await waits()).toBe(true)
    await other.referee.catchUp(table)
    await expect.poll(waits, { interval: 5 }).toBe(false)
    expect(other.troubles).toEqual([])
    await close()
  })

  test('what is said at one is heard at the other, once and in its room', async () => {
    const { houses, close } = await open('talk')
    const [one, other] = [houses[0]!, houses[1]!]
    const table = await seatTwo(one, 'toy')
    const heard: ToldOf<'said'>[] = []
    const hear = (told: ServerMessage): void => void (told.told === 'said' && heard.push(told))
    await other.referee.join('ben', table, hear)
    await other.referee.join(null, table, (told) => expect(told.told).not.toBe('said'))
    const said = (text: string): CallOf<'say'> => ({
      v: 1,
      call: 'say',
      id: randomUUID(),
      table,
      room: 'players',
      text,
    })
    await answerCall(one.referee, 'ann', said('first'))
    await other.referee.catchUp(table)
    await answerCall(one.referee, 'ann', said('second'))
    await other.referee.poll()
    await other.referee.catchUp(table)
    expect(heard.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['first', 'second'])
    await close()
  })

  test('on one file keep one truth', async () => {
    const file = join(folder, 'two.db')
    const stores = [await openStore(file), await openStore(file)]
    const one = await openHouse('', { store: stores[0]! })
    await meet(one, 'ann', 'ben')
    const table = await seatTwo(one, 'toy')
    const other = await openHouse('', { store: stores[1]! })
    await other.referee.open('ben', { table })
    const answers = [
      await one.send('ann', table, bid(2), 1),
      await other.send('ben', table, bid(1), 1),
      await other.send('ben', table, bid(1), 2),
    ]
    expect(answers.map(({ told }) => told)).toEqual(['done', 'stale', 'done'])
    await one.referee.catchUp(table)
    expect(await one.referee.open('ann', { table })).toEqual(
      await other.referee.open('ann', { table }),
    )
    for (const store of stores) await store.close()
  })
})
