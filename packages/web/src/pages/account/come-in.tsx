import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import { ask, type Reply } from '../../online/http.ts'
import { KeptWhere, keptTitle } from '../../online/kept-where.tsx'
import { canPasskey, enterByPasskey } from '../../online/passkey.ts'
import { troubleText } from '../../online/trouble-words.ts'
import { comeIn, learnMe } from '../../online/who.ts'
import { Button } from '../../shell/button.tsx'
import { Icon, type IconName } from '../../shell/icons.tsx'
import { Notice } from '../../shell/notice.tsx'
import { OneField } from './one-field.tsx'
import { accountWords } from './words.ts'

interface Props {
  readonly onEntered: (how: 'back' | 'new') => void
  readonly isGuest: boolean // plays here already, without an account
}

/** The ways in: by a passkey, by a code of another device, as a guest; and what is kept where. */
export function ComeIn({ onEntered, isGuest }: Props) {
  const text = accountWords()
  const refused = useSignal<Reply<unknown> | null>(null)
  const isBusy = useSignal(false)
  const code = useRef<HTMLDivElement>(null)
  const byPasskey = async (): Promise<void> => {
    isBusy.value = true
    refused.value = null
    const reply = await enterByPasskey()
    isBusy.value = false
    if (!reply) return
    if (!reply.ok) return void (refused.value = reply)
    await learnMe()
    onEntered('back')
  }
  const enter = async (how: 'back' | 'new', way: Promise<Reply<unknown>>) => {
    const reply = await way
    if (reply.ok) onEntered(how)
    return reply
  }
  const reply = refused.value
  return (
    <>
      <header class="come-in-head">
        <h1>{text.signIn}</h1>
        <p class="lead">{text.signInText}</p>
      </header>
      {reply && !reply.ok && (
        <Notice
          kind="warn"
          actions={
            <>
              <Button size="small" onClick={() => void byPasskey()}>
                {text.another}
              </Button>
              <Button
                size="small"
                look="ghost"
                onClick={() => code.current?.querySelector('input')?.focus()}
              >
                {text.useCode}
              </Button>
            </>
          }
        >
          {troubleText(reply)} {text.unchanged}
        </Notice>
      )}
      <div class="come-in">
        <div class="come-in-ways card">
          <Way id="by-passkey" icon="person" title={text.withPasskey}>
            <p class="note">{canPasskey() ? text.byPasskeyText : text.insecure}</p>
            <p class="row">
              <Button
                look="primary"
                disabled={isBusy.value || !canPasskey()}
                onClick={() => void byPasskey()}
              >
                {text.byPasskey}
              </Button>
            </p>
            <details class="come-in-what">
              <summary>{text.whatPasskey}</summary>
              <p class="note">{text.whatPasskeyText}</p>
            </details>
          </Way>
          <Way id="by-code" icon="link" title={text.withCode}>
            <div ref={code} class="come-in-code">
              <OneField
                label={text.codeField}
                text={text.byCodeText}
                value={codeIn(location.hash)}
                act={text.enter}
                autocomplete="one-time-code"
                isComplete={(written) => plain(written).length === CODE}
                onSend={(written) => enter('back', enterBy(written))}
              />
            </div>
          </Way>
          {!isGuest && (
            <Way id="as-guest" icon="play" title={text.asGuest}>
              <OneField
                label={text.name}
                text={text.nameText}
                value=""
                act={text.comeIn}
                autocomplete="nickname"
                onSend={(name) => enter('new', comeIn(name))}
              />
              <p class="note">{text.guestElsewhere}</p>
            </Way>
          )}
        </div>
        <section class="come-in-kept card" aria-labelledby="kept-where">
          <h2 id="kept-where">{keptTitle()}</h2>
          <KeptWhere />
        </section>
      </div>
    </>
  )
}

function Way(props: {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly children: ComponentChildren
}) {
  const { id, icon, title, children } = props
  return (
    <section class="come-in-way" aria-labelledby={id}>
      <span class="come-in-sign well centred">
        <Icon name={icon} size={24} />
      </span>
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  )
}

const CODE = 10 // letters and digits

/** Comes in by a code. */
async function enterBy(code: string): Promise<Reply<unknown>> {
  const reply = await ask('POST', '/api/code/use', { code: plain(code) })
  return reply.ok ? learnMe() : reply
}

/** The code that a link carries behind its #. */
function codeIn(hash: string): string {
  return /^#[2-9A-HJ-NP-Z]{10}$/.test(hash) ? hash.slice(1) : ''
}

/** A code as it is compared: typed with spaces, dashes or small letters it is the same. */
export function plain(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase()
}
