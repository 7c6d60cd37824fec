import { NONE, previewCurrent, STEP, type CellesState } from '@estafette/celles/screen'
import type { Desk } from '../../screen/desk.ts'
import { Activation } from './activation.tsx'
import { AttackBuilder, AttackUnderWay } from './combat.tsx'
import { Cups } from './cups.tsx'
import { PathPanel } from './path-panel.tsx'
import { Placing } from './placing.tsx'
import { RetreatPanel } from './retreat-panel.tsx'
import { cellesWords } from './words.ts'

/** What the decision is about: the group that acts, a path, an attack, a retreat; then the cups. */
export function Now({ model }: { readonly model: Desk }) {
  const s = model.state.value as CellesState
  const now = model.intention.value
  const plan = now?.kind === 'plan' ? now.plan : null
  const preview = plan ? null : previewCurrent(s)
  const isFirst = s.step === STEP.active && model.seat.value >= 0 && !model.selection.value
  return (
    <>
      {plan?.kind !== 'attack' && !preview && <Activation model={model} />}
      <Placing model={model} />
      {plan?.kind === 'attack' && <AttackBuilder model={model} plan={plan} />}
      {plan?.kind === 'move' && <PathPanel model={model} plan={plan} />}
      {preview && s.active !== NONE && <AttackUnderWay model={model} preview={preview} />}
      {isFirst && <p class="hint">{cellesWords().select}</p>}
      <RetreatPanel model={model} />
      <Cups model={model} />
    </>
  )
}
