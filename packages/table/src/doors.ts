import {
  createState,
  failureText,
  fastDice,
  makeChoice,
  SPECTATOR,
  verbOf,
  writeView,
  type Choice,
  type FastDice,
  type Game,
  type Seat,
  type Setup,
  type State,
  type Viewer,
} from '@estafette/kernel'
import { takeBoth } from './likeness.ts'
import { makeRecord } from './record.ts'
import { judge } from './refusal.ts'
import { takeRow } from './row.ts'
import { legalChoices, seatsOf } from './seat.ts'
import { isOver } from './settle.ts'
import { forked, openTable, stateOf, take, viewFor, type Table } from './table.ts'
import { traceOf } from './traces.ts'
import { heardBy } from './viewer.ts'

/** What comes of a row of choices: how many of them are kept, or the refusal. */
export type RowAnswer = (table: Table, seat: Seat, choices: readonly Choice[]) => unknown

/** Whatever leads out of a table to a viewer. */
export type Door = (table: Table, viewer: Viewer) => string

/** What a table in this page or on a server says to rows. */
export const rowAnswer: RowAnswer = (table, seat, choices) => {
  const row = takeRow(forked(table), seat, choices)
  return row.ok ? row.taken.length : row
}

const TRIED = 16 // choices that a viewer tries in one position, legal or not

const ROWS = 4 // rows that a viewer tries in one position
const LONGEST = 4 // choices that they may take before something is wrong with one

/**
 * The answers to rows that begin with something legal, go on as long as nothing ends them, and may
 * end with something that is not, each with so many ends: what is refused is not kept.
 */
export function rowDoor(answer: RowAnswer, ends = 1): Door {
  return (table, viewer) => {
    const { game, entries } = table
    if (viewer < 0 || legalChoices(game, stateOf(table), viewer).length === 0) return ''
    const dice = fastDice(entries.length)
    const answers = Array.from({ length: ROWS }, () => {
      const row = legalRow(table, viewer, dice)
      return Array.from({ length: ends }, (_, at) => {
        const end = at % 2 === 0 ? likelyChoice(table, viewer, row, dice) : anyChoice(game, dice)
        return answer(table, viewer, [...row, end])
      })
    })
    return JSON.stringify(answers)
  }
}

/** Some legal choices one after the other, as far as what the viewer knows leads to them. */
function legalRow(table: Table, viewer: Seat, dice: FastDice): Choice[] {
  const fork = forked(table)
  const row: Choice[] = []
  for (let left = 1 + dice.below(LONGEST); left > 0; left--) {
    const choice = anyOf(legalChoices(fork.game, stateOf(fork), viewer), dice)
    row.push(choice)
    take(fork, viewer, choice)
    const isEnd = traceOf(fork, fork.entries.length - 1) !== null || isOver(fork)
    if (isEnd || legalChoices(fork.game, stateOf(fork), viewer).length === 0) break
  }
  return row
}

/** Something that somebody may choose after a row, as the viewer imagines the position. */
function likelyChoice(table: Table, viewer: Seat, row: readonly Choice[], dice: FastDice): Choice {
  const { game } = table
  const state = game.imagine(viewFor(table, viewer), dice)
  for (const choice of row) {
    if (!legalChoices(game, state, viewer).includes(choice)) break
    game.play(state, viewer, choice, dice)
  }
  const seat = game.toAct(state)
  const choices = seat < 0 ? [] : legalChoices(game, state, seat)
  return choices.length > 0 ? anyOf(choices, dice) : anyChoice(game, dice)
}

function anyChoice({ verbs }: Game, dice: FastDice): Choice {
  return makeChoice(dice.below(verbs.length), dice.below(dice.below(4) === 0 ? 200 : 20))
}

/** The doors there are: what they see, hear, can save, are asked, may choose and are refused, alone and in rows. */
export const doors: Readonly<Record<string, Door>> = {
  view: (table, viewer) => writeView(table.game, viewFor(table, viewer)),
  bytes: (table, viewer) => viewFor(table, viewer).known.raw.join(),
  record: (table, viewer) => makeRecord(table, viewer),
  log: (table, viewer) => JSON.stringify(heardBy(table, viewer, table.entries.length)),
  prompt: (table, viewer) => JSON.stringify(table.game.decision(stateOf(table), viewer)),
  choices: (table, viewer) => legalChoices(table.game, stateOf(table), viewer).join(),
  refusals(table, viewer) {
    const { game, entries } = table
    const state = stateOf(table)
    const dice = fastDice(entries.length)
    const tried = Array.from({ length: TRIED }, () => anyChoice(game, dice))
    return JSON.stringify(tried.map((choice) => judge(game, state, viewer, choice)))
  },
  rows: rowDoor(rowAnswer),
  seats(table) {
    const { game } = table
    const state = stateOf(table)
    return seatsOf(game, state)
      .map((seat) => `${game.sideOf(state, seat)} ${game.seatName(state, seat)}`)
      .join()
  },
}

/** How two tables are compared. */
export interface Comparison {
  readonly tried?: Readonly<Record<string, Door>> // all doors where it is not said
  readonly after?: number // so many choices are taken before the tables part
  readonly opening?: number // and so many more at the most
  readonly choices?: number // and so many at both of them
  /** Decisions at whose end everybody sees what was chosen; the tables part nowhere else. */
  readonly reveals?: readonly string[]
}

/** What came of it: leaks, and how many choices were taken at both tables. */
export interface Compared {
  readonly faults: readonly string[]
  readonly choices: number
}

const SEED = '5e'.repeat(32)

/**
 * Nothing leads out of a table that its viewer may not know: two tables that look the same to them,
 * where everything they may not know is different, let out the same, choice after choice, until they
 * look different; and where `reveals` is given, they never do by the same choices but at its steps.
 */
export function examineDoors(
  game: Game,
  setup: Setup,
  seed: number,
  comparison: Comparison = {},
): Compared {
  const dice = fastDice(seed)
  const state = createState(game, setup)
  game.start(state, dice)
  const { after = 0, opening = 30 } = comparison
  for (let left = after + dice.below(opening); left > 0; left--) {
    const seat = game.toAct(state)
    if (seat < 0) return { faults: [], choices: 0 } // a game that is over hides nothing any more
    game.play(state, seat, anyOf(legalChoices(game, state, seat), dice), dice)
  }
  const all = [SPECTATOR, ...seatsOf(game, state)].map((viewer) =>
    compare(game, state, viewer, dice, comparison),
  )
  return {
    faults: all.flatMap(({ faults }) => faults),
    choices: all.reduce((sum, { choices }) => sum + choices, 0),
  }
}

function compare(
  game: Game,
  state: State,
  viewer: Viewer,
  dice: FastDice,
  { tried = doors, choices = 12, reveals }: Comparison,
): Compared {
  const one = tableAt(game, game.write(state))
  const other = tableAt(game, game.write(game.disguise(state, viewer, dice)))
  for (let taken = 0; ; taken++) {
    if (game.acting(stateOf(one)) === 0) return { faults: [], choices: taken }
    for (const [name, door] of Object.entries(tried)) {
      if (door(one, viewer) !== door(other, viewer)) {
        const fault = `viewer ${viewer}: the ${name} tells what is hidden`
        return { faults: [`${fault}, after ${lastOf(one)}`], choices: taken }
      }
    }
    if (taken === choices) return { faults: [], choices: taken }
    const before = stepOf(one)
    if (!takeBoth(one, other, viewer, dice)) return { faults: [], choices: taken }
    if (doors['view']!(one, viewer) === doors['view']!(other, viewer)) continue
    const mayPart = !reveals || (reveals.includes(before) && stepOf(one) !== before)
    const fault = `viewer ${viewer}: what ${lastOf(one)} leads to tells what is hidden`
    return { faults: mayPart ? [] : [fault], choices: taken }
  }
}

/** The name of the decision that is up, '' after the last. */
function stepOf(table: Table): string {
  const state = stateOf(table)
  return table.game.acting(state) === 0 ? '' : table.game.decision(state, SPECTATOR).step
}

function lastOf({ game, entries }: Table): string {
  const entry = entries.at(-1)
  if (!entry) return 'nothing'
  return `${entry.called} ${game.verbs[verbOf(entry.choice)]!.name}`
}

/** A table of its own at a position. */
export function tableAt(game: Game, position: string): Table {
  const opened = openTable(game, { start: { position }, gameId: 'doors', seed: SEED })
  if (!opened.ok) throw new Error(failureText(opened))
  return opened.value
}

function anyOf<T>(list: readonly T[], dice: FastDice): T {
  return list[dice.below(list.length)]!
}
