import {
  fastDice,
  tryChoice,
  type GameEvent,
  type Plan,
  type Seat,
  type SpelledPlan,
  type State,
} from '@estafette/kernel'
import { expect, test } from 'vitest'
import { arrowsOf } from '../src/map-view/arrow.ts'
import { marchOf, targetsOf } from '../src/map-view/feed.ts'
import { PathLine } from '../src/map-view/highlights.tsx'
import { pillSpots } from '../src/map-view/pill-spots.ts'
import { asksAgain } from '../src/screen/confirmation.ts'
import type { MapPart } from '../src/screen/map.ts'
import type { PlanPart } from '../src/screen/plans.ts'
import type { GameScreen } from '../src/screen/screen.ts'
import { offersTo, type Offer } from '../src/session/offers.ts'
import { cardOf } from '../src/table/card/decision.ts'
import { Dock } from '../src/table/map/dock.tsx'
import { mapFeed } from '../src/table/map/map-feed.tsx'
import { voiceOf } from '../src/i18n/voice.ts'
import type { TableModel } from '../src/table/model.ts'
import { promptText } from '../src/table/card/prompt.ts'
import { cardSentence } from '../src/table/speech/speech.ts'
import { placeOfTarget } from '../src/table/press/targets.ts'
import { words } from '../src/table/words.ts'
import { isLong } from '../../../scripts/lanes.ts'
import { GAP, LONGEST_PROMPT, sorted, type Look } from './look.ts'
import { signContract } from './sign-contract.ts'
import { attributes, inLanguages, type Sitting } from './sitting.ts'

/** Whom a choice calls up to act together, by what is told of it; null for any other event. */
export type Called = (event: GameEvent) => readonly number[] | null

/** What holds for every screen with a map. */
export function mapContract(screen: GameScreen, map: MapPart, look: Look, called?: Called): void {
  const { counters, plans: planner } = screen
  const { stride } = look

  signContract(screen, map, look)

  test('a tap answers where something can be done, and does nothing elsewhere', () => {
    const { faults } = look.around((sitting, state) => {
      const { model, taken, legal } = sitting
      const wrong: string[] = []
      const able = new Set(model.able.value)
      const goals = new Set([...able, ...model.plans.value.flatMap(targetsOf)])
      const inHand = map.placeOf(state, planner?.inHand?.(state) ?? -1)
      for (let place = 0; place < map.places.length; place += goals.has(place) ? 1 : stride) {
        look.letGo(sitting)
        model.tapPlace(place)
        const did = taken.length > 0 || model.intention.value !== null
        if (!able.has(place) && !goals.has(place)) {
          if (did) wrong.push('a tap on a dead place acts')
          if (model.selection.value && place !== inHand) wrong.push('a dead place is selected')
        } else if (able.has(place) && !did && model.inspected.value !== place) {
          wrong.push('a tap on a live place does nothing')
        }
        if (taken.length > 1 || taken.some(([choice]) => !legal.includes(choice!))) {
          wrong.push('a tap plays something else')
        }
      }
      return wrong
    }, 2)
    expect(faults).toEqual([])
  })

  test('a finger shows first and acts second, and the tray has what the map cannot say', () => {
    const { faults } = look.around((sitting, state) => {
      const { model, taken } = sitting
      const wrong: string[] = []
      const units = offersTo(model.offers.value, counters?.kind)
      const places = offersTo(model.offers.value, map.kind)
      const planning = look.isPlanning(state, sitting)
      const inTray = (): string => sorted(attributes(Dock({ model }), 'data-choice').map(Number))
      for (const place of model.able.value) {
        look.letGo(sitting)
        model.tapPlace(place, true)
        if (taken.length > 0) wrong.push('a finger acts at once')
        const here = places.get(place) ?? []
        const meant = model.intention.value
        if (meant?.kind === 'row') {
          // It is part of what is put together, and slot A takes all of that.
          model.tapPlace(place, true)
          if (taken.length > 0) wrong.push('a part is taken alone')
          if (here.every(({ choice }) => !meant.choices.includes(choice)))
            wrong.push('another part')
        } else if (!planning && here.length === 1) {
          const isFinal = asksAgain(model, here[0]!) // what cannot be called back waits for slot A
          model.tapPlace(place, true)
          if (isFinal && taken.length > 0) wrong.push('what is final is done without its button')
          if (isFinal) model.confirm()
          if (taken.flat().join() !== String(here[0]!.choice)) wrong.push('second tap')
        }
        if (!planning || !planner?.groups) continue
        const beside = model.offers.value.all.filter(
          ({ kind, target, verb }) =>
            !planner.verbs.has(verb) && placeOfTarget(screen, state, kind, target) === place,
        )
        if (inTray() !== sorted(beside.map(({ choice }) => choice))) wrong.push('tray')
      }
      for (const [unit, offers] of units) {
        const place = map.placeOf(state, unit)
        if (place < 0) continue
        look.letGo(sitting)
        model.inspected.value = place
        const shown = attributes(Dock({ model }), 'data-unit').map(Number)
        if (!shown.includes(unit)) wrong.push('a unit is not in the tray')
        if (planning || offers.length < 2) continue
        look.letGo(sitting)
        model.tapUnit(unit)
        const wanted = [...offers, ...(places.get(place) ?? [])]
        if (inTray() !== sorted(wanted.map(({ choice }) => choice))) wrong.push('picked')
      }
      return wrong
    }, 5)
    expect(faults).toEqual([])
  })

  /** Those whom one of the present choices calls up together: by the rules, not by the screen. */
  const aboutIn = (state: State, seat: Seat, offers: readonly Offer[]): readonly number[] => {
    if (!called) return []
    const found = new Set<number>()
    for (const { choice, kind } of offers) {
      if (kind === counters?.kind) continue
      const after = screen.game.clone(state)
      screen.game.play(after, seat, choice, fastDice(1), (event) => {
        for (const unit of called(event) ?? []) found.add(unit)
      })
    }
    return [...found]
  }

  test('what the decision is about is marked solid and in the row, what could act instead hollow', () => {
    let solid = 0
    let hollow = 0
    const { faults } = look.around((sitting, state, whole) => {
      const { model } = sitting
      const wrong: string[] = []
      const acting = offersTo(model.offers.value, counters?.kind)
      const first = aboutIn(whole, model.seat.value, model.offers.value.all)
      if (sorted(counters?.first?.(state) ?? []) !== sorted(first)) wrong.push('about others')
      const feed = mapFeed(model, map)
      for (const pile of map.piles(state)) {
        const marks = feed.marksOf(pile)
        const isFirst = pile.units.some((unit) => first.includes(unit))
        const isActing = pile.units.some((unit) => acting.has(unit))
        if (marks.canAct) solid++
        if (marks.couldAct) hollow++
        if (marks.canAct && marks.couldAct) wrong.push('solid and hollow')
        if (first.length > 0 && marks.canAct !== isFirst) wrong.push('not what it is about')
        if (first.length > 0 && !isFirst && marks.couldAct !== isActing) wrong.push('instead')
        if (first.length === 0 && marks.couldAct) wrong.push('hollow without a reason')
      }
      if (first.length > 0 && model.seat.value >= 0) {
        const stacks = attributes(Dock({ model }), 'data-stack').map(Number)
        const wanted = new Set(
          first.map((unit) => map.placeOf(state, unit)).filter((at) => at >= 0),
        )
        if (sorted(stacks.slice(0, wanted.size)) !== sorted(wanted)) wrong.push('the row')
      }
      return wrong
    }, 3)
    console.log(`${solid} solid marks, ${hollow} hollow`)
    expect(faults).toEqual([])
    expect(solid).toBeGreaterThan(10)
  })

  test('the row says how many can act, and a press on whoever is marked does or proposes something', () => {
    let pressed = 0
    const { faults } = look.around((sitting, state) => {
      const { model, taken } = sitting
      const wrong: string[] = []
      const first = counters?.first?.(state) ?? []
      // A stack is one, and so is each of those who have yet to enter.
      const whereOf = (unit: number): string => {
        const place = map.placeOf(state, unit)
        return place < 0 ? `unit ${unit}` : `place ${place}`
      }
      const least = first.length > 0 ? new Set(first.map(whereOf)).size : 1
      const said = attributes(Dock({ model }), 'data-able').map(Number)
      if (said.some((count) => count < least)) wrong.push(`${said.join()} of ${least} can act`)
      if (first.length > 0 && said.length === 0) wrong.push('the row tells of nobody')
      wrong.push(...miscalled(sitting, state, said))
      const feed = mapFeed(model, map)
      const did = (): boolean =>
        taken.length > 0 || model.intention.value !== null || model.asked.value >= 0
      for (const pile of map.piles(state)) {
        if (!feed.marksOf(pile).canAct) continue
        const { place, side } = pile
        for (const by of ['mouse', 'touch', 'keys'] as const) {
          look.letGo(sitting)
          const chosen = model.selection.value
          model.press({ place, side, by, isTight: () => false })
          pressed++
          if (model.selection.value !== chosen) continue // taken in hand, or let go of
          const inTray = attributes(Dock({ model }), 'data-unit').map(Number)
          const isShown =
            pile.units.some((unit) => inTray.includes(unit)) ||
            attributes(Dock({ model }), 'data-choice').length > 0
          if (!did() && !isShown) wrong.push(`a press by ${by} on a marked unit is nothing`)
        }
      }
      for (const unit of first) {
        look.letGo(sitting)
        model.tapUnit(unit)
        pressed++
        if (!did()) wrong.push('whom the decision is about does nothing')
      }
      look.letGo(sitting)
      return wrong
    }, 3)
    console.log(`${pressed} presses on marked units`)
    expect(faults).toEqual([])
    expect(pressed).toBeGreaterThan(10)
  })

  test('whoever cannot pay for a way is told what it costs and what is left', () => {
    let said = 0
    const { faults } = look.around(
      (_, state) => {
        if (!planner) return []
        const from = map.places.findIndex((_place, at) => planner.usable(state, at).length > 0)
        const units = from < 0 ? [] : planner.usable(state, from)
        if (units.length === 0) return []
        return inLanguages((language) => {
          const voice = voiceOf(screen.game, language)
          const texts: string[] = []
          for (let to = 0; to < map.places.length; to += stride) {
            const rebuff = planner.whyNot(state, units, to)
            const key = rebuff ? (screen.game.reasons[rebuff.verdict]?.key ?? '') : ''
            if (!rebuff || !/^too-(costly|far)$/.test(key)) continue
            said++
            const text = voice.reason(rebuff.verdict, rebuff.gaps)
            if ((text.match(/\d+|½/g)?.length ?? 0) < 2) texts.push(text)
          }
          return texts
        })
      },
      isLong ? 10 : 40,
    )
    console.log(`${said} ways that are too dear`)
    expect(faults).toEqual([])
  })

  test('the arrow keys lead from any place to any other', () => {
    const directions = ['up', 'down', 'left', 'right'] as const
    const reachedFrom = (start: number): number => {
      const seen = new Set([start])
      for (const place of seen) {
        for (const direction of directions) seen.add(map.neighbour(place, direction))
      }
      return seen.size
    }
    const starts = map.places.map((_, place) => place).filter((place) => place % stride === 0)
    expect(new Set(starts.map(reachedFrom))).toEqual(new Set([map.places.length]))
  })
}

/** What the row says of those in it that is not so, by the choices: who acts, or what is chosen. */
function miscalled({ model }: Sitting, state: State, said: readonly number[]): readonly string[] {
  const { screen, session, seat, offers } = model
  const { map, counters, plans: planner } = screen
  const [count] = said
  if (!map || count === undefined || counters?.first?.(state).length) return []
  const own = session.game.sideOf(state, seat.value)
  const isPlanning = !!planner?.canPlan(state, seat.value)
  const units = new Set(offersTo(offers.value, counters?.kind).keys())
  const acting = map
    .piles(state)
    .filter(({ side }) => side === own)
    .filter((pile) => {
      const sent = isPlanning ? planner!.usable(state, pile.place) : []
      return pile.units.some((unit) => units.has(unit) || sent.includes(unit))
    })
  const places = offersTo(offers.value, map.kind).size
  const isWhere = !isPlanning && acting.length === 0
  const right = isWhere ? places : acting.length
  const [name] = attributes(Dock({ model }), 'aria-label')
  const isCalled = name === words().canAct
  const told = /(\d+) stacks? can act/.exec(cardSentence(model, cardOf(model)))?.[1]
  return [
    ...(count === right ? [] : [`the row tells of ${count}, there are ${right}`]),
    ...(isCalled === isPlanning ? [] : [`${isPlanning ? 'who acts' : 'a choice'} is "${name}"`]),
    ...(told === undefined || Number(told) === count ? [] : [`${told} aloud, ${count} in the row`]),
  ]
}

/** What a move promises and the position after it does not have: its units at its end, to go on or not. */
function brokenBy(
  { game, map, plans }: GameScreen,
  state: State,
  seat: Seat,
  plan: Plan,
  spelled: SpelledPlan,
  goingOn: { count: number },
): readonly string[] {
  if (plan.kind !== 'move' || spelled.rolls || !map) return []
  const after = game.clone(state)
  for (const choice of spelled.choices) {
    if (tryChoice(game, after, seat, choice) === 'rolls') return ['a move without dice rolls']
  }
  const elsewhere = plan.units.filter((unit) => map.placeOf(after, unit) !== plan.place)
  const able = plans?.canPlan(after, seat) ? plans.usable(after, plan.place) : []
  if (plan.units.some((unit) => able.includes(unit))) goingOn.count++
  return elsewhere.join() === spelled.stopped.join() ? [] : ['a move leads elsewhere']
}

/** What cannot be drawn on the map of a plan that is pointed at or meant: its way, arrows, pills. */
function undrawn(map: MapPart, model: TableModel): readonly string[] {
  const feed = mapFeed(model, map)
  const [path, aim] = [feed.path.value, feed.aim.value]
  const wrong: string[] = []
  const spots = pillSpots(model.plans.value, map.places, feed.piles.value, { growth: 1 })
  const places = path
    ? attributes(PathLine({ places: map.places, plan: path, points: feed.points }), 'transform')
    : []
  const arrows = aim ? arrowsOf(aim, feed.piles.value, map.places, spots) : []
  // Whoever fights where they stand goes no way.
  const drawn = path && path.path.length > 1 ? 1 + (path.costs?.length ?? 0) : 0
  if (places.length !== drawn) wrong.push('a way without its costs')
  for (const text of [...places, ...arrows.map(({ shaft }) => shaft)]) {
    if (/NaN|undefined/.test(text)) wrong.push(`drawn at ${text}`)
  }
  return wrong
}

/** What the button and the question say of those who go: the number is that of those who move. */
function miscounted(
  { game, plans, map }: GameScreen,
  { model }: Sitting,
  state: State,
  plan: Plan,
): readonly string[] {
  const { choices, rolls } = plans!.spell(state, plan)
  if (plan.kind !== 'move' || rolls || !map) return []
  const after = game.clone(state)
  for (const choice of choices) tryChoice(game, after, model.seat.value, choice)
  const went = plan.units.filter((unit) => map.placeOf(after, unit) === plan.place).length
  return inLanguages(() => {
    const { label } = cardOf(model).primary
    const asked = promptText(model)
    const place = voiceOf(game).thing(map.kind, plan.place)
    const isAll = went === plan.units.length
    const [named = isAll ? went : 0] = label.match(/\d+/g)?.map(Number) ?? []
    const told = asked.includes(place) ? asked.slice(0, asked.indexOf(place)) : ''
    const [counted = went] = told.match(/\d+(?= unit)/g)?.map(Number) ?? []
    return [
      ...(plans!.groups && named !== went && !(isAll && !/\d/.test(label))
        ? [`"${label}", but ${went} go`]
        : []),
      ...(counted === went ? [] : [`"${asked}", but ${went} go`]),
    ]
  })
}

/** What holds for every screen with plans. */
export function planContract(screen: GameScreen, planner: PlanPart, look: Look): void {
  const { game } = screen
  test('what can be selected can go somewhere, and a plan can be drawn and is played as it was shown', () => {
    let count = 0
    const goingOn = { count: 0 }
    const { faults } = look.around(
      (sitting, state) => {
        const { model, taken } = sitting
        if (!look.isPlanning(state, sitting)) return []
        const wrong: string[] = []
        for (const place of model.able.value) {
          const usable = planner.usable(state, place)
          if (usable.length === 0) continue
          look.letGo(sitting)
          model.tapPlace(place)
          const hand = model.selection.value?.units ?? []
          const isRight = planner.groups
            ? hand.join() === usable.join()
            : hand.length === 1 && usable.includes(hand[0]!)
          if (!isRight) wrong.push('selection')
          for (const plan of model.plans.value.filter((_, index) => index % 3 === 0)) {
            count++
            const spelled = planner.spell(state, plan)
            if (plan.cost < 0 || plan.left < 0) wrong.push(`cost of a ${plan.kind}`)
            const march = marchOf(plan)
            if (march && march.cost > plan.cost) wrong.push('a march dearer than its attack')
            if (march && march.place !== plan.path.at(-2)) wrong.push('attack from elsewhere')
            if (spelled.choices.length === 0) wrong.push(`an empty ${plan.kind}`)
            wrong.push(...brokenBy(screen, state, model.seat.value, plan, spelled, goingOn))
            model.pointed.value = plan.place
            if (screen.map) wrong.push(...undrawn(screen.map, model))
            model.pointed.value = -1
            model.intend(plan)
            if (screen.map) wrong.push(...undrawn(screen.map, model))
            wrong.push(...miscounted(screen, sitting, state, plan))
            if (taken.length > 0) wrong.push(`a ${plan.kind} is played at the first tap`)
            wrong.push(
              ...inLanguages(() => {
                const text = promptText(model)
                return text.length > LONGEST_PROMPT || GAP.test(text) ? [text] : []
              }),
            )
            model.intend(plan)
            const isFinal = plan.kind === 'attack' || spelled.rolls
            if (isFinal && taken.length > 0) wrong.push('what is final is done without its button')
            if (isFinal) model.confirm()
            if (taken.length !== 1 || taken[0]!.join() !== spelled.choices.join()) {
              wrong.push(`a ${plan.kind} is played otherwise than shown`)
            }
            taken.length = 0
            model.selectUnits(hand)
          }
        }
        return wrong
      },
      isLong ? 17 : 23,
    )
    console.log(`${count} plans of ${game.id}, after ${goingOn.count} units can go on`)
    expect(faults).toEqual([])
    // The map says what is left after a move only where something can be done with it.
    expect(goingOn.count === 0).toBe(planner.words().afterMove !== undefined)
    expect(count).toBeGreaterThan(isLong ? 100 : 20)
  })
}
