import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Standing } from '@estafette/protocol'
import { askInvitation } from '../online/http.ts'
import { copyNewLink, linkWords } from '../online/new-link.ts'
import { Button, ButtonLink } from '../shell/button.tsx'
import { Page } from '../shell/page.tsx'
import { nameOf } from './players.tsx'
import { words } from './words.ts'
import './online.css'

/** Not everybody sits yet: who does, what is waited for, and for the host a link for each free seat. */
export function FreeSeat({ standing }: { readonly standing: Standing }) {
  const { table, sitters, viewer } = standing
  const isHost = useSignal(false)
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const reply = await askInvitation({ table, invitation: null })
      isHost.value = reply.ok && reply.value.state === 'own' && reply.value.table.host
    }
    void ask()
  }, [table])
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
              {isHost.value && name === '' && level === '' && (
                <Button
                  size="small"
                  icon="link"
                  data-part="copy-link"
                  aria-label={`${linkWords().newLink}, ${seat + 1}`}
                  onClick={() => void copyNewLink(table, seat)}
                >
                  {linkWords().newLink}
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
