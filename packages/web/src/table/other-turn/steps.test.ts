import type { GameEvent } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../../../scripts/lanes.ts'
import { logOfPlay } from '../../../test/events-of-play.ts'
import { loadScreen } from '../../games/index.ts'
import type { LogEntry } from '../../session/session.ts'
import { presentStep, stepsOf } from './steps.ts'

const nowhere = (): number => -1
const sideOf = (seat: number): number => seat
const event = (type: string, fields: object): GameEvent => ({ type, rule: 'X', ...fields }) as never

test('units that march from one place one after another are one step, with one trail', async () => {
  const screen = (await loadScreen('arras'))!
  const log = [1, 2, 3].map((unit): LogEntry => ({
    number: unit,
    seat: 0,
    events: [event('moved', { unit, from: 10, to: 11, cost: 1, left: 2 })],
  }))
  const steps = stepsOf(screen, log, nowhere, sideOf)
  expect(steps).toHaveLength(1)
  expect(steps[0]).toMatchObject({ kind: 'move', place: 11, units: [1, 2, 3], first: 1, last: 3 })
  expect(steps[0]?.trails).toEqual([{ units: [1, 2, 3], path: [10, 11] }])
})

test('a march place by place is one trail, and who is eliminated in a fight has a cross', async () => {
  const screen = (await loadScreen('celles'))!
  const entries: LogEntry[] = [
    { number: 1, seat: 0, events: [event('moved', { unit: 4, from: 1, to: 2, cost: 2, left: 8 })] },
    { number: 2, seat: 0, events: [event('moved', { unit: 4, from: 2, to: 3, cost: 2, left: 6 })] },
    {
      number: 3,
      seat: 0,
      events: [
        event('attack-declared', { unit: 4, hex: 9, attack: 0, cost: 6, left: 0, units: [50] }),
        event('eliminated', { unit: 50, hex: 8 }),
      ],
    },
  ]
  const steps = stepsOf(screen, entries, () => 8, sideOf)
  expect(steps.map(({ kind }) => kind)).toEqual(['move', 'fight'])
  expect(steps[0]?.trails).toEqual([{ units: [4], path: [1, 2, 3] }])
  expect(steps[1]).toMatchObject({ place: 8, units: [4], lost: [{ unit: 50, place: 8 }] })
  expect(steps[1]?.blows).toEqual([{ from: 9, to: 8 }])
})

test('a way is what the game describes as one, whatever the event and its fields are called', async () => {
  const celles = (await loadScreen('celles'))!
  const goes = { who: 'units', from: 'hex', to: 'goal' }
  const described = { fields: ['units', 'hex', 'goal', 'from'], goes, worth: true } as const
  const events = { ...celles.game.events, marched: described, moved: { fields: [] } }
  const screen = { ...celles, game: { ...celles.game, events } } as typeof celles
  const log: LogEntry[] = [
    { number: 1, seat: 0, events: [event('marched', { units: [4, 5], hex: 1, goal: 2, from: 9 })] },
    { number: 2, seat: 0, events: [event('moved', { unit: 4, from: 2, to: 3 })] },
  ]
  const steps = stepsOf(screen, log, nowhere, sideOf)
  expect(steps[0]).toMatchObject({ kind: 'move', place: 2, units: [4, 5] })
  expect(steps.flatMap(({ trails }) => trails)).toEqual([{ units: [4, 5], path: [1, 2] }])
})

test.each(gamesOfTheDay(games))(
  '$id: every choice of a turn belongs to one step, in order',
  async ({ id }) => {
    const screen = (await loadScreen(id))!
    const log = logOfPlay(id, 180)
    const steps = stepsOf(screen, log, nowhere, sideOf)
    expect(steps.length).toBeGreaterThan(5)
    expect(steps.length).toBeLessThan(log.length)
    steps.forEach((step, index) => {
      expect(step.number).toBe(index + 1)
      expect(step.first).toBeLessThanOrEqual(step.last)
      expect(step.last).toBeGreaterThanOrEqual(steps[index - 1]?.last ?? 0)
      for (const { path } of step.trails) expect(path.length).toBeGreaterThan(1)
      expect(presentStep(steps, step.last)!.number).toBeGreaterThanOrEqual(step.number)
    })
    expect(presentStep(steps, 0)).toBeNull()
    const marched = log.flatMap(({ events }) => events).filter(({ type }) => type === 'moved')
    const shown = steps.flatMap(({ events }) => events).filter(({ type }) => type === 'moved')
    expect(shown).toEqual(marched)
  },
)
