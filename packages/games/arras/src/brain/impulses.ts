import { bestOf, targetOf, verbOf } from '@estafette/kernel'
import { NONE } from '../state.ts'
import { VERB } from '../verbs.ts'
import { prolongWorth, refreshWorth } from './advantages.ts'
import { bestBombardment } from './bombardments.ts'
import { isRisky, schemeAll, worthOfPlace, type Scheme } from './scheme.ts'
import { rateEach, type ArrasQuestion } from './question.ts'
import { NEVER } from './records.ts'

/** An impulse: what each location could do, bombard, or pass; the Advantage where these end. */
export function rateImpulse(q: ArrasQuestion): void {
  const { scheme, s } = q
  schemeAll(scheme, s)
  rateEach(q, (target, verb) => {
    if (verb === VERB.activate) return worthOfPlace(scheme, target)
    if (verb === VERB.bombard) return bestBombardment(scheme.v, target, pendingOf(scheme), NONE)
    return verb === VERB.pass ? 0 : NEVER
  })
  const best = bestOf(q)
  const isSafe = verbOf(best) === VERB.activate && !isRisky(scheme, targetOf(best))
  if (isSafe) return // the Advantage keeps while there is something else to do
  weighProlonging(q)
  if (verbOf(best) === VERB.pass) weighRefreshing(q)
}

/** What a failed bombardment would put at risk. */
function pendingOf(scheme: Scheme): number {
  let most = scheme.pending
  for (const { value } of scheme.assaults) most = Math.max(most, value)
  return most
}

/**
 * Whoever can prolong the turn before the enemy has done much has a second run ahead of them, which
 * every Failure would spoil. ARR-9.2b
 */
function weighProlonging(q: ArrasQuestion): void {
  const { scheme, choices, count, values } = q
  let index = NONE
  for (let i = 0; i < count; i++) if (verbOf(choices[i]!) === VERB.prolong) index = i
  if (index === NONE) return
  const worth = prolongWorth(q, true)
  values[index] = worth
  if (worth <= 0) return
  for (let i = 0; i < count; i++) {
    const place = targetOf(choices[i]!)
    if (verbOf(choices[i]!) !== VERB.activate || !isRisky(scheme, place)) continue
    values[i]! -= (1 - scheme.assaults[place]!.chance) * worth
  }
}

function weighRefreshing(q: ArrasQuestion): void {
  const { choices, count, values } = q
  for (let i = 0; i < count; i++) {
    if (verbOf(choices[i]!) === VERB.refresh) values[i] = refreshWorth(q, targetOf(choices[i]!))
  }
}
