import type { Failed } from '@estafette/words/failures'
import { sayFailure } from '../i18n/say-failure.ts'
import { say } from '../i18n/index.ts'
import type { Kept } from '../store/storage.ts'
import { post } from './notice.tsx'

let takeAway: (() => void) | undefined
let forgetFailure: (() => void) | undefined
let isMissing = false // part of the program, and it has been said

/** Says so, once, when the browser does not keep a game; the notice goes when it does again. */
export function tellIfUnsaved(kept: Kept, save?: () => void): void {
  if (kept.ok) {
    takeAway?.()
    takeAway = undefined
    return
  }
  const { why } = kept
  takeAway ??= post({
    kind: 'bad',
    text: () => say(why === 'full' ? 'store.full' : 'store.blocked'),
    ...(save && { action: { label: () => say('store.save'), run: save } }),
  })
}

/** Tells why something could not be read or begun. */
export async function tellFailure(failed: Failed): Promise<void> {
  const text = await sayFailure(failed)
  forgetFailure?.() // the last one is the one that counts
  forgetFailure = post({ kind: 'bad', text: () => text })
}

/** Says so, once, when part of the program cannot be fetched: without it the page has gaps. */
export function tellMissing(): void {
  if (isMissing) return
  isMissing = true
  post({
    kind: 'bad',
    text: () => `${say('lazy.title')}. ${say('lazy.text')}`,
    action: { label: () => say('lazy.again'), run: () => location.reload() },
  })
}
