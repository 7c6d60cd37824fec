import { post } from '../shell/notice.tsx'
import type { Reply } from './http.ts'
import { troubleText } from './trouble-words.ts'

/** Tells what a server said no to; nothing where it said yes. */
export function tellTrouble(reply: Reply<unknown>): void {
  if (!reply.ok) post({ kind: 'bad', text: () => troubleText(reply) })
}
