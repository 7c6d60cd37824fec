import { useEffect, useRef } from 'preact/hooks'
import { Counter, CounterPicture } from '../../counters/counter.tsx'
import { sideClass } from '../../screen/screen.ts'
import { whatOf, whoOf, type EnemyTurn } from './enemy-turn.ts'
import { turnWords } from './turn-words.ts'
import type { TableModel } from '../model.ts'
import type { Step } from './steps.ts'
import { effectOf, unitOf } from './sum-told.ts'
import './enemy-turn.css'

/** The row under the map while the turn of others is shown: one tile per step. */
export function StepDock(props: { readonly model: TableModel; readonly turn: EnemyTurn }) {
  const { model, turn } = props
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const tile = row.current?.querySelector<HTMLElement>('.is-now')
    if (row.current && tile) row.current.scrollLeft = tile.offsetLeft - row.current.offsetLeft - 48
  }, [turn.present?.number])
  return (
    <section
      class={turn.sum ? 'dock step-dock is-sum' : 'dock step-dock'}
      data-part="steps"
      aria-label={turnWords().steps}
    >
      <ol ref={row}>
        {turn.steps.map((step) => (
          <li key={step.number}>
            <StepTile model={model} turn={turn} step={step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Whether a step is behind, shown now, or still to come. */
export function phaseOf({ present, sum }: EnemyTurn, step: Step): 'done' | 'now' | 'coming' {
  if (step.number === present?.number) return 'now'
  if (sum) return 'done'
  return step.number < (present?.number ?? 0) ? 'done' : 'coming'
}

function StepTile(props: {
  readonly model: TableModel
  readonly turn: EnemyTurn
  readonly step: Step
}) {
  const { model, turn, step } = props
  const { screen, state } = model
  const phase = phaseOf(turn, step)
  const blow = turn.sum?.blows.find((one) => one.step === step)
  const who = whoOf(model, step)
  const unit = blow ? unitOf(model, blow) : (step.lost[0]?.unit ?? step.units[0])
  const isWhole = turn.isComplete || turn.isLive || step !== turn.steps.at(-1)
  return (
    <button
      type="button"
      class={`step-tile framed line is-${phase} ${sideClass(screen.game.id, step.side)}`}
      aria-current={phase === 'now' ? 'step' : undefined}
      disabled={!isWhole}
      onClick={() => turn.go(step)}
    >
      <span class="step-badge">{step.number}</span>
      {screen.counters && unit !== undefined && unit >= 0 && (
        <CounterPicture width={40}>
          <Counter face={screen.counters.face(state.value, unit)} x={32} y={32} size={64} />
        </CounterPicture>
      )}
      <span>
        {who !== '' && <b class="trim">{who}</b>}
        <small class="quiet">{(blow && effectOf(model, blow)) || whatOf(model, step)}</small>
      </span>
    </button>
  )
}
