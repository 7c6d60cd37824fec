import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { AidHead } from './tables.tsx'
import './calculator.css'
import { spoken } from '../i18n/spoken.ts'
import type { words as en } from './calculator.en.ts'

/** A number that can be set. */
export interface CalculatorField {
  readonly key: string
  readonly label: string
  readonly value: number // to begin with: that of the fight that is looked at, if any
  readonly least: number
  readonly most: number
}

/** A line of what would come of it. */
export interface CalculatorLine {
  readonly label: ComponentChildren
  readonly value: string
}

const words = spoken(
  import.meta.glob<typeof en>('./calculator.??.ts', { eager: true, import: 'words' }),
)

/** What a fight with these numbers would lead to, whether it is on the map or not. */
export function Calculator(props: {
  readonly fields: readonly CalculatorField[]
  readonly lines: (values: Readonly<Record<string, number>>) => readonly CalculatorLine[]
}) {
  const { fields, lines } = props
  const start = Object.fromEntries(fields.map(({ key, value }) => [key, value]))
  const values = useMemo(() => signal(start), [JSON.stringify(start)])
  return (
    <section class="calculator" data-part="calculator">
      <AidHead title={words().title} />
      <div class="calculator-fields">
        {fields.map(({ key, label, least, most }) => (
          <label key={key}>
            <span>{label}</span>
            <input
              type="number"
              name={key}
              min={least}
              max={most}
              value={values.value[key]}
              onInput={({ currentTarget: { valueAsNumber: number } }) => {
                if (!Number.isFinite(number)) return
                const within = Math.min(most, Math.max(least, Math.round(number)))
                values.value = { ...values.value, [key]: within }
              }}
            />
          </label>
        ))}
      </div>
      <table class="aid-rows" aria-live="polite">
        <tbody>
          {lines(values.value).map(({ label, value }, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="aid-note">{words().note}</p>
    </section>
  )
}
