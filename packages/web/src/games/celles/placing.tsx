import { NONE, STEP, type CellesState } from '@estafette/celles/screen'
import { CounterTile } from '../../counters/counter.tsx'
import { voiceOf } from '../../i18n/voice.ts'
import type { Desk } from '../../screen/desk.ts'
import { language } from '../../store/settings.ts'
import { cellesLabel } from './counter-words.ts'
import { faceOf } from './counters.ts'

/** The unit that is looking for its hex: in the set-up, as a reinforcement, rebuilt. */
export function Placing({ model }: { readonly model: Desk }) {
  const s = model.state.value as CellesState
  const unit = placedUnit(s)
  if (unit === NONE || model.seat.value < 0) return null
  return (
    <section class="placing">
      <CounterTile face={faceOf(s, unit)} width={64} level="full" />
      <div>
        <h2>{voiceOf(model.session.game).thing('unit', unit)}</h2>
        <p>{cellesLabel(s.board, unit, s.flags[unit]!, s.trucks === unit, language.value)}</p>
      </div>
    </section>
  )
}

function placedUnit(s: CellesState): number {
  if (s.step === STEP['setup-place']) return s.placing
  return s.step === STEP.reinforcement || s.step === STEP['rebuild-hex'] ? s.entrant : NONE
}
