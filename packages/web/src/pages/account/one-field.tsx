import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import type { Reply } from '../../online/http.ts'
import { troubleText } from '../../online/trouble-words.ts'
import { Button } from '../../shell/button.tsx'
import { Notice } from '../../shell/notice.tsx'

interface Props {
  readonly label: string
  readonly text?: string
  readonly value: string
  readonly act: string // the word on the button
  readonly keyboard?: 'text' | 'email' | 'url' // that a phone shows
  readonly autocomplete?: 'off' | 'nickname' | 'email' | 'one-time-code'
  readonly mayBeEmpty?: boolean
  readonly isComplete?: (value: string) => boolean // until then the button waits
  readonly onSend: (value: string) => Promise<Reply<unknown>>
}

/** A line to write in, and a button that sends it. What is refused stays, with the reason under it. */
export function OneField(props: Props) {
  const {
    label,
    text,
    value,
    act,
    keyboard = 'text',
    autocomplete = 'off',
    mayBeEmpty,
    isComplete,
    onSend,
  } = props
  const id = useId()
  const written = useSignal(value)
  const reply = useSignal<Reply<unknown> | null>(null)
  const refusal = reply.value?.ok === false ? troubleText(reply.value) : null
  const send = async (): Promise<void> => {
    reply.value = null
    reply.value = await onSend(written.value.trim())
  }
  return (
    <form
      class="one-field"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label for={id}>{label}</label>
      <input
        class="framed"
        id={id}
        inputMode={keyboard}
        value={written.value}
        autocomplete={autocomplete}
        required={!mayBeEmpty}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        aria-invalid={refusal === null ? undefined : true}
        aria-errormessage={refusal === null ? undefined : `${id}-refusal`}
        onInput={(event) => {
          written.value = event.currentTarget.value
          reply.value = null
        }}
      />
      <Button type="submit" disabled={isComplete?.(written.value) === false}>
        {act}
      </Button>
      {text !== undefined && (
        <p id={`${id}-text`} class="note">
          {text}
        </p>
      )}
      {refusal !== null && (
        <div id={`${id}-refusal`} class="one-field-refusal" role="alert">
          <Notice kind="bad">{refusal}</Notice>
        </div>
      )}
    </form>
  )
}
