import { useMemo } from 'preact/hooks'
import { sideClass } from '../../screen/screen.ts'
import { logLines } from '../log/log-lines.ts'
import { LineText } from '../log/told.tsx'
import type { TableModel } from '../model.ts'
import { whatOf, whoOf } from '../other-turn/enemy-turn.ts'
import { sidesIn } from '../other-turn/steps-in.ts'
import { deedIn } from '../other-turn/sum-told.ts'
import './ticker.css'

const LONG = 110 // letters: more than the row has room for
const TAIL = 60 // choices in which the last line is looked for

/** The last line of the log, in the row of the tabs where the log itself is folded away. */
export function Ticker({ model }: { readonly model: TableModel }) {
  const { session, screen } = model
  const entries = session.log.value
  const line = useMemo(() => {
    const lines = logLines(screen, entries.slice(-TAIL), sidesIn(session))
    return lines.findLast(({ kind, seat }) => kind !== 'fold' || seat >= 0) ?? lines.at(-1)
  }, [entries])
  if (!line) return null
  const { step } = line
  const isLong = step !== undefined && `${whoOf(model, step)} ${whatOf(model, step)}`.length > LONG
  return (
    <div class={`ticker ${sideClass(screen.game.id, line.side)}`} data-part="ticker">
      {isLong ? <p>{deedIn(model, step)}</p> : <LineText model={model} line={line} />}
    </div>
  )
}
