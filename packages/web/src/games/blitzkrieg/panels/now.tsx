import { fightUnderWay, fightWithout, type BlitzState } from '@estafette/blitzkrieg/screen'
import type { BlitzDesk } from '../desk.ts'
import { AttackPanel } from '../planner/planner-panel.tsx'
import { attackInHand, positionOf } from '../planner/planner.ts'

/** What is to be known before the options: the sum of the attack that is looked at. */
export function Now({ model }: { readonly model: BlitzDesk }) {
  if (model.seat.value < 0) return null
  const s = fightMeant(model)
  const plan = attackInHand(model) ?? (s && fightUnderWay(s))
  return plan && s && <AttackPanel model={model} s={s} plan={plan} />
}

/** The position that a fight is weighed in: without whoever is meant to fall back before it. */
function fightMeant(model: BlitzDesk): BlitzState | null {
  const s = positionOf(model)
  const now = model.intention.value
  const falls = now?.kind === 'offer' && now.offer.verb === 'withdraw'
  return falls ? fightWithout(s, now.offer.target) : s
}
