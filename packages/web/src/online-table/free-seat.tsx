import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Listed, Standing } from '@estafette/protocol'
import { askInvitation } from '../online/http.ts'
import { copyNewLink, freeSeats, linkWords } from '../online/new-link.ts'
import { Button, ButtonLink } from '../shell/button.tsx'
import { Page } from '../shell/page.tsx'
import { nameOf } from './players.tsx'
import { words } from './words.ts'
import './online.css'

/** Not everybody sits yet: who does, what is waited for, and for the host a link for each free seat. */
export function FreeSeat({ standing }: { readonly standing: Standing }) {
  const { table, sitters, viewer } = standing
  const own = useSignal<Listed | null>(null)
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const reply = await askInvitation({ table, invitation: null })
      const isHost = reply.ok && reply.value.state === 'own' && reply.value.table.host
      own.value = isHost ? reply.value.table : null
    }
    void ask()
  }, [table])
  const free = new Map((own.value ? freeSeats(own.value) : []).map((one) => [one.seat, one]))
  return (
    <Page title={words().freeSeat}>
      <div class="column" data-part="free-seat">
        <h1>{words().freeSeat}</h1>
        <p class="lead">{words().freeSeatText}</p>
        <ol class="free-seats">
          {sitters.map(({ name, level }, seat) => (
            <li key={seat}>
              {nameOf(standing, seat)}
              {seat === viewer && `, ${words().you}`}
              {name === '' && level === '' && free.has(seat) && (
                <Button
                  size="small"
                  icon="link"
                  data-part="copy-link"
                  onClick={() => void copyNewLink(table, free.get(seat)!)}
                >
                  {linkWords().newLink(free.get(seat)!.name)}
                </Button>
              )}
            </li>
          ))}
        </ol>
        <p>
          <ButtonLink look="primary" to={{ page: 'online', what: 'lobby' }}>
            {words().toLobby}
          </ButtonLink>
        </p>
      </div>
    </Page>
  )
}
