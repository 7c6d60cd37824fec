import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fastDice, hashText, SPECTATOR } from '@estafette/kernel'
import {
  GRACE,
  MOST_MISSED,
  type Command,
  type ServerMessage,
  type ToldOf,
} from '@estafette/protocol'
import { keepMove, movesAfter, tableOf, takeDue } from '@estafette/store'
import type { Engine, Sql, Value } from '@estafette/store'
import { legalChoices, stateOf, verifyRecord, makeRecord } from '@estafette/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyGame, meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { followed, makePage, type Page } from '../../test/page.ts'
import { gamesOfTheDay, isLong } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { actingAt } from './live-table.ts'
import { standingFor, viewText } from './views.ts'

let folder: string
let house: House
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'referee.db'))
  await meet(house, 'ann', 'ben', 'eve')
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

const people = ['ann', 'ben']

/** What a message is, checked. */
function expectTold<Kind extends ServerMessage['told']>(
  told: ServerMessage,
  kind: Kind,
): ToldOf<Kind> {
  expect(told.told).toBe(kind)
  return told as ToldOf<Kind>
}

/** Pages for both seats and for somebody who looks on. */
async function openPages(table: string): Promise<{ pages: Page[]; leave: () => void }> {
  const ends: (() => void)[] = []
  const pages: Page[] = []
  for (const person of [...people, 'eve']) {
    const page = makePage()
    page.hear(await house.referee.open(person, { table }))
    ends.push((await house.referee.join(person, table, page.hear))!)
    pages.push(page)
  }
  return { pages, leave: () => ends.forEach((end) => end()) }
}

const bid = (amount: number): Command => ({ do: 'take', choices: [amount] })

/** A legal choice of whoever has to choose, with the person whose it is. */
async function anyChoice(table: string, seed = 1): Promise<{ person: string; command: Command }> {
  const live = (await house.referee.tables.load(table))!
  const [seat = 0] = actingAt(live)
  const choices = legalChoices(live.game, stateOf(live.table!), seat)
  const choice = choices[fastDice(seed).below(choices.length)]!
  return { person: people[seat]!, command: { do: 'take', choices: [choice] } }
}

/** Plays so many choices at random. */
async function playSome(table: string, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const { person, command } = await anyChoice(table, at)
    expectTold(await house.send(person, table, command), 'done')
  }
}

describe('a game over messages', () => {
  const LENGTH = isLong ? 300 : 24
  test.each(gamesOfTheDay(everyGame))(
    '$id: pages that hold only what they were told follow the server',
    async (game) => {
      const { id } = game
      const table = await seatTwo(house, id)
      const { pages, leave } = await openPages(table)
      const { below } = fastDice(7)
      for (let count = 0; count < LENGTH; count++) {
        const live = (await house.referee.tables.load(table))!
        if (live.ending) break
        const [seat = 0] = actingAt(live)
        const whole = stateOf(live.table!)
        const page = pages[seat]!
        const choices = page.choices(game)
        expect(choices).toEqual(legalChoices(game, whole, seat))
        const view = page.known(game)
        expect(game.decision(view, seat)).toEqual(game.decision(whole, seat))
        const choice = choices[below(choices.length)]!
        const command: Command = { do: 'take', choices: [choice] }
        page.hear(await house.send(people[seat]!, table, command, page.standing!.version))
        const now = (await house.referee.tables.load(table))!
        expect(now.version).toBe(live.version + 1)
        pages.forEach((one, at) => {
          const viewer = at < 2 ? at : SPECTATOR
          const { version, view, clock, ending } = one.standing!
          expect(view).toBe(viewText(now, viewer))
          expect({ version, clock, ending }).toEqual({
            version: now.version,
            clock: null,
            ending: now.ending,
          })
        })
      }
      const last = (await house.referee.tables.load(table))!
      pages.forEach(({ standing }, at) => {
        expect(followed(standing!)).toEqual(followed(standingFor(last, at < 2 ? at : SPECTATOR)))
      })
      leave()
    },
  )

  test('T11 no seed and no secret leaves before the end, and the seed verifies every die after it', async () => {
    const table = await seatTwo(house, 'toy')
    const { pages, leave } = await openPages(table)
    const row = (await tableOf(house.store.read, table))!
    const sent = (): string => pages.flatMap(({ heard }) => heard).join('\n')
    for (let count = 0; ; count++) {
      const live = (await house.referee.tables.load(table))!
      if (live.ending) break
      expect(sent()).not.toContain(row.seed)
      const { person, command } = await anyChoice(table, count)
      expectTold(await house.send(person, table, command), 'done')
    }
    expect(sent()).toContain(row.seed)
    const live = (await house.referee.tables.load(table))!
    for (const { standing } of pages) {
      expect(standing).toMatchObject({ seed: row.seed, commitment: row.commitment })
      expect(standing!.ending).toMatchObject({ how: 'rules' })
    }
    const verified = verifyRecord(() => live.game, makeRecord(live.table!))
    expect(verified).toMatchObject({ ok: true })
    leave()
  })
})

describe('commands', () => {
  test('R4 a command that comes again gets the same answer, and is done once', async () => {
    const table = await seatTwo(house, 'toy')
    const id = randomUUID()
    const first = await house.send('ann', table, bid(2), 1, id)
    const again = await house.send('ann', table, bid(2), 1, id)
    expect(expectTold(first, 'done').version).toBe(2)
    expect(again).toEqual(first)
    await house.send('ben', table, bid(1), 2)
    expect(await house.send('ann', table, bid(2), 1, id)).toEqual(first)
    expect(await house.send('ann', table, bid(2), 3, id)).toEqual(first)
    expect(await movesAfter(house.store.read, table)).toHaveLength(3)
  })

  test('an id that is used for something else is refused', async () => {
    const table = await seatTwo(house, 'toy')
    const id = randomUUID()
    await house.send('ann', table, bid(2), 1, id)
    expectTold(await house.send('ann', table, bid(1), 1, id), 'reused')
    expectTold(await house.send('ben', table, bid(2), 2, id), 'reused')
    expect(await movesAfter(house.store.read, table)).toHaveLength(2)
  })

  test('R5 of two commands for one version one is done, the other hears what it missed', async () => {
    const table = await seatTwo(house, 'toy')
    const [one, other] = await Promise.all([
      house.send('ann', table, bid(2), 1),
      house.send('ben', table, bid(1), 1),
    ])
    expectTold(one, 'done')
    const stale = expectTold(other, 'stale')
    expect(stale.version).toBe(2)
    expect(stale.steps).toHaveLength(1)
    expect(JSON.stringify(stale.steps)).toContain('"choice":null')
    expectTold(await house.send('ben', table, bid(1), 2), 'done')
  })

  test('what the rules forbid is refused with reason and rule, and changes nothing', async () => {
    const table = await seatTwo(house, 'toy')
    const before = hashText(stateOf((await house.referee.tables.load(table))!.table!))
    const refused = expectTold(await house.send('ann', table, bid(77), 1), 'refused')
    expect(refused).toMatchObject({
      reason: expect.any(String),
      rule: expect.stringMatching(/^TOY-/),
    })
    expect(hashText(stateOf((await house.referee.tables.load(table))!.table!))).toBe(before)
    expect(await movesAfter(house.store.read, table)).toHaveLength(1)
  })

  test('a row of choices is taken whole, or not at all', async () => {
    const table = await seatTwo(house, 'celles')
    const live = async () => (await house.referee.tables.load(table))!
    for (let at = 0; ; at++) {
      const { person, command } = await anyChoice(table, at)
      const choices = (command as Extract<Command, { do: 'take' }>).choices
      const before = await live()
      const told = await house.send(person, table, { do: 'take', choices: [...choices, 0xffffff] })
      if (told.told === 'done') continue // it rolled, or gave the decision away
      expectTold(told, 'refused')
      expect((await live()).version).toBe(before.version)
      expect((await live()).table!.entries).toHaveLength(before.table!.entries.length)
      return
    }
  })

  test('T12 a row ends with the first roll: what follows cannot take the dice back', async () => {
    const table = await seatTwo(house, 'toy')
    for (let at = 0; ; at++) {
      const { person, command } = await anyChoice(table, at)
      const choices = (command as Extract<Command, { do: 'take' }>).choices
      const row: Command = { do: 'take', choices: [...choices, 0xffffff] }
      const told = await house.send(person, table, row)
      if (told.told === 'done') {
        const entry = (await house.referee.tables.load(table))!.table!.entries.at(-1)!
        if (entry.faces.length === 0) continue // it ended with something else
        expect(told).toMatchObject({ kept: choices.length })
        return
      }
      expectTold(await house.send(person, table, command), 'done')
    }
  })

  test('R3 T12 a die that fell and was not kept is told to nobody, and falls the same again', async () => {
    let fails = false
    const lost: Value[] = [] // the deed that could not be kept
    const full: Sql = {
      all: async () => [],
      async run(text, values = []) {
        if (text.includes('INTO moves')) lost.push(values[5]!)
        return 1
      },
    }
    const flaky: Engine = {
      ...house.store,
      async write(unit) {
        if (!fails) return house.store.write(unit)
        await unit(full)
        throw new Error('disk full')
      },
    }
    const shaky = await openHouse('', { store: flaky })
    const table = await seatTwo(shaky, 'toy')
    const rolls: string[] = []
    const heard: ServerMessage[] = []
    await shaky.referee.join('eve', table, (told) => heard.push(told))
    for (let at = 0; rolls.length < 3; at++) {
      const { person, command } = await anyChoice(table, at)
      const version = (await shaky.referee.tables.load(table))!.version
      fails = true
      await expect(shaky.send(person, table, command, version)).rejects.toThrow('disk full')
      expect((await shaky.referee.tables.load(table))!.version).toBe(version)
      expect(heard.filter(({ told }) => told === 'steps')).toHaveLength(version - 1)
      fails = false
      // Somebody else at another process, so that nothing is left over from the first attempt.
      const expected = await openHouse('', { store: house.store })
      expectTold(await expected.send(person, table, command, version), 'done')
      house.referee.tables.forget(table)
      await shaky.referee.catchUp(table)
      const { body } = (await movesAfter(house.store.read, table, version))[0]!
      expect(lost.pop()).toBe(body)
      if (/"faces":\[\d/.test(body)) rolls.push(body)
    }
  })

  test('T9 a wrong seat, a foreign table and one that does not exist look the same', async () => {
    const table = await seatTwo(house, 'toy', people, { watchable: false })
    const id = randomUUID()
    const shapes = [
      await house.referee.command('eve', { table, id, version: 1, command: bid(1) }),
      await house.referee.command(null, { table, id, version: 1, command: bid(1) }),
      await house.referee.command('ann', { table: 'none', id, version: 1, command: bid(1) }),
      await house.referee.open('eve', { table }),
      await house.referee.past('eve', { table, from: 0, count: 1 }),
    ].map((told) => ({ ...told, table: '', id: null }))
    expect(new Set(shapes.map((told) => JSON.stringify(told))).size).toBe(1)
    expectTold(shapes[0] as ServerMessage, 'unknown')
    expect(await house.referee.join('eve', table, () => {})).toBeNull()
  })

  test('a spectator looks, and can do nothing', async () => {
    const table = await seatTwo(house, 'toy')
    const { standing } = expectTold(await house.referee.open('eve', { table }), 'table')
    expect(standing.viewer).toBe(SPECTATOR)
    expectTold(await house.send('eve', table, { do: 'resign' }), 'unknown')
  })
})

describe('customs of the table', () => {
  const draw = (doing: 'offer' | 'withdraw'): Command => ({ do: doing, what: 'draw' })
  const answer = (what: 'draw' | 'take-back' | 'pause', yes: boolean): Command => ({
    do: 'answer',
    what,
    yes,
  })
  const ending = async (table: string) => (await house.referee.tables.load(table))!.ending

  test('who resigns has lost, everybody sees everything, and nothing follows', async () => {
    const table = await seatTwo(house, 'toy')
    await playSome(table, 4)
    const { pages, leave } = await openPages(table)
    expectTold(await house.send('ben', table, { do: 'resign' }), 'done')
    expect(await ending(table)).toMatchObject({ how: 'resigned', seat: 1 })
    const [one, other] = pages.map(({ standing }) => standing!.view!.split('\n').slice(1).join())
    expect(one).toBe(other)
    const { person, command } = { person: 'ann', command: { do: 'resign' } as const }
    expect(expectTold(await house.send(person, table, command), 'refused').reason).toBe('over')
    expect((await tableOf(house.store.read, table))?.status).toBe('over')
    leave()
  })

  test('a draw needs an offer of the other, that still stands', async () => {
    const table = await seatTwo(house, 'toy')
    expectTold(await house.send('ben', table, answer('draw', true)), 'refused')
    await house.send('ann', table, draw('offer'))
    expectTold(await house.send('ann', table, answer('draw', true)), 'refused')
    await house.send('ann', table, draw('withdraw'))
    expectTold(await house.send('ben', table, answer('draw', true)), 'refused')
    await house.send('ann', table, draw('offer'))
    await house.send('ben', table, bid(1))
    expectTold(await house.send('ben', table, answer('draw', true)), 'refused')
    await house.send('ann', table, draw('offer'))
    await house.send('ben', table, answer('draw', false))
    expect(await ending(table)).toBeNull()
    await house.send('ann', table, draw('offer'))
    expectTold(await house.send('ben', table, answer('draw', true)), 'done')
    expect(await ending(table)).toMatchObject({ how: 'draw', side: '' })
  })

  test('who has agreed is told while others are still asked', async () => {
    const table = await seatTwo(house, 'toy')
    const live = (await house.referee.tables.load(table))!
    const draw = { what: 'draw', seat: 1 } as const
    const told = (agreed: number[]) =>
      standingFor({ ...live, offers: [{ ...draw, agreed }] }, 0).offers
    expect(told([1])).toEqual([draw])
    expect(told([1, 0])).toEqual([{ ...draw, agreed: [0] }])
  })

  test('a take-back that is accepted goes back past dice, which do not come again', async () => {
    const table = await seatTwo(house, 'toy')
    await playSome(table, 8)
    const live = (await house.referee.tables.load(table))!
    const keep = live.table!.entries.findIndex(({ faces }) => faces.length > 0)
    const asker = people[live.table!.entries[keep]!.seat]!
    const other = people.find((one) => one !== asker)!
    const { pages, leave } = await openPages(table)
    const offer: Command = { do: 'offer', what: 'take-back', keep }
    expectTold(await house.send(other, table, offer), 'refused')
    await house.send(asker, table, offer)
    expectTold(await house.send(other, table, answer('take-back', false)), 'done')
    expect((await house.referee.tables.load(table))!.table!.entries).toHaveLength(8)
    await house.send(asker, table, offer)
    expectTold(await house.send(other, table, answer('take-back', true)), 'done')
    const back = (await house.referee.tables.load(table))!
    expect(back.table!.entries).toHaveLength(keep)
    expect(back.table!.spent).toBe(live.table!.entries.at(-1)!.drawn)
    pages.forEach(({ standing }, at) => {
      expect(followed(standing!)).toEqual(followed(standingFor(back, at < 2 ? at : SPECTATOR)))
    })
    await playSome(table, 3)
    leave()
  })

  test('an undo goes as far as at one table, and no further', async () => {
    const table = await seatTwo(house, 'celles')
    await playSome(table, 1)
    const live = (await house.referee.tables.load(table))!
    const { seat, faces } = live.table!.entries[0]!
    const told = await house.send(people[seat]!, table, { do: 'undo', count: 1 })
    expect(told.told).toBe(faces.length === 0 ? 'done' : 'refused')
    expectTold(await house.send(people[seat]!, table, { do: 'undo', count: 9 }), 'refused')
    expectTold(await house.send(people[1 - seat]!, table, { do: 'undo', count: 1 }), 'refused')
  })

  test('R21 a game is claimed when time has been out for a while, and never by itself', async () => {
    const pace = { kind: 'live', minutes: 1, seconds: 0 } as const
    const table = await seatTwo(house, 'met', people, { pace })
    const [seat = 0] = actingAt((await house.referee.tables.load(table))!)
    const waiting = people[1 - seat]!
    house.time += 60_000 + GRACE
    expectTold(await house.send(waiting, table, { do: 'claim' }), 'refused')
    house.time += 1
    expectTold(await house.send(people[seat]!, table, { do: 'claim' }), 'refused')
    expectTold(await house.send(waiting, table, { do: 'grant', minutes: 1 }), 'done')
    expectTold(await house.send(waiting, table, { do: 'claim' }), 'refused')
    house.time += 3 * 60_000
    const late = await openHouse('', {
      store: house.store,
      now: () => house.time,
      since: house.time,
    })
    expectTold(await late.send(waiting, table, { do: 'claim' }), 'refused')
    expect(await ending(table)).toBeNull()
    expectTold(await house.send(waiting, table, { do: 'claim' }), 'done')
    expect(await ending(table)).toMatchObject({ how: 'time', seat })
  })

  test('an undo of a row is charged with what was free for it, once', async () => {
    const pace = { kind: 'live', minutes: 9, seconds: 30 } as const
    const open = () => seatTwo(house, 'met', people, { pace })
    const loadAt = async (table: string) => (await house.referee.tables.load(table))!
    const single = await open()
    const row: number[] = []
    for (let at = 0; row.length < 3; at++) {
      const { person, command } = await anyChoice(single, at)
      expectTold(await house.send(person, single, command), 'done')
      row.push(...(command as Extract<Command, { do: 'take' }>).choices)
    }
    const table = await open()
    const [seat = 0] = actingAt(await loadAt(table))
    house.time += 4000
    await house.send(people[seat]!, table, { do: 'take', choices: row })
    expect((await loadAt(table)).table!.entries).toHaveLength(3)
    expectTold(await house.send(people[seat]!, table, { do: 'undo', count: 2 }), 'done')
    expect((await loadAt(table)).clock!.left[seat]).toBe(9 * 60_000 - 4000)
    expectTold(await house.send(people[seat]!, table, { do: 'undo', count: 1 }), 'done')
    expect((await loadAt(table)).clock!.left[seat]).toBe(9 * 60_000 - 4000)
  })

  test('a pause that both agree on stops the clock until somebody plays', async () => {
    const pace = { kind: 'live', minutes: 9, seconds: 0 } as const
    const table = await seatTwo(house, 'toy', people, { pace })
    await house.send('ann', table, { do: 'offer', what: 'pause' })
    await house.send('ben', table, answer('pause', true))
    const paused = (await house.referee.tables.load(table))!
    expect(paused.clock!.running).toEqual([])
    house.time += 3_600_000
    await house.send('ann', table, bid(1))
    const clock = (await house.referee.tables.load(table))!.clock!
    expect(clock.left).toEqual([9 * 60_000, 9 * 60_000])
    expect(clock.running).toEqual([1])
  })
})

describe('coming back', () => {
  test('R6 a page that missed something gets just that, and stands where the server stands', async () => {
    const table = await seatTwo(house, 'toy')
    const page = makePage()
    page.hear(await house.referee.open('ann', { table }))
    for (let round = 0; round < 4; round++) {
      await playSome(table, 3)
      if (round === 2) house.referee.tables.forget(table)
      const { version } = page.standing!
      const told = expectTold(await house.referee.open('ann', { table, version }), 'steps')
      expect(told.steps).toHaveLength(3)
      page.hear(told)
      const live = (await house.referee.tables.load(table))!
      expect(followed(page.standing!)).toEqual(followed(standingFor(live, 0)))
    }
    const { version } = page.standing!
    expect(await house.referee.open('ann', { table, version })).toMatchObject({ steps: [] })
    expectTold(await house.referee.open('ann', { table, version: version + 1 }), 'table')
    expectTold(await house.referee.open('ann', { table, version: 0 }), 'table')
  })

  test('R6 steps come in their order, however late somebody asks for the first of them', async () => {
    const table = await seatTwo(house, 'toy')
    await playSome(table, 6)
    const since = async (version: number): Promise<number[]> => {
      const told = expectTold(await house.referee.open('eve', { table, version }), 'steps')
      return told.steps.map((step) => step.version)
    }
    expect(await since(4)).toEqual([5, 6, 7])
    expect(await since(1)).toEqual([2, 3, 4, 5, 6, 7])
    expect(await since(1)).toEqual([2, 3, 4, 5, 6, 7])
  })

  test('R4 a command that comes again long after gets the same answer', async () => {
    const table = await seatTwo(house, 'toy')
    const id = randomUUID()
    const first = expectTold(await house.send('ann', table, bid(2), 1, id), 'done')
    for (let count = 0; count < MOST_MISSED / 2 + 5; count++) {
      house.time += 10 * 60 * 1000 // nobody asks too often
      await house.send('ann', table, { do: 'offer', what: 'draw' })
      await house.send('ann', table, { do: 'withdraw', what: 'draw' })
    }
    expect(first.steps).toHaveLength(1)
    expect(await house.send('ann', table, bid(2), 1, id)).toEqual(first)
    const other = await openHouse('', { store: house.store })
    expect(await other.send('ann', table, bid(2), 1, id)).toEqual(first)
  })

  test('R12 another process finds the same table, to the letter', async () => {
    const table = await seatTwo(house, 'toy', people, {
      pace: { kind: 'post', days: 3, bank: 1, weekends: true },
    })
    await playSome(table, 5)
    await house.send('ann', table, { do: 'offer', what: 'draw' })
    const other = await openHouse('', { store: house.store })
    for (const person of [...people, 'eve']) {
      expect(await other.referee.open(person, { table })).toEqual(
        await house.referee.open(person, { table }),
      )
    }
  })

  test('positions of the past are as the viewer knew them', async () => {
    const table = await seatTwo(house, 'toy')
    const page = makePage()
    const views: string[] = []
    page.hear(await house.referee.open('ann', { table }))
    views.push(page.standing!.view!)
    const end = (await house.referee.join('ann', table, page.hear))!
    for (let at = 0; at < 5; at++) {
      await playSome(table, 1)
      views.push(page.standing!.view!)
    }
    end()
    const past = expectTold(await house.referee.past('ann', { table, from: 1, count: 64 }), 'past')
    expect(past.views).toEqual(views.slice(1))
  })

  test('a game that cannot be replayed is set aside, told, and all others go on', async () => {
    const [broken, sound] = [await seatTwo(house, 'toy'), await seatTwo(house, 'toy')]
    const [move] = await movesAfter(house.store.read, broken)
    const bad = { ...move!, version: 2, command: 'bad', hash: '0'.repeat(16), seat: 0 }
    const body = JSON.stringify({ do: 'resign' })
    const after = { status: 'playing', waiting: 1, ending: null, clock: null } as const
    await keepMove(house.store, { ...bad, body }, after)
    const other = await openHouse('', { store: house.store })
    expectTold(await other.referee.open('ann', { table: broken }), 'unknown')
    expect(other.troubles).toEqual([`table ${broken} cannot be replayed: suspended`])
    expectTold(await other.referee.open('ann', { table: sound }), 'table')
    expect((await tableOf(house.store.read, broken))?.status).toBe('aside')
  })

  test('whoever has to decide and is not looking gets one notice, which their looking ends', async () => {
    const quiet = await openHouse(join(folder, 'notices.db'))
    await meet(quiet, 'ann', 'ben')
    const table = await seatTwo(quiet, 'met')
    const due = () => quiet.store.write((sql) => takeDue(sql, 1e15, 1e15, 99))
    const live = (await quiet.referee.tables.load(table))!
    const [seat = 0] = actingAt(live)
    const choices = legalChoices(live.game, stateOf(live.table!), seat)
    expect(choices.length).toBeGreaterThan(1)
    // The game began while nobody was looking.
    expect(await due()).toMatchObject([
      { account: people[seat], table, version: 1, kind: 'turn' },
      { account: people[1 - seat], table, version: 1, kind: 'seat' },
    ])
    for (const one of people) await quiet.referee.open(one, { table })
    expect(await due()).toEqual([])
    for (let count = 0; ; count++) {
      const now = (await quiet.referee.tables.load(table))!
      const [next = 0] = actingAt(now)
      if (next !== seat) break
      const legal = legalChoices(now.game, stateOf(now.table!), next)
      const choice = legal[fastDice(count).below(legal.length)]!
      await quiet.send(people[next]!, table, { do: 'take', choices: [choice] })
    }
    await quiet.referee.open(people[seat]!, { table })
    const notices = await due()
    expect(notices).toMatchObject([{ account: people[1 - seat], table, kind: 'turn' }])
    await quiet.referee.open(people[1 - seat]!, { table })
    expect(await due()).toEqual([])
    await quiet.store.close()
  })
})
