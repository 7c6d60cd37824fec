import { makeChoice } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { expect, test } from 'vitest'
import { sitDown, tableOf } from '../../../test/sitting.ts'
import { loadScreen } from '../../games/index.ts'
import { openSession } from '../../session/local.ts'
import { makeModel } from '../model.ts'
import { reportText } from './report.ts'

test('a report has what was said, the version, the position, the log and the record', async () => {
  const { model } = await sitDown()
  const offer = model.offers.value.all[0]!
  await model.session.take([offer.choice], model.session.version.value)
  const text = await reportText(model, ' The bridge was not counted. ')
  expect(text).toMatch(/^estafette report 1\nversion development\ngame arras\n/)
  expect(text).toContain('\nThe bridge was not counted.\n')
  expect(text).toContain(model.session.game.write(model.session.known()))
  expect(text).toContain(await model.session.record())
  const told = model.session.log.value.at(-1)!.events[0]!
  expect(text).toContain(told.rule)
})

test('a report tells nothing that its writer may not know', async () => {
  const game = gameById('arras')!
  const screen = (await loadScreen('arras'))!
  const bid = game.verbs.findIndex(({ name }) => name === 'bid')
  const after = async (number: number): Promise<string> => {
    const table = tableOf(game, { scenario: 'historical', options: { bid: 'on' } })
    const session = openSession(`report-${number}`, table, ['human', 'human'])
    if (session.awaited.value >= 0) session.arrive()
    expect(session.deciding()).toBe(0)
    expect(await session.take([makeChoice(bid, number)], session.version.value)).toBeNull()
    session.arrive()
    expect(session.viewer.value).toBe(1)
    return reportText(makeModel(session, screen), '')
  }
  expect(await after(2)).toBe(await after(5))
})
