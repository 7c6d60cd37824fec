import { useRef } from 'preact/hooks'
import type { LogEntry } from '../../session/session.ts'
import { watchingOf } from '../../session/watching.ts'
import type { TableModel } from '../model.ts'
import { toldBy, undoneText } from './speech.ts'
import { isComputer } from '../log/why.ts'

/** What was said last, and what the log was like then. */
export interface Announced {
  readonly log: readonly LogEntry[]
  readonly text: string
  readonly number: number
}

/**
 * What is said when the log is another one: all that was added, or what was taken back. Of a log
 * that is seen for the first time nothing is said, nor of the set-up.
 */
export function announce(model: TableModel, before: Announced | null): Announced {
  const log = model.session.log.value
  if (!before) return { log, text: '', number: 0 }
  if (before.log === log) return before
  const [was, now] = [lastOf(before.log), lastOf(log)]
  const added = log.filter(({ number }) => number > was)
  const isWatched = !!watchingOf(model.session)?.watch.value // a step back takes nothing back
  const gone = isWatched ? [] : before.log.filter(({ number }) => number > now)
  if (!isWatched && isBusy(model, added)) return before
  const text = added.length > 0 ? toldBy(model, added) : undoneText(model, gone)
  return text === '' ? { ...before, log } : { log, text, number: before.number + 1 }
}

/** Whether a computer is in the midst of its turn: what it did is told when it has ended. */
function isBusy({ session }: TableModel, added: readonly LogEntry[]): boolean {
  return session.thinking.value && isComputer(session, added.at(-1)?.seat ?? -1)
}

function lastOf(log: readonly LogEntry[]): number {
  return log.at(-1)?.number ?? 0
}

/** Tells those who do not see the map what just happened, or was taken back. */
export function Announcer({ model }: { readonly model: TableModel }) {
  const last = useRef<Announced | null>(null)
  last.current = announce(model, last.current)
  const { text, number } = last.current
  return (
    <div class="sr-only" aria-live="polite" data-part="happened-spoken">
      {text !== '' && <p key={number}>{text}</p>}
    </div>
  )
}
