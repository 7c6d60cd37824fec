import type { Inviting } from '@estafette/protocol'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { askInvitation, type Reply } from '../../online/http.ts'
import { NoAnswer } from '../../online/no-server.tsx'
import { learnMe } from '../../online/who.ts'
import { ButtonLink } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { Invitation } from './invitation.tsx'
import { inviteWords } from './words.ts'
import './invite.css'

/** What a link invites to. Opening it takes nothing: a seat is taken by a press. */
export function InvitePage({ table }: { readonly table: string }) {
  const secret = secretIn(location.hash)
  const asked = useSignal<Reply<Inviting> | null>(null)
  useEffect(() => {
    void learnMe()
      .then((known) => (known.ok ? askInvitation({ table, invitation: secret }) : known))
      .then((reply) => (asked.value = reply))
  }, [table])
  const text = inviteWords()
  const reply = asked.value
  if (!reply) return <Page title={text.title} busy />
  if (!reply.ok) {
    return (
      <Page title={text.title}>
        <NoAnswer {...reply} />
      </Page>
    )
  }
  const inviting = reply.value
  if (inviting.state === 'free') {
    return (
      <Invitation
        table={inviting.table}
        seat={inviting.seat}
        host={inviting.host}
        secret={secret}
      />
    )
  }
  return <Otherwise inviting={inviting} />
}

/** The secret of an invitation behind the #; null for a table that anyone may sit down at. */
function secretIn(hash: string): string | null {
  return /^#([\w-]{43})$/.exec(hash)?.[1] ?? null
}

/** A link that leads to no free seat: one's own, one that was used, one that is gone. */
function Otherwise({ inviting }: { readonly inviting: Exclude<Inviting, { state: 'free' }> }) {
  const text = inviteWords()
  const { state } = inviting
  const isHost = state === 'own' && inviting.table.host
  const says = {
    own: isHost ? text.ownText : text.seatedText,
    taken: text.takenText,
    gone: text.goneText,
  }[state]
  const isOpen = state === 'own' || (state === 'taken' && inviting.table.watchable)
  return (
    <Page title={text[state]}>
      <div class="column">
        <h1>{text[state]}</h1>
        <p class="lead">{says}</p>
        <p class="row">
          {isOpen && (
            <ButtonLink
              look="primary"
              {...(state === 'taken' && { icon: 'eye' as const })}
              to={{ page: 'online', what: 't', id: inviting.table.table }}
            >
              {state === 'own' ? text.toTable : text.look}
            </ButtonLink>
          )}
          <ButtonLink to={{ page: 'online', what: 'lobby' }}>{text.toLobby}</ButtonLink>
        </p>
      </div>
    </Page>
  )
}
