import type { Call } from '@estafette/protocol'

/** How late everything is that a server does, where it is the server itself that is at work. */
export interface Strain {
  /** Milliseconds of late; 0 where the machine is busy with other things. */
  late(): number
  close(): void
}

const BEAT = 50
const WINDOW = 5 // beats
const OWN = 0.5 // of the time: below that others hold the machine

/** Milliseconds from which on what costs much has to wait, and from which on everything has. */
const HEAVY = 150
const ANY = 300

/** Calls that may cost much; moves come before them. */
const heavy: ReadonlySet<Call['call']> = new Set(['open', 'past'])

/** Whether somebody is asked to come back with a call, so that those before it are done in time. */
export function isTooLate(call: Pick<Call, 'call'>, strain?: Pick<Strain, 'late'>): boolean {
  return (strain?.late() ?? 0) > (heavy.has(call.call) ? HEAVY : ANY)
}

/** Whether a request for something else has to wait. */
export function isTooLateFor(isSafe: boolean, strain?: Pick<Strain, 'late'>): boolean {
  return (strain?.late() ?? 0) > (isSafe ? HEAVY : ANY)
}

/** Milliseconds after which somebody comes back: not all of them at once. */
export function later(): number {
  return 1000 + Math.floor(Math.random() * 1000)
}

/** Measures from now on. */
export function makeStrain(): Strain {
  const beats: { readonly late: number; readonly time: number; readonly own: number }[] = []
  let expected = performance.now() + BEAT
  let used = process.cpuUsage()
  const beat = (): void => {
    const now = performance.now()
    const late = Math.max(0, now - expected)
    const spent = process.cpuUsage(used)
    used = process.cpuUsage()
    beats.push({ late, time: late + BEAT, own: (spent.user + spent.system) / 1000 })
    if (beats.length > WINDOW) beats.shift()
    expected = now + BEAT
  }
  const timer = setInterval(beat, BEAT).unref()
  return {
    late: () => lateness(beats, performance.now() - expected),
    close: () => clearInterval(timer),
  }
}

/** How late things are by the last beats, and by the one that is due. */
export function lateness(
  beats: readonly { readonly late: number; readonly time: number; readonly own: number }[],
  due: number,
): number {
  const time = beats.reduce((sum, beat) => sum + beat.time, 0)
  const own = beats.reduce((sum, beat) => sum + beat.own, 0)
  if (own <= time * OWN) return 0
  return Math.max(due, ...beats.map(({ late }) => late))
}
