import { byLoss, NONE, previewFire, vp, type Section } from '@estafette/frontline/screen'
import type { Desk } from '../../screen/desk.ts'
import { positionOf } from './draft.ts'
import { fireDraft } from './presets.ts'
import { firingVerb, targetsOf } from './reach.ts'

/** The enemy section that fire of a section is most worth: most firepower, then most VP. */
export function bestTarget(model: Desk, section: Section): Section {
  const s = positionOf(model)
  const verb = firingVerb(model, section)
  if (!verb) return NONE
  const ranked = targetsOf(model, section).map((target) => {
    const draft = fireDraft(model, section, target, verb)
    const fp = draft ? previewFire(s, draft).fp : 0
    const worth = byLoss(s, target).reduce((sum, x) => sum + vp[x]!, 0)
    return { target, fp, worth }
  })
  return ranked.toSorted((a, b) => b.fp - a.fp || b.worth - a.worth)[0]?.target ?? NONE
}
