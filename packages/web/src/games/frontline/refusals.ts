import { NONE, VERB, type Card, type Section } from '@estafette/frontline/screen'
import { LEGAL, makeChoice } from '@estafette/kernel'
import type { Desk } from '../../screen/desk.ts'
import { gameOf, positionOf, spell, type FireDraft, type MoveDraft } from './draft.ts'
import { firingVerb } from './reach.ts'

/** Says why a verb cannot be done now; nothing where it can. */
export function refuse(model: Desk, verb: number, target = 0): void {
  const game = gameOf(model)
  const s = positionOf(model)
  const choice = makeChoice(verb, target)
  const verdict = game.verdict(s, model.seat.value, choice)
  if (verdict === LEGAL) return
  model.rebuff.value = { verdict, gaps: game.obstacle(s, choice, verdict), place: -1 }
}

/** Says why a section cannot fire at another. */
export function refuseFire(model: Desk, section: Section, target: Section): void {
  const verb = firingVerb(model, section)
  if (!verb) return refuse(model, VERB.attack, section)
  const draft: FireDraft = {
    kind: 'fire',
    verb,
    section,
    target,
    isCounter: verb === 'counter',
    isShifted: false,
    card: NONE,
    isPlain: true,
    isPicked: false,
    modes: new Map(),
    extra: NONE,
    victim: NONE,
  }
  model.rebuff.value = spell(model, draft).refused
}

/** Says why a section cannot go a way with a card. */
export function refuseMove(
  model: Desk,
  section: Section,
  way: number,
  use: { readonly card: Card; readonly isPlain: boolean },
): void {
  const draft: MoveDraft = {
    kind: 'move',
    section,
    ...use,
    isPicked: false,
    way,
    with: [],
    rider: NONE,
  }
  model.rebuff.value = spell(model, draft).refused
}
