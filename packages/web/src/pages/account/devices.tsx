import { devicePath, type Me, type NewCode } from '@estafette/protocol'
import { locales } from '@estafette/words'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { ask } from '../../online/http.ts'
import { lengthText } from '../../online/pace-words.ts'
import { addPasskey, canPasskey } from '../../online/passkey.ts'
import { tellTrouble } from '../../online/tell.ts'
import { learnMe } from '../../online/who.ts'
import { Button, IconButton } from '../../shell/button.tsx'
import { Chip } from '../../shell/chip.tsx'
import { Notice, post } from '../../shell/notice.tsx'
import { language } from '../../store/settings.ts'
import { browserName } from './browser-name.ts'
import { accountWords } from './words.ts'

interface Props {
  readonly self: Me
}

/** What lets one back in from anywhere. */
export function Passkeys({ self }: Props) {
  const text = accountWords()
  const add = async (): Promise<void> => {
    const reply = await addPasskey(browserName(navigator.userAgent) || text.unnamed)
    if (!reply) return
    tellTrouble(reply)
    if (!reply.ok) return
    await learnMe()
    post({ kind: 'good', text: () => accountWords().passkeyAdded })
  }
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{text.passkeys}</h2>
      <p class="note">{text.passkeysText}</p>
      {self.passkeys.length === 0 && <Notice kind="warn">{text.noPasskeys}</Notice>}
      <ul class="account-list">
        {self.passkeys.map(({ passkey, label, made }) => (
          <Item
            key={passkey}
            title={label || text.unnamed}
            facts={text.made(dayText(made))}
            path={`/api/passkey/${encodeURIComponent(passkey)}`}
          />
        ))}
      </ul>
      <p class="row">
        <Button
          look={self.passkeys.length === 0 ? 'primary' : 'plain'}
          disabled={!canPasskey()}
          onClick={() => void add()}
        >
          {text.addPasskey}
        </Button>
      </p>
      {!canPasskey() && <p class="note">{text.insecure}</p>}
    </section>
  )
}

/** Where one is known, and the way to be known on one more. */
export function Devices({ self }: Props) {
  const text = accountWords()
  const code = useSignal<NewCode | null>(null)
  const get = async (): Promise<void> => {
    const reply = await ask<NewCode>('POST', '/api/code')
    tellTrouble(reply)
    if (reply.ok) code.value = reply.value
  }
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{text.devices}</h2>
      <p class="note">{text.devicesText}</p>
      <ul class="account-list">
        {self.devices.map(({ device, label, made, seen, here }) => (
          <Item
            key={device}
            title={browserName(label) || text.unnamed}
            facts={`${text.made(dayText(made))}, ${text.seen(dayText(seen))}`}
            path={here ? null : `/api/session/${encodeURIComponent(device)}`}
          >
            {here && <Chip>{text.here}</Chip>}
          </Item>
        ))}
      </ul>
      <h3>{text.further}</h3>
      <p class="note">{text.furtherText}</p>
      {code.value ? (
        <div class="account-code" role="status">
          <p>{text.codeText(lengthText(code.value.expires - Date.now()))}</p>
          <p class="account-digits">{code.value.code.replace(/(.{5})/, '$1 ')}</p>
          <p class="note">{location.origin + devicePath(code.value.code)}</p>
        </div>
      ) : (
        <p class="row">
          <Button onClick={() => void get()}>{text.code}</Button>
        </p>
      )}
    </section>
  )
}

function Item(props: {
  readonly title: string
  readonly facts: string
  readonly path: string | null // what a DELETE removes it by
  readonly children?: ComponentChildren
}) {
  const { title, facts, path, children } = props
  const remove = async (): Promise<void> => {
    if (path === null) return
    tellTrouble(await ask('DELETE', path))
    await learnMe()
  }
  return (
    <li class="line">
      <p>
        <b>{title}</b> {children}
        <small>{facts}</small>
      </p>
      {path !== null && (
        <IconButton
          icon="trash"
          label={accountWords().remove(title)}
          onClick={() => void remove()}
        />
      )}
    </li>
  )
}

function dayText(time: number): string {
  const form = new Intl.DateTimeFormat(locales[language.value], { dateStyle: 'medium' })
  return form.format(time)
}
