import type { LogEntry } from '../session/session.ts'
import { Told } from './log.tsx'
import type { TableModel } from './model.ts'
import { words } from './words.ts'

const MOST = 14

/** What the others did since this person last decided. */
export function Recap({ model }: { readonly model: TableModel }) {
  const events = sinceLastOwn(model).flatMap((entry) =>
    entry.events.filter(({ type }) => model.screen.events.worth.test(type)),
  )
  if (events.length === 0) return null
  return (
    <details class="recap" open={events.length <= MOST}>
      <summary>{words().recap(events.length)}</summary>
      <ol>
        {events.map((event, index) => (
          <li key={index}>
            <Told model={model} event={event} />
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Entries of others after the last one of the person who decides, or decided last. */
function sinceLastOwn({ session, seat }: TableModel): readonly LogEntry[] {
  const log = session.log.value
  const isOwn = (entry: LogEntry): boolean =>
    seat.value < 0 ? session.sitters[entry.seat] === 'human' : entry.seat === seat.value
  const own = log.findLastIndex(isOwn)
  return log.slice(Math.max(1, own + 1)).filter((entry) => !isOwn(entry))
}
