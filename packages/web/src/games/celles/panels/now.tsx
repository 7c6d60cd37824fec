import { NONE, previewCurrent, STEP } from '@estafette/celles/screen'
import type { CellesDesk } from '../desk.ts'
import { Battle } from './combat.tsx'
import { CupLine } from './cups.tsx'
import { PathPanel } from './path-panel.tsx'
import { previewNamed, previewOf } from '../card/chances.ts'

/** What is neither an option nor a line of the card: sums, a way, what the cups still hold. */
export function Now({ model }: { readonly model: CellesDesk }) {
  const s = model.state.value
  const now = model.intention.value
  const plan = now?.kind === 'plan' ? now.plan : null
  const named = now?.kind === 'offer' ? previewNamed(s, now.offer) : null
  const isToBeChanged = s.crowded !== NONE // steps are lost before the odds: CEL-10.0.4
  const current = plan || s.active === NONE || isToBeChanged ? null : previewCurrent(s)
  const preview = plan?.kind === 'attack' ? previewOf(s, plan) : (named ?? current)
  const isDraw = s.step === STEP['play-tactical'] || s.step === STEP.activation
  return (
    <>
      {preview && <Battle model={model} s={s} preview={preview} />}
      {plan?.kind === 'move' && <PathPanel model={model} plan={plan} />}
      {isDraw && model.seat.value >= 0 && <CupLine model={model} />}
    </>
  )
}
