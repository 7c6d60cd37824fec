import { isOfSort } from '../../screen/events.ts'
import type { LogEntry } from '../../session/session.ts'
import { isToDecide } from '../../session/watching.ts'
import { HUMAN } from '../../store/games.ts'
import type { TableModel } from '../model.ts'

/** What is heard at a table: dice or a fight, a move, that it is one's turn. */
export const cues = ['dice', 'move', 'turn'] as const
export type TableSound = (typeof cues)[number]

/** What a table was like when it was last listened to. */
export interface Heard {
  readonly log: readonly LogEntry[]
  readonly isMine: boolean // the person in front of it was to decide
}

/** What a table is like now. */
export function hear({ session, seat }: TableModel): Heard {
  return { log: session.log.value, isMine: isToDecide(session, seat.value) }
}

/**
 * What is heard of a change: the dice of what was added, else its moves, and after them that it is
 * one's turn, where others have played. What was taken back, and a table that was just opened, are
 * silent; so is a computer that only answers.
 */
export function cuesOf(
  { session, screen }: Pick<TableModel, 'session' | 'screen'>,
  before: Heard | null,
  now: Heard,
): readonly TableSound[] {
  if (!before || session.outcome()) return []
  const was = before.log.at(-1)?.number ?? 0
  const events = now.log.filter(({ number }) => number > was).flatMap((entry) => entry.events)
  const { game } = session
  const { rolls } = screen
  const isDice = events.some((event) =>
    rolls ? rolls.isRoll(event) : isOfSort(game, event, 'fight'),
  )
  const isMove = events.some((event) => isOfSort(game, event, 'move'))
  const hasOthers = session.sitters.some((sitter) => sitter !== HUMAN)
  const isTurn = hasOthers && now.isMine && !before.isMine && now.log.length >= before.log.length
  return [
    ...(isDice ? (['dice'] as const) : isMove ? (['move'] as const) : []),
    ...(isTurn ? (['turn'] as const) : []),
  ]
}
