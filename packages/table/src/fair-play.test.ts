import {
  createState,
  fastDice,
  hashText,
  tryChoice,
  type FastDice,
  type Game,
  type Seat,
  type Setup,
  type State,
} from '@estafette/kernel'
import { toy } from '@estafette/kernel/toy'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../scripts/lanes.ts'
import { rowAnswer, rowDoor, tableAt, type Door } from './doors.ts'
import { legalChoices } from './seat.ts'
import { forked, stateAt, stateOf, take, type Entry, type Table } from './table.ts'
import { undo, undoable } from './undo.ts'

// Fair play in every game there is. What a game hides is found out by looking at its views, and
// what a seat could know from positions that look the same to it: no list says where to look.

const shelf: readonly Game[] = [toy as unknown as Game, ...games, ...workshop]
const WALKS = isLong ? 5 : 1
const ENDS = 12 // of every row that is tried

/** Set-ups in which each scenario and each option has its say, one at a time. */
function setupsOf({ scenarios, options }: Game): Setup[] {
  const [first = ''] = scenarios
  return [
    ...scenarios.map((scenario) => ({ scenario, options: {} })),
    ...options.flatMap(({ id, values }) =>
      values.slice(1).map((value) => ({ scenario: first, options: { [id]: value } })),
    ),
  ]
}

const differ = ({ raw: one }: State, { raw: other }: State): boolean =>
  one.some((value, index) => value !== other[index])

const hidesFrom = (game: Game, state: State, seat: Seat): boolean =>
  differ(game.view(state, seat).known, state)

/** Whether something is hidden from a seat that has to choose, early in a game. */
function hides(game: Game, setup: Setup): boolean {
  const state = createState(game, setup)
  const dice = fastDice(1)
  game.start(state, dice)
  for (let left = 6; left > 0; left--) {
    const seat = game.toAct(state)
    if (seat < 0) return false
    if (hidesFrom(game, state, seat)) return true
    const choices = legalChoices(game, state, seat)
    game.play(state, seat, choices[dice.below(choices.length)]!, dice)
  }
  return false
}

/** Some of a list, others by every seed. */
function some<T>(list: readonly T[], count: number, seed: number): T[] {
  const { below } = fastDice(seed)
  return Array.from({ length: Math.min(count, list.length) }, () => list[below(list.length)]!)
}

/** A table somewhere in the first half of a game that is played at random. */
function opened(game: Game, setup: Setup, dice: FastDice): Table {
  const state = createState(game, setup)
  game.start(state, dice)
  for (let left = dice.below(100); left > 0; left--) {
    const seat = game.toAct(state)
    const choices = legalChoices(game, state, seat)
    const next = game.clone(state)
    game.play(next, seat, choices[dice.below(choices.length)]!, dice)
    if (game.acting(next) === 0) break
    game.copy(state, next)
  }
  return tableAt(game, game.write(state))
}

/** One choice at random of whoever is to act; null at the end. */
function step(table: Table, dice: FastDice): Entry | null {
  const { game } = table
  const seat = game.toAct(stateOf(table))
  if (seat < 0) return null
  const choices = legalChoices(game, stateOf(table), seat)
  const taken = take(table, seat, choices[dice.below(choices.length)]!)
  if (!taken.ok) throw new Error(taken.reason)
  return taken.entry
}

const hiding = shelf.flatMap((game) => {
  const setups = setupsOf(game).filter((setup) => hides(game, setup))
  return setups.length > 0 ? [{ id: game.id, game, setups }] : []
})

/** Where two tables that look the same to the seat to act answer differently. */
function* oracles(game: Game, setup: Setup, seed: number, door: Door): Generator<string> {
  const dice = fastDice(seed)
  const state = createState(game, setup)
  game.start(state, dice)
  for (let left = isLong ? 200 : 80; left > 0; left--) {
    const seat = game.toAct(state)
    if (seat < 0) return
    const choices = legalChoices(game, state, seat)
    const choice = choices[dice.below(choices.length)]!
    const stepNow = game.decision(state, seat).step
    const before = game.clone(state)
    game.play(state, seat, choice, dice)
    // Something is shown where one step ends and another begins: these are all looked at.
    const isTurn = game.acting(state) === 0 || game.decision(state, seat).step !== stepNow
    if (!(isTurn || dice.below(20) === 0) || !hidesFrom(game, before, seat)) continue
    const one = tableAt(game, game.write(before))
    const other = tableAt(game, game.write(game.disguise(before, seat, dice)))
    if (door(one, seat) !== door(other, seat)) yield `${stepNow} of seat ${seat}`
  }
}

describe('R18 T1 T12 a row of choices is refused only for what its seat knew', () => {
  test('some games hide something, and are found by that, the toy among them', () => {
    expect(hiding.length).toBeGreaterThan(1)
    expect(hiding.map(({ id }) => id)).toContain('toy')
  })

  test.each(hiding)('$id', ({ game, setups }) => {
    const rows = rowDoor(rowAnswer, ENDS)
    for (const [at, setup] of some(setups, WALKS, 7).entries()) {
      expect({ setup, faults: [...oracles(game, setup, at, rows)] }).toEqual({ setup, faults: [] })
    }
  })

  /** Rows as they were: all or none up to the first dice. */
  const upToDice = rowDoor((table, seat, choices) => {
    const fork = forked(table)
    for (const choice of choices) {
      const taken = take(fork, seat, choice)
      if (!taken.ok) return taken
      if (taken.entry.faces.length > 0) break
    }
    return fork.entries.length - table.entries.length
  }, ENDS)

  // A game of many battles hides forces in few of them, which takes long to come upon by chance.
  const quick = hiding.filter(({ setups }) => setups.length < 20)

  test.each(isLong ? hiding : quick)(
    '$id: rows that end with dice alone would tell',
    ({ game, setups }) => {
      const tries = Array.from({ length: 8 }, (_, at) => at)
      const found = setups.some((setup) =>
        tries.some((seed) => !oracles(game, setup, seed, upToDice).next().done),
      )
      expect(found).toBe(true)
    },
  )
})

/** Whether a choice led its seat to another view where only what it could not know was different. */
function toldNew(game: Game, before: State, { seat, choice }: Entry, after: State, dice: FastDice) {
  const seen = game.view(after, seat).known
  return Array.from({ length: 3 }, () => game.disguise(before, seat, dice)).some((other) => {
    if (tryChoice(game, other, seat, choice) === 'rolls') return true
    return differ(game.view(other, seat).known, seen)
  })
}

describe('R19 T2 nobody takes back what has shown them something, or handed the decision over', () => {
  const rows = shelf.map((game) => ({ id: game.id, game }))
  const seen = new Set<string>()

  test.each(rows)('$id: at random moments, found out from the views', ({ game }) => {
    const own = hiding.find(({ id }) => id === game.id)?.setups ?? setupsOf(game)
    let undone = 0
    for (const [at, setup] of some(own, WALKS, 3).entries()) {
      const dice = fastDice(at)
      const table = opened(game, setup, dice)
      for (let left = isLong ? 150 : 30; left > 0; left--) {
        const before = stateOf(table)
        const entry = step(table, dice)
        if (!entry) break
        const after = stateOf(table)
        const { length } = table.entries
        const { count, barrier } = undoable(table, entry.seat)
        if (count === 0) seen.add(barrier)
        // Two who look at one open board may go back over a hand-over, but not over a reveal.
        const near = undoable(table, entry.seat, () => false)
        expect(near.count).toBeGreaterThanOrEqual(count)
        if (near.count > 0) expect(toldNew(game, before, entry, after, dice)).toBe(false)
        if (count === 0) {
          expect(undo(table, entry.seat).ok).toBe(game.acting(after) === 0 && near.count > 0)
          continue
        }
        const handedTo = game.acting(after) & ~game.acting(before) & ~(1 << entry.seat)
        expect(handedTo).toBe(0)
        if (dice.below(3) > 0) continue
        const back = 1 + dice.below(count)
        const goal = hashText(stateAt(table, length - back))
        expect(undo(table, entry.seat, back)).toEqual({ ok: true })
        expect(hashText(stateOf(table))).toBe(goal)
        expect(table.takenBack.at(-1)).toMatchObject({ seat: entry.seat, count: back })
        undone++
      }
    }
    expect(undone).toBeGreaterThan(0)
  })

  test('every kind of barrier was met', () => {
    expect([...seen]).toEqual(expect.arrayContaining(['roll', 'reveal', 'final', 'hand-over']))
  })
})
