import type { FormerGuest } from '@estafette/protocol'
import { useSignal } from '@preact/signals'
import { placeOf } from '../i18n/places.ts'
import { spoken } from '../i18n/spoken.ts'
import { Button } from '../shell/button.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { post } from '../shell/notice.tsx'
import { ask } from './http.ts'
import type { words as en } from './join-guest.en.ts'
import { tellTrouble } from './tell.ts'
import { learnMe, me } from './who.ts'
import './join-guest.css'

const joinWords = spoken(
  import.meta.glob<typeof en>('./join-guest.??.ts', { eager: true, import: 'words' }),
)

const NAMED = 6 // games of the guest

/** Asks once whether the games of the guest who played here are to be one's own; nothing else. */
export function JoinGuest() {
  const isLater = useSignal(false)
  const guest = me.value?.guest
  if (!guest || isLater.value) return null
  return <Question guest={guest} onLater={() => (isLater.value = true)} />
}

function Question(props: { readonly guest: FormerGuest; readonly onLater: () => void }) {
  const { guest, onLater } = props
  const text = joinWords()
  const { name, games } = guest
  const isBusy = useSignal(false)
  const answer = async (yes: boolean): Promise<void> => {
    if (isBusy.peek()) return
    isBusy.value = true
    const reply = await ask('POST', '/api/guest/join', { yes })
    isBusy.value = false
    tellTrouble(reply)
    if (reply.ok && yes) post({ kind: 'good', text: () => joinWords().joined(games.length) })
    await learnMe()
  }
  return (
    <Dialog
      title={text.title(name)}
      onClose={onLater}
      actions={
        <>
          <Button onClick={() => void answer(false)}>{text.leave}</Button>
          <Button look="primary" data-part="join-guest" onClick={() => void answer(true)}>
            {text.join}
          </Button>
        </>
      }
    >
      <p>{text.text(name, me.value?.name ?? '')}</p>
      <ul class="join-guest">
        {games.slice(0, NAMED).map(({ game, other }, index) => (
          <li key={index}>{other === '' ? placeOf(game) : text.against(placeOf(game), other)}</li>
        ))}
        {games.length > NAMED && <li>{text.more(games.length - NAMED)}</li>}
      </ul>
      <p class="note">{text.note(name)}</p>
    </Dialog>
  )
}
