import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

interface Choice<V extends string> {
  readonly value: V
  readonly label: ComponentChildren
  readonly text?: ComponentChildren // a sentence below
}

interface ChoicesProps<V extends string> {
  readonly legend: ComponentChildren
  readonly text?: ComponentChildren
  readonly choices: readonly Choice<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
  readonly look?: 'cards' | 'segments' // segments for a few short words
}

/** One out of a few: radio buttons, as cards or as one strip. */
export function Choices<V extends string>(props: ChoicesProps<V>) {
  const { legend, text, choices, value, onChange, look = 'cards' } = props
  const name = useId()
  return (
    <fieldset class={`choices is-${look}`}>
      <legend>{legend}</legend>
      {text !== undefined && <p class="choices-text">{text}</p>}
      <div class="choices-list">
        {choices.map((choice) => (
          <label key={choice.value} class="choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span class="choice-label">
              <span class="choice-title">{choice.label}</span>
              {choice.text !== undefined && <span class="choice-text">{choice.text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SwitchProps {
  readonly label: ComponentChildren
  readonly text?: ComponentChildren
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** On or off. */
export function Switch({ label, text, checked, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="choice-label">
        <span class="choice-title">{label}</span>
        {text !== undefined && <span class="choice-text">{text}</span>}
      </span>
    </label>
  )
}

interface SelectProps<V extends string> {
  readonly label: ComponentChildren
  readonly choices: readonly { readonly value: V; readonly label: string }[]
  readonly value: V
  readonly onChange: (value: V) => void
}

/** One out of many. */
export function Select<V extends string>({ label, choices, value, onChange }: SelectProps<V>) {
  return (
    <label class="select">
      <span class="select-label">{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.currentTarget.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} selected={choice.value === value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
