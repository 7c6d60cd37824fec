import { NONE, STEP, type CellesState } from '@estafette/celles/screen'
import { Counter, CounterPicture } from '../../counters/counter.tsx'
import { language } from '../../store/settings.ts'
import type { TableModel } from '../../table/model.ts'
import { voiceOf } from '../../table/voice.ts'

/** The unit that is looking for its hex: in the set-up, as a reinforcement, rebuilt. */
export function Placing({ model }: { readonly model: TableModel }) {
  const s = model.state.value as CellesState
  const unit = placedUnit(s)
  if (unit === NONE || model.seat.value < 0) return null
  return (
    <section class="placing">
      <CounterPicture width={64}>
        <Counter face={model.screen.face(s, unit)} x={32} y={32} size={64} />
      </CounterPicture>
      <div>
        <h2>{voiceOf(model.session.game).thing('unit', unit)}</h2>
        <p>{model.screen.describeUnit(s, unit, language.value)}</p>
      </div>
    </section>
  )
}

function placedUnit(s: CellesState): number {
  if (s.step === STEP['setup-place']) return s.placing
  return s.step === STEP.reinforcement || s.step === STEP['rebuild-hex'] ? s.entrant : NONE
}
