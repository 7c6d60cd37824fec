import {
  LONGEST_LINE,
  PROTOCOL,
  type Call,
  type CallOf,
  type Orders,
  type ServerMessage,
} from '@estafette/protocol'
import {
  accountOf,
  blockedBy,
  keepNote,
  keepOrders,
  noteOf,
  ordersAt,
  saidIn,
  say,
} from '@estafette/store'
import { cleanText } from '@estafette/table'
import type { PersonId } from '../referee/person.ts'
import type { Referee } from '../referee/referee.ts'
import { refusedFor, unknown } from '../referee/refusals.ts'
import { roomOf, saidOf } from '../referee/talk.ts'

const LINES_SHOWN = 100

/**
 * Answers one call of somebody, whichever way it came, and where it listens as well. Opening and
 * closing are the way's own.
 */
export function answerCall(
  referee: Referee,
  person: PersonId,
  call: Call,
  by?: (told: ServerMessage) => void,
): Promise<ServerMessage> | ServerMessage {
  switch (call.call) {
    case 'open':
      return referee.open(person, call)
    case 'command':
      return referee.command(person, call, by)
    case 'past':
      return referee.past(person, call)
    case 'choices':
      return referee.choices(person, call)
    case 'say':
      return speak(referee, person, call)
    case 'note':
      return note(referee, person, call)
    case 'order':
      return order(referee, person, call)
    case 'seek':
      return referee.pairing.seek(person, call)
    case 'stop':
      return stopSearch(referee, person, call)
    case 'look':
      // Where it came by itself, it is about every page that this person has the table open on.
      referee.audience.look(call.table, (one) => person !== null && one.person === person, call.on)
      return { v: PROTOCOL, told: 'pong' }
    case 'close':
    case 'lobby':
    case 'ping':
      return { v: PROTOCOL, told: 'pong' }
  }
}

async function stopSearch(
  { pairing }: Referee,
  person: PersonId,
  { id }: CallOf<'stop'>,
): Promise<ServerMessage> {
  await pairing.stop(person, id)
  // Somebody may have been found in this moment: then they are expected at the table.
  return (await pairing.found(person, id)) ?? { v: PROTOCOL, told: 'unpaired', id, reason: 'over' }
}

/** Keeps a line and tells it to its room. Players do not hear the watchers while they play. */
async function speak(
  referee: Referee,
  person: PersonId,
  call: CallOf<'say'>,
): Promise<ServerMessage> {
  const { table, id, room } = call
  const { store, now } = referee.deps
  const viewer = await referee.viewerOf(person, table)
  const account = person === null ? null : await accountOf(store.read, person)
  if (viewer === null || !account || room !== roomOf(viewer)) return unknown(table, id)
  const text = cleanText(call.text, LONGEST_LINE)
  const kept = await store.write((sql) =>
    say(sql, {
      table,
      command: id,
      room,
      account: account.id,
      seat: viewer,
      name: account.name,
      text,
      time: now(),
    }),
  )
  if (kept === null) return { v: PROTOCOL, id, table, ...refusedFor('said-enough') }
  if (kept.account !== person || kept.text !== text) {
    return { v: PROTOCOL, told: 'reused', table, id }
  }
  await referee.talk.tellNew(table)
  referee.hint(table)
  return { v: PROTOCOL, told: 'said', table, id, lines: [saidOf(kept)] }
}

async function note(
  referee: Referee,
  person: PersonId,
  call: CallOf<'note'>,
): Promise<ServerMessage> {
  const { table, id, text } = call
  const { store, now } = referee.deps
  const viewer = await referee.viewerOf(person, table)
  if (viewer === null || person === null) return unknown(table, id)
  await store.write((sql) => keepNote(sql, { table, account: person, text, time: now() }))
  return { v: PROTOCOL, told: 'noted', table, id, text }
}

/** Keeps the orders of one's own seat; what is open already goes by at once. */
async function order(
  referee: Referee,
  person: PersonId,
  call: CallOf<'order'>,
): Promise<ServerMessage> {
  const { table, id, orders } = call
  const seat = await referee.viewerOf(person, table)
  if (seat === null || seat < 0) return unknown(table, id)
  const body = JSON.stringify(orders)
  await referee.deps.store.write((sql) => keepOrders(sql, { table, seat, body }))
  referee.ordered.ring(table)
  return { v: PROTOCOL, told: 'ordered', table, id, orders }
}

/**
 * What was ordered, said and noted before somebody opened a table, for them. Orders come first:
 * whoever hears what was said without them knows that there are none.
 */
export async function earlier(
  referee: Referee,
  person: PersonId,
  table: string,
  after = 0, // of the chat only what came after this line
): Promise<ServerMessage[]> {
  const { store } = referee.deps
  const viewer = await referee.viewerOf(person, table)
  if (viewer === null) return []
  const blocked = person === null ? [] : await blockedBy(store.read, person)
  const said = await saidIn(store.read, table, roomOf(viewer), LINES_SHOWN)
  const lines = said.filter(
    ({ account, number }) => number > after && (account === null || !blocked.includes(account)),
  )
  // ServerMessage also where there is nothing: notes may have been wiped out elsewhere.
  const text = person === null ? null : await noteOf(store.read, table, person)
  const own = (await ordersAt(store.read, table)).filter(({ seat }) => seat === viewer)
  return [
    ...own.map(({ body }): ServerMessage => {
      const orders = JSON.parse(body) as Orders
      return { v: PROTOCOL, told: 'ordered', table, id: null, orders }
    }),
    { v: PROTOCOL, told: 'said', table, id: null, lines: lines.map(saidOf) },
    ...(text === null ? [] : [{ v: PROTOCOL, told: 'noted', table, id: null, text } as const]),
  ]
}
