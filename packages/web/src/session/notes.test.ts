import { fastDice } from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import type { Game } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { legalChoices, stateOf } from '@estafette/table'
import { expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../../scripts/lanes.ts'
import { shelfOf } from '../../test/shelf.ts'
import { settled, tableOf } from '../../test/sitting.ts'
import { keepPrivate, openPrivate, privateNotes } from '../store/private.ts'
import { openSession } from './local.ts'
import { followNotes } from './notes.ts'

const shelf: readonly Game[] = [toy as Game, ...gamesOfTheDay(games)]
const nothing = { text: '', pins: [] }

test.each(shelf)(
  'of two at one screen of $id each sees the notes and pins of their own, and no other',
  async (game) => {
    const table = tableOf(game)
    const people = Array.from({ length: game.seatsIn(stateOf(table)) }, () => 'human' as const)
    const session = openSession('shared', table, people)
    const here = shelfOf()
    const leave = followNotes(session, here)
    const { below } = fastDice(5)
    const written = new Map<number, string>()
    for (let left = 400; left > 0 && written.size < 2; left--) {
      if (session.awaited.value >= 0) {
        expect(privateNotes.value).toEqual(nothing)
        keepPrivate('shared', { text: 'of nobody' }, here)
        expect([...here.kept.values()].join()).not.toContain('of nobody')
        session.arrive()
      }
      const seat = session.deciding()
      if (seat < 0) break
      expect(privateNotes.value.text).toBe(written.get(seat) ?? '')
      if (!written.has(seat)) {
        expect(privateNotes.value).toEqual(nothing)
        const text = `hold the bridge, says ${seat}`
        keepPrivate('shared', { text, pins: [{ place: seat, text: 'guns' }] }, here)
        written.set(seat, text)
      }
      const choices = legalChoices(game, session.known(), seat)
      await session.take([choices[below(choices.length)]!], session.version.value)
      await settled()
    }
    expect(written.size).toBe(2)
    expect([...here.kept.values()].join()).not.toMatch(/bridge|guns/)
    leave()
    session.close()
  },
)

test('older notes, of which nobody knows whose they are, are shown to nobody who shares a screen', () => {
  const older = '{"text":"Rommel comes","pins":[]}'
  const here = shelfOf(new Map([['estafette.private.shared', older]]))
  const game = toy as Game
  const [two, one] = [['human', 'human'] as const, ['human', 'random'] as const].map((sitters) =>
    openSession('shared', tableOf(game), sitters),
  )
  followNotes(one!, here)()
  expect(privateNotes.value.text).toBe('Rommel comes')
  followNotes(two!, here)()
  expect(privateNotes.value).toEqual(nothing)
  expect(here.kept.get('estafette.private.shared')).toBe(older)
  openPrivate('none', here)
})
