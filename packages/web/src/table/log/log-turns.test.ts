import { games } from '@estafette/registry'
import { expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../../../scripts/lanes.ts'
import { logOfPlay } from '../../../test/events-of-play.ts'
import { inLanguages, sitDown } from '../../../test/sitting.ts'
import { harmOf } from '../../screen/events.ts'
import { logLines } from './log-lines.ts'
import { canFold, filtersOf, presentTurn, turnsIn, turnsWhere, turnsWith } from './log-turns.ts'
import { sumOfTurn } from './turn-sum.ts'

test.each(gamesOfTheDay(games))(
  '$id: every line of the log is in one turn, which is summed up by whoever acted or was harmed',
  async ({ id }) => {
    const { model } = await sitDown(id)
    const { game, known } = model.session
    const lines = logLines(model.screen, logOfPlay(id, 400), (seat) => game.sideOf(known(), seat))
    const turns = turnsIn(lines)
    expect(turns.flatMap(({ head, all }) => (head ? [head, ...all] : all))).toEqual(lines)
    expect(new Set(turns.map(({ key }) => key)).size).toBe(turns.length)
    expect(turns.filter((turn) => canFold(turn, turns)).length).toBeGreaterThan(2)
    const present = turns.find(({ key }) => key === presentTurn(turns))
    expect(lines.findLast(({ kind }) => kind !== 'turn')).toBe(present?.all.at(-1))

    let told = 0
    for (const { all } of turns) {
      const acted = all.flatMap(({ step }) => (step && step.kind !== 'other' ? step.side : []))
      const harmed = all.flatMap(({ events }) =>
        events.flatMap((event) => harmOf(game, event)?.side ?? []),
      )
      const sums = inLanguages(() => sumOfTurn(model, all))
      for (const { side, name, deeds, harm } of sums) {
        expect(name).not.toBe('')
        if (deeds !== '') expect(acted).toContain(side)
        if (harm !== '') expect(harmed).toContain(side)
      }
      for (const side of harmed) {
        if (side < 0) continue
        expect(sums.some((one) => one.side === side && one.harm !== '')).toBe(true)
      }
      told += sums.length
    }
    expect(told).toBeGreaterThan(turns.length)

    for (const filter of filtersOf(model.screen)) {
      const shown = turnsWith(turns, filter)
      if (filter !== 'points') expect(shown.length).toBeGreaterThan(0) // some games tell them late
      expect(shown.every(({ key, all }) => turns.find((one) => one.key === key)?.all === all)).toBe(
        true,
      )
    }
    const fights = turnsWith(turns, 'fights').flatMap((turn) => turn.lines)
    expect(fights).toEqual(lines.filter(({ step }) => step?.kind === 'fight'))
    expect(turnsWith(turns, 'turn')).toEqual(turns.slice(-1))
    expect(turnsWhere(turns, () => false)).toEqual([])
  },
)
