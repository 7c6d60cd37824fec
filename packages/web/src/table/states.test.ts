import { arras } from '@estafette/arras'
import type { ArrasState } from '@estafette/arras/screen'
import {
  allSetups,
  languages,
  LEGAL,
  playRandomly,
  type Choice,
  type Seat,
} from '@estafette/kernel'
import { legalChoices, openTable } from '@estafette/table'
import { signal } from '@preact/signals'
import type { ComponentChild, VNode } from 'preact'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CounterPicture } from '../counters/counter.tsx'
import { Highlights } from '../board/highlights.tsx'
import { loadScreen } from '../games/index.ts'
import type { GameScreen } from '../games/screen.ts'
import type { Session } from '../session/session.ts'
import { defaults, settings } from '../store/settings.ts'
import { Choices } from './choices.tsx'
import { makeModel, type TableModel } from './model.ts'
import { promptText } from './prompt.tsx'
import { Tray } from './tray.tsx'
import { voiceOf } from './voice.ts'

const EVERY = 9 // of the positions of a random game, one is looked at
const LEAST = 5000
const LONGEST_PROMPT = 120

/** A seat that has to decide in a position, with a table on which nothing is ever played. */
interface Sitting {
  readonly model: TableModel
  readonly taken: Choice[][] // what the page would have played
  readonly legal: readonly Choice[]
  readonly seat: Seat
}

/** What is wrong in a position, a line each. */
type Look = (sitting: Sitting, state: ArrasState) => string[]

let screen: GameScreen
let positions: ReturnType<typeof visit> = []
beforeAll(async () => {
  screen = (await loadScreen('arras'))!
  positions = visit()
}, 120_000)
afterAll(() => {
  settings.value = defaults
})

const opened = openTable(arras as never, {
  start: { setup: { scenario: 'historical', options: {} } },
  gameId: 'test',
  seed: '0'.repeat(64),
})
if (!opened.ok) throw new Error(opened.reason)
const table = opened.value

function sitAt(state: ArrasState, seat: Seat): Sitting {
  const taken: Choice[][] = []
  const session: Session = {
    id: 'test',
    game: arras as unknown as Session['game'],
    sitters: ['human', 'human'],
    table,
    version: signal(0),
    log: signal([]),
    thinking: signal(false),
    trouble: signal(''),
    state: () => state,
    deciding: () => seat,
    outcome: () => null,
    take(choices) {
      taken.push([...choices])
      return null
    },
    undoable: () => ({ count: 0, barrier: 'start' }),
    undo: () => {},
    record: () => '',
    resume: () => {},
    close: () => {},
  }
  const legal = legalChoices(session.game, state, seat)
  return { model: makeModel(session, screen), taken, legal, seat }
}

/** Positions of random games over every scenario and option, and who decides in them. */
function visit(): { state: ArrasState; seat: Seat }[] {
  const found: { state: ArrasState; seat: Seat }[] = []
  let visited = 0
  allSetups(arras).forEach((setup, index) => {
    playRandomly(arras, setup, 1940 + index, {
      onState(state) {
        const mask = arras.acting(state)
        if (mask === 0 || visited++ % EVERY !== 0) return
        const kept = arras.clone(state)
        for (let seat = 0; seat < arras.seats; seat++) {
          if ((mask >> seat) & 1) found.push({ state: kept, seat })
        }
      },
    })
  })
  return found
}

/** Looks at one position out of so many; returns how many there were and what is wrong in them. */
function lookAround(look: Look, every = 1): { looked: number; faults: string[] } {
  const chosen = positions.filter((_, index) => index % every === 0)
  const faults = chosen.flatMap(({ state, seat }) => look(sitAt(state, seat), state))
  return { looked: chosen.length, faults: [...new Set(faults)].slice(0, 20) }
}

const sorted = (choices: Iterable<Choice>): string => [...choices].sort((a, b) => a - b).join()
const said = (choice: Choice): string => voiceOf(arras as never, 'en').choice(choice)

describe('in the positions that random play visits', () => {
  test('targets, list and keyboard all mean the legal choices and nothing else', () => {
    const { looked, faults } = lookAround(({ model, taken, legal }, state) => {
      const found: string[] = []
      const { all, units, places, buttons } = model.offers.value
      const step = arras.decision(state, arras.toAct(state)).step

      // What is offered is what is legal, and each of it in one place only.
      const apart = [...units.values(), ...places.values(), buttons].flat()
      if (sorted(all.map(({ choice }) => choice)) !== sorted(legal)) found.push(`${step}: offers`)
      if (sorted(apart.map(({ choice }) => choice)) !== sorted(legal)) found.push(`${step}: parts`)
      if (!legal.every((choice) => arras.verdict(state, model.seat.value, choice) === LEGAL)) {
        found.push(`${step}: verdict`)
      }

      // The list has a line for each.
      const listed = attributes(Choices({ model }), 'data-choice').map(Number)
      if (sorted(listed) !== sorted(legal)) found.push(`${step}: list`)

      // The board marks the places that choices are about, if they are chosen one by one.
      const isPlanning = screen.canPlan(state, model.seat.value)
      const marked = new Set(attributes(Highlights({ model }), 'data-place').map(Number))
      if (sorted(marked) !== (isPlanning ? '' : sorted(places.keys()))) found.push(`${step}: marks`)

      // Keyboard: every choice is in the list or at a place that [ and ] go to.
      const able = new Set(model.able.value)
      const reached = new Set<number>()
      for (let i = 0; i < able.size; i++) {
        model.nextAble(1)
        reached.add(model.focus.value)
      }
      if (sorted(reached) !== sorted(able)) found.push(`${step}: keyboard`)
      model.focus.value = -1
      model.nextAble(-1)
      if (model.focus.value !== (model.able.value.at(-1) ?? -1)) found.push(`${step}: back`)
      for (const { choice, kind, target } of all) {
        const at = kind === 'unit' ? screen.placeOf(state, target) : kind === 'place' ? target : -1
        if (at >= 0 && !able.has(at)) found.push(`${step}: ${said(choice)} is not reached`)
      }

      // A tap where nothing can be done does nothing; elsewhere it answers.
      for (let place = 0; place < screen.places.length; place++) {
        model.back()
        model.back()
        model.tapPlace(place)
        const did = taken.length > 0 || model.intention.value !== null
        if (!able.has(place)) {
          if (did) found.push(`${step}: a tap on a dead place acts`)
          if (model.selection.value) found.push(`${step}: a dead place is selected`)
        } else if (!did && model.inspected.value !== place) {
          found.push(`${step}: a tap on a live place does nothing`)
        }
        if (taken.length > 1 || taken.some(([choice]) => !legal.includes(choice!))) {
          found.push(`${step}: a tap plays something else`)
        }
        taken.length = 0
      }
      return found
    })
    console.log(`${looked} positions`)
    expect(faults).toEqual([])
    expect(looked).toBeGreaterThanOrEqual(LEAST)
  }, 120_000)

  test('whatever is chosen and confirmed is what is played, once', () => {
    const { looked, faults } = lookAround(({ model, taken }) => {
      const found: string[] = []
      for (const offer of model.offers.value.all) {
        model.choose(offer)
        if (model.intention.value) {
          if (taken.length > 0) found.push(`${offer.verb} is played before it is confirmed`)
          model.confirm()
        }
        if (taken.length !== 1 || taken[0]!.join() !== String(offer.choice)) {
          found.push(`${offer.verb} plays ${taken.flat().map(said).join()}`)
        }
        taken.length = 0
        // Chosen and taken back before it is confirmed: nothing.
        model.choose(offer)
        model.back()
        model.back()
        if (taken.length === 1 && arras.verbs.find(({ name }) => name === offer.verb)?.final) {
          found.push(`${offer.verb} is final and not asked again`)
        }
        if (model.intention.value) found.push(`${offer.verb} cannot be let go of`)
        taken.length = 0
      }
      return found
    }, 2)
    expect(faults).toEqual([])
    expect(looked).toBeGreaterThanOrEqual(LEAST / 2)
  }, 120_000)

  test('a finger shows first and acts second, and the tray has what the map cannot say', () => {
    const { faults } = lookAround(({ model, taken }, state) => {
      const found: string[] = []
      const { units, places } = model.offers.value
      const isPlanning = screen.canPlan(state, model.seat.value)
      const { step } = arras.decision(state, arras.toAct(state))
      const startAfresh = (): void => {
        taken.length = 0
        model.back()
        model.back()
      }
      const inTray = (): string => sorted(attributes(Tray({ model }), 'data-choice').map(Number))
      for (const place of model.able.value) {
        startAfresh()
        model.tapPlace(place, true)
        if (taken.length > 0) found.push(`${step}: a finger acts at once`)
        const here = places.get(place) ?? []
        if (!isPlanning && here.length === 1) {
          model.tapPlace(place, true)
          if (taken.flat().join() !== String(here[0]!.choice)) found.push(`${step}: second tap`)
        }
        if (!isPlanning) continue
        const beside = model.offers.value.all.filter(
          ({ kind, target, verb }) =>
            !screen.planned.has(verb) &&
            (kind === 'unit' ? screen.placeOf(state, target) : kind === 'place' ? target : -1) ===
              place,
        )
        if (inTray() !== sorted(beside.map(({ choice }) => choice))) found.push(`${step}: tray`)
      }
      for (const [unit, offers] of units) {
        if (isPlanning || offers.length < 2 || screen.placeOf(state, unit) < 0) continue
        startAfresh()
        model.tapUnit(unit)
        const wanted = [...offers, ...(places.get(screen.placeOf(state, unit)) ?? [])]
        if (inTray() !== sorted(wanted.map(({ choice }) => choice))) found.push(`${step}: picked`)
      }
      return found
    }, 3)
    expect(faults).toEqual([])
  }, 120_000)

  test('a prompt of at most 120 characters says what is decided, in both languages', () => {
    let longest = ''
    const { looked, faults } = lookAround(({ model }, state) => {
      const { step } = arras.decision(state, arras.toAct(state))
      return languages.flatMap((language) => {
        settings.value = { ...defaults, language }
        const text = promptText(model)
        if (text.length > longest.length) longest = text
        const isGood =
          text.length > 0 && text.length <= LONGEST_PROMPT && !/\[|undefined/.test(text)
        return isGood ? [] : [`${step} ${language}: ${text.length} ${text}`]
      })
    })
    console.log(`longest prompt: ${longest.length}: ${longest}`)
    expect(faults).toEqual([])
    expect(looked).toBeGreaterThanOrEqual(LEAST)
  }, 120_000)

  test('what is said of places, units, choices and refusals leaves no gap', () => {
    const { faults } = lookAround(({ model, legal }, state) => {
      const place = model.able.value[0] ?? 0
      const stack = screen.piles(state).find((pile) => pile.place === place)
      return languages.flatMap((language) => {
        const voice = voiceOf(arras as never, language)
        const texts = [
          ...legal.map((choice) => voice.choice(choice)),
          screen.describePlace(state, place, language),
          ...(stack?.units ?? []).map((unit) => screen.describeUnit(state, unit, language)),
        ]
        const usable = screen.usable(state, place)
        for (let to = 0; to < screen.places.length; to += 3) {
          const rebuff = usable.length > 0 ? screen.whyNot(state, usable, to) : null
          if (rebuff) texts.push(voice.reason(rebuff.verdict, rebuff.gaps))
        }
        return texts
          .filter((text) => text === '' || /\[|undefined|NaN/.test(text))
          .map((text) => `${language}: ${text}`)
      })
    }, 5)
    expect(faults).toEqual([])
  }, 120_000)

  test('what can be selected can go somewhere, and a plan is played as it was shown', () => {
    let plans = 0
    const { faults } = lookAround(({ model, taken }, state) => {
      if (!screen.canPlan(state, model.seat.value)) return []
      const found: string[] = []
      const { step } = arras.decision(state, arras.toAct(state))
      const { offers } = model
      for (let place = 0; place < screen.places.length; place++) {
        const usable = screen.usable(state, place)
        const isActive = (offers.value.places.get(place) ?? []).some(
          ({ verb }) => verb === 'activate',
        )
        if (step === 'impulse' && isActive !== usable.length > 0) {
          found.push(`${step}: ${usable.length} usable, ${isActive ? '' : 'not '}to be activated`)
        }
        if (usable.length === 0) continue
        model.tapPlace(place)
        if (model.selection.value?.units.join() !== usable.join()) found.push(`${step}: selection`)
        for (const plan of model.plans.value) {
          plans++
          const spelled = screen.spell(state, plan)
          if (plan.path[0] !== place || plan.path.at(-1) !== plan.place) {
            found.push(`${step}: path of a ${plan.kind}`)
          }
          if (plan.cost < 0 || plan.left < 0) found.push(`${step}: cost of a ${plan.kind}`)
          if (spelled.choices.length === 0) found.push(`${step}: an empty ${plan.kind}`)
          model.intend(plan)
          if (taken.length > 0) found.push(`${step}: a ${plan.kind} is played at the first tap`)
          for (const language of languages) {
            settings.value = { ...defaults, language }
            const text = promptText(model)
            if (text.length > LONGEST_PROMPT || /\[|undefined/.test(text)) found.push(text)
          }
          model.intend(plan)
          if (plan.kind === 'attack' && taken.length > 0) {
            found.push(`${step}: an assault is declared without its button`)
          }
          if (plan.kind === 'attack') model.confirm()
          if (taken.length !== 1 || taken[0]!.join() !== spelled.choices.join()) {
            found.push(`${step}: a ${plan.kind} is played otherwise than shown`)
          }
          taken.length = 0
          model.selectUnits(usable)
        }
        model.back()
        model.back()
      }
      return found
    }, 50)
    console.log(`${plans} plans`)
    expect(faults).toEqual([])
    expect(plans).toBeGreaterThan(1000)
  }, 120_000)
})

test('the arrow keys lead from any place to any other', () => {
  const directions = ['up', 'down', 'left', 'right'] as const
  const reachedFrom = (start: number): number => {
    const seen = new Set([start])
    for (const place of seen) {
      for (const direction of directions) seen.add(screen.neighbour(place, direction))
    }
    return seen.size
  }
  const counts = screen.places.map((_, place) => reachedFrom(place))
  expect(new Set(counts)).toEqual(new Set([screen.places.length]))
})

/** The values of an attribute in what components without hooks would draw. */
function attributes(node: ComponentChild, name: string): string[] {
  if (node === null || node === undefined || typeof node !== 'object') return []
  if (Array.isArray(node)) return node.flatMap((child) => attributes(child, name))
  const { type, props } = node as VNode<Record<string, unknown>>
  if (typeof type === 'string' && name in props) return [String(props[name])]
  if ((type as unknown) === CounterPicture) return []
  const inside =
    typeof type === 'function'
      ? (type as (props: unknown) => ComponentChild)(props)
      : (props['children'] as ComponentChild)
  return attributes(inside, name)
}
