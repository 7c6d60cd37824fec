import { say } from '../i18n/index.ts'
import type { Kept } from '../store/storage.ts'
import { post } from './notice.tsx'

/** Says so when the browser did not keep a game; returns how to take the notice away. */
export function tellIfUnsaved(kept: Kept): (() => void) | undefined {
  if (kept.ok) return undefined
  const { why } = kept
  return post({ kind: 'bad', text: () => say(why === 'full' ? 'store.full' : 'store.blocked') })
}
