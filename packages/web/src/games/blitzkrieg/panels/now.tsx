import { fightUnderWay, fightWithout, type BlitzState } from '@estafette/blitzkrieg/screen'
import { showsTable } from '../air/flying.ts'
import { AirTable } from '../air/air-table.tsx'
import type { BlitzDesk } from '../desk.ts'
import { AttackPanel } from '../planner/planner-panel.tsx'
import { attackInHand, positionOf } from '../planner/planner.ts'

/** What is to be known before the options: the sum of an attack, the orders of air units. */
export function Now({ model }: { readonly model: BlitzDesk }) {
  if (model.seat.value < 0) return null
  if (showsTable(model)) return <AirTable model={model} />
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
