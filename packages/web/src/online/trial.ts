import { PROTOCOL } from '@estafette/protocol'
import type { Clock } from './clock.ts'
import type { OpenWay, Way } from './way.ts'

const FIRST_PAUSE = 30_000
const LONGEST_PAUSE = 10 * 60_000
const PATIENCE = 10_000 // for an answer

/** Trials of a way that failed once, beside another that stands. */
interface Trial {
  /** Tries from now on, less and less often, until it works; nothing where it does already. */
  begin(): void
  /** Tries no longer; a further beginning goes on with the pauses as they are. */
  end(): void
  /** The way works: the next beginning is the first one. */
  forgive(): void
}

/** Makes trials of a way. It works when something that was sent is answered. */
export function makeTrial(openWay: OpenWay, clock: Clock, works: () => void): Trial {
  let tries = 0
  let isOn = false
  let way: Way | null = null
  let cancel = (): void => {}

  const later = (milliseconds: number, run: () => void): void => {
    cancel()
    cancel = clock.after(milliseconds, run)
  }
  const pause = (): void => {
    const longer = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries++)
    later(longer * (0.75 + clock.random() / 2), probe)
  }
  const leave = (): void => {
    way?.close()
    way = null
  }
  const fail = (): void => {
    leave()
    pause()
  }
  const probe = (): void => {
    later(PATIENCE, fail)
    way = openWay({
      opened: () => way?.send({ v: PROTOCOL, call: 'ping' }),
      told({ told }) {
        if (told !== 'pong') return
        end()
        works()
      },
      lost: fail,
    })
  }
  const end = (): void => {
    isOn = false
    cancel()
    leave()
  }
  return {
    begin() {
      if (isOn) return
      isOn = true
      pause()
    },
    end,
    forgive() {
      tries = 0
    },
  }
}
