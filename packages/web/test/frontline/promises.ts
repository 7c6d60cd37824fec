import { forceOf, openSlots, poolOf, readyForces } from '@estafette/frontline/plans'
import { KIND, PICKED, STEP, type FrontlineState } from '@estafette/frontline/screen'
import type { State } from '@estafette/kernel'
import { meantForce } from '../../src/games/frontline/setup/force-meant.ts'
import { sectionsNow } from '../../src/games/frontline/setup/form-card.ts'
import { outfitNow } from '../../src/games/frontline/setup/outfit-card.ts'
import { draftOf, positionOf } from '../../src/games/frontline/plan/draft.ts'
import { nameOf } from '../../src/games/frontline/told/names.ts'
import type { FrontDesk } from '../../src/games/frontline/desk.ts'
import type { Promises } from '../row-contract.ts'
import { deskOf } from '../sitting.ts'

type Held = (after: FrontlineState) => readonly string[]

/** The cards that were pressed are those that the seat has. */
function forceHeld(model: FrontDesk, s: FrontlineState, seat: number): Held {
  const force = forceOf(s, seat, meantForce(model).value)
  return (after) =>
    poolOf(s, seat).flatMap((x) => {
      const isTaken = after.picks[x] === PICKED + seat || after.owner[x] === seat
      if (isTaken === force.includes(x)) return []
      return [isTaken ? `${nameOf(x)} was not pressed` : `${nameOf(x)} is missing`]
    })
}

/** Everybody serves under the leader, and every section starts in the card, that was shown. */
function sectionsHeld(model: FrontDesk): Held {
  const { heads, places } = sectionsNow(model)
  return (after) => [
    ...[...heads].flatMap(([x, head]) =>
      after.head[x] === head ? [] : [`${nameOf(x)} is not under ${nameOf(head)}`],
    ),
    ...[...places].flatMap(([head, place]) =>
      after.place[head] === place ? [] : [`${nameOf(head)} starts elsewhere`],
    ),
  ]
}

/** Everybody carries what was shown. */
function outfitHeld(model: FrontDesk, s: FrontlineState, seat: number): Held {
  const outfit = outfitNow(model)
  return (after) =>
    openSlots(s, seat).flatMap((slot) =>
      (after.counters[slot]! & KIND) === (outfit.get(slot) ?? 0) ? [] : ['another counter'],
    )
}

/** Fire is that of the section, at the target, by those who were to fire; a move is the section's. */
function draftHeld(model: FrontDesk): Held {
  const draft = draftOf(model)?.draft
  if (draft?.kind === 'fire' && draft.verb === 'attack') {
    return (after) => [
      ...(after.attacker === draft.section && after.target === draft.target ? [] : ['other fire']),
      ...[...draft.modes].flatMap(([x, mode]) =>
        after.mode[x] === mode ? [] : ['fires otherwise'],
      ),
    ]
  }
  if (draft?.kind === 'move') {
    return (after) => (after.mover === draft.section ? [] : ['another section moves'])
  }
  return () => []
}

/** What the page of Frontline puts together before it takes it: the set-up, and drafts of actions. */
export const promises: Promises = {
  presses: (table) => {
    const model = deskOf<FrontlineState>(table)
    const s = positionOf(model)
    if (s.step !== STEP.select) return []
    return readyForces(s, model.seat.value).map(({ cards }) => () => {
      meantForce(model).value = new Set(cards)
    })
  },
  promised: (table) => {
    const model = deskOf<FrontlineState>(table)
    const [s, seat] = [positionOf(model), model.seat.value]
    const held: Held =
      s.step === STEP.select
        ? forceHeld(model, s, seat)
        : s.step === STEP.form
          ? sectionsHeld(model)
          : s.step === STEP.outfit
            ? outfitHeld(model, s, seat)
            : draftHeld(model)
    return (after: State) => held(after as FrontlineState)
  },
}
