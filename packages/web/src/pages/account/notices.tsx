import { noticeKinds, type Me } from '@estafette/protocol'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ask, type Reply } from '../../online/http.ts'
import { pushState, renew, subscribe, unsubscribe, type PushState } from '../../online/push.ts'
import { tellTrouble } from '../../online/tell.ts'
import { learnMe } from '../../online/who.ts'
import { Button } from '../../shell/button.tsx'
import { Select, Switch } from '../../shell/fields.tsx'
import { post } from '../../shell/notice.tsx'
import { changeNotices } from './change-notices.ts'
import { OneField } from './one-field.tsx'
import { accountWords } from './words.ts'

const hours = Array.from({ length: 24 }, (_, hour) => String(hour))

/** What one is told outside the page, when not, and by which ways. */
export function Notices({ self }: { readonly self: Me }) {
  const text = accountWords()
  const { notices, channels } = self
  const zone = notices.quiet?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{text.notices}</h2>
      <p class="note">{text.noticesText}</p>
      {noticeKinds.map((kind) => (
        <Switch
          key={kind}
          label={text.kinds[kind]}
          checked={notices[kind]}
          onChange={(on) => void changeNotices({ [kind]: on })}
        />
      ))}
      <Switch
        label={text.quiet}
        text={text.quietText(zone)}
        checked={notices.quiet !== null}
        onChange={(on) => void changeNotices({ quiet: on ? { from: 22, to: 8, zone } : null })}
      />
      {notices.quiet && (
        <div class="account-pair">
          {(['from', 'to'] as const).map((end) => (
            <Select
              key={end}
              label={text[end]}
              value={String(notices.quiet![end])}
              choices={hours.map((value) => ({ value, label: `${value} h` }))}
              onChange={(hour) =>
                void changeNotices({ quiet: { ...notices.quiet!, [end]: Number(hour) } })
              }
            />
          ))}
        </div>
      )}
      <Push serverKey={channels.push.key} />
      {channels.mail.offered ? (
        <>
          <OneField
            label={text.mail}
            keyboard="email"
            autocomplete="email"
            text={text.mailText}
            value={channels.mail.address}
            act={text.save}
            mayBeEmpty
            onSend={(address) => keep('/api/mail', { address })}
          />
          {channels.mail.address !== '' && (
            <p role="status">
              {channels.mail.confirmed
                ? text.mailConfirmed(channels.mail.address)
                : text.mailConfirm(channels.mail.address)}
            </p>
          )}
        </>
      ) : (
        <>
          <h3>{text.mail}</h3>
          <p class="note">{text.noMail}</p>
        </>
      )}
      <OneField
        label={text.hook}
        keyboard="url"
        text={text.hookText}
        value={channels.hook.url}
        act={text.save}
        mayBeEmpty
        onSend={(url) => keep('/api/hook', { url })}
      />
      <p class="row">
        <Button onClick={() => void trial().then(tellTrouble)}>{text.test}</Button>
      </p>
    </section>
  )
}

const trial = () => keep('/api/notices/test', {}, () => accountWords().tested)

async function keep(
  path: string,
  body: object,
  said = (): string => accountWords().saved,
): Promise<Reply<unknown>> {
  const reply = await ask('POST', path, body)
  if (!reply.ok) return reply
  await learnMe()
  post({ kind: 'good', text: said })
  return reply
}

/** Notices to this very browser. */
function Push({ serverKey }: { readonly serverKey: string }) {
  const text = accountWords()
  const state = useSignal<PushState>('impossible')
  const look = async (): Promise<void> => {
    state.value = serverKey === '' ? 'impossible' : await pushState()
    if (state.value === 'on') await renew()
  }
  useEffect(() => void look(), [serverKey])
  const turn = async (on: boolean): Promise<void> => {
    const done: Reply<object> | PushState = on ? await subscribe(serverKey) : await unsubscribe()
    if (typeof done !== 'string') tellTrouble(done)
    await look()
    if (typeof done === 'string') state.value = done
  }
  const { value } = state
  return value === 'impossible' || value === 'forbidden' ? (
    <>
      <h3>{text.push}</h3>
      <p class="note">{text.pushText[value]}</p>
    </>
  ) : (
    <Switch
      label={text.push}
      text={text.pushText[value]}
      checked={value === 'on'}
      onChange={(on) => void turn(on)}
    />
  )
}
