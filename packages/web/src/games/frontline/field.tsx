import type { FrontlineState } from '@estafette/frontline/screen'
import type { Desk } from '../../screen/desk.ts'

/** The battlefield: hand of the opponent, his sections, nine terrain cards, own sections. */
export function Field({ model }: { readonly model: Desk }) {
  const s = model.state.value as FrontlineState
  return <div class="frl">{s.turn}</div>
}
