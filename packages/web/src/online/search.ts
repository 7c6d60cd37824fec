import {
  PROTOCOL,
  SEEK_BEAT,
  SEEK_SILENCE,
  type SearchEnd,
  type ServerMessage,
  type Wish,
} from '@estafette/protocol'
import { chosenWay } from './chosen-way.ts'
import { contribution } from './http.ts'
import { plainWay } from './plain.ts'
import { keepPledge } from './pledge.ts'
import { socketWay } from './socket.ts'
import type { OpenWay, Way } from './way.ts'

/** Why a search ended without anybody found: as the server says, or because the line was lost. */
export type Ended = SearchEnd | 'line'

/** What hears of a search. */
export interface SearchEars {
  /** Somebody was found: the game has begun at a table. */
  found(table: string): void
  ended(why: Ended): void
}

/** A search for anyone to play with, which ends with the line it goes over. */
export interface OpponentSearch {
  /** Looks for something else from now on, without losing the place in the row. */
  want(wish: Wish): void
  stop(): void
}

/** The ways to a server, each tried where the one before never stood. */
function usualWays(): readonly OpenWay[] {
  return chosenWay.peek() === 'plain' ? [plainWay] : [socketWay, plainWay]
}

/** Looks for anyone who wants the same. */
export function openSearch(
  first: Wish,
  ears: SearchEars,
  ways: readonly OpenWay[] = usualWays(),
): OpponentSearch {
  const id = crypto.randomUUID()
  const own = contribution()
  let wish = first
  let seal: { readonly table: string; readonly commitment: string } | null = null
  let isOver = false
  let unanswered = 0 // times that the page has said that it waits
  let way: Way | null = null
  let beat: ReturnType<typeof setInterval> | undefined

  const end = (): boolean => {
    const wasOver = isOver
    isOver = true
    clearInterval(beat)
    way?.close()
    return !wasOver
  }
  const fail = (why: Ended): void => {
    if (end()) ears.ended(why)
  }
  /** The seal of the dice is seen before anything is added to them. */
  const ask = (): void => {
    unanswered++
    way?.send({ v: PROTOCOL, call: 'seek', id, wish, ...(seal && { contribution: own }) })
  }

  const hear = (told: ServerMessage): void => {
    if (isOver || !('id' in told) || told.id !== id) return
    unanswered = 0
    if (told.told === 'unpaired') return fail(told.reason)
    if (told.told === 'seeking') {
      if (seal) return
      seal = { table: told.table, commitment: told.commitment }
      return ask()
    }
    if (told.told !== 'paired' || !end()) return
    const { table } = told
    if (seal) keepPledge(table, { ...(seal.table === table && seal), own })
    ears.found(table)
  }

  const open = ([openWay, ...others]: readonly OpenWay[]): void => {
    if (!openWay) return fail('line')
    let hasStood = false
    way = openWay({
      opened() {
        hasStood = true
        ask()
        beat = setInterval(() => {
          if (unanswered * SEEK_BEAT >= SEEK_SILENCE) fail('line')
          else ask()
        }, SEEK_BEAT)
      },
      told: hear,
      lost() {
        if (isOver) return
        if (hasStood) fail('line')
        else open(others)
      },
    })
  }
  open(ways)
  return {
    want(other) {
      wish = other
      ask()
    },
    stop() {
      if (isOver) return
      way?.send({ v: PROTOCOL, call: 'stop', id })
      end()
    },
  }
}
