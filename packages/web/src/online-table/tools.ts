import { useEffect } from 'preact/hooks'
import { useSignal } from '@preact/signals'
import { chosenWay } from '../online/chosen-way.ts'
import type { Clock } from '../online/clock.ts'
import type { TableLine, LineTools } from '../online/line.ts'
import { plainWay } from '../online/plain.ts'
import { socketWay } from '../online/socket.ts'
import { browserShelf } from '../store/storage.ts'

const clock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** A line's tools as a browser has them. */
export function browserTools(): LineTools {
  return {
    ways: { socket: socketWay, plain: plainWay },
    prefers: () => chosenWay.peek(),
    clock,
    shelf: browserShelf(),
    newId: () => uuid(),
  }
}

/** A UUID; `randomUUID` is missing where pages are served without TLS. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The server's time, read again and again; 0 milliseconds for a clock that stands. */
export function useNow(line: TableLine, beat: number): number {
  const now = useSignal(0)
  useEffect(() => {
    now.value = line.now()
    if (beat === 0) return undefined
    const timer = setInterval(() => (now.value = line.now()), beat)
    return () => clearInterval(timer)
  }, [line, beat, line.standing.value?.version])
  return now.value || line.now()
}

/** Whether something has held for so long that it is worth telling. */
export function useLasting(holds: boolean, milliseconds: number): boolean {
  const isLate = useSignal(false)
  useEffect(() => {
    if (!holds) return void (isLate.value = false)
    const timer = setTimeout(() => (isLate.value = true), milliseconds)
    return () => clearTimeout(timer)
  }, [holds, milliseconds])
  return holds && isLate.value
}

/** Says when the page is looked at, and tries a line at once then or when the network returns. */
export function useReturning(line: TableLine): void {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const again = (): void => line.tryNow()
    addEventListener('online', again, { signal })
    const look = (): void => {
      line.talk.look(!document.hidden)
      if (!document.hidden) again()
    }
    if (document.hidden) look()
    document.addEventListener('visibilitychange', look, { signal })
    // Whoever leaves with unsent choices is asked first.
    addEventListener(
      'beforeunload',
      (event) => line.outbox.peek().length > 0 && event.preventDefault(),
      { signal },
    )
    return () => stop.abort()
  }, [line])
}
