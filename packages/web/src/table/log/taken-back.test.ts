import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { legalChoices, stateOf, type ToldBack } from '@estafette/table'
import { afterEach, describe, expect, test } from 'vitest'
import { tableOf } from '../../../test/sitting.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { openSession } from '../../session/local.ts'
import type { Session } from '../../session/session.ts'
import { defaults, settings } from '../../store/settings.ts'
import type { LogLine } from './log-lines.ts'
import { withBacks } from './log-lines.ts'
import { backLines, sayBack } from './taken-back.ts'

afterEach(() => {
  settings.value = defaults
})

const back = (after: number, count: number, more: Partial<ToldBack> = {}): ToldBack => ({
  seat: 0,
  agreed: false,
  after,
  count,
  choices: Array.from({ length: count }, (_, at) => ({ seat: 0, choice: after + at })),
  ...more,
})

describe('lines about what was taken back', () => {
  test('what is taken back step by step is one line, and what was done in between two', () => {
    const steps = [back(7, 2), back(4, 3)]
    expect(backLines(steps)).toEqual([{ place: 4, back: back(4, 5) }])
    expect(backLines([back(7, 2), back(7, 1)]).map(({ place }) => place)).toEqual([7, 7])
    expect(backLines([back(7, 2), back(4, 3, { seat: 1 })])).toHaveLength(2)
  })

  test('a line stands no later than the choices that are left', () => {
    expect(backLines([back(9, 1), back(12, 1), back(3, 2)]).map(({ place }) => place)).toEqual([
      3, 3, 3,
    ])
  })

  test('lines stand between those of choices, in their order', () => {
    const line = (first: number, last: number): LogLine => ({
      key: `step${first}`,
      kind: 'step',
      seat: 0,
      side: 0,
      first,
      last,
      events: [],
    })
    const mixed = withBacks(
      [line(1, 2), line(3, 5), line(6, 6)],
      [back(2, 1), back(5, 4), back(6, 1)],
    )
    expect(mixed.map(({ key }) => key)).toEqual([
      'step1',
      'undo0',
      'step3',
      'undo1',
      'step6',
      'undo2',
    ])
  })
})

/** A session in which a person has just taken back their first choice. */
async function tookBack(id: string, sitters: readonly string[]): Promise<Session> {
  const game = [...games, ...workshop].find((one) => one.id === id)!
  const table = tableOf(game)
  const seats = Array.from(
    { length: game.seatsIn(stateOf(table)) },
    (_, at) => sitters[at] ?? 'human',
  )
  const session = openSession(`back-${id}-${sitters.join()}`, table, seats)
  session.arrive()
  const seat = session.deciding()
  const [choice] = legalChoices(game, session.known(), seat)
  await session.take([choice!], session.version.value)
  await session.undo(1, session.version.value)
  return session
}

describe('who took what back', () => {
  // Games whose first choice can be taken back at one screen: nothing rolls and nothing is shown.
  test.each([...games, ...workshop].map(({ id }) => id))(
    '%s: is told by side and choice at one screen, in both languages',
    async (id) => {
      const session = await tookBack(id, ['human', 'human'])
      const [told] = session.takenBack.value
      if (!told) return expect(session.log.value.length).toBeGreaterThan(1) // it was not undone
      const { choice, seat } = told.choices[0]!
      for (const language of ['en', 'fr'] as const) {
        settings.value = { ...defaults, language }
        const text = sayBack(session, told)
        const { game } = session
        expect(text).toContain(voiceOf(game).choice(choice!))
        const side = game.sides[game.sideOf(session.known(), seat)]
        if (side !== undefined) expect(text).toContain(voiceOf(game).side(side))
      }
      session.close()
    },
  )

  test('hidden choices are counted, and nothing more', async () => {
    const session = await tookBack('celles', ['human', 'human'])
    const hidden = back(3, 2, {
      choices: [
        { seat: 1, choice: null },
        { seat: 1, choice: null },
      ],
    })
    expect(sayBack(session, hidden)).toMatch(/took back: 2 hidden choices$/)
    expect(sayBack(session, { ...hidden, agreed: true })).toContain('as agreed')
    settings.value = { ...defaults, language: 'fr' }
    expect(sayBack(session, hidden)).toMatch(/2 choix cachés$/)
    session.close()
  })
})
