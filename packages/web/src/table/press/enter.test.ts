import { fastDice, type Game, type Seat, type State } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { legalChoices, stateOf } from '@estafette/table'
import { beforeAll, describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../../scripts/lanes.ts'
import { sitAt, tableOf, type Sitting } from '../../../test/sitting.ts'
import { loadScreen } from '../../games/index.ts'
import type { MapFeed } from '../../map-view/feed.ts'
import type { MapPart } from '../../screen/map.ts'
import type { GameScreen } from '../../screen/screen.ts'
import { offerOf, type Offer } from '../../session/offers.ts'
import { defaults, settings } from '../../store/settings.ts'
import { mapFeed } from '../map/map-feed.tsx'
import { cardOf, isPlanning } from '../card/decision.ts'
import { isSlotByEnter } from './where.ts'

const GAMES = isLong ? 2 : 1
const EVERY = isLong ? 80 : 151 // one decision in so many is looked at
const PLACES = isLong ? 12 : 3 // of a map, beside those where something can be done
const MOST = isLong ? 6 : 2 // places where something can be done

/** Positions of games played at random, each with a seat that decides. */
function* decisions(game: Game): Generator<{ state: State; seat: Seat }> {
  for (let seed = 1; seed <= GAMES; seed++) {
    const dice = fastDice(seed)
    const state = game.clone(stateOf(tableOf(game, undefined, seed)))
    const pick = fastDice(seed + 1000)
    let at = seed // the first decisions of a game are among them
    for (let number = 0; game.toAct(state) >= 0 && !game.outcome(state); number++) {
      const seat = game.toAct(state)
      const legal = legalChoices(game, state, seat)
      if (number < 2 || number === at) {
        if (number >= at) at += EVERY
        yield { state: game.clone(state), seat }
      }
      game.play(state, seat, legal[pick.pick(legal.length)]!, dice)
      if (number > (isLong ? 3000 : 600)) break
    }
  }
}

/** Places of a map that are tried: some where something can be done, and some of the others. */
function placesOf({ model }: Sitting, map: MapPart): number[] {
  const able = model.able.value
  const step = Math.max(1, Math.floor(able.length / MOST))
  const others = Math.max(1, Math.floor(map.places.length / PLACES))
  return [
    ...new Set([
      ...able.filter((_, index) => index % step === 0),
      ...map.places.flatMap((_, place) => (place % others === 0 ? [place] : [])),
    ]),
  ]
}

/** Whether a choice is about a place: the place itself, a bank of it, a unit that stands there. */
function isAbout({ model }: Sitting, map: MapPart, offer: Offer, place: number): boolean {
  const { kind, target } = offer
  const state = model.state.value
  if (kind === map.kind) return target === place
  if (kind === model.screen.counters?.kind) return map.placeOf(state, target) === place
  return map.placesOf?.(state, kind, target).includes(place) ?? false
}

/** What was played that is not about a place, in the words of the rules. */
function strayed(sitting: Sitting, map: MapPart, place: number): string[] {
  const { game } = sitting.model.session
  return sitting.taken.flatMap((row) => {
    const offers = row.map((choice) => offerOf(game, choice))
    const isOurs = offers.some((offer) => isAbout(sitting, map, offer, place))
    return isOurs ? [] : [offers.map(({ verb, target }) => `${verb} ${target}`).join('; ')]
  })
}

/** Goes to a place and presses Enter so many times. */
function enter({ acts }: MapFeed, place: number, times: number): void {
  acts.uses('keyboard')
  acts.goTo(place)
  for (let time = 0; time < times; time++) acts.choose()
}

describe.each(gamesOfTheDay(games).map((game) => [game.id, game] as const))(
  'Enter on the map of %s',
  (id, game) => {
    let screen: GameScreen
    let sat: { readonly sitting: () => Sitting; readonly step: string }[]
    beforeAll(async () => {
      settings.value = { ...defaults, language: 'en' }
      screen = (await loadScreen(id))!
      sat = [...decisions(game)].map(({ state, seat }) => ({
        sitting: () => sitAt(screen, state, seat),
        step: `${game.decision(state, seat).step}`,
      }))
    })

    /** Looks at each decision, on a table of its own for each place. */
    const faults = (
      look: (
        sitting: Sitting,
        feed: MapFeed,
        map: MapPart,
        place: number,
        again: () => Sitting,
      ) => readonly string[],
    ): readonly string[] => {
      const { map } = screen
      if (!map) return []
      const found = sat.flatMap(({ sitting, step }) =>
        placesOf(sitting(), map).flatMap((place) => {
          const now = sitting()
          return look(now, mapFeed(now.model, map), map, place, sitting).map(
            (fault) => `${step}: ${fault}`,
          )
        }),
      )
      return [...new Set(found)].slice(0, 10)
    }

    test('twice takes nothing but what is about the place under the cursor', () => {
      expect(sat.length).toBeGreaterThan(1)
      expect(
        faults((sitting, feed, map, place) => {
          enter(feed, place, 2)
          return strayed(sitting, map, place)
        }),
      ).toEqual([])
    })

    test('does not confirm what was meant elsewhere, which the cursor has left', () => {
      expect(
        faults((sitting, feed, map, place) => {
          const { model, taken } = sitting
          const wrong: string[] = []
          const seen = new Set<string>()
          for (const offer of model.offers.value.all) {
            const isNew = !seen.has(offer.verb)
            seen.add(offer.verb)
            if (!isNew || isAbout(sitting, map, offer, place)) continue
            model.back()
            model.choose(offer, true)
            enter(feed, place, 0)
            if (model.intention.value) wrong.push(`${offer.verb} is still asked`)
            feed.acts.choose()
            feed.acts.choose()
            const played = taken.flat().includes(offer.choice)
            if (played) wrong.push(`${offer.verb} is taken`)
            taken.length = 0
            model.back()
            model.back()
          }
          return wrong
        }),
      ).toEqual([])
    })

    test('does what slot A says where the slot wears its sign, and takes nothing where it does not', () => {
      const found = faults((sitting, feed, map, place, again) => {
        const { model, taken } = sitting
        enter(feed, place, 1)
        if (taken.length > 0) return ['the first press takes something']
        const isSigned = isSlotByEnter(model, { at: 'map' })
        const { primary } = cardOf(model)
        feed.acts.choose()
        const byEnter = taken.splice(0).join(';')
        if (!isSigned) return byEnter === '' ? [] : [`${byEnter} is taken without a sign`]
        if (primary.closed !== undefined) return []
        const other = again()
        enter(mapFeed(other.model, map), place, 1)
        cardOf(other.model).primary.press()
        const bySlot = other.taken.join(';')
        return byEnter === bySlot ? [] : [`slot A takes ${bySlot}, Enter ${byEnter}`]
      })
      expect(found).toEqual([])
    })

    test('gives every answer that is about a place, the first time nothing', () => {
      expect(
        faults((sitting, feed, map, place) => {
          const { model, taken } = sitting
          if (isPlanning(model)) return []
          const wanted = model.offers.value.all.filter((offer) =>
            isAbout(sitting, map, offer, place),
          )
          if (wanted.length === 0) return []
          const wrong: string[] = []
          enter(feed, place, 1)
          if (taken.length > 0) wrong.push('the first press takes something')
          const now = model.intention.value
          if (now?.kind === 'row') {
            // It is part of what the card puts together, and slot A takes all of that.
            feed.acts.choose()
            if (taken.length > 0) wrong.push('a part is taken alone')
            if (wanted.every(({ choice }) => !now.choices.includes(choice))) wrong.push('no part')
            return wrong
          }
          if (wanted.length === 1) {
            feed.acts.choose()
            if (taken.join() !== String(wanted[0]!.choice))
              wrong.push(`${wanted[0]!.verb}: ${taken.join()}`)
            return wrong
          }
          const meant = model.meant(place)
          if (model.asked.value !== place) wrong.push('several answers are not asked for')
          for (const [index, { press }] of meant.entries()) {
            press()
            feed.acts.choose()
            if (taken.join() !== String(wanted[index]?.choice))
              wrong.push(`${index}: ${taken.join()}`)
            taken.length = 0
          }
          return meant.length === wanted.length ? wrong : [...wrong, 'an answer is missing']
        }),
      ).toEqual([])
    })
  },
)
