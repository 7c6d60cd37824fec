import { arras } from '@estafette/arras'
import { allSetups, fastDice, hashText } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { makeRecord, stateOf, tableFromRecord, type Table } from '@estafette/table'
import { beforeAll, expect, test } from 'vitest'
import { loadScreen } from '../../games/index.ts'
import type { GameScreen } from '../../screen/screen.ts'
import { wholeLog } from '../../session/journal.ts'
import { openSession } from '../../session/local.ts'
import { openReplay } from '../../session/replay.ts'
import { isLong } from '../../../../../scripts/lanes.ts'
import { settled, tableOf } from '../../../test/sitting.ts'
import { makeModel, type TableModel } from '../model.ts'

let screen: GameScreen
beforeAll(async () => {
  screen = (await loadScreen('arras'))!
})

const setups = allSetups(arras)

/** A model, and its table, which only the test can reach. */
interface Sitting {
  readonly model: TableModel
  readonly table: Table
}

function sitDown(index: number): Sitting {
  const table = tableOf(gameById('arras')!, setups[index % setups.length]!, index)
  const session = openSession(`test-${index}`, table, ['human', 'human'])
  return { model: makeModel(session, screen), table }
}

/** Everything that undo has to bring back. */
const markOf = ({ model, table }: Sitting): string =>
  [hashText(stateOf(table)), model.session.log.value.length, table.entries.length].join()

/** One gesture of a person who does not think; returns how many choices it took. */
async function gesture(
  { model, table }: Sitting,
  dice: ReturnType<typeof fastDice>,
): Promise<number> {
  model.session.arrive()
  const before = table.entries.length
  const pick = <T>(list: readonly T[]): T => list[dice.below(list.length)]!
  const places = model.able.value.filter(
    (place) => screen.plans!.usable(model.state.value, place).length,
  )
  if (places.length > 0 && dice.below(3) > 0) {
    model.tapPlace(pick(places))
    const { plans } = model
    if (plans.value.length > 0) {
      const units = model.selection.value?.units ?? []
      if (dice.below(2) === 0) model.selectUnits(units.slice(0, 1 + dice.below(units.length)))
      if (plans.value.length > 0) model.intend(pick(plans.value))
    }
  } else model.choose(pick(model.offers.value.all))
  if (model.intention.value) model.confirm()
  await settled()
  return table.entries.length - before
}

test('undo takes a gesture back as a whole, and never a roll', async () => {
  const games = isLong ? 12 : 3
  let undone = 0
  let refused = 0
  let long = 0
  for (let index = 0; index < games; index++) {
    const sitting = sitDown(index * 5)
    const { model, table } = sitting
    const { session } = model
    const dice = fastDice(index)
    for (let i = 0; i < 150 && !session.outcome(); i++) {
      const before = markOf(sitting)
      const { count, barrier } = session.undoable()
      const took = await gesture(sitting, dice)
      if (took === 0) continue
      const last = table.entries.at(-1)!
      const rolled = last.faces.length > 0
      if (rolled) {
        const after = markOf(sitting)
        model.undo()
        await settled()
        expect(markOf(sitting)).toBe(after)
        refused++
      } else if (dice.below(2) === 0 && session.undoable().count >= took) {
        model.undo()
        await settled()
        expect(markOf(sitting)).toBe(before)
        expect(session.undoable()).toEqual({ count, barrier })
        if (took > 1) long++
        undone++
      }
      expect(model.selection.value === null || model.intention.value === null).toBe(true)
    }
    expectWhole(sitting)
  }
  console.log(`${undone} gestures undone, ${long} of several choices; ${refused} refused`)
  expect(undone).toBeGreaterThan(16 * games)
  expect(long).toBeGreaterThan(4 * games)
  expect(refused).toBeGreaterThan(3 * games)
})

test('undo goes back gesture by gesture to the start of the run, or there at once', async () => {
  const sitting = sitDown(0)
  const { model, table } = sitting
  const { session } = model
  const dice = fastDice(7)
  let tried = 0
  while (tried < 8 && !session.outcome()) {
    const marks = [markOf(sitting)]
    const start = table.entries.length - session.undoable().count
    while (marks.length < 5 && !session.outcome()) {
      if ((await gesture(sitting, dice)) === 0) continue
      if (session.undoable().count < table.entries.length - start) break
      marks.push(markOf(sitting))
    }
    if (marks.length < 3 || session.undoable().count < table.entries.length - start) continue
    tried++
    if (tried % 2 === 0) {
      model.undoAll()
      await settled()
      expect(table.entries.length).toBe(start)
      continue
    }
    for (const mark of marks.slice(0, -1).reverse()) {
      model.undo()
      await settled()
      expect(markOf(sitting)).toBe(mark)
    }
  }
  expect(tried).toBeGreaterThan(2)
})

test('what was undone can be done again, gesture by gesture, until something else is done', async () => {
  const sitting = sitDown(0)
  const { model, table } = sitting
  const { session } = model
  const dice = fastDice(7)
  let tried = 0
  while (tried < 6 && !session.outcome()) {
    const start = table.entries.length - session.undoable().count
    const marks = [markOf(sitting)]
    while (marks.length < 5 && !session.outcome()) {
      if ((await gesture(sitting, dice)) === 0) continue
      if (session.undoable().count < table.entries.length - start) break
      marks.push(markOf(sitting))
    }
    const steps = marks.length - 1
    if (steps < 2 || session.undoable().count < table.entries.length - start) continue
    tried++
    if (tried % 2 === 0) {
      for (const _ of marks.slice(1)) {
        model.undo()
        await settled()
      }
    } else {
      model.undoTo(Number(marks[0]!.split(',')[2]))
      await settled()
    }
    expect(markOf(sitting)).toBe(marks[0])
    expect(model.undone.value).toHaveLength(steps)
    for (const mark of marks.slice(1)) {
      model.redo()
      await settled()
      expect(markOf(sitting)).toBe(mark)
    }
    expect(model.undone.value).toEqual([])
    model.undo()
    await settled()
    expect(model.undone.value).toHaveLength(1)
    while ((await gesture(sitting, dice)) === 0);
    expect(model.undone.value).toEqual([])
    model.redo() // there is nothing left to do again
    await settled()
  }
  expect(tried).toBeGreaterThan(2)
})

test('a replay shows every moment as it was and lets nobody act', async () => {
  const { model, table } = sitDown(13)
  const dice = fastDice(3)
  const hashes = [hashText(stateOf(table))]
  for (let i = 0; i < 120 && !model.session.outcome(); i++) {
    model.session.arrive()
    model.choose(model.offers.value.all[dice.below(model.offers.value.all.length)]!)
    if (model.intention.value) model.confirm()
    await settled()
    hashes.push(hashText(stateOf(table)))
  }
  const read = tableFromRecord(gameById, makeRecord(table))
  if (!read.ok) throw new Error(read.reason)
  const replay = openReplay('test', read.value, 'all')
  const watching = makeModel(replay.session, screen)
  expect(replay.length).toBe(hashes.length - 1)
  for (const moment of [0, 1, hashes.length - 1, 50, 51, 49, 100, 3]) {
    replay.at.value = moment
    expect(hashText(watching.state.value)).toBe(hashes[moment])
    expect(watching.offers.value.all).toEqual([])
    expect(replay.session.log.value.length).toBe(moment + 1)
    for (let place = 0; place < screen.map!.places.length; place++) watching.tapPlace(place)
    expect(watching.intention.value).toBeNull()
    expect(watching.selection.value).toBeNull()
  }
})

/** The record of a session leads to the same game, log included. */
function expectWhole({ table, model }: Sitting): void {
  const read = tableFromRecord(gameById, makeRecord(table))
  if (!read.ok) throw new Error(read.reason)
  expect(hashText(stateOf(read.value))).toBe(hashText(stateOf(table)))
  expect(wholeLog(read.value)).toEqual(model.session.log.value)
}
