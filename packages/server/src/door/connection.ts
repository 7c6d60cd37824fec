import { PROTOCOL, readCall, type CallOf, type ServerMessage } from '@estafette/protocol'
import type { PersonId } from '../referee/person.ts'
import type { Referee } from '../referee/referee.ts'
import type { RateBuckets } from './rate-limit.ts'
import { costAhead, costOf } from '../referee/costs.ts'
import { answerCall, earlier } from './calls.ts'
import { followLobby, followSeekers } from './lobby.ts'
import { AWAY } from './reply.ts'
import { makeSearch } from './search.ts'
import { isTooLate, later, type Strain } from './strain.ts'

/** One page that is connected, whatever its messages travel on. */
export interface PageConnection {
  /** Takes in a message of the page; answers go out as they are ready. */
  receive(text: string): Promise<void>
  /** The page has gone. */
  end(): void
}

/** What a connection stands between. */
export interface Wiring {
  readonly referee: Referee
  readonly person: PersonId
  readonly key: string // whom the limits count against
  readonly buckets: RateBuckets
  readonly crowd?: { readonly key: string; readonly buckets: RateBuckets } // of the address
  readonly strain?: Pick<Strain, 'late'> | undefined
  readonly send: (told: ServerMessage) => void
}

const MOST_TABLES = 8

/**
 * Bytes that may wait for a page that does not read; then it is let go. A whole table is one message,
 * and one megabyte of it in the longest games.
 */
export const MOST_BUFFERED = 4 * 1024 * 1024

/** Milliseconds after which a page comes back when a server stops. */
export const COMES_BACK = 2000

/** Serves a page: the tables it has open are told to it until it closes them or goes. */
export function connect({
  referee,
  person,
  key,
  buckets,
  crowd,
  strain,
  send,
}: Wiring): PageConnection {
  const open = new Map<string, () => void>()
  let isEnded = false
  let leaveLobby = (): void => {}
  const search = makeSearch(referee, person, send)

  const close = (table: string): void => {
    open.get(table)?.()
    open.delete(table)
  }

  /** Listens before the answer is made: a step told twice is passed over, one missed is lost. */
  const listen = async (table: string): Promise<boolean> => {
    if (open.has(table)) return false
    const leave = await referee.join(person, table, send)
    if (!leave) return false
    if (isEnded) leave()
    else open.set(table, leave)
    const [oldest] = open.keys()
    if (open.size > MOST_TABLES && oldest !== undefined) close(oldest)
    return true
  }

  /** Hears of lists, and of those who look for anyone where the page shows how many. */
  const follow = ({ seekers = false }: CallOf<'lobby'>): (() => void) => {
    const deaf = [followLobby(referee, person, send)]
    if (seekers) deaf.push(followSeekers(referee, send))
    return () => deaf.forEach((leave) => leave())
  }

  const spend = (cost: number): void => {
    buckets.spend(key, referee.deps.now(), cost)
    crowd?.buckets.spend(crowd.key, referee.deps.now(), cost)
  }

  return {
    async receive(text) {
      const after = buckets.take(key, referee.deps.now())
      const read = readCall(text)
      if (!read.ok) return send({ v: PROTOCOL, told: 'bad', reason: read.reason })
      const call = read.value
      if (after > 0) {
        return send({ v: PROTOCOL, told: 'busy', id: 'id' in call ? call.id : null, after })
      }
      if (isTooLate(call, strain)) {
        return send({
          v: PROTOCOL,
          told: 'busy',
          id: 'id' in call ? call.id : null,
          after: later(),
        })
      }
      try {
        if (call.call === 'look') {
          referee.audience.look(call.table, (one) => one.send === send, call.on)
          return send({ v: PROTOCOL, told: 'pong' })
        }
        const isNew = call.call === 'open' && (await listen(call.table))
        if (call.call === 'close') close(call.table)
        if (call.call === 'lobby') {
          leaveLobby()
          leaveLobby = call.on && !isEnded ? follow(call) : () => {}
        }
        if (call.call === 'seek' && !isEnded) search.begin(call.id)
        spend(costAhead(call))
        const told = await answerCall(referee, person, call, send)
        spend(costOf(told))
        send(told)
        if (isNew) (await earlier(referee, person, call.table)).forEach(send)
      } catch (error) {
        // Whether it was kept is not known: the page sends it again, with the same id.
        referee.deps.trouble('a call failed', error)
        send({ v: PROTOCOL, told: 'busy', id: 'id' in call ? call.id : null, after: AWAY })
      }
    },
    end() {
      isEnded = true
      leaveLobby()
      search.end()
      for (const leave of open.values()) leave()
      open.clear()
    },
  }
}
