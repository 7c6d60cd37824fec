import {
  diceFrom,
  EVERYBODY,
  isToldTo,
  verbOf,
  type Choice,
  type FastDice,
  type Game,
  type GameEvent,
  type Seat,
  type State,
  type Viewer,
} from '@estafette/kernel'
import { legalChoices } from './seat.ts'
import { follow, stateOf, take, type Entry, type Table } from './table.ts'

/**
 * The same choice at two tables that look the same to a viewer, but for what they may not know of it;
 * whether there was one, with dice that give them the same.
 */
export function takeBoth(one: Table, other: Table, viewer: Viewer, dice: FastDice): boolean {
  const { game } = one
  const seat = game.toAct(stateOf(one))
  const there = legalChoices(game, stateOf(other), seat)
  const isPartner = areOneSide(one, viewer, seat) // and may look on
  const isLike = (choice: Choice, candidate: Choice): boolean =>
    !isPartner && game.verbs[verbOf(choice)]!.secret
      ? verbOf(candidate) === verbOf(choice)
      : candidate === choice
  const here = legalChoices(game, stateOf(one), seat).filter((choice) =>
    there.some((candidate) => isLike(choice, candidate)),
  )
  if (here.length === 0) return false
  const choice = anyOf(here, dice)
  const taken = take(one, seat, choice)
  if (!taken.ok) throw new Error(taken.detail || taken.reason)
  const same = anyOf(
    there.filter((candidate) => isLike(choice, candidate)),
    dice,
  )
  const { entry, events } = taken
  const faces = facesLike(game, stateOf(other), same, entry, toldIn(events, viewer), viewer, dice)
  return faces !== null && follow(other, seat, same, faces).ok
}

function areOneSide(table: Table, viewer: Viewer, seat: Seat): boolean {
  if (viewer < 0 || viewer === seat) return viewer === seat
  const [state, { sideOf }] = [stateOf(table), table.game]
  return sideOf(state, seat) >= 0 && sideOf(state, viewer) === sideOf(state, seat)
}

/** What a viewer hears. */
function toldIn(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.filter((event) => isToldTo(event, viewer))
}

/** How a choice was played with some faces: those used, and how much of what is told is the same. */
interface Attempt {
  readonly faces: readonly number[]
  readonly sides: readonly number[]
  readonly owners: readonly (Seat | undefined)[]
  readonly told: readonly number[] // how much the viewer had been told before each face
  readonly same: number
}

/**
 * Dice for the other table. Open ones fall as they did, unless something else comes of that: then
 * so that the same comes, which whoever is told the number can see. Those that others see fall anew,
 * and those whose card or chit the viewer sees fall so that it is the same one, wherever it lies in
 * the other deck; null where it is not there.
 */
function facesLike(
  game: Game,
  state: State,
  choice: Choice,
  entry: Entry,
  told: readonly GameEvent[],
  viewer: Viewer,
  dice: FastDice,
): readonly number[] | null {
  const fixed: number[] = []
  const toldTexts = told.map((event) => JSON.stringify(event))
  const attempt = (): Attempt => {
    const [faces, sides, owners]: [number[], number[], (Seat | undefined)[]] = [[], [], []]
    const heard: number[] = []
    const events: GameEvent[] = []
    const falling = diceFrom((count, only) => {
      const at = faces.length
      const face = fixed[at] ?? (only === undefined ? entry.faces[at] : 1 + dice.below(count))
      if (face === undefined || face > count) throw new OtherDice()
      fixed[at] = face
      faces.push(face)
      sides.push(count)
      owners.push(only)
      heard.push(toldIn(events, viewer).length)
      return face
    })
    try {
      game.play(game.clone(state), entry.seat, choice, falling, (event) => events.push(event))
    } catch (error) {
      if (!(error instanceof OtherDice)) throw error
    }
    const there = toldIn(events, viewer)
    const differs = there.findIndex((event, i) => JSON.stringify(event) !== toldTexts[i])
    const same = differs < 0 ? there.length : differs
    return { faces, sides, owners, told: heard, same }
  }
  let best = attempt()
  for (let at = 0; at < best.faces.length; at++) {
    const owner = best.owners[at]
    const isLost = (): boolean => best.same === best.told[at] && best.same < told.length
    if (owner === undefined ? !isLost() : owner !== viewer && owner !== EVERYBODY) continue
    for (let face = 1; face <= best.sides[at]!; face++) {
      fixed.length = at
      fixed[at] = face
      const tried = attempt()
      if (tried.same > best.same) best = tried
    }
    fixed.splice(0, fixed.length, ...best.faces)
    if (owner === EVERYBODY && isLost()) return null
  }
  return told[best.same]?.only === viewer && viewer >= 0 ? null : best.faces
}

/** There would have to be other dice than at the one table. */
class OtherDice extends Error {}

function anyOf<T>(list: readonly T[], dice: FastDice): T {
  return list[dice.below(list.length)]!
}
