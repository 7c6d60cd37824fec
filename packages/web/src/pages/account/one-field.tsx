import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { Button } from '../../shell/button.tsx'

interface Props {
  readonly label: string
  readonly text?: string
  readonly value: string
  readonly act: string // the word on the button
  readonly keyboard?: 'text' | 'email' | 'url' // that a phone shows
  readonly autocomplete?: 'off' | 'nickname' | 'email' | 'one-time-code'
  readonly mayBeEmpty?: boolean
  readonly onSend: (value: string) => void
}

/** A line to write in, and a button that sends it. */
export function OneField(props: Props) {
  const {
    label,
    text,
    value,
    act,
    keyboard = 'text',
    autocomplete = 'off',
    mayBeEmpty,
    onSend,
  } = props
  const id = useId()
  const written = useSignal(value)
  return (
    <form
      class="one-field"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(written.value.trim())
      }}
    >
      <label for={id}>{label}</label>
      <input
        id={id}
        inputMode={keyboard}
        value={written.value}
        autocomplete={autocomplete}
        required={!mayBeEmpty}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        onInput={(event) => (written.value = event.currentTarget.value)}
      />
      <Button type="submit">{act}</Button>
      {text !== undefined && (
        <p id={`${id}-text`} class="note">
          {text}
        </p>
      )}
    </form>
  )
}
