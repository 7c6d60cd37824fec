import { fastDice, type Game } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { hidesSomething, legalChoices, stateOf, type Table } from '@estafette/table'
import { describe, expect, test } from 'vitest'
import { tableOf } from '../../test/sitting.ts'
import { openSession } from './local.ts'
import type { Session } from './session.ts'

const shelf: readonly Game[] = [...games, ...workshop]

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

describe('R19 two people at one screen', () => {
  test.each(shelf.map((game) => ({ id: game.id, game })))(
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
