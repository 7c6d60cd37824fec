import { ask, makePlayer } from '@estafette/bots'
import { fastDice } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { brainOf } from '@estafette/registry/brains'
import { stateOf, take } from '@estafette/table'
import { expect, test } from 'vitest'
import { tableOf } from '../../test/sitting.ts'
import { loadScreen } from '../games/index.ts'
import { shapeOf } from '../screen/events.ts'
import type { LogEntry } from '../session/session.ts'
import { filtered, logLines } from './log-lines.ts'

/** What a game tells while a computer plays both sides. */
function told(id: string, count: number): LogEntry[] {
  const game = gameById(id)!
  const table = tableOf(game, { scenario: 'historical', options: {} }, 3)
  const player = makePlayer('greedy', brainOf)!
  const mind = fastDice(3)
  const log: LogEntry[] = []
  for (let number = 1; number <= count && game.acting(stateOf(table)) !== 0; number++) {
    const state = stateOf(table)
    const seat = game.toAct(state)
    const taken = take(table, seat, ask(player, game, state, seat, mind))
    if (!taken.ok) throw new Error('refused')
    log.push({ number, seat, events: taken.events })
  }
  return log
}

test.each(['arras', 'celles'])(
  '%s: everything that was told is in one line, in order',
  async (id) => {
    const screen = (await loadScreen(id))!
    const entries = told(id, 200)
    const lines = logLines(screen, entries)
    const all = entries.flatMap(({ events }) => events)
    const loud = all.filter((event) => !shapeOf(screen.game, event).silent)
    const shown = lines.flatMap(({ events }) => events)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.filter((event) => !shapeOf(screen.game, event).silent)).toHaveLength(loud.length)
    expect(lines.length).toBeLessThan(loud.length / 2)
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    for (const { kind, events } of lines) if (kind === 'points') expect(events).toHaveLength(1)

    const fights = filtered(lines, 'fights')
    expect(fights.length).toBeGreaterThan(0)
    expect(fights.every(({ kind, step }) => kind === 'turn' || step?.kind === 'fight')).toBe(true)
    const now = filtered(lines, 'turn')
    expect(now.slice(1).some(({ kind }) => kind === 'turn')).toBe(false)
  },
)
