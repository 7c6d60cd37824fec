import type { GameEvent } from '@estafette/kernel'
import { RuleLink } from '../../panels/rule-link.tsx'
import { doerOf, shapeOf } from '../../screen/events.ts'
import { sideClass } from '../../screen/screen.ts'
import { watchingOf } from '../../session/watching.ts'
import type { TableModel } from '../model.ts'
import { sidesIn } from '../other-turn/steps-in.ts'
import { happenedWords } from './happened-words.ts'
import { saidIn, type LogLine } from './log-lines.ts'
import { Told } from './told.tsx'
import { WhyButton } from './reasons.tsx'
import { isComputer } from './why.ts'

/** Everything that a line of the log sums up, with its rules; how to take it back, and why it was done. */
export function LineDetail({
  model,
  line,
}: {
  readonly model: TableModel
  readonly line: LogLine
}) {
  const { session } = model
  const { first, last, seat } = line
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return (
    <div class="log-detail">
      {saidIn(line).map((event, index) => (
        <p key={index} class={detailClass(model, line, event)}>
          <Told model={model} event={event} /> <RuleLink game={session.game.id} rule={event.rule} />
        </p>
      ))}
      {canUndo(model, line) && (
        <button
          type="button"
          class="link"
          data-part="undo-here"
          onClick={() => model.undoTo(first - 1)}
        >
          {happenedWords().undoHere}
        </button>
      )}
      <LookFrom model={model} first={first} />
      {isComputer(session, seat) && <WhyButton model={model} numbers={numbers} />}
    </div>
  )
}

/** Shows the table as it stood before a line, and from there step by step to where it is now. */
function LookFrom({ model, first }: { readonly model: TableModel; readonly first: number }) {
  const { session } = model
  const watching = watchingOf(session)
  if (!watching || first < 1 || session.hides()) return null
  return (
    <button
      type="button"
      class="link"
      data-part="look-from"
      onClick={() => watching.lookAgain(first - 1)}
    >
      {happenedWords().lookFrom}
    </button>
  )
}

/** How a line of the details looks: quiet, or with the bar of a side that answered. */
function detailClass({ session, screen }: TableModel, line: LogLine, event: GameEvent): string {
  if (shapeOf(session.game, event).silent) return 'log-quiet'
  const { side } = doerOf(session.game, event, line.seat, sidesIn(session))
  return side < 0 || side === line.side ? '' : `log-answer ${sideClass(screen.game.id, side)}`
}

/** Whether something of a line, and all after it, can still be taken back. */
function canUndo({ session }: TableModel, { last }: LogLine): boolean {
  const length = session.log.value.at(-1)?.number ?? 0
  return last > length - session.undoable().count
}
