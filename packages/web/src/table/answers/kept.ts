import type { AnswerRule } from '@estafette/kernel'
import { isShared } from '../../session/notes.ts'
import type { Session } from '../../session/session.ts'
import { keepPrivate, privateNotes } from '../../store/private.ts'
import { isRecord } from '../../store/storage.ts'

/** Whether something can be said ahead: of two at one screen either would hear what the other says. */
export function canSayAhead(session: Session): boolean {
  return session.ahead !== undefined && !isShared(session)
}

/** Keeps what was said ahead: with the server, or with the notes of this browser. */
export function keepAnswers(session: Session, rules: readonly AnswerRule[]): void {
  session.ahead?.keep(rules)
  if (!session.kept) keepPrivate(session.id, { answers: rules })
}

/** Says again what this browser has kept, once its notes are open. */
export function recallAnswers(session: Session): void {
  if (session.kept || !canSayAhead(session)) return
  const rules = (privateNotes.peek().answers ?? []).filter(isRule)
  if (rules.length > 0) session.ahead?.keep(rules)
}

function isRule(data: unknown): data is AnswerRule {
  if (!isRecord(data)) return false
  const { kind, answer, ...bounds } = data
  return (
    typeof kind === 'string' &&
    typeof answer === 'string' &&
    Object.values(bounds).every((value) => Number.isInteger(value) && Number(value) >= 0)
  )
}
