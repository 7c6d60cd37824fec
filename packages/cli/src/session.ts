import { ask } from '@estafette/bots'
import { stateOf } from '@estafette/table'
import { toAct } from './audience.ts'
import { handOver } from './hand-over.ts'
import { obey } from './orders.ts'
import { attempt, showDecision, tellTable } from './showing.ts'
import { out, type Sitting } from './sitting.ts'

/** Plays until the person leaves or the input ends. */
export async function playSession(session: Sitting): Promise<void> {
  tellTable(session)
  while (!session.isOver) {
    const seat = toAct(session)
    const player = session.players[seat]
    if (seat >= 0 && player) {
      const { table, mind } = session
      attempt(session, seat, ask(player, table.game, stateOf(table), seat, mind))
      continue
    }
    if (seat >= 0 && !(await handOver(session, seat))) continue
    showDecision(session, seat)
    const line = await session.context.io.ask('> ')
    if (line === undefined) return out(session, '\n')
    // A terminal shows what is typed; a pipe does not, and its transcript should.
    if (!session.context.io.isTerminal.input) out(session, `${line}\n`)
    await obey(session, seat, line.trim())
  }
}
