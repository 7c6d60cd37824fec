import { useSignal } from '@preact/signals'
import { ask, type Reply } from '../../online/http.ts'
import { canPasskey, enterByPasskey } from '../../online/passkey.ts'
import { tellTrouble } from '../../online/tell.ts'
import { comeIn, learnMe } from '../../online/who.ts'
import { Button } from '../../shell/button.tsx'
import { OneField } from './one-field.tsx'
import { accountWords } from './words.ts'

/** The ways in: as a guest, by a passkey, by a code of another device. */
export function ComeIn() {
  const text = accountWords()
  const isBusy = useSignal(false)
  const byPasskey = async (): Promise<void> => {
    isBusy.value = true
    const reply = await enterByPasskey()
    isBusy.value = false
    if (!reply) return
    tellTrouble(reply)
    if (reply.ok) await learnMe()
  }
  return (
    <>
      <h1>{text.nobody}</h1>
      <p class="lead">{text.nobodyText}</p>
      <section aria-labelledby="as-guest">
        <h2 id="as-guest">{text.comeIn}</h2>
        <OneField
          label={text.name}
          text={text.nameText}
          value=""
          act={text.comeIn}
          autocomplete="nickname"
          onSend={comeIn}
        />
      </section>
      <section aria-labelledby="by-passkey">
        <h2 id="by-passkey">{text.byPasskey}</h2>
        <p class="note">{canPasskey() ? text.byPasskeyText : text.insecure}</p>
        <p class="row">
          <Button disabled={isBusy.value || !canPasskey()} onClick={() => void byPasskey()}>
            {text.byPasskey}
          </Button>
        </p>
      </section>
      <section aria-labelledby="by-code">
        <h2 id="by-code">{text.byCode}</h2>
        <OneField
          label={text.codeField}
          text={text.byCodeText}
          value={codeIn(location.hash)}
          act={text.enter}
          autocomplete="one-time-code"
          onSend={enterBy}
        />
      </section>
    </>
  )
}

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
