import { fastDice, verbOf, type Choice, type Game, type Seat, type State } from '@estafette/kernel'
import { targetsOf } from '../src/map-view/feed.ts'
import { hidesSomething } from '@estafette/table'
import { cardOf } from '../src/table/card/decision.ts'
import type { TableModel } from '../src/table/model.ts'
import { pressTile } from '../src/table/card/tiles.tsx'
import { piecesOf } from './field-pieces.ts'
import type { Company } from './sitting.ts'

/** What a person points with. */
export type Pointer = 'mouse' | 'touch'

/** Something on the page that can be pressed now. */
export interface Press {
  readonly where: 'tile' | 'map' | 'field' | 'list' | 'a' | 'c'
  readonly name: string // for whoever reads what is wrong
  act(): void
}

/** Everything on card, map and list that can be pressed now. */
export function pressesOn(model: TableModel, by: Pointer): readonly Press[] {
  const card = cardOf(model)
  const tiles = card.groups.flatMap((group) => group.tiles)
  const list = model.offers.value.all
  return [
    ...tiles
      .filter(({ closed }) => closed === undefined)
      .map((tile): Press => ({
        where: 'tile',
        name: tile.name,
        act: () => pressTile(model, tile),
      })),
    ...(['primary', 'decline'] as const)
      .filter((slot) => card[slot].closed === undefined && !card[slot].explains)
      .map((slot): Press => ({
        where: slot === 'primary' ? 'a' : 'c',
        name: card[slot].label,
        act: () => card[slot].press(),
      })),
    ...list.map((offer): Press => ({
      where: 'list',
      name: offer.verb,
      act: () => model.choose(offer),
    })),
    ...hitsOn(model, by),
    ...fieldHits(model),
  ]
}

/** Presses on the map: on counters where there are some, else on the ground. */
function hitsOn(model: TableModel, by: Pointer): readonly Press[] {
  const { map } = model.screen
  if (!map) return []
  const piles = map.piles(model.state.value)
  const places = new Set([...model.able.value, ...model.plans.value.flatMap(targetsOf)])
  return [...places].map((place) => ({
    where: 'map' as const,
    name: `place ${place}`,
    act: () => {
      const side = piles.find((pile) => pile.place === place)?.side ?? -1
      model.press({ place, side, by, isTight: () => false })
    },
  }))
}

/** Presses on what a field marks, and on the uses of cards. */
function fieldHits(model: TableModel): readonly Press[] {
  const { field } = model.screen
  const feed = field?.feed(model, null)
  if (!feed) return []
  return piecesOf(feed).map(({ name, hit }) => ({
    where: 'field',
    name,
    act: () => feed.press(hit),
  }))
}

/** Some of many, from a point that moves from position to position. */
export function someOf<T>(all: readonly T[], most: number, from: number): readonly T[] {
  if (all.length <= most) return all
  return Array.from({ length: most }, (_, at) => all[(from + at * 7919) % all.length]!)
}

/** Why choices cannot be called back by whoever takes them, '' where they can. */
export function whyFinal(
  game: Game,
  from: State,
  seat: Seat,
  choices: readonly Choice[],
  company: Company,
): string {
  const after = game.clone(from)
  const dice = fastDice(7)
  for (const choice of choices) {
    const verb = game.verbs[verbOf(choice)]!
    game.play(after, seat, choice, dice)
    if (dice.drawn > 0) return `${verb.name} rolls`
    if (verb.final) return `${verb.name} seals`
    if (game.outcome(after)) return `${verb.name} ends the game`
  }
  const isOther = ((game.acting(after) >> seat) & 1) === 0
  const isSecret = company === 'apart' || hidesSomething(game, from)
  return isSecret && isOther ? 'hands over' : ''
}
