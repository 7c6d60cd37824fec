import { signal, type Signal } from '@preact/signals'
import { spell, type Draft, type Sketch, type Spelled } from '@estafette/frontline/plans'
import {
  ownerOf,
  placeOf,
  sectionOf,
  NONE,
  type FrontlineState,
  type Section,
} from '@estafette/frontline/screen'
import type { Choice, Game } from '@estafette/kernel'
import type { FrontCore, FrontDesk } from '../desk.ts'
import type { StateKey } from '../../../screen/table-state.ts'

interface Kept {
  readonly draft: Draft
  readonly spelled: Spelled
  readonly row: readonly Choice[] // what is intended for it
}

const drafted: StateKey<Signal<Kept | null>> = { begin: () => signal(null) }

/** The position of a desk. */
export function positionOf({ state }: FrontCore): FrontlineState {
  return state.value
}

export function gameOf({ session }: FrontCore): Game<FrontlineState> {
  return session.game
}

/** What is being put together, null where nothing is: it is there as long as it is intended. */
export function draftOf({ page, intention }: FrontCore): Kept | null {
  const kept = page.of(drafted).value
  const now = intention.value
  return kept && now?.kind === 'row' && now.choices === kept.row ? kept : null
}

/** Puts a draft in place of what was intended; its section is the chosen one. */
export function setDraft(model: FrontDesk, draft: Draft): void {
  const spelled = spell(positionOf(model), model.seat.value, draft)
  const row = spelled.refused ? [] : spelled.choices
  model.page.of(drafted).value = { draft, spelled, row }
  model.rebuff.value = null
  choose(model, draft.section)
  model.intention.value = { kind: 'row', choices: row }
}

/** Chooses a section, without anything to do yet. */
export function choose(model: FrontDesk, section: Section): void {
  const s = positionOf(model)
  model.selection.value = { place: placeOf(s, section), units: [section] }
}

/** The chosen section, NONE where there is none that could act. */
export function chosenSection({ selection, state, seat }: FrontDesk): Section {
  const s = state.value
  const head = selection.value?.units[0] ?? NONE
  if (head < 0 || seat.value < 0) return NONE
  return sectionOf(s, head) === head && ownerOf(s, head) === seat.value ? head : NONE
}

/** Lets go of what is put together, and keeps the section. */
export function dropDraft(model: FrontDesk): void {
  model.rebuff.value = null
  model.intention.value = null
}

/** What is chosen and put together now. */
export function sketchOf(model: FrontDesk): Sketch {
  return { section: chosenSection(model), draft: draftOf(model)?.draft ?? null }
}
