import type { ComponentChildren } from 'preact'
import type { Card, CardFact, Tile } from '../../screen/card.ts'
import type { Danger, Grade } from '../../screen/danger.ts'
import { Icon } from '../../shell/icons.tsx'
import type { TableModel } from '../model.ts'
import { dangerWords } from './danger-words.ts'
import './danger.css'

const GRADES = [1, 2, 3] as const

/** What a move costs and leaves, and what others could do where it leads. */
export function MoveFacts({ model, card }: { readonly model: TableModel; readonly card: Card }) {
  const { facts = [], danger } = card
  const Risk = model.screen.decisions?.Risk
  return (
    <>
      <FactStrip facts={facts} />
      {danger && <DangerPanel danger={danger}>{Risk && <Risk model={model} />}</DangerPanel>}
    </>
  )
}

/** What a move costs, what is left to use, what it scores. */
function FactStrip({ facts }: { readonly facts: readonly CardFact[] }) {
  return (
    <ul class="card-facts" data-part="facts">
      {facts.map(({ value, text }, index) => (
        <li key={index}>
          <b>{value}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** What others could do where a move leads: who takes part, and how it would end. */
function DangerPanel(props: { readonly danger: Danger; readonly children?: ComponentChildren }) {
  const { danger, children } = props
  const { title, figure, sum = figure, text, ends, grade } = danger
  const worst = ends.reduce((one, other) => (other.chance > one.chance ? other : one), ends[0]!)
  return (
    <details
      class="danger"
      data-part="danger"
      data-grade={grade}
      open={!(globalThis.matchMedia?.('(max-width: 43.74em)').matches ?? false)}
    >
      <summary>
        <Icon name="shield" size={18} />
        <span class="danger-title">{title}</span>
        {worst && <span class="danger-brief">{worst.text}</span>}
        <b>{sum}</b>
      </summary>
      <p>{text}</p>
      {ends.length > 0 && (
        <ul class="danger-ends">
          {ends.map(({ key, text: end, chance, tone }) => (
            <li key={key} class={`is-${tone}`} style={`flex-grow:${Math.round(chance * 1000)}`}>
              {end}
            </li>
          ))}
        </ul>
      )}
      {children}
    </details>
  )
}

/** How bad the place is that a tile leads to, with the figure beside it. */
export function TileDanger({ danger }: { readonly danger: NonNullable<Tile['danger']> | null }) {
  return (
    <small class="quiet tile-danger">
      <Diamonds grade={danger?.grade ?? 0} /> {danger?.figure}
    </small>
  )
}

/** Three diamonds, as many filled as a place is bad. */
function Diamonds({ grade }: { readonly grade: Grade }) {
  return (
    <span class="diamonds" data-grade={grade}>
      <span class="sr-only">{dangerWords().grades[grade]}</span>
      <svg viewBox="0 0 37 12" width="37" height="12" aria-hidden="true">
        {GRADES.map((at) => (
          <path
            key={at}
            class={at <= grade ? 'is-full' : undefined}
            d={`M${12 * at - 11} 6l5 -5l5 5l-5 5z`}
          />
        ))}
      </svg>
    </span>
  )
}
