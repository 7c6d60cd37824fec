import { LONGEST_NAME } from '@estafette/protocol'
import { useId } from 'preact/hooks'
import './name-field.css'

interface Props {
  readonly label: string
  readonly text: string
  readonly value: string
  readonly onChange: (name: string) => void
}

/** Where somebody writes what they want to be called. */
export function NameField({ label, text, value, onChange }: Props) {
  const id = useId()
  return (
    <div class="name-field">
      <label for={id}>{label}</label>
      <input
        class="framed"
        id={id}
        required
        pattern=".*\S.*"
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        value={value}
        aria-describedby={`${id}-text`}
        // The browser leads to what is missing; it is named in the language of the page.
        onInvalid={(event) => event.currentTarget.setCustomValidity(label)}
        onInput={(event) => {
          event.currentTarget.setCustomValidity('')
          onChange(event.currentTarget.value)
        }}
      />
      <p id={`${id}-text`} class="note">
        {text}
      </p>
    </div>
  )
}
