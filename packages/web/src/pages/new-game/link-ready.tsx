import type { LaidOut } from '@estafette/protocol'
import { useEffect, useId } from 'preact/hooks'
import { say } from '../../i18n/index.ts'
import { placeOf } from '../../i18n/places.ts'
import { copyLink, invitationLink } from '../../online/links.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { hostWords } from './online-words.ts'

/** The links to the free seats of a table that was laid out, to be sent. */
export function LinkReady(props: {
  readonly game: string
  readonly laid: LaidOut
  readonly invited: string // by name, '' for nobody
}) {
  const { game, laid, invited } = props
  const text = hostWords()
  const { table, invitations } = laid
  useEffect(() => scrollTo(0, 0), []) // it stands where a long form was
  return (
    <Page title={text.ready}>
      <div class="column host-ready">
        <p class="kicker">{placeOf(game)}</p>
        <h1>{text.ready}</h1>
        <p class="lead">{invited === '' ? text.readyText : text.readyFor(invited)}</p>
        {invitations.map(({ seat, secret }) => (
          <OneLink
            key={seat}
            game={game}
            link={invitationLink(table, secret)}
            seat={invitations.length === 1 ? '' : say('side.none', { seat: seat + 1 })}
          />
        ))}
        <p class="row">
          <ButtonLink to={{ page: 'online', what: 't', id: table }}>{text.toTable}</ButtonLink>
          <ButtonLink look="ghost" to={{ page: 'online', what: 'lobby' }}>
            {text.toLobby}
          </ButtonLink>
        </p>
      </div>
    </Page>
  )
}

interface OneLinkProps {
  readonly game: string
  readonly link: string
  readonly seat: string // '' where there is only one
}

function OneLink({ game, link, seat }: OneLinkProps) {
  const text = hostWords()
  const id = useId()
  return (
    <div class="host-link">
      <label for={id}>{seat === '' ? text.link : `${text.link} (${seat})`}</label>
      <input
        class="framed"
        id={id}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        look="primary"
        icon="link"
        onClick={() =>
          void copyLink(link, { copied: () => text.copied, yourself: () => text.yourself })
        }
      >
        {text.copy}
      </Button>
      {'share' in navigator && (
        <Button icon="share" onClick={() => void share(text.shareText(placeOf(game)), link)}>
          {text.share}
        </Button>
      )}
    </div>
  )
}

/** Hands the link to whatever the device shares with; that somebody changes their mind is no fault. */
async function share(text: string, url: string): Promise<void> {
  await navigator.share({ text, url }).catch(() => {})
}
