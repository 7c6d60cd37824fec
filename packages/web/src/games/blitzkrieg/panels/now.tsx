import { fightUnderWay } from '@estafette/blitzkrieg/screen'
import type { BlitzDesk } from '../desk.ts'
import { AttackPanel } from '../planner/planner-panel.tsx'
import { attackInHand, positionOf } from '../planner/planner.ts'

/** What is to be known before the options: the sum of the attack that is looked at. */
export function Now({ model }: { readonly model: BlitzDesk }) {
  if (model.seat.value < 0) return null
  const plan = attackInHand(model) ?? fightUnderWay(positionOf(model))
  return plan && <AttackPanel model={model} plan={plan} />
}
