import {
  airChance,
  airPlaceOf,
  bombardChance,
  bombardFaces,
  expectedHits,
  grounded,
  interceptorsOf,
  NOTHING,
  opponent,
  rowOf,
  SHOT_DOWN,
  stopChance,
  VERB,
  DIE_FACES,
  type BlitzState,
  type AirOrder,
} from '@estafette/blitzkrieg/screen'
import { targetOf, verbOf, type Choice } from '@estafette/kernel'
import { asksAgainFor } from '../../../screen/confirmation.ts'
import type { CardAct, Tile, TileGroup } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import {
  cancelAct,
  closedAct,
  offersBy,
  option,
  positionOf,
  type OwnCard,
} from '../card/card-tools.ts'
import { decimal, percent } from '../words.ts'
import { airWords } from './air-words.ts'
import { areMeant, areMissions, flightsNow, isGrounded, mean, proposalOf } from './flying.ts'

/** All air units in one table, and one press for all of them. BLZ-AIR-2, BLZ-AIR-3 */
export function airCard(model: BlitzDesk, alone: readonly Tile[]): OwnCard {
  const s = positionOf(model)
  const words = airWords()
  const flights = flightsNow(model)
  const kind = areMissions(s) ? 'missions' : 'interceptions'
  return {
    title: words[kind].title(flights.length),
    note: words[kind].note,
    groups: [...proposalGroup(model), oneByOne(model, alone)],
    caution: words[kind].caution,
    primary: flyAct(model, flights),
    decline: stayAct(model),
  }
}

/** What is proposed, where something else is meant. */
function proposalGroup(model: BlitzDesk): readonly TileGroup[] {
  const proposal = proposalOf(model)
  const now = model.intention.value
  if (now?.kind !== 'row' || areMeant(model, proposal)) return []
  const tile: Tile = {
    key: 'proposal',
    name: airWords().asProposed,
    part: 'proposal',
    press: () => mean(model, proposal),
  }
  return [{ key: 'proposal', tiles: [tile] }]
}

/** The first air unit alone, for those who give their orders one by one. */
function oneByOne(model: BlitzDesk, orders: readonly Tile[]): TileGroup {
  const stays = offersBy(model, 'hold').map((offer) =>
    option(model, offer, undefined, { name: airWords().hold }),
  )
  const tiles = [...orders, ...stays]
  return { key: 'alone', folded: airWords().alone(tiles.length), tiles }
}

/** Slot A flies what the table shows; what cannot be undone is taken up first. */
function flyAct(model: BlitzDesk, flights: readonly AirOrder[]): CardAct {
  const words = airWords()
  const isMeant = model.intention.value?.kind === 'row'
  const count = flights.filter((one) => !isGrounded(one)).length
  const asks = asksAgainFor(model, rowOf(positionOf(model), flights))
  if (!isMeant && asks) {
    return {
      label: words.takeProposal,
      icon: 'check',
      shortcut: 'Enter',
      press: () => mean(model, flights),
    }
  }
  return {
    label: areMissions(positionOf(model)) ? words.fly(count, flights.length) : words.meet(count),
    icon: 'check',
    shortcut: 'Enter',
    ...(isMeant && { confirms: true }),
    press() {
      if (!isMeant) mean(model, flights)
      model.confirm()
    },
  }
}

/** Slot C: nobody flies. */
function stayAct(model: BlitzDesk): CardAct {
  const words = airWords()
  const none = grounded(positionOf(model))
  const [hold] = offersBy(model, 'hold')
  if (areMeant(model, none)) return cancelAct(model)
  if (!hold) return closedAct(words.allStay, '')
  return {
    label: words.allStay,
    isWhole: true,
    press() {
      const isFinal = asksAgainFor(model, rowOf(positionOf(model), none))
      mean(model, none)
      if (!isFinal) model.confirm()
    },
  }
}

/** How likely an order does what it is for, and the faces that do it. */
export interface OrderOdds {
  readonly chance: number
  readonly faces: readonly number[]
}

/** Of bombs the chance to disrupt, of an interception that to stop a mission; null for the rest. */
export function oddsOf(s: BlitzState, choice: Choice): OrderOdds | null {
  const verb = verbOf(choice)
  if (verb === VERB.bomb) {
    const faces = bombardFaces(s, opponent(s.phasing), targetOf(choice))
    return { chance: bombardChance(s, opponent(s.phasing), targetOf(choice)), faces }
  }
  if (verb !== VERB.intercept) return null
  const all = Array.from({ length: DIE_FACES }, (_, index) => index + 1)
  const faces = all.filter((die) => s.board.intercepted[die] !== NOTHING)
  return { chance: stopChance(s), faces }
}

/** What the other side can do about it, and what is expected all in all. */
export function outlookText(model: BlitzDesk): string {
  const s = positionOf(model)
  const words = airWords()
  const flights = flightsNow(model)
  const { free, met } = expectedHits(s, areMissions(s) ? flights : [])
  const down = percent(airChance(s.board.interceptor, SHOT_DOWN))
  if (areMissions(s)) {
    const count = interceptorsOf(s)
    return count === 0
      ? words.unopposed(decimal(free))
      : words.opposed(count, percent(stopChance(s)), decimal(free), decimal(met))
  }
  const left = flights
    .filter(({ choice }) => verbOf(choice) === VERB.intercept)
    .map(({ choice }) => airPlaceOf(s, targetOf(choice)))
    .filter((hex) => hex < s.board.hexCount)
    .reduce((sum, hex) => sum + bombardChance(s, opponent(s.phasing), hex), 0)
  return words.against(decimal(free), decimal(free - left * stopChance(s)), down)
}
