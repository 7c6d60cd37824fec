import { voiceOf } from '../../i18n/voice.ts'
import { placeKind, unitKind } from '../../screen/screen.ts'
import { comeOf, foughtIn, movedOf, whatOf, whoOf } from './enemy-turn.ts'
import type { TableModel } from '../model.ts'
import type { Step } from './steps.ts'
import { turnWords } from './turn-words.ts'

/** What mattered most in the whole turn. */
export function titleOf(model: TableModel, steps: readonly Step[]): string {
  const words = turnWords()
  const lost = steps.flatMap((step) => step.lost)
  const [first] = lost
  if (first && lost.length === 1) return words.isLost(unitName(model, first.unit))
  if (lost.length > 0) return words.areLost(lost.length)
  const { fights, fire } = foughtIn(model.session.game, steps)
  const [fight, ...others] = fights
  if (fight && others.length === 0) return fightTitle(model, fight)
  if (fight) return words.fought(others.length + 1)
  const [bombs, ...volleys] = fire
  if (bombs) return volleys.length > 0 ? words.bombarded(fire.length) : deedOf(model, bombs)
  const [only, ...more] = steps
  const moved = movedOf(model, steps)
  const come = comeOf(model, steps)
  if (more.length > 0 && moved.length === 1) return words.moves(unitName(model, moved[0]!))
  if (more.length > 0 && moved.length > 1) return words.marched(moved.length)
  if (more.length > 0 && come.length === 1) return words.comes(unitName(model, come[0]!))
  if (more.length > 0 && come.length > 1) return words.came(come.length)
  return (only && deedOf(model, only)) || words.begins
}

/** What there was, by number. */
export function countsOf(model: TableModel, steps: readonly Step[]): string {
  const { fights, fire } = foughtIn(model.session.game, steps)
  return turnWords().counts({
    steps: steps.length,
    moved: movedOf(model, steps).length,
    come: comeOf(model, steps).length,
    fights: fights.length,
    fire: fire.length,
  })
}

/** Who did what. */
function deedOf(model: TableModel, step: Step): string {
  return [whoOf(model, step), whatOf(model, step)].filter(Boolean).join(' ')
}

function fightTitle(model: TableModel, { targets, place }: Step): string {
  const { session, screen } = model
  if (targets.length > 0) {
    return turnWords().attackOn(targets.map((unit) => unitName(model, unit)).join(', '))
  }
  if (place < 0) return turnWords().fought(1) // in the air
  return turnWords().fightFor(voiceOf(session.game).thing(placeKind(screen), place))
}

/** A unit by its name. */
export function unitName({ session, screen }: TableModel, unit: number): string {
  return voiceOf(session.game).thing(unitKind(screen), unit)
}
