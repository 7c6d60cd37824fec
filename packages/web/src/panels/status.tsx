import type { SideLook } from '@estafette/kernel'
import type { ComponentChildren } from 'preact'
import type { VictoryScale } from '../screen/victory.ts'
import { lookClass } from '../style/look.ts'

/** A turn on the track. */
export interface TrackedTurn {
  readonly turn: number
  readonly note: ComponentChildren // under its number
  readonly tip?: string
}

/** The turns of the game, the present one marked. */
export function TurnTrack(props: {
  readonly label: string
  readonly now: number
  readonly turns: readonly TrackedTurn[]
}) {
  const { label, now, turns } = props
  return (
    <ol
      class="turn-track line"
      data-part="turns"
      data-bar="track"
      data-of={`/ ${turns.length}`}
      aria-label={label}
    >
      {turns.map(({ turn, note, tip }) => (
        <li
          key={turn}
          class={turn < now ? 'is-past' : turn === now ? 'is-now' : ''}
          aria-current={turn === now ? 'step' : undefined}
          data-tip={tip}
        >
          <b>{turn}</b>
          <small>{note}</small>
          {tip !== undefined && <span class="sr-only">{tip}</span>}
        </li>
      ))}
    </ol>
  )
}

/** A fact in the bar: what it is called, at length and shortly, and how it stands. */
export function Fact(props: {
  readonly name: string
  readonly short?: string
  readonly part?: string
  readonly class?: string
  readonly children: ComponentChildren
}) {
  const { name, short = name, part, class: more, children } = props
  return (
    <div class={more ? `fact ${more}` : 'fact'} data-part={part} data-bar="fact">
      <small>
        <span class="fact-name">{name}</span>
        <span class="fact-short" aria-hidden="true">
          {short}
        </span>
      </small>
      {children}
    </div>
  )
}

const WIDTH = 126
const HEIGHT = 8

/** One scale with both ends: losing cells hatched, the goal framed; amber when it would be over. */
export function VictoryStrip(props: {
  readonly scale: VictoryScale
  readonly isAlarming: boolean
  readonly look: SideLook | undefined // whose colour the points have
  readonly label: string // what a press opens
  readonly press: () => void
}) {
  const { scale, isAlarming, look, label, press } = props
  const { title, value, text = String(value), meaning, short } = scale
  return (
    <button
      type="button"
      class={`victory-strip ${lookClass(look)}${isAlarming ? ' is-alarming' : ''}`}
      data-part="vp"
      data-bar="victory"
      data-tip={label}
      onClick={press}
    >
      <span class="victory-words">
        <span class="victory-title">{title}</span> <b>{text}</b>{' '}
        <span class="victory-meaning">{meaning}</span>
        {short !== undefined && (
          <span class="victory-short" aria-hidden="true">
            {short}
          </span>
        )}
      </span>
      <Scale scale={scale} />
    </button>
  )
}

function Scale({ scale }: { readonly scale: VictoryScale }) {
  const { value, coming = 0, goal, fatal } = scale
  const count = goal + 1
  const step = WIDTH / count
  const gap = Math.min(2, step / 4)
  const classOf = (cell: number): string => {
    if (cell === goal) return 'is-goal'
    if (fatal !== undefined && cell <= fatal) return 'is-fatal'
    if (cell <= value && value > 0) return 'is-some'
    return cell <= value + coming && coming > 0 ? 'is-coming' : 'is-none'
  }
  return (
    <svg class="victory-scale" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {Array.from({ length: count }, (_, cell) => (
        <g key={cell} class={classOf(cell)} transform={`translate(${cell * step} 0)`}>
          <rect x={0.6} y={0.6} width={step - gap - 0.6} height={HEIGHT - 1.2} />
          {classOf(cell) === 'is-fatal' && (
            <path
              d={`M1.5 ${HEIGHT - 1.5}L${step * 0.5} 1.5M${step * 0.45} ${HEIGHT - 1.5}L${step - gap - 1} 1.5`}
            />
          )}
          {step > 7 && cell === Math.max(0, Math.min(goal, value)) && (
            <path class="victory-now" d={`M${(step - gap) / 2 - 2.5} ${HEIGHT}h5l-2.5 -3.5z`} />
          )}
        </g>
      ))}
    </svg>
  )
}
