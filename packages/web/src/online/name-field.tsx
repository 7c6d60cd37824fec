import { LONGEST_NAME } from '@estafette/protocol'
import { useId } from 'preact/hooks'
import { spoken } from '../i18n/spoken.ts'
import { Link } from '../shell/link.tsx'
import type { words as en } from './name-field.en.ts'
import './name-field.css'

interface Props {
  readonly label: string
  readonly text: string
  readonly value: string
  readonly onChange: (name: string) => void
}

const nameWords = spoken(
  import.meta.glob<typeof en>('./name-field.??.ts', { eager: true, import: 'words' }),
)

/** Where somebody writes what they want to be called, unless they have a name here already. */
export function NameField({ label, text, value, onChange }: Props) {
  const id = useId()
  return (
    <div class="name-field">
      <p class="name-field-head">
        <label for={id}>{label}</label>
        <Link to={{ page: 'online', what: 'account' }}>{nameWords().haveOne}</Link>
      </p>
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
