import { allSetups, fastDice, verbOf, type Game } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import {
  hidesSomething,
  legalChoices,
  makeSealed,
  stateOf,
  tableFromRecord,
  type Table,
} from '@estafette/table'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong, sampleOf } from '../../../../scripts/lanes.ts'
import { tableOf } from '../../test/sitting.ts'
import { openSession } from './local.ts'
import type { Session } from './session.ts'

const shelf: readonly Game[] = [...games, ...workshop]
const ROUNDS = isLong ? 300 : 100 // choices and undos at a table

/** Two people at one screen take choices at random until something is so; whether it came. */
async function playUntil(
  session: Session,
  table: Table,
  isSo: (before: { seat: number; acting: number }) => boolean,
  most: number,
): Promise<boolean> {
  const dice = fastDice(5)
  const { game } = session
  for (let left = most; left > 0 && !session.outcome(); left--) {
    session.arrive()
    const [seat, acting] = [session.deciding(), game.acting(stateOf(table))]
    const choices = legalChoices(game, session.known(), seat)
    await session.take([choices[dice.below(choices.length)]!], session.version.value)
    if (isSo({ seat, acting })) return true
  }
  return false
}

/** A table as a page finds it that was loaded again. */
function loadedAgain(table: Table): Table {
  const read = tableFromRecord((id) => shelf.find((game) => game.id === id), makeSealed(table))
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

/** Whether something is chosen first that others do not hear of. */
function beginsInSecret(table: Table): boolean {
  const { game } = table
  const state = stateOf(table)
  const choices = legalChoices(game, state, game.toAct(state))
  return choices.some((choice) => game.verbs[verbOf(choice)]?.secret)
}

describe('R19 a page that was loaded again', () => {
  test.each(gamesOfTheDay(shelf).map((game) => ({ id: game.id, game })))(
    '$id: can take back what the page could that took the choices',
    async ({ id, game }) => {
      const setups = allSetups(game)
      const secret = setups.find((setup) => beginsInSecret(tableOf(game, setup, 4)))
      for (const setup of [...(secret ? [secret] : []), ...sampleOf(setups, 1).slice(0, 4)]) {
        await compare(id, tableOf(game, setup, 4))
      }
    },
  )

  async function compare(id: string, table: Table): Promise<void> {
    const { game } = table
    const seats = Array.from({ length: game.seatsIn(stateOf(table)) }, (_, seat) => seat)
    const people = seats.map(() => 'human')
    // People at one screen, and each of them with computers.
    const companies = [people, ...seats.map((seat) => people.with(seat, 'random'))]
    const pages = companies.map((sitters) => openSession(`late-${id}`, table, sitters))
    const [session] = pages
    const { below } = fastDice(9)
    const free = new Set<number>()
    for (let done = 0; done < ROUNDS && !session!.outcome(); done++) {
      session!.arrive()
      if (below(8) === 0 && session!.undoable().count > 0)
        await session!.undo(1, session!.version.value)
      else {
        const choices = legalChoices(game, session!.known(), session!.deciding())
        await session!.take([choices[below(choices.length)]!], session!.version.value)
      }
      const { barrier } = session!.undoable()
      if (done % 15 > 0 && barrier !== 'reveal') continue
      const again = loadedAgain(table)
      companies.forEach((sitters, at) => {
        const late = openSession(`late-${id}`, again, sitters)
        expect(late.undoable()).toEqual(pages[at]!.undoable())
        late.close()
      })
      free.add(session!.undoable().count)
    }
    expect(free.size).toBeGreaterThan(1)
    for (const page of pages) page.close()
  }
})

describe('R19 two people at one screen', () => {
  test.each(gamesOfTheDay(shelf).map((game) => ({ id: game.id, game })))(
    '$id: undo goes over a hand-over where both see everything, and only there',
    async ({ id, game }) => {
      const table = tableOf(game)
      const sitters = Array.from({ length: game.seatsIn(stateOf(table)) }, () => 'human')
      const session = openSession(`undo-${id}`, table, sitters)
      const isHandedOver = ({ seat, acting }: { seat: number; acting: number }): boolean => {
        const now = game.acting(stateOf(table))
        return table.entries.at(-1)!.faces.length === 0 && (now & ~acting & ~(1 << seat)) !== 0
      }
      const isMet = await playUntil(session, table, isHandedOver, 150)
      if (!isMet) return expect(session.log.value.length).toBeGreaterThan(20)
      const { count, barrier } = session.undoable()
      if (hidesSomething(game, stateOf(table))) {
        expect({ count, barrier }).toEqual({ count: 0, barrier: 'hand-over' })
      } else if (count === 0) expect(barrier).toBe('final')
      session.close()
    },
  )

  test('FRL-SET-5: who has seen the force of the other does not choose anew', async () => {
    const game = shelf.find(({ id }) => id === 'frontline')!
    const table = tableOf(game, { scenario: 'battle', options: {} })
    const session = openSession('undo-forces', table, ['human', 'human'])
    const isShown = (): boolean => game.decision(stateOf(table), -1).step !== 'select'
    expect(await playUntil(session, table, isShown, 200)).toBe(true)
    session.arrive()
    expect(session.undoable().count).toBe(0)
    const { length } = table.entries
    for (const count of [1, 38]) await session.undo(count, session.version.value)
    expect(table.entries).toHaveLength(length)
    expect(session.takenBack.value).toEqual([])
    session.close()
  })
})
