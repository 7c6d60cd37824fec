import {
  placeOf,
  unitsStacked,
  isEntrenched,
  isTransport,
  sideOfUnit,
  unitsIn,
  TERRAINS,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { tryChoice, type Game } from '@estafette/kernel'
import { voiceOf } from '../../../i18n/voice.ts'
import type { CardAct } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import { cancelAct as cancelled, slotsOrCancel, unitName } from '../../../panels/question.ts'
import { cardWords } from './card-words.ts'
import { blitzWords } from '../words.ts'

export {
  act,
  closedAct,
  folded,
  intended,
  noDecline,
  offersBy,
  option,
  proposed,
  restAct,
  rolls,
  sentence,
  unitName,
  waitingAct,
  type OwnCard,
} from '../../../panels/question.ts'

const NAMES = 3 // of a stack, the others are counted

/** Lets go of what is meant. */
export function cancelAct(model: BlitzDesk): CardAct {
  return cancelled(model, cardWords().cancel)
}

/** Slots of a question of a battle. */
export const slots = (model: BlitzDesk, how: Parameters<typeof slotsOrCancel>[1]) =>
  slotsOrCancel(model, how, cardWords().cancel)

/** The position that a card is about. */
export function positionOf({ state }: BlitzDesk): BlitzState {
  return state.value
}

/** The battle of a table. */
export function battleOf({ session }: BlitzDesk): Game<BlitzState> {
  return session.game
}

/** A hex by its number, and by its name where it has one. */
export function hexName({ session }: BlitzDesk, hex: number): string {
  return voiceOf(session.game)
    .thing('hex', hex)
    .replace(/ \((.*)\)$/, ' $1')
}

/** A hex by its number. */
export function hexId({ board }: BlitzState, hex: number): string {
  return board.hexIds[hex]!
}

/** An air unit by its name. */
export function airName({ session }: BlitzDesk, air: number): string {
  return voiceOf(session.game).thing('air', air)
}

/** Where a unit stands, or that it is off the map. */
export function whereIs(s: BlitzState, unit: number): string {
  const hex = placeOf(s, unit)
  return hex < s.board.hexCount ? cardWords().at(hexId(s, hex)) : cardWords().offMap
}

/** The ground of a hex: what it is, how high, and whether anybody is dug in. */
export function groundOf(s: BlitzState, hex: number): string {
  const words = blitzWords()
  const { terrain, level, rail } = s.board
  const parts = [words.terrain[TERRAINS[terrain[hex]!]!]]
  if (rail[hex]) parts.push(words.ground.rail)
  if (level[hex]! > 1) parts.push(words.level(level[hex]!))
  if (isEntrenched(s, 0, hex) || isEntrenched(s, 1, hex)) parts.push(words.ground.entrenched)
  return parts.join(', ')
}

/** The combat units of a side in a hex. */
export function combatUnits(s: BlitzState, side: number, hex: number): readonly number[] {
  return unitsIn(s, hex).filter((unit) => sideOfUnit(s, unit) === side && !isTransport(s, unit))
}

/** Units by their names, many of them in short. */
export function namesOf(model: BlitzDesk, units: readonly number[]): string {
  const names = units.slice(0, NAMES).map((unit) => unitName(model, unit))
  const rest = units.length - names.length
  return rest > 0 ? `${names.join(', ')} +${rest}` : names.join(', ')
}

/** A unit in a title: with its formation where the name alone is but a number. */
export function unitTitle(model: BlitzDesk, unit: number): string {
  const name = unitName(model, unit)
  return /[^\dIVX/ .]/.test(name) ? name : voiceOf(model.session.game).thing('unit', unit)
}

/** A stack in a title: its first unit, the others counted. */
export function stackName(model: BlitzDesk, units: readonly number[]): string {
  const name = unitTitle(model, units[0]!)
  return units.length > 1 ? `${name} +${units.length - 1}` : name
}

/** How many combat units of a side are in a hex, in words. */
export function roomText(s: BlitzState, side: number, hex: number): string {
  return cardWords().room(unitsStacked(s, side, hex))
}

/** The position after a choice, null where dice decide it. */
export function afterChoice(model: BlitzDesk, { choice }: Offer): BlitzState | null {
  const game = battleOf(model)
  const after = game.clone(positionOf(model))
  return tryChoice(game, after, model.seat.value, choice) === 'done' ? after : null
}
