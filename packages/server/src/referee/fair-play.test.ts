import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fastDice, makeChoice, verbOf, type Choice, type Seat } from '@estafette/kernel'
import { LONGEST_ROW, type Standing, type ServerMessage, type ToldOf } from '@estafette/protocol'
import { legalChoices, stateOf, undoable } from '@estafette/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyGame, meet, openHouse, seatTwo, type House } from '../../test/house.ts'
import { makePage, type Page } from '../../test/page.ts'
import { gamesOfTheDay, isLong } from '../../../../scripts/lanes.ts'
import { scratchFolder } from '../../../../scripts/scratch.ts'
import { actingAt, isPerson, type LiveTable } from './live-table.ts'

let folder: string
let house: House
beforeAll(async () => {
  folder = scratchFolder()
  house = await openHouse(join(folder, 'fair-play.db'))
  await meet(house, 'ann', 'ben', 'eve')
})
afterAll(async () => {
  await house.store.close()
  rmSync(folder, { recursive: true })
})

const people: readonly string[] = ['ann', 'ben']
const ROUNDS = isLong ? 200 : 40 // things done at a table

const liveOf = async (table: string): Promise<LiveTable> =>
  (await house.referee.tables.load(table))!

async function choicesOf(table: string, seat: Seat): Promise<Choice[]> {
  const { game, table: at } = await liveOf(table)
  return legalChoices(game, stateOf(at!), seat)
}

const take = (table: string, seat: Seat, ...choices: Choice[]): Promise<ServerMessage> =>
  house.send(people[seat]!, table, { do: 'take', choices })

/** Somebody takes any of their choices for as long as something is so. */
async function goOn(
  table: string,
  isSo: (live: LiveTable) => boolean,
  pick: (choices: readonly Choice[]) => Choice = (choices) => choices[0]!,
): Promise<void> {
  for (;;) {
    const live = await liveOf(table)
    const [seat] = actingAt(live)
    if (seat === undefined || !isSo(live)) return
    const told = await take(table, seat, pick(await choicesOf(table, seat)))
    expect(told.told).toBe('done')
  }
}

const stepOf = ({ game, table }: LiveTable): string => game.decision(stateOf(table!), -1).step

/** A battle of Frontline up to the moment at which seat 1 stands before its last card. */
async function beforeTheReveal(): Promise<{ table: string; selected: number; last: Choice }> {
  const table = await seatTwo(house, 'frontline', people, { scenario: 'battle' })
  const seats = async (): Promise<Seat[]> => actingAt(await liveOf(table))
  const { below } = fastDice(5)
  const any = (choices: readonly Choice[]): Choice => choices[below(choices.length)]!
  // Seats choose one after the other; the last choice of the second is the one that shows both.
  for (let taken = 0; ; taken++) {
    const [seat = -1] = await seats()
    const choices = await choicesOf(table, seat)
    const choice = any(choices)
    const live = await liveOf(table)
    const probe = live.game.clone(stateOf(live.table!))
    live.game.play(probe, seat, choice, fastDice(1))
    const isLast = live.game.decision(probe, -1).step !== 'select'
    if (isLast) {
      const selected = live.table!.entries.filter((entry) => entry.seat === seat).length
      return { table, selected, last: choice }
    }
    if ((await take(table, seat, choice)).told !== 'done') throw new Error(`choice ${taken}`)
  }
}

describe('A1 a row of choices is not an oracle', () => {
  test('Arras: a bid with something illegal behind it is kept, whatever the sealed one is', async () => {
    const game = everyGame.find(({ id }) => id === 'arras')!
    const done = makeChoice(
      game.verbs.findIndex(({ name }) => name === 'done'),
      0,
    )
    for (const [sealed, bid] of [
      [8, 3],
      [8, 14],
      [20, 19],
    ] as const) {
      const table = await seatTwo(house, 'arras', people, { options: { bid: 'on' } })
      const bids = await choicesOf(table, 0)
      expect((await take(table, 0, bids[sealed - 1]!)).told).toBe('done')
      const { version } = await liveOf(table)
      const told = (await take(table, 1, bids[bid - 1]!, done)) as ToldOf<'done'>
      expect(told).toMatchObject({ told: 'done', version: version + 1, kept: 1 })
      expect(told.steps[0]!.deed).toMatchObject({ do: 'take', entries: [{ seat: 1 }] })
    }
  })

  test('Frontline: the last card of a secret force is kept, whatever is asked for behind it', async () => {
    const { table, last } = await beforeTheReveal()
    const { version, game, table: at } = await liveOf(table)
    const [seat = -1] = actingAt(await liveOf(table))
    const station = game.verbs.findIndex(({ name }) => name === 'station')
    const told = await take(table, seat, last, makeChoice(station, 0))
    expect(told).toMatchObject({ told: 'done', version: version + 1, kept: 1 })
    expect((await liveOf(table)).table!.entries).toHaveLength(at!.entries.length + 1)
  })

  test('a command that is repeated hears again how far its row was kept', async () => {
    const table = await seatTwo(house, 'arras', people, { options: { bid: 'on' } })
    const bids = await choicesOf(table, 0)
    await take(table, 0, bids[4]!)
    const { version } = await liveOf(table)
    const id = crypto.randomUUID()
    const command = { do: 'take', choices: [bids[6]!, bids[6]!] } as const
    const send = (): Promise<ServerMessage> =>
      house.send('ben', table, { ...command, choices: [...command.choices] }, version, id)
    const first = await send()
    expect(first).toMatchObject({ told: 'done', kept: 1 })
    expect(await send()).toEqual(first)
  })

  test('a row that is taken to its end does not say how far it was kept', async () => {
    const table = await seatTwo(house, 'celles')
    const live = await liveOf(table)
    const [seat = 0] = actingAt(live)
    const [choice = 0] = await choicesOf(table, seat)
    expect(await take(table, seat, choice)).not.toHaveProperty('kept')
  })
})

describe('A2 nothing is taken back across a reveal or a hand-over', () => {
  test('Frontline: who has seen the force of the enemy does not choose anew', async () => {
    const { table, last, selected } = await beforeTheReveal()
    const [seat = -1] = actingAt(await liveOf(table))
    expect((await take(table, seat, last)).told).toBe('done')
    const after = await liveOf(table)
    expect(stepOf(after)).not.toBe('select')
    for (const count of [1, 2, selected + 1]) {
      const told = await house.send(people[seat]!, table, { do: 'undo', count })
      expect(told).toMatchObject({ told: 'refused', reason: 'nothing-to-take-back' })
    }
    expect((await liveOf(table)).version).toBe(after.version)
  })

  test('Arras: an assault that the other has to answer stays declared', async () => {
    const table = await seatTwo(house, 'arras')
    const { game } = await liveOf(table)
    const named = (choice: Choice): string => game.verbs[verbOf(choice)]!.name
    // Somebody gives the other something to answer without dice: an assault, as a rule.
    const { below } = fastDice(3)
    let handed = 0
    for (let tried = 0; tried < 400 && handed < 3; tried++) {
      const live = await liveOf(table)
      if (live.ending) break
      const [seat = 0] = actingAt(live)
      const choices = await choicesOf(table, seat)
      const assaults = choices.filter((choice) => named(choice).includes('assault'))
      const from = assaults.length > 0 ? assaults : choices
      await take(table, seat, from[below(from.length)]!)
      const now = await liveOf(table)
      const entry = now.table!.entries.at(-1)!
      if (now.ending || entry.faces.length > 0 || actingAt(now).includes(seat)) continue
      handed++
      const told = await house.send(people[seat]!, table, { do: 'undo', count: 1 })
      expect(told).toMatchObject({ told: 'refused', reason: 'nothing-to-take-back' })
    }
    expect(handed).toBeGreaterThan(0)
  })

  test('both sides and whoever watches are told who took what back', async () => {
    const table = await seatTwo(house, 'arras')
    const pages = await Promise.all(
      ['ann', 'ben', 'eve'].map(async (person) => {
        const page = makePage()
        page.hear(await house.referee.open(person, { table }))
        await house.referee.join(person, table, page.hear)
        return page
      }),
    )
    const [seat = 0] = actingAt(await liveOf(table))
    const [choice = 0] = await choicesOf(table, seat)
    const sent = pages[seat]!
    sent.hear(await take(table, seat, choice))
    sent.hear(await house.send(people[seat]!, table, { do: 'undo', count: 1 }))
    const told = { seat, agreed: false, after: 0, count: 1, choices: [{ seat, choice }] }
    for (const { standing } of pages) expect(standing!.takenBack).toEqual([told])
    // Whoever comes later reads it too.
    const late = makePage()
    late.hear(await house.referee.open('eve', { table }))
    expect(late.standing!.takenBack).toEqual([told])
  })

  test('a secret choice that is taken back stays one', async () => {
    const table = await seatTwo(house, 'frontline', people, { scenario: 'battle' })
    const [seat = 0] = actingAt(await liveOf(table))
    const choices = await choicesOf(table, seat)
    const choice = choices[1] ?? choices[0]!
    await take(table, seat, choice)
    expect((await house.send(people[seat]!, table, { do: 'undo', count: 1 })).told).toBe('done')
    for (const [person, told] of [
      [people[seat]!, choice],
      [people[1 - seat]!, null],
      ['eve', null],
    ] as const) {
      const page = makePage()
      page.hear(await house.referee.open(person, { table }))
      expect(page.standing!.takenBack).toMatchObject([{ seat, choices: [{ seat, choice: told }] }])
    }
  })

  test('what was agreed on is told as such, with whoever asked for it', async () => {
    const table = await seatTwo(house, 'arras')
    const [seat = 0] = actingAt(await liveOf(table))
    await goOn(table, ({ table: at }) => at!.entries.length < 3)
    const entries = (await liveOf(table)).table!.entries
    const keep = entries.findIndex((entry) => entry.seat === seat)
    await house.send(people[seat]!, table, { do: 'offer', what: 'take-back', keep })
    await house.send(people[1 - seat]!, table, { do: 'answer', what: 'take-back', yes: true })
    const page = makePage()
    page.hear(await house.referee.open('eve', { table }))
    expect(page.standing!.takenBack).toMatchObject([
      { seat, agreed: true, after: keep, count: entries.length - keep },
    ])
  })
})

describe('R19 a page knows how far its seat may take back', () => {
  /** Own last choices that no barrier keeps, as a page counts them. */
  const countOf = ({ log, viewer }: Standing): number => {
    const own = log.toReversed()
    const end = own.findIndex(
      ({ number, seat, barrier }) => number === 0 || seat !== viewer || barrier !== undefined,
    )
    return end
  }

  /** A page of somebody that hears of a table from now on. */
  const openPage = async (person: string, table: string) => {
    const page = makePage()
    page.hear(await house.referee.open(person, { table }))
    const leave = await house.referee.join(person, table, page.hear)
    return { page, leave: () => leave?.() }
  }

  test.each(gamesOfTheDay(everyGame).map(({ id }) => id))(
    '%s: as its server does, whenever it was opened and whatever is taken back',
    async (id) => {
      const table = await seatTwo(house, id)
      const pages: { seat: Seat; page: Page; leave: () => void }[] = []
      const { below } = fastDice(11)
      /** Has everybody agree that some of the last choices are taken back. */
      const agree = async (seat: Seat, keep: number): Promise<void> => {
        await house.send(people[seat]!, table, { do: 'offer', what: 'take-back', keep })
        await house.send(people[1 - seat]!, table, { do: 'answer', what: 'take-back', yes: true })
      }
      for (let done = 0; done < ROUNDS; done++) {
        const live = await liveOf(table)
        if (live.ending) break
        const [last] = live.table!.entries.slice(-1)
        const isFree = last && undoable(live.table!, last.seat, isPerson(live)).count > 0
        const [seat = 0] = actingAt(live)
        const choices = await choicesOf(table, seat)
        const { length } = live.table!.entries
        if (done % 6 === 5) {
          await agree(seat, Math.max(0, length - 1 - below(LONGEST_ROW / 4)))
        } else if (isFree && below(3) === 0) {
          const told = await house.send(people[last.seat]!, table, { do: 'undo', count: 1 })
          expect(told.told).toBe('done')
        } else await take(table, seat, choices[below(choices.length)]!)
        const now = await liveOf(table)
        if (now.ending) break
        for (const seat of [0, 1]) pages.push({ seat, ...(await openPage(people[seat]!, table)) })
        for (const { leave } of pages.splice(0, pages.length - 16)) leave()
        for (const { seat, page } of pages) {
          const possible = undoable(now.table!, seat, isPerson(now)).count
          expect([page.standing!.version, countOf(page.standing!)]).toEqual([now.version, possible])
        }
      }
      for (const { leave } of pages) leave()
    },
  )
})
