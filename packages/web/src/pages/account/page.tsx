import type { Me } from '@estafette/protocol'
import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { say } from '../../i18n/index.ts'
import { ask, type Reply } from '../../online/http.ts'
import { JoinGuest } from '../../online/join-guest.tsx'
import { tellTrouble } from '../../online/tell.ts'
import { WhoFirst } from '../../online/who-first.tsx'
import { learnMe, me } from '../../online/who.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { journeys } from '../../shell/navigation.ts'
import { post } from '../../shell/notice.tsx'
import { Page } from '../../shell/page.tsx'
import { self as known } from '../../store/self.ts'
import { language } from '../../store/settings.ts'
import { ComeIn } from './come-in.tsx'
import { Devices, Passkeys } from './devices.tsx'
import { Holidays } from './holidays.tsx'
import { Leaving } from './leaving.tsx'
import { Notices } from './notices.tsx'
import { OneField } from './one-field.tsx'
import { accountWords } from './words.ts'
import './account.css'

/** Who one is to the server: name, passkeys, devices, notices; and the ways in and out. */
export function AccountPage() {
  const text = accountWords()
  const isSwitching = useSignal(false)
  return (
    <WhoFirst title={known.value ? text.title : text.signIn}>
      {() =>
        me.value && !isSwitching.value ? (
          <Page title={text.title}>
            <div class="column account">
              <JoinGuest />
              <Known self={me.value} onSwitch={() => (isSwitching.value = true)} />
            </div>
          </Page>
        ) : (
          <SignIn onEntered={() => (isSwitching.value = false)} />
        )
      }
    </WhoFirst>
  )
}

/** The ways in. Whoever came from another page goes on there. */
function SignIn({ onEntered }: { readonly onEntered: () => void }) {
  const isVisit = useRef(journeys.peek() > 0)
  const isGuest = useRef(me.peek() !== null)
  const entered = (how: 'back' | 'new'): void => {
    const { name = '', waits = 0 } = known.peek() ?? {}
    const told = (): string =>
      [
        how === 'back' ? accountWords().welcome(name) : accountWords().welcomeNew(name),
        waits > 0 && `${say('nav.waits', { count: waits })}.`,
      ]
        .filter(Boolean)
        .join(' ')
    post({ kind: 'good', text: told })
    onEntered()
    // Whoever is asked about a guest's games answers here first.
    if (isVisit.current && !isGuest.current) history.back()
  }
  return (
    <Page title={accountWords().signIn}>
      <div class="column account sign-in">
        <ComeIn onEntered={entered} isGuest={isGuest.current} />
      </div>
    </Page>
  )
}

interface KnownProps {
  readonly self: Me
  readonly onSwitch: () => void // to an account that one has already
}

function Known({ self, onSwitch }: KnownProps) {
  const text = accountWords()
  return (
    <>
      <h1>{text.title}</h1>
      <p class="row">
        <ButtonLink to={{ page: 'online', what: 'lobby' }}>{text.toLobby}</ButtonLink>
        {self.passkeys.length === 0 && <Button onClick={onSwitch}>{text.haveOne}</Button>}
      </p>
      <section>
        <OneField
          label={text.name}
          value={self.name}
          act={text.rename}
          autocomplete="nickname"
          onSend={rename}
        />
      </section>
      <Passkeys self={self} />
      <Devices self={self} />
      <Notices self={self} />
      <Holidays self={self} />
      {self.blocked.length > 0 && <Blocked self={self} />}
      <Leaving self={self} />
    </>
  )
}

async function rename(name: string): Promise<Reply<unknown>> {
  const reply = await ask('POST', '/api/me', { name, language: language.value })
  if (!reply.ok) return reply
  await learnMe()
  post({ kind: 'good', text: () => accountWords().renamed })
  return reply
}

function Blocked({ self }: { readonly self: Me }) {
  const text = accountWords()
  const unblock = async (person: string): Promise<void> => {
    tellTrouble(await ask('POST', '/api/block', { whom: { by: 'person', person }, on: false }))
    await learnMe()
  }
  return (
    <section aria-labelledby="blocked">
      <h2 id="blocked">{text.blocked}</h2>
      <ul class="account-list">
        {self.blocked.map(({ person, name }) => (
          <li key={person} class="line">
            <b>{name}</b>
            <Button size="small" onClick={() => void unblock(person)}>
              {text.unblock(name)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
