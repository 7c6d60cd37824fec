import { readFileSync } from 'node:fs'
import { gameById } from '@estafette/registry'
import { stateOf, tableFromRecord } from '@estafette/table'
import { expect, test } from 'vitest'
import { loadStory } from '../../games/index.ts'
import { summaryOf } from '../../story/summary.ts'
import { countsOf, diceOf } from './dice.ts'
import { whoseDice } from './whose.ts'

test.each([
  ['arras', 'historical'],
  ['celles', 'historical'],
])(
  'the dice of %s are those of whoever rolled them, as the result counts them',
  async (id, name) => {
    const url = new URL(`../../../../games/${id}/golden/${name}.record`, import.meta.url)
    const read = tableFromRecord(gameById, readFileSync(url, 'utf8'))
    if (!read.ok) throw new Error(read.reason)
    const table = read.value
    const story = (await loadStory(id))!
    const lines = diceOf(table)
    const whose = whoseDice(table, lines, story)
    const counted = table.game.sides.map((_, side) =>
      countsOf(lines, story.die!.sides, (line) => whose[lines.indexOf(line)]!.side === side),
    )
    expect(counted).toEqual(summaryOf(table, story).dice)
    // Every die of the game's own kind was for something that is told.
    const { sides } = story.die!
    const untold = lines.filter(
      (line, at) => line.sides === sides && !line.isDraw && !whose[at]!.event,
    )
    expect(untold).toEqual([])
    // Nobody tells: then whoever chose.
    const last = stateOf(table)
    expect(whoseDice(table, lines, undefined)).toEqual(
      lines.map(({ seat }) => ({
        side: seat < 0 ? -1 : table.game.sideOf(last, seat),
        event: null,
      })),
    )
  },
)
