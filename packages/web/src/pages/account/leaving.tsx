import type { Me } from '@estafette/protocol'
import { useSignal } from '@preact/signals'
import { ask, type Reply } from '../../online/http.ts'
import { forgetTables, holdsUnsent } from '../../online/owner.ts'
import { unsubscribe } from '../../online/push.ts'
import { tellTrouble } from '../../online/tell.ts'
import { nowIs } from '../../online/who.ts'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { download } from '../../store/files.ts'
import { accountWords } from './words.ts'

type Way = 'here' | 'everywhere' | 'for good'

/** One's data, and the ways out. What cannot be taken back is asked for. */
export function Leaving({ self }: { readonly self: Me }) {
  const text = accountWords()
  const asked = useSignal<Way | null>(null)
  const go = async (way: Way): Promise<void> => {
    asked.value = null
    const reply = await leaveBy(way)
    tellTrouble(reply)
    if (!reply.ok) return
    forgetTables()
    nowIs(null)
  }
  // Without a passkey nobody comes back in, so that signing out is for good as well; and what has
  // not reached the server goes with this browser.
  const leave = (way: Way): void => {
    if (way === 'for good' || self.passkeys.length === 0 || holdsUnsent()) asked.value = way
    else void go(way)
  }
  const way = asked.value
  const warnings = [
    ...(self.passkeys.length === 0 ? [{ title: text.signOutTitle, text: text.signOutText }] : []),
    ...(holdsUnsent() ? [{ title: text.unsentTitle, text: text.unsentText }] : []),
  ]
  const labels = { here: text.signOut, everywhere: text.everywhere, 'for good': text.forgetYes }
  return (
    <>
      <section aria-labelledby="data">
        <h2 id="data">{text.data}</h2>
        <p class="note">{text.dataText}</p>
        <p class="row">
          <Button icon="download" onClick={() => void saveData()}>
            {text.exportData}
          </Button>
        </p>
      </section>
      <section aria-labelledby="leave">
        <h2 id="leave">{text.leave}</h2>
        <p class="note">{text.leaveText}</p>
        <p class="row">
          <Button onClick={() => leave('here')}>{text.signOut}</Button>
          <Button onClick={() => leave('everywhere')}>{text.everywhere}</Button>
          <Button look="danger" onClick={() => leave('for good')}>
            {text.forget}
          </Button>
        </p>
      </section>
      {way && (
        <Dialog
          title={way === 'for good' ? text.forgetTitle : (warnings[0]?.title ?? text.leave)}
          onClose={() => (asked.value = null)}
          actions={
            <>
              <Button look="danger" onClick={() => void go(way)}>
                {labels[way]}
              </Button>
              <Button look="primary" onClick={() => (asked.value = null)}>
                {text.keep}
              </Button>
            </>
          }
        >
          {way === 'for good' && <p>{text.forgetText}</p>}
          {way !== 'for good' &&
            warnings.map((warning) => <p key={warning.title}>{warning.text}</p>)}
        </Dialog>
      )}
    </>
  )
}

/** Leaves, and takes the notices to this browser away first: they are for nobody else. */
export async function leaveBy(way: Way): Promise<Reply<object>> {
  await unsubscribe().catch(() => null) // a browser that refuses keeps nobody here
  return way === 'for good'
    ? ask('DELETE', '/api/me')
    : ask('POST', '/api/leave', { everywhere: way === 'everywhere' })
}

async function saveData(): Promise<void> {
  const reply = await ask<object>('GET', '/api/me/export')
  tellTrouble(reply)
  if (reply.ok) {
    download('estafette-me.json', JSON.stringify(reply.value, null, 2), 'application/json')
  }
}
