import { arras } from '@estafette/arras'
import { allSetups, fastDice, hashText } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { makeRecord, openTable, stateOf, tableFromRecord, type Table } from '@estafette/table'
import { beforeAll, expect, test } from 'vitest'
import { loadScreen } from '../games/index.ts'
import type { GameScreen } from '../games/screen.ts'
import { openReplay } from '../session/replay.ts'
import { openSession, wholeLog, type Session } from '../session/session.ts'
import { makeModel, type TableModel } from './model.ts'

let screen: GameScreen
beforeAll(async () => {
  screen = (await loadScreen('arras'))!
})

const setups = allSetups(arras)

function sitDown(index: number): TableModel {
  const opened = openTable(gameById('arras')!, {
    start: { setup: setups[index % setups.length]! },
    gameId: `test-${index}`,
    seed: String(index).padStart(64, '0'),
    local: true,
  })
  if (!opened.ok) throw new Error(opened.reason)
  return makeModel(openSession(`test-${index}`, opened.value, ['human', 'human']), screen)
}

/** Everything that undo has to bring back. */
const markOf = ({ session }: TableModel): string =>
  [hashText(stateOf(session.table)), session.log.value.length, session.table.entries.length].join()

/** One gesture of a person who does not think; returns how many choices it took. */
function gesture(model: TableModel, dice: ReturnType<typeof fastDice>): number {
  const { session } = model
  const before = session.table.entries.length
  const pick = <T>(list: readonly T[]): T => list[dice.below(list.length)]!
  const places = model.able.value.filter((place) => screen.usable(model.state.value, place).length)
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
  return session.table.entries.length - before
}

test('undo takes a gesture back as a whole, and never a roll', () => {
  let undone = 0
  let refused = 0
  let long = 0
  for (let index = 0; index < 12; index++) {
    const model = sitDown(index * 5)
    const { session } = model
    const dice = fastDice(index)
    for (let i = 0; i < 150 && !session.outcome(); i++) {
      const before = markOf(model)
      const { count, barrier } = session.undoable()
      const took = gesture(model, dice)
      if (took === 0) continue
      const last = session.table.entries.at(-1)!
      const rolled = last.faces.length > 0
      if (rolled) {
        const after = markOf(model)
        model.undo()
        expect(markOf(model)).toBe(after)
        refused++
      } else if (dice.below(2) === 0 && session.undoable().count >= took) {
        model.undo()
        expect(markOf(model)).toBe(before)
        expect(session.undoable()).toEqual({ count, barrier })
        if (took > 1) long++
        undone++
      }
      expect(model.selection.value === null || model.intention.value === null).toBe(true)
    }
    expectWhole(session)
  }
  console.log(`${undone} gestures undone, ${long} of several choices; ${refused} refused`)
  expect(undone).toBeGreaterThan(200)
  expect(long).toBeGreaterThan(50)
  expect(refused).toBeGreaterThan(40)
}, 120_000)

test('undo goes back gesture by gesture to the start of the run, or there at once', () => {
  const model = sitDown(0)
  const { session } = model
  const dice = fastDice(7)
  let tried = 0
  while (tried < 8 && !session.outcome()) {
    const marks = [markOf(model)]
    const start = session.table.entries.length - session.undoable().count
    while (marks.length < 5 && !session.outcome()) {
      if (gesture(model, dice) === 0) continue
      if (session.undoable().count < session.table.entries.length - start) break
      marks.push(markOf(model))
    }
    if (marks.length < 3 || session.undoable().count < session.table.entries.length - start)
      continue
    tried++
    if (tried % 2 === 0) {
      model.undoAll()
      expect(session.table.entries.length).toBe(start)
      continue
    }
    for (const mark of marks.slice(0, -1).reverse()) {
      model.undo()
      expect(markOf(model)).toBe(mark)
    }
  }
  expect(tried).toBeGreaterThan(2)
}, 120_000)

test('a replay shows every moment as it was and lets nobody act', () => {
  const model = sitDown(13)
  const dice = fastDice(3)
  const hashes = [hashText(stateOf(model.session.table))]
  for (let i = 0; i < 120 && !model.session.outcome(); i++) {
    model.choose(model.offers.value.all[dice.below(model.offers.value.all.length)]!)
    if (model.intention.value) model.confirm()
    hashes.push(hashText(stateOf(model.session.table)))
  }
  const read = tableFromRecord(gameById, makeRecord(model.session.table))
  if (!read.ok) throw new Error(read.reason)
  const replay = openReplay('test', read.value)
  const watching = makeModel(replay.session, screen)
  expect(replay.length).toBe(hashes.length - 1)
  for (const moment of [0, 1, hashes.length - 1, 50, 51, 49, 100, 3]) {
    replay.at.value = moment
    expect(hashText(watching.state.value)).toBe(hashes[moment])
    expect(watching.offers.value.all).toEqual([])
    expect(replay.session.log.value.length).toBe(moment + 1)
    for (let place = 0; place < screen.places.length; place++) watching.tapPlace(place)
    expect(watching.intention.value).toBeNull()
    expect(watching.selection.value).toBeNull()
  }
})

/** The record of a session leads to the same game, log included. */
function expectWhole({ table, log }: Session & { table: Table }): void {
  const read = tableFromRecord(gameById, makeRecord(table))
  if (!read.ok) throw new Error(read.reason)
  expect(hashText(stateOf(read.value))).toBe(hashText(stateOf(table)))
  expect(wholeLog(read.value)).toEqual(log.value)
}
