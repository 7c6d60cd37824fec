import {
  hashText,
  targetOf,
  verbOf,
  isToldTo,
  SPECTATOR,
  type Seat,
  type State,
  type Viewer,
} from '@estafette/kernel'
import { heardBy, isOver, legalChoices, seatsOf, stateAt, stateOf, viewFor } from '@estafette/table'
import type { BoardScene } from './boards/board.ts'
import { eventLines, seatText } from './narrate.ts'
import type { Sitting } from './sitting.ts'

// Everything that a session prints about its game goes through this file: it is said to the person
// at the screen, who hears and sees what their seat may know, and nothing of the others.

/** The seats that people play. */
export function peopleIn({ players, table }: Sitting): Seat[] {
  return seatsOf(table.game, stateOf(table)).filter((seat) => !players[seat])
}

/** Who is to choose, -1 when the game is over. */
export function toAct({ table }: Sitting): Seat {
  return isOver(table) ? -1 : table.game.toAct(stateOf(table))
}

/** The position as far as the person at the screen knows it: all of it when the game is over. */
export function knownNow({ table, viewer }: Sitting): State {
  return isOver(table) ? stateOf(table) : viewFor(table, viewer).known
}

/** The position as boards show it: what the person knows, with a star at what they can choose. */
export function sceneNow(session: Sitting): BoardScene {
  const { table, viewer, voice, context } = session
  const { game } = table
  const known = knownNow(session)
  const isAsked = viewer >= 0 && toAct(session) === viewer
  const choices = isAsked ? legalChoices(game, known, viewer) : []
  const open = new Set(
    choices.map((choice) => `${game.verbs[verbOf(choice)]!.target} ${targetOf(choice)}`),
  )
  return {
    game,
    known,
    viewer,
    voice,
    language: context.language,
    name: (kind, index) => voice.thing(kind, index) + (open.has(`${kind} ${index}`) ? '*' : ''),
  }
}

/** Whether one of two viewers sees what the other does not. */
export function seeOtherwise({ table }: Sitting, one: Viewer, other: Viewer): boolean {
  if (one === other || isOver(table)) return false
  return hashText(viewFor(table, one).known) !== hashText(viewFor(table, other).known)
}

/** Who looks when a table is opened: the person at it; the public, until one of several comes. */
export function firstViewer(session: Sitting): Viewer {
  const people = peopleIn(session)
  const [first = SPECTATOR] = people
  return people.some((other) => seeOtherwise(session, first, other)) ? SPECTATOR : first
}

/** Whose record is saved: the person's own; of several nobody's, so that none reads the others'. */
export function saverOf(session: Sitting): Viewer {
  const people = peopleIn(session)
  return people.length === 1 ? people[0]! : SPECTATOR
}

/** What a seat is called: its side, with its number where people play several seats of that side. */
export function nameOf(session: Sitting, state: State, seat: Seat): string {
  const { context, voice, table } = session
  const { game } = table
  const name = seatText(context, voice, game, state, seat)
  const side = game.sideOf(state, seat)
  const isShared =
    side >= 0 && seatsOf(game, state).filter((one) => game.sideOf(state, one) === side).length > 1
  return isShared ? `${name} (${context.texts.seat(seat + 1)})` : name
}

/** Entry `n` of the journal as the person at the screen hears of it; 0 is the opening. */
export function heardText(session: Sitting, n: number): string {
  const { context, voice, table, viewer } = session
  const { choice, seat, events } = heardBy(table, viewer, n)
  const lines = eventLines(context, voice, events)
  if (seat < 0) return lines
  const who = context.paint.bold(nameOf(session, stateAt(table, n - 1), seat))
  const said = choice === null ? context.texts.play.secret : voice.choice(choice)
  return `${who}${context.texts.colon}${said}\n${lines}`
}

/** Tells the person at the screen what they have not been told of yet. */
export function tellNews(session: Sitting): void {
  const { context, table, viewer, told } = session
  const from = told.get(viewer) ?? -1
  const { length } = table.entries
  for (let n = from + 1; n <= length; n++) context.io.out(heardText(session, n))
  told.set(viewer, length)
  // Where nothing is hidden from each other, everybody looks at the screen.
  for (const seat of peopleIn(session)) {
    if ((told.get(seat) ?? -1) < from || seeOtherwise(session, viewer, seat)) continue
    if (!hearOtherwise(session, seat, from)) told.set(seat, length)
  }
}

/** Whether a seat has been told something after an entry that the person at the screen was not. */
function hearOtherwise({ table, viewer }: Sitting, seat: Seat, from: number): boolean {
  for (let n = from + 1; n <= table.entries.length; n++) {
    const { events } = heardBy(table, seat, n)
    if (events.some((event) => !isToldTo(event, viewer))) return true
  }
  return false
}

/** Lets another person scene on at the same screen: they lack only what was for them alone. */
export function joinIn(session: Sitting, seat: Seat): void {
  const { context, voice, table, told } = session
  const from = told.get(seat) ?? -1
  const length = table.entries.length
  for (let n = from + 1; n <= length; n++) {
    const own = heardBy(table, seat, n).events.filter((event) => !isToldTo(event, session.viewer))
    context.io.out(eventLines(context, voice, own))
  }
  session.viewer = seat
  told.set(seat, length)
}
