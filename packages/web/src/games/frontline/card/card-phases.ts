import { STEP, VERB } from '@estafette/frontline/screen'
import { tryOn, type Choice } from '@estafette/kernel'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { FrontDesk } from '../desk.ts'
import { asksAgainFor } from '../../../screen/confirmation.ts'
import {
  cancelAct,
  intended,
  noDecline,
  offersBy,
  slots,
  waitingAct,
  type OwnCard,
} from './card-tools.ts'
import type { Offer } from '../../../session/offers.ts'
import { cardWords } from './card-words.ts'
import { gameOf, positionOf } from '../plan/draft.ts'

/** The phases before the actions, each a question that is left by saying so. FRL-TURN-2 */
const PHASES = [STEP.promote, STEP.organise, STEP.equip, STEP.medical] as const
type Phase = (typeof PHASES)[number]

/** What leads from the present phase to the actions, and to each phase on the way. */
function waysOn(model: FrontDesk): { all: readonly Choice[]; to: Map<Phase, readonly Choice[]> } {
  const trial = tryOn(gameOf(model), positionOf(model))
  const to = new Map<Phase, readonly Choice[]>()
  const phaseNow = (): Phase | undefined => PHASES.find((phase) => phase === trial.state.step)
  while (phaseNow() !== undefined && gameOf(model).toAct(trial.state) === model.seat.value) {
    if (trial.choices.length > 0) to.set(phaseNow()!, [...trial.choices])
    if (!trial.attempt(VERB.done)) break
  }
  return { all: trial.choices, to }
}

/** Takes a row of choices at once. */
function carryOut(model: FrontDesk, choices: readonly Choice[]): void {
  model.intention.value = { kind: 'row', choices }
  model.confirm()
}

/** The phases that follow, each a press away. */
export function laterPhases(model: FrontDesk): readonly TileGroup[] {
  if (intended(model)) return []
  const words = cardWords()
  const names: Readonly<Record<number, string>> = {
    [STEP.organise]: words.titles.organise,
    [STEP.equip]: words.titles.equip,
    [STEP.medical]: words.titles.medical,
  }
  const tiles = [...waysOn(model).to].map(([phase, choices]): Tile => ({
    key: `phase${phase}`,
    name: names[phase] ?? '',
    part: 'phase',
    press: () => carryOut(model, choices),
  }))
  return tiles.length > 0 ? [{ key: 'later', title: words.groups.later, tiles }] : []
}

/** Slots of a phase: A goes on to the actions where nothing is meant. */
export function phaseSlots(
  model: FrontDesk,
  label: (offer: Offer) => string,
): Partial<Pick<OwnCard, 'primary' | 'decline'>> {
  const words = cardWords()
  const done = offersBy(model, 'done')[0]
  if (intended(model) || !done) return slots(model, { label })
  const { all } = waysOn(model)
  const on = { label: words.does.toActions, icon: 'next', shortcut: 'Enter' } as const
  if (model.intention.value?.kind === 'row') {
    const primary = { ...on, confirms: true, press: () => model.confirm() }
    return { primary, decline: cancelAct(model) }
  }
  // Where the other side may interrupt on the way it is chosen first.
  if (asksAgainFor(model, all)) {
    const press = (): void => void (model.intention.value = { kind: 'row', choices: all })
    return { primary: waitingAct(), decline: { label: on.label, offer: done, press } }
  }
  return {
    primary: { ...on, offer: done, press: () => carryOut(model, all) },
    decline: noDecline(),
  }
}
