import { LEGAL, tryChoice, type Plan, type State } from '@estafette/kernel'
import { legalChoices } from '@estafette/table'
import type { ComponentChild } from 'preact'
import { afterAll, describe, expect, test } from 'vitest'
import { targetsOf } from '../src/map-view/feed.ts'
import { voiceOf } from '../src/i18n/voice.ts'
import type { GameScreen } from '../src/screen/screen.ts'
import { offersTo } from '../src/session/offers.ts'
import { defaults, settings } from '../src/store/settings.ts'
import { mapFeed } from '../src/table/map/map-feed.tsx'
import { Choices } from '../src/table/card/choices.tsx'
import { cardOf } from '../src/table/card/decision.ts'
import { confirmationOf } from '../src/screen/confirmation.ts'
import { promptText } from '../src/table/card/prompt.ts'
import { placeOfTarget } from '../src/table/press/targets.ts'
import { isLong } from '../../../scripts/lanes.ts'
import { dangerContract, type Ruled } from './danger-contract.ts'
import { disguiseContract } from './disguise-contract.ts'
import { fieldContract } from './field-contract.ts'
import { fightContract, type Fought } from './fight-contract.tsx'
import { LONGEST_PROMPT, lookAt, GAP, sorted, type Sample } from './look.ts'
import { mapContract, planContract, type Called } from './map-contract.ts'
import { rowContract, type Promises } from './row-contract.ts'
import { pressContract } from './press-contract.ts'
import { attributes, inLanguages } from './sitting.ts'

const FEW = 300 // positions that are looked at in a quick run
const MANY = 1000
const MANY_OF_A_SERIES = 400 // of each battle: they share their rules

/** What a game adds to the contract. */
export interface Samples {
  /** Positions of games, at least so many. */
  readonly positions: (least: number) => readonly Sample[]
  /** What the page puts together by itself before it takes it, where it does. */
  readonly promises?: Promises
  /** What the map part draws for plans by itself, where it does. */
  readonly reach?: (state: State, plans: readonly Plan[]) => ComponentChild
  /** Whom an event rolls dice against, where the game has fights with odds. */
  readonly fought?: Fought
  /** What the rules say of the danger of a move; every game of the shelf that has moves tells it. */
  readonly danger?: Ruled
  /** Whom a choice calls up to act together, where the game asks for that. */
  readonly called?: Called
}

/** Puts the screen of a game through what holds for every screen. */
export function screenContract(screen: GameScreen, samples: Samples): void {
  const { game, map, field, plans: planner, counters } = screen
  const many = game.series === undefined ? MANY : MANY_OF_A_SERIES
  const least = isLong ? many : FEW
  let found: readonly Sample[] | null = null
  const positions = (): readonly Sample[] => (found ??= samples.positions(least))

  const look = lookAt(screen, positions)
  const { stride } = look

  describe(`the screen of ${game.id}`, () => {
    afterAll(() => {
      settings.value = defaults
    })

    test('offers, list and marks mean the legal choices and nothing else', () => {
      const { looked, faults } = look.around((sitting, state) => {
        const { model, legal } = sitting
        const { all, kinds } = model.offers.value
        const wrong: string[] = []
        const apart = [...kinds.values()].flatMap((targets) => [...targets.values()].flat())
        const once = [...new Set(apart.map(({ choice }) => choice))] // a hexside has two banks
        if (sorted(all.map(({ choice }) => choice)) !== sorted(legal)) wrong.push('offers')
        if (sorted(once) !== sorted(legal)) wrong.push('kinds')
        for (const choice of legal) {
          if (game.verdict(state, model.seat.value, choice) !== LEGAL) wrong.push('verdict')
        }
        const listed = attributes(Choices({ model }), 'data-choice').map(Number)
        if (sorted(listed) !== sorted(legal)) wrong.push('list')
        const { primary, decline } = cardOf(model)
        if (primary.offer && primary.offer.choice === decline.offer?.choice) {
          wrong.push(`to go on and to decline are the same: ${primary.label}`)
        }

        if (map) {
          const plans = model.plans.value
          const offered = [...offersTo(model.offers.value, map.kind).keys()]
          const own = game.sideOf(state, model.seat.value)
          const isEnemy = (at: number): boolean => {
            const sides = map.piles(state).flatMap(({ place, side }) => (place === at ? side : []))
            return sides.length > 0 && !sides.includes(own)
          }
          const isPlanning = look.isPlanning(state, sitting)
          const planned = plans.length > 0 ? plans.flatMap(targetsOf) : offered.filter(isEnemy)
          const wanted = isPlanning ? planned : offered
          const areas = mapFeed(model, map).areas.value.filter(({ kind }) => kind !== 'selected')
          const drawn = samples.reach
            ? attributes(samples.reach(state, plans), 'data-place').map(Number)
            : []
          const marked = [...areas.map(({ place }) => place), ...drawn]
          if (sorted(new Set(marked)) !== sorted(new Set(wanted))) wrong.push('marks')
        }
        return wrong
      })
      console.log(`${looked} positions of ${game.id}`)
      expect(faults).toEqual([])
      expect(looked).toBeGreaterThanOrEqual(least)
    })

    test('the keyboard goes through everything that can be done', () => {
      const { faults } = look.around(({ model }, state) => {
        const wrong: string[] = []
        const able = new Set(model.able.value)
        const reached = new Set<number>()
        for (let i = 0; i < able.size; i++) {
          model.nextAble(1)
          reached.add(model.focus.value)
        }
        if (sorted(reached) !== sorted(able)) wrong.push('places')
        model.focus.value = -1
        model.nextAble(-1)
        if (model.focus.value !== (model.able.value.at(-1) ?? -1)) wrong.push('back')
        for (const { kind, target } of model.offers.value.all) {
          const at = placeOfTarget(screen, state, kind, target)
          if (at >= 0 && !able.has(at)) wrong.push('something is not reached')
        }
        return wrong
      })
      expect(faults).toEqual([])
    })

    test('whatever is chosen and confirmed is what is played, once', () => {
      const { faults } = look.around(
        (sitting) => {
          const { model, taken } = sitting
          const wrong: string[] = []
          for (const offer of model.offers.value.all) {
            const asked = cardOf(model).primary.label
            model.choose(offer)
            // A lone choice with nothing to take back before it is one press.
            const isLone = model.offers.value.all.length === 1
            const isFinal =
              !isLone && (game.verbs.find(({ name }) => name === offer.verb)?.final ?? false)
            if (isFinal && cardOf(model).primary.label === asked) {
              wrong.push(`${offer.verb} is final, and asked again as if nothing was pressed`)
            }
            if (model.intention.value) {
              if (taken.length > 0) wrong.push(`${offer.verb} is played before it is confirmed`)
              model.confirm()
            }
            if (taken.length !== 1 || taken[0]!.join() !== String(offer.choice)) {
              wrong.push(`${offer.verb} plays something else`)
            }
            taken.length = 0
            // Chosen and taken back before it is confirmed: nothing.
            model.choose(offer)
            model.back()
            model.back()
            if (taken.length === 1 && isFinal) {
              wrong.push(`${offer.verb} is final and not asked again`)
            }
            if (model.intention.value) wrong.push(`${offer.verb} cannot be let go of`)
            look.letGo(sitting)
          }
          return wrong
        },
        isLong ? 3 : 8,
      )
      expect(faults).toEqual([])
    })

    test('whoever is said to decide next does, partners as partners', () => {
      let said = 0
      const { faults } = look.around((sitting, known) => {
        const { model } = sitting
        const seat = model.seat.value
        return model.offers.value.all.flatMap((offer) => {
          if (confirmationOf(model, offer) !== 'phase') return []
          model.choose(offer)
          const isAsked = model.intention.value !== null // not where nothing can be lost by it
          const caution = cardOf(model).caution ?? ''
          const after = game.clone(known)
          tryChoice(game, after, seat, offer.choice)
          look.letGo(sitting)
          const next = game.toAct(after)
          if (next < 0 || !isAsked) return []
          said++
          const side = game.sideOf(after, seat) // nobody has one while sides are bid for
          const isMate = side >= 0 && game.sideOf(after, next) === side
          return /partner/.test(caution) === isMate && /decides next/.test(caution)
            ? []
            : [`${offer.verb}, next is ${next} after ${seat}: ${caution}`]
        })
      })
      console.log(`${said} ends of a run of ${game.id}`)
      expect(faults).toEqual([])
    })

    test('a prompt of at most 120 characters says what is decided, in both languages', () => {
      let longest = ''
      const { faults } = look.around(({ model }) =>
        inLanguages((language) => {
          const text = promptText(model)
          if (text.length > longest.length) longest = text
          const isGood =
            text !== '' && text.length <= LONGEST_PROMPT && !/[[{]|undefined/.test(text)
          return isGood ? [] : [`${language}: ${text.length} ${text}`]
        }),
      )
      console.log(`longest prompt: ${longest.length}: ${longest}`)
      expect(faults).toEqual([])
    })

    test('what is said of things, choices and refusals leaves no gap', () => {
      const { faults } = look.around(({ model, legal }, state) => {
        const place = model.able.value[0] ?? 0
        return inLanguages((language) => {
          const voice = voiceOf(game, language)
          const texts = legal.map((choice) => voice.choice(choice))
          if (map) texts.push(map.describe(state, place, language))
          for (const { units } of map?.piles(state) ?? []) {
            texts.push(...units.map((unit) => counters?.describe(state, unit, language) ?? ''))
          }
          const usable = planner?.usable(state, place) ?? []
          for (let to = 0; to < (map?.places.length ?? 0); to += 7 * stride) {
            const rebuff = usable.length > 0 ? planner?.whyNot(state, usable, to) : null
            if (rebuff) texts.push(voice.reason(rebuff.verdict, rebuff.gaps))
          }
          return texts.filter((text) => text === '' || GAP.test(text))
        })
      }, 10)
      expect(faults).toEqual([])
    })

    disguiseContract(screen, look)
    rowContract(screen, positions, samples.promises)
    pressContract(screen, positions)
    dangerContract(screen, positions, samples.danger)
    if (samples.fought) fightContract(screen, positions, samples.fought)
    if (map) mapContract(screen, map, look, samples.called)
    if (field) fieldContract(screen, field, look)
    if (planner) planContract(screen, planner, look)
  })
}

/** Every seat that decides in a position. */
export function deciders(game: GameScreen['game'], state: State): Sample[] {
  const kept = game.clone(state)
  const mask = game.acting(kept)
  const found: Sample[] = []
  for (let seat = 0; seat < game.seats; seat++) {
    if ((mask >> seat) & 1 && legalChoices(game, kept, seat).length > 0) {
      found.push({ state: kept, seat })
    }
  }
  return found
}
