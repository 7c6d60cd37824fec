import { SPECTATOR, type Dice, type Seat, type View, type Viewer } from '@estafette/kernel'
import { HIGHEST_BID, openBids } from './sides.ts'
import { copyOf, scalars, tables, type ArrasState, type Table } from './state.ts'
import { STEP } from './steps.ts'

/** A bid that is in but may not be seen. */
const SEALED = -1

/** Everything but the bids lies open on the table. */
const secret: readonly string[] = ['bidFirst', 'bidSecond']
const openScalars = scalars.filter((name) => !secret.includes(name))
const openTables = Object.keys(tables) as Table[]

/** Whether a seat's bid is hidden from a viewer: until both are in, from everybody else. */
function isHidden(s: ArrasState, seat: Seat, viewer: Viewer): boolean {
  return s.step === STEP.bid && openBids(s) !== 0 && (viewer === SPECTATOR || viewer !== seat)
}

/** A position with only what the viewer may know filled in. ARR-14.1a */
export function view(s: ArrasState, viewer: Viewer): View<ArrasState> {
  const known = s.work.makeState(s.board)
  for (const name of openScalars) known[name] = s[name]
  for (const name of openTables) known[name].set(s[name])
  known.bidFirst = seen(s.bidFirst, isHidden(s, 0, viewer))
  known.bidSecond = seen(s.bidSecond, isHidden(s, 1, viewer))
  return { viewer, known }
}

function seen(bid: number, hidden: boolean): number {
  return hidden && bid !== 0 ? SEALED : bid
}

/** A whole position the viewer could be looking at: sealed bids are guessed. */
export function imagine(from: View<ArrasState>, dice: Dice): ArrasState {
  const s = copyOf(from.known)
  if (s.bidFirst === SEALED) s.bidFirst = dice.pick(HIGHEST_BID) + 1
  if (s.bidSecond === SEALED) s.bidSecond = dice.pick(HIGHEST_BID) + 1
  return s
}

/** The same position with other bids where the viewer may not know them. */
export function disguise(s: ArrasState, viewer: Viewer, dice: Dice): ArrasState {
  const other = copyOf(s)
  if (isHidden(s, 0, viewer) && s.bidFirst !== 0) other.bidFirst = dice.pick(HIGHEST_BID) + 1
  if (isHidden(s, 1, viewer) && s.bidSecond !== 0) other.bidSecond = dice.pick(HIGHEST_BID) + 1
  return other
}
