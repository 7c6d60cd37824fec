import { games } from '@estafette/registry'
import { expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../../../scripts/lanes.ts'
import { logOfPlay } from '../../../test/events-of-play.ts'
import { loadScreen } from '../../games/index.ts'
import { shapeOf } from '../../screen/events.ts'
import { logLines, saidIn } from './log-lines.ts'

test.each(gamesOfTheDay(games))(
  '$id: everything that was told is in one line, in order',
  async ({ id }) => {
    const screen = (await loadScreen(id))!
    const entries = logOfPlay(id, 200)
    const lines = logLines(screen, entries, (seat) => seat)
    const all = entries.flatMap(({ events }) => events)
    const loud = all.filter((event) => !shapeOf(screen.game, event).silent)
    const shown = lines.flatMap(({ events }) => events)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.filter((event) => !shapeOf(screen.game, event).silent)).toHaveLength(loud.length)
    expect(lines.length).toBeLessThan(loud.length / 2)
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    for (const { kind, events } of lines) if (kind === 'points') expect(events).toHaveLength(1)

    // As in the terminal, a lone choice is told by what came of it.
    for (const line of lines) {
      const said = saidIn(line)
      expect(said.length).toBeGreaterThan(0)
      if (said.length > 1) expect(said.filter(({ type }) => type === 'forced')).toEqual([])
    }
  },
)
