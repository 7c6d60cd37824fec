import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { AidHead } from './tables.tsx'
import './calculator.css'
import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './calculator.en.ts'

/** What is set, by key: numbers, the index of what is chosen, 1 for what holds. */
export type Values = Readonly<Record<string, number>>

/** A number that can be set, one of a list, or whether something holds. */
export interface CalculatorField {
  readonly key: string
  readonly label: string
  readonly value: number // to begin with: that of the fight that is looked at, if any
  readonly least: number
  readonly most: number
  readonly options?: readonly string[] // names of the values, from the least one on
  readonly isCheck?: boolean
}

/** Whether something holds: 0 or 1. */
export function check(key: string, label: string, isSo: boolean): CalculatorField {
  return { key, label, value: Number(isSo), least: 0, most: 1, isCheck: true }
}

/** One of a list, by its place in it. */
export function select(
  key: string,
  label: string,
  options: readonly string[],
  value: number,
): CalculatorField {
  return { key, label, value, least: 0, most: options.length - 1, options }
}

/** What fields come to with what was set by hand: nothing beyond their limits. */
export function valuesOf(fields: readonly CalculatorField[], set: Values = {}): Values {
  return Object.fromEntries(
    fields.map(({ key, value, least, most }) => {
      const asked = set[key] ?? value
      return [key, Math.min(most, Math.max(least, Math.round(asked)))]
    }),
  )
}

/** A line of what would come of it. */
export interface CalculatorLine {
  readonly label: ComponentChildren
  readonly value: string
}

const words = spoken(
  import.meta.glob<typeof en>('./calculator.??.ts', { eager: true, import: 'words' }),
)

/**
 * What a fight with these numbers would lead to, whether it is on the map or not. Which fields there
 * are may follow from what was set in others. What was set is forgotten where another fight begins.
 */
export function Calculator(props: {
  readonly fields: (set: Values) => readonly CalculatorField[]
  readonly lines: (values: Values) => readonly CalculatorLine[]
  readonly note?: string
}) {
  const { fields: fieldsFor, lines, note } = props
  const begun = JSON.stringify(valuesOf(fieldsFor({})))
  const set = useMemo(() => signal<Values>({}), [begun])
  const fields = fieldsFor(set.value)
  const values = valuesOf(fields, set.value)
  const put = (key: string, value: number): void => {
    if (Number.isFinite(value)) set.value = { ...set.value, [key]: value }
  }
  return (
    <section class="calculator" data-part="calculator">
      <AidHead title={words().title} />
      <div class="calculator-fields">
        {fields.map((field) => (
          <label key={field.key} class={field.isCheck ? 'is-check' : undefined}>
            <span>{field.label}</span>
            <Setter field={field} value={values[field.key]!} put={put} />
          </label>
        ))}
      </div>
      <table class="aid-rows" aria-live="polite">
        <tbody>
          {lines(values).map(({ label, value }, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="aid-note">{note ?? words().note}</p>
    </section>
  )
}

/** How a value is set. */
function Setter(props: {
  readonly field: CalculatorField
  readonly value: number
  readonly put: (key: string, value: number) => void
}) {
  const { field, value, put } = props
  const { key, least, most, options, isCheck } = field
  if (isCheck) {
    return (
      <input
        type="checkbox"
        name={key}
        checked={value === 1}
        onChange={({ currentTarget }) => put(key, Number(currentTarget.checked))}
      />
    )
  }
  if (options) {
    return (
      <select
        name={key}
        value={value}
        onChange={({ currentTarget }) => put(key, Number(currentTarget.value))}
      >
        {options.map((name, index) => (
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      type="number"
      name={key}
      min={least}
      max={most}
      value={value}
      onInput={({ currentTarget }) => put(key, currentTarget.valueAsNumber)}
    />
  )
}
