import type { GameEvent } from '@estafette/kernel'
import { useEffect } from 'preact/hooks'
import { shapeOf } from '../screen/events.ts'
import type { LogEntry } from '../session/session.ts'
import { Link } from '../shell/link.tsx'
import { actsOf, type Act } from './acts.ts'
import { Told } from './log.tsx'
import type { TableModel } from './model.ts'
import { whyText } from './reasons.tsx'
import { askWhy, isComputer, isExplained } from './why.ts'
import { words } from './words.ts'

const MOST = 40 // acts that are shown at once
const FEW = 4 // on a phone, where they would hide what can be done
const PHONE = 700 // widest, in pixels

/** What the others did since this person last decided, and why, as far as they are computers. */
export function Recap({ model }: { readonly model: TableModel }) {
  return model.session.sitters.length === 0 ? <Latest model={model} /> : <Since model={model} />
}

/** In a replay nobody was away: what the choice that is shown did. */
function Latest({ model }: { readonly model: TableModel }) {
  const { session } = model
  const last = session.log.value.at(-1)?.events ?? []
  const events = last.filter((event) => !shapeOf(session.game, event).silent)
  return (
    <div class="replay-step">
      {events.map((event, index) => (
        <p key={index}>
          <Told model={model} event={event} />
        </p>
      ))}
    </div>
  )
}

function Since({ model }: { readonly model: TableModel }) {
  const { session } = model
  const isWorth = (event: GameEvent): boolean => !!shapeOf(session.game, event).worth
  const acts = actsOf(sinceLastOwn(model), isWorth)
  const isOver = !session.thinking.value
  const first = acts[0]?.numbers[0] ?? 0
  const last = acts.at(-1)?.numbers.at(-1) ?? 0
  const numbers = acts.flatMap((act) => act.numbers)
  // Two minds at once would slow the one that plays.
  useEffect(() => {
    if (isOver) askWhy(session, numbers)
  }, [isOver, first, last])
  if (acts.length === 0) return null
  return (
    <details class="recap" open={acts.length <= (innerWidth > PHONE ? MOST : FEW)}>
      <summary>{words().recap(acts.length)}</summary>
      {isOver && acts.every(({ seat }) => isComputer(session, seat)) && (
        <p class="recap-watch">
          <Link to={{ page: 'replay', id: session.id, moment: Math.max(0, first - 1) }}>
            {words().watchAgain}
          </Link>
        </p>
      )}
      <ol aria-busy={isOver && !isExplained(session, numbers)}>
        {acts.map((act) => (
          <RecapLine key={act.numbers[0]} model={model} act={act} />
        ))}
      </ol>
    </details>
  )
}

function RecapLine({ model, act }: { readonly model: TableModel; readonly act: Act }) {
  const why = whyText(model, act.numbers)
  return (
    <li>
      {act.events.map((event, index) => (
        <span key={index}>
          <Told model={model} event={event} />{' '}
        </span>
      ))}
      {why && <p class="why">{why}</p>}
    </li>
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
