import {
  createState,
  failureText,
  fastDice,
  makeChoice,
  SPECTATOR,
  verbOf,
  writeView,
  type FastDice,
  type Game,
  type Setup,
  type State,
  type Viewer,
} from '@estafette/kernel'
import { takeBoth } from './likeness.ts'
import { makeRecord } from './record.ts'
import { judge } from './refusal.ts'
import { legalChoices, seatsOf } from './seat.ts'
import { openTable, stateOf, viewFor, type Table } from './table.ts'
import { heardBy } from './viewer.ts'

/** Whatever leads out of a table to a viewer. */
export type Door = (table: Table, viewer: Viewer) => string

const TRIED = 16 // choices that a viewer tries in one position, legal or not

/** The doors there are: what he sees, hears, can save, is asked, may choose and is refused. */
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
    const tried = Array.from({ length: TRIED }, () =>
      makeChoice(dice.below(game.verbs.length), dice.below(dice.below(4) === 0 ? 200 : 20)),
    )
    return JSON.stringify(tried.map((choice) => judge(game, state, viewer, choice)))
  },
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
 * Nothing leads out of a table that its viewer may not know: two tables that look the same to him,
 * where everything he may not know is different, let out the same, choice after choice, until they
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

function tableAt(game: Game, position: string): Table {
  const opened = openTable(game, { start: { position }, gameId: 'doors', seed: SEED })
  if (!opened.ok) throw new Error(failureText(opened))
  return opened.value
}

function anyOf<T>(list: readonly T[], dice: FastDice): T {
  return list[dice.below(list.length)]!
}
