import {
  createState,
  failureText,
  fastDice,
  SPECTATOR,
  verbOf,
  writeView,
  type Choice,
  type FastDice,
  type Game,
  type Seat,
  type Setup,
  type Viewer,
} from '@estafette/kernel'
import { makeRecord } from './record.ts'
import { legalChoices, seatsOf } from './seat.ts'
import { follow, openTable, stateOf, take, viewFor, type Table, type Taken } from './table.ts'
import { heardBy } from './viewer.ts'

/** Whatever leads out of a table to a viewer. */
export type Door = (table: Table, viewer: Viewer) => string

/** The doors there are: the position, the record, and what is told of the last choice. */
export const doors: Readonly<Record<string, Door>> = {
  view: (table, viewer) => writeView(table.game, viewFor(table, viewer)),
  record: (table, viewer) => makeRecord(table, viewer),
  log: (table, viewer) => JSON.stringify(heardBy(table, viewer, table.entries.length)),
}

const CHOICES = 12 // taken at the two tables, at the most
const SEED = '5e'.repeat(32)

/**
 * Nothing leads out of a table that its viewer may not know: two tables that look the same to him,
 * where everything he may not know is different, let out the same until they look different.
 */
export function examineDoors(
  game: Game,
  setup: Setup,
  seed: number,
  tried: Readonly<Record<string, Door>> = doors,
): string[] {
  const dice = fastDice(seed)
  const state = createState(game, setup)
  game.start(state, dice)
  for (let left = dice.below(30); left > 0 && game.acting(state) !== 0; left--) {
    const seat = game.toAct(state)
    game.play(state, seat, anyOf(legalChoices(game, state, seat), dice), dice)
  }
  return [SPECTATOR, ...seatsOf(game, state)].flatMap((viewer) => {
    const one = tableAt(game, game.write(state))
    const other = tableAt(game, game.write(game.disguise(state, viewer, dice)))
    return compare(one, other, viewer, dice, tried)
  })
}

function compare(
  one: Table,
  other: Table,
  viewer: Viewer,
  dice: FastDice,
  tried: Readonly<Record<string, Door>>,
): string[] {
  const { game } = one
  for (let i = 0; i < CHOICES; i++) {
    const seat = game.toAct(stateOf(one))
    if (seat < 0) return [] // a game that is over hides nothing any more
    for (const [name, door] of Object.entries(tried)) {
      if (door(one, viewer) !== door(other, viewer)) {
        return [`viewer ${viewer}: the ${name} tells what is hidden`]
      }
    }
    if (!takeBoth(one, other, seat, viewer, dice)) return []
    if (doors['view']!(one, viewer) !== doors['view']!(other, viewer)) return []
  }
  return []
}

/** The same choice at both tables, but for what the viewer may not know of it. */
function takeBoth(one: Table, other: Table, seat: Seat, viewer: Viewer, dice: FastDice): boolean {
  const { game } = one
  const choice = anyOf(legalChoices(game, stateOf(one), seat), dice)
  const taken = take(one, seat, choice)
  if (!taken.ok) throw new Error(taken.detail || taken.reason)
  const isSecret = seat !== viewer && game.verbs[verbOf(choice)]!.secret
  const choices = legalChoices(game, stateOf(other), seat).filter((candidate) =>
    isSecret ? verbOf(candidate) === verbOf(choice) : candidate === choice,
  )
  if (choices.length === 0) return false
  return followed(other, seat, anyOf(choices, dice), taken, viewer, dice)
}

/** Faces that only others know fall anew; where they cannot, they fall as they did. */
function followed(
  table: Table,
  seat: Seat,
  choice: Choice,
  { entry }: Taken,
  viewer: Viewer,
  dice: FastDice,
): boolean {
  const faces = entry.faces.map((face, i) => {
    const owner = entry.owners[i]
    return owner === undefined || owner === viewer ? face : dice.below(face + 1) + 1
  })
  return follow(table, seat, choice, faces).ok || follow(table, seat, choice, entry.faces).ok
}

function tableAt(game: Game, position: string): Table {
  const opened = openTable(game, { start: { position }, gameId: 'doors', seed: SEED })
  if (!opened.ok) throw new Error(failureText(opened))
  return opened.value
}

function anyOf<T>(list: readonly T[], dice: FastDice): T {
  return list[dice.below(list.length)]!
}
