import { PROTOCOL, type SeekerCounts } from '@estafette/protocol'
import { socketWay } from './socket.ts'
import type { OpenWay, Way } from './way.ts'

const FIRST_BREAK = 1000
const LONGEST_BREAK = 60_000

/** What hears of the lists of tables. */
export interface LobbyEars {
  /** They are no longer what they were. */
  changed(): void
  /** Whether changes are told from now on; else they have to be asked for. */
  stands(isTold: boolean): void
  /** How many look for anyone to play with, for those who show it. */
  seekers?(waiting: SeekerCounts): void
}

/** Listens to changes of the lists of tables, again and again; returns how to end that. */
export function followLobby(ears: LobbyEars, openWay: OpenWay = socketWay): () => void {
  let breaks = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let way: Way | null = null
  const open = (): void => {
    way = openWay({
      opened: () =>
        way?.send({ v: PROTOCOL, call: 'lobby', on: true, ...(ears.seekers && { seekers: true }) }),
      told(message) {
        if (message.told === 'lobby') return ears.changed()
        if (message.told === 'seekers') return ears.seekers?.(message.waiting)
        if (message.told !== 'pong') return
        breaks = 0
        ears.stands(true)
      },
      lost() {
        ears.stands(false)
        timer = setTimeout(open, Math.min(LONGEST_BREAK, FIRST_BREAK * 2 ** breaks++))
      },
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    way?.close()
  }
}
