import { tryChoice, verbOf, type Choice, type State } from '@estafette/kernel'
import type { CoreDesk } from './desk.ts'
import type { StateKey } from './table-state.ts'
import type { Offer } from '../session/offers.ts'
import { settings, type Confirmation } from '../store/settings.ts'

/**
 * Whether a choice is put again because it cannot be called back, and the person wants it so. Where
 * it is the only one and nothing was done before that could be taken back, nothing can be lost by it.
 */
export function asksAgain(desk: CoreDesk, offer: Offer): boolean {
  const kind = confirmationOf(desk, offer)
  return kind !== null && settings.value.confirm[kind] && !isForced(desk)
}

function isForced({ offers, session }: CoreDesk): boolean {
  return offers.value.all.length === 1 && session.undoable().count === 0
}

/** Whether a row of choices is put again, as one choice would be. */
export function asksAgainFor(desk: CoreDesk, choices: readonly Choice[]): boolean {
  const kind = finality(desk, choices)
  return kind !== null && settings.value.confirm[kind]
}

/** What was found out about the choices of a position: it is asked for again and again. */
const known: StateKey<{ state?: State; kinds: Kinds }> = { begin: () => ({ kinds: new Map() }) }
type Kinds = Map<Choice, Confirmation | null>

/** What makes a choice irreversible, or ends one's run; null where it can be called back. */
export function confirmationOf(desk: CoreDesk, { choice, kind }: Offer): Confirmation | null {
  const state = desk.state.value
  const kept = desk.page.of(known)
  if (kept.state !== state) Object.assign(kept, { state, kinds: new Map() })
  const found = kept.kinds.get(choice)
  if (found !== undefined) return found
  const ends = (): boolean => kind === 'none' && endsRun(desk, choice)
  const made = finality(desk, [choice]) ?? (ends() ? 'phase' : null)
  kept.kinds.set(choice, made)
  return made
}

/** The mark of a choice that cannot be called back: a die only where chance follows. */
export function markOf(desk: CoreDesk, offer: Offer): 'die' | 'next' | null {
  const kind = confirmationOf(desk, offer)
  return kind && (kind === 'roll' ? 'die' : 'next')
}

/**
 * What makes a row of choices irreversible: dice, a seal, the rules, the end of the game, another who
 * decides next and is not at this screen or may not see the same; null where it can be called back.
 */
export function finality(desk: CoreDesk, choices: readonly Choice[]): Confirmation | null {
  const { session, state, seat } = desk
  const { game } = session
  const after = game.clone(state.value)
  for (const choice of choices) {
    const verb = game.verbs[verbOf(choice)]
    if (verb?.final) return verb.secret ? 'bid' : 'final'
    if (tryChoice(game, after, seat.value, choice) === 'rolls') return 'roll'
    if (game.outcome(after)) return 'final'
  }
  const acting = game.acting(after)
  if ((acting >> seat.value) & 1) return null
  const others = session.sitters.some(
    (sitter, other) => (acting >> other) & 1 && sitter !== 'human',
  )
  return others || session.hides() ? 'phase' : null
}

/** Whether somebody else decides after a choice. */
function endsRun({ session, state, seat }: CoreDesk, choice: Choice): boolean {
  const { game } = session
  const after = game.clone(state.value)
  tryChoice(game, after, seat.value, choice)
  return game.toAct(after) !== seat.value
}
