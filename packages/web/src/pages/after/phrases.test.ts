import { stateOf } from '@estafette/table'
import { afterEach, describe, expect, test } from 'vitest'
import { goldenGames, type Golden } from '../../../test/golden.ts'
import { loadScreen, loadStory } from '../../games/index.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { unitKind } from '../../screen/screen.ts'
import { openReplay } from '../../session/replay.ts'
import { noteOf } from '../../store/begin.ts'
import { deleteGame, saveGame } from '../../store/games.ts'
import { defaults, settings } from '../../store/settings.ts'
import { cardOf } from '../../table/card/decision.ts'
import { makeModel } from '../../table/model.ts'
import { verify } from './fairness.tsx'
import type { Finished } from './finished.ts'
import { durationOf, luckText, reasonText, summaryText, verdictText } from './phrases.ts'
import { momentDetail, momentTitle } from '../../story/moments.ts'
import { luckOf, summaryOf, type Summary } from '../../story/summary.ts'

/** A recorded game that is over, as its page opens it. */
async function finished({ record, table }: Golden, own: number): Promise<Finished> {
  return {
    id: 'test',
    note: noteOf('test', table, ['human', 'greedy']),
    record,
    game: table.game,
    table,
    state: stateOf(table),
    screen: (await loadScreen(table.game.id))!,
    story: (await loadStory(table.game.id))!,
    own,
    online: null,
  }
}

const summaries = new Map<Golden, Summary>()

/** What a recorded game came to, worked out once: whoever looks, it is the same. */
function summaryIn(game: Golden, { table, story }: Finished): Summary {
  const known = summaries.get(game) ?? summaryOf(table, story)
  summaries.set(game, known)
  return known
}

afterEach(() => {
  settings.value = defaults
  deleteGame('test')
})

describe.each(goldenGames)('$name', (game) => {
  test.each(['en', 'fr'] as const)('says everything of a game in %s', async (language) => {
    settings.value = { ...defaults, language }
    for (const own of [-1, 0, 1]) {
      const told = await finished(game, own)
      const summary = summaryIn(game, told)
      const text = summaryText(told, summary)
      expect(text).not.toMatch(/undefined|NaN|\[[a-z]{2} /)
      expect(text).toContain(reasonText(told))
      expect(text).toContain(told.table.seed)
      for (const moment of summary.moments) expect(text).toContain(momentTitle(told, moment))
      for (const counts of summary.dice) {
        const faces = counts.map((count, face) => `${face + told.story.die!.first}×${count}`)
        expect(text).toContain(faces.join(' '))
      }
    }
  })

  test('a turning point tells what its rolls came to, and how likely that was', async () => {
    settings.value = { ...defaults, language: 'en' }
    const told = await finished(game, -1)
    const { table, story } = told
    const { moments, fights } = summaryIn(game, told)
    for (const moment of moments) {
      const { fight, number, lost, fell } = moment
      if (!fight) continue
      const rolls = fights.filter((one) => one.number === number)
      expect(fight.won).toBe(rolls.some(({ won }) => won))
      expect(rolls).toContainEqual(expect.objectContaining({ chance: fight.chance }))
      const detail = momentDetail(told, moment)
      const percent = /this was (?:< )?([\d.]+)% likely/.exec(detail)
      expect(percent === null).toBe(rolls.length > 1)
      // What has happened was possible.
      if (percent) expect(Number(percent[1])).toBeGreaterThan(0)
      if (!story.die) expect(fight.won).toBe(fell.length > 0)
      if (fell.length > 0) expect(lost[1 - fight.side]).toBeGreaterThanOrEqual(fell.length)
      for (const unit of fell) {
        const name = voiceOf(table.game).thing(unitKind(told.screen), unit)
        expect(momentTitle(told, moment)).toContain(name)
      }
    }
    expect(moments.some(({ fight }) => fight)).toBe(true)
  })

  test('the verdict is that of the person who played, and of the side where nobody did', async () => {
    settings.value = { ...defaults, language: 'en' }
    const { winner } = (await finished(game, -1)).table.game.outcome(
      (await finished(game, -1)).state,
    )!
    expect(verdictText(await finished(game, winner))).toMatch(/^You win /)
    expect(verdictText(await finished(game, 1 - winner))).toMatch(/^You lose /)
    expect(verdictText(await finished(game, -1))).toMatch(/^The \p{L}+ wins? /u)
  })

  test('how long it took is told in hours and minutes, where it was counted', async () => {
    const told = await finished(game, -1)
    expect(durationOf(told)).toEqual([])
    const lasted = (minutes: number) =>
      durationOf({ ...told, note: { ...told.note, played: minutes * 60_000 } })
    settings.value = { ...defaults, language: 'en' }
    expect([lasted(0.4), lasted(7), lasted(72)]).toEqual([[], ['7 min'], ['1 h 12 min']])
    settings.value = { ...defaults, language: 'fr' }
    expect(lasted(63)[0]).toMatch(/^1\sh\s03$/)
  })

  test('luck is named for the side that had it', async () => {
    settings.value = { ...defaults, language: 'en' }
    const told = await finished(game, -1)
    const summary = summaryIn(game, told)
    const winner = told.table.game.outcome(told.state)!.winner
    const luck = luckOf(summary, winner)
    const [verdict, worth] = luckText(told, summary)
    const chance = told.story.die ? 'dice' : 'draw'
    if (Math.abs(luck) < 0.5)
      expect([verdict, worth]).toEqual([`The ${chance} favoured no one.`, ''])
    else {
      expect(verdict).toContain(luck > 0 ? `with the ${chance}` : `against the ${chance}`)
      const { game } = told.table
      const side = voiceOf(game).forms(game.sides[luck > 0 ? winner : 1 - winner]!)
      expect(worth).toContain(side.the)
    }
  })

  test('its record is verified: dice, choices and seed; another seed is found out', async () => {
    const told = await finished(game, 0)
    const good = verify(told)
    expect(good).toMatchObject({ ok: true, value: { choices: told.table.entries.length } })
    const digit = told.table.seed!.startsWith('0') ? '1' : '0'
    const seed = digit + told.table.seed!.slice(1)
    const record = told.record.replace(told.table.seed!, seed)
    expect(verify({ ...told, record }).ok).toBe(false)
  })

  test('slot A of its table leads to the result, where the browser has kept the game', async () => {
    settings.value = { ...defaults, language: 'en' }
    const { table, screen, note, record } = await finished(game, 0)
    const model = makeModel(openReplay('test', table, 'all', table.entries.length).session, screen)
    expect(cardOf(model).primary).toMatchObject({ closed: expect.any(String) })
    saveGame({ note, record })
    expect(cardOf(model).primary).toMatchObject({ label: 'See the result' })
    expect(cardOf(model).primary.closed).toBeUndefined()
    expect(cardOf(model).decline.label).toBe('Stay at the table')
  })
})
