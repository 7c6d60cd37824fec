import { celles } from '@estafette/celles'
import { standardBoard, STEP, type CellesState } from '@estafette/celles/screen'
import { playEagerly } from '@estafette/celles/testing'
import { fastDice, languages, LEGAL, type Choice } from '@estafette/kernel'
import { legalChoices, openTable } from '@estafette/table'
import { signal } from '@preact/signals'
import type { ComponentChild, VNode } from 'preact'
import { afterAll, describe, expect, test } from 'vitest'
import { Highlights } from '../../board/highlights.tsx'
import { CounterPicture } from '../../counters/counter.tsx'
import type { Session } from '../../session/session.ts'
import { defaults, settings } from '../../store/settings.ts'
import { Choices } from '../../table/choices.tsx'
import { makeModel, type TableModel } from '../../table/model.ts'
import { promptText } from '../../table/prompt.tsx'
import { Tray } from '../../table/tray.tsx'
import { voiceOf } from '../../table/voice.ts'
import type { GameScreen } from '../screen.ts'
import { drawReach, Reach } from './reach.tsx'
import { retreatFates } from './retreats.ts'
import { cellesScreen } from './screen.tsx'

const { hexCount: HEX_COUNT } = standardBoard

const LEAST = 5000
const GAMES = 14
const LONGEST_PROMPT = 120
const screen = cellesScreen as unknown as GameScreen

/** A seat that has to decide in a position, with a table on which nothing is ever played. */
interface Sitting {
  readonly model: TableModel
  readonly taken: Choice[][] // what the page would have played
  readonly legal: readonly Choice[]
}

afterAll(() => {
  settings.value = defaults
})

const opened = openTable(celles as never, {
  start: { setup: { scenario: celles.scenarios[0]!, options: {} } },
  gameId: 'test',
  seed: '0'.repeat(64),
})
if (!opened.ok) throw new Error(opened.reason)
const table = opened.value

function sitAt(state: CellesState): Sitting {
  const taken: Choice[][] = []
  const seat = celles.toAct(state)
  const session: Session = {
    id: 'test',
    game: celles as unknown as Session['game'],
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
  return { model: makeModel(session, screen), taken, legal }
}

const positions: CellesState[] = []
for (let seed = 1; seed <= GAMES; seed++) {
  playEagerly(seed, (state) => positions.push(celles.clone(state)))
}

/** Looks at one position out of so many; returns how many there were and what is wrong in them. */
function lookAround(look: (sitting: Sitting, state: CellesState) => string[], every = 1) {
  const chosen = positions.filter((_, index) => index % every === 0)
  const faults = chosen.flatMap((state) => look(sitAt(state), state))
  return { looked: chosen.length, faults: [...new Set(faults)].slice(0, 20) }
}

const sorted = (choices: Iterable<Choice>): string => [...choices].sort((a, b) => a - b).join()
const stepOf = (state: CellesState): string => celles.decision(state).step

describe('in the positions that eager random play visits', () => {
  test('every kind of decision is among them', () => {
    const seen = new Set(positions.map(stepOf))
    const rare = new Set(['retreat-continue', 'retreat-stack-loss', 'advance-hex', 'disrupt'])
    expect(celles.steps.filter((step) => !seen.has(step) && !rare.has(step))).toEqual([])
  })

  test('targets, list and keyboard all mean the legal choices and nothing else', () => {
    const { looked, faults } = lookAround(({ model, taken, legal }, state) => {
      const found: string[] = []
      const step = stepOf(state)
      const { all, units, places, buttons } = model.offers.value

      // What is offered is what is legal, and each of it in one place only.
      const apart = [...units.values(), ...places.values(), buttons].flat()
      if (sorted(all.map(({ choice }) => choice)) !== sorted(legal)) found.push(`${step}: offers`)
      if (sorted(apart.map(({ choice }) => choice)) !== sorted(legal)) found.push(`${step}: parts`)

      // The list has a line for each.
      const listed = attributes(Choices({ model }), 'data-choice').map(Number)
      if (sorted(listed) !== sorted(legal)) found.push(`${step}: list`)

      // The board marks the hexes that choices are about, or where the unit in hand can go.
      const isPlanning = screen.canPlan(state, model.seat.value)
      const marked = new Set(attributes(Highlights({ model }), 'data-place').map(Number))
      const wanted = isPlanning ? model.plans.value.map(({ place }) => place) : places.keys()
      const drawn = isPlanning
        ? attributes(drawReach(state, model.plans.value), 'data-place').map(Number)
        : marked
      if (sorted(new Set(drawn)) !== sorted(new Set(wanted))) found.push(`${step}: marks`)

      // Keyboard: every choice is in the list or at a hex that [ and ] go to.
      const able = new Set(model.able.value)
      const reached = new Set<number>()
      for (let i = 0; i < able.size; i++) {
        model.nextAble(1)
        reached.add(model.focus.value)
      }
      if (sorted(reached) !== sorted(able)) found.push(`${step}: keyboard`)
      for (const { kind, target } of all) {
        const at = kind === 'unit' ? screen.placeOf(state, target) : kind === 'place' ? target : -1
        if (at >= 0 && !able.has(at)) found.push(`${step}: something is not reached`)
      }

      // A tap where nothing can be done does nothing; elsewhere it answers.
      const goals = new Set([...able, ...model.plans.value.map(({ place }) => place)])
      for (let place = 0; place < screen.places.length; place += goals.has(place) ? 1 : 5) {
        model.back()
        model.back()
        model.tapPlace(place)
        const did = taken.length > 0 || model.intention.value !== null
        if (!able.has(place)) {
          if (did) found.push(`${step}: a tap on a dead hex acts`)
          const isInHand = place === screen.placeOf(state, state.active)
          if (model.selection.value && !isInHand) found.push(`${step}: a dead hex is selected`)
        } else if (!did && model.inspected.value !== place) {
          found.push(`${step}: a tap on a live hex does nothing`)
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
  }, 240_000)

  test('whatever is chosen and confirmed is what is played, once', () => {
    const { faults } = lookAround(({ model, taken }) => {
      const found: string[] = []
      for (const offer of model.offers.value.all) {
        model.choose(offer)
        if (model.intention.value) {
          if (taken.length > 0) found.push(`${offer.verb} is played before it is confirmed`)
          model.confirm()
        }
        if (taken.length !== 1 || taken[0]!.join() !== String(offer.choice)) {
          found.push(`${offer.verb} plays something else`)
        }
        taken.length = 0
        model.choose(offer)
        model.back()
        model.back()
        if (model.intention.value) found.push(`${offer.verb} cannot be let go of`)
        taken.length = 0
      }
      return found
    }, 4)
    expect(faults).toEqual([])
  }, 120_000)

  test('a finger shows first and acts second', () => {
    const { faults } = lookAround(({ model, taken }, state) => {
      const found: string[] = []
      const isPlanning = screen.canPlan(state, model.seat.value)
      const { places } = model.offers.value
      for (const place of model.able.value) {
        taken.length = 0
        model.back()
        model.back()
        model.tapPlace(place, true)
        if (taken.length > 0) found.push(`${stepOf(state)}: a finger acts at once`)
        const here = places.get(place) ?? []
        if (!isPlanning && here.length === 1) {
          model.tapPlace(place, true)
          if (taken.flat().join() !== String(here[0]!.choice)) {
            found.push(`${stepOf(state)}: second tap`)
          }
        }
      }
      return found
    }, 5)
    expect(faults).toEqual([])
  }, 120_000)

  test('a unit that shares its hex can be chosen in the tray', () => {
    const { faults } = lookAround(({ model }, state) => {
      const found: string[] = []
      for (const [unit] of model.offers.value.units) {
        const place = screen.placeOf(state, unit)
        if (place < 0) continue
        model.inspected.value = place
        const units = attributes(Tray({ model }), 'data-unit').map(Number)
        if (!units.includes(unit)) found.push(`${stepOf(state)}: not in the tray`)
      }
      return found
    }, 7)
    expect(faults).toEqual([])
  }, 120_000)

  test('a prompt of at most 120 characters says what is decided, in both languages', () => {
    let longest = ''
    const { looked, faults } = lookAround(({ model }, state) =>
      languages.flatMap((language) => {
        settings.value = { ...defaults, language }
        const text = promptText(model)
        if (text.length > longest.length) longest = text
        const isGood =
          text.length > 0 && text.length <= LONGEST_PROMPT && !/\[|undefined|\{/.test(text)
        return isGood ? [] : [`${stepOf(state)} ${language}: ${text.length} ${text}`]
      }),
    )
    console.log(`longest prompt: ${longest.length}: ${longest}`)
    expect(faults).toEqual([])
    expect(looked).toBeGreaterThanOrEqual(LEAST)
  }, 120_000)

  test('what is said of hexes, units, choices and refusals leaves no gap', () => {
    const { faults } = lookAround(({ model, legal }, state) => {
      const place = model.able.value[0] ?? 0
      return languages.flatMap((language) => {
        const voice = voiceOf(celles as never, language)
        const texts = [
          ...legal.map((choice) => voice.choice(choice)),
          screen.describePlace(state, place, language),
          ...screen
            .piles(state)
            .flatMap(({ units }) => units.map((u) => screen.describeUnit(state, u, language))),
        ]
        const usable = screen.usable(state, place)
        for (let to = 0; to < screen.places.length; to += 30) {
          const rebuff = usable.length > 0 ? screen.whyNot(state, usable, to) : null
          if (rebuff) texts.push(voice.reason(rebuff.verdict, rebuff.gaps))
        }
        return texts
          .filter((text) => text === '' || /\[|undefined|NaN/.test(text))
          .map((text) => `${language}: ${text}`)
      })
    }, 10)
    expect(faults).toEqual([])
  }, 120_000)

  test('what can be selected can go somewhere, and a plan is played as it was shown', () => {
    let plans = 0
    const { faults } = lookAround(({ model, taken }, state) => {
      if (!screen.canPlan(state, model.seat.value)) return []
      const found: string[] = []
      const step = stepOf(state)
      for (const place of model.able.value) {
        const usable = screen.usable(state, place)
        if (usable.length === 0) continue
        model.back()
        model.back()
        model.tapPlace(place)
        const unit = model.selection.value?.units[0]
        if (unit === undefined || !usable.includes(unit)) found.push(`${step}: selection`)
        for (const plan of model.plans.value.filter((_, index) => index % 3 === 0)) {
          plans++
          const spelled = screen.spell(state, plan)
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
            found.push(`${step}: an attack is declared without its button`)
          }
          if (plan.kind === 'attack') model.confirm()
          if (taken.length !== 1 || taken[0]!.join() !== spelled.choices.join()) {
            found.push(`${step}: a ${plan.kind} is played otherwise than shown`)
          }
          taken.length = 0
          model.selectUnits([unit!])
        }
      }
      return found
    }, 17)
    console.log(`${plans} plans`)
    expect(faults).toEqual([])
    expect(plans).toBeGreaterThan(1000)
  }, 240_000)

  test('CEL-11.1.5 what a step of a retreat is said to cost is what it costs', () => {
    const steps = new Map<string, number>()
    for (const state of positions) {
      if (state.step !== STEP['retreat-step'] || state.companion >= 0) continue
      const { model } = sitAt(state)
      const hexes = [...model.offers.value.places.keys()]
      for (const { hex, fate } of retreatFates(state, hexes)) {
        const offer = model.offers.value.places.get(hex)![0]!
        expect(celles.verdict(state, model.seat.value, offer.choice)).toBe(LEGAL)
        const unit = state.retreater
        const events: string[] = []
        const after = celles.clone(state)
        celles.play(after, model.seat.value, offer.choice, fastDice(1), ({ type }) => {
          events.push(type)
        })
        expect(events).toContain('retreated')
        const first = events.slice(events.indexOf('retreated') + 1)
        steps.set(fate, (steps.get(fate) ?? 0) + 1)
        if (fate === 'disrupted') expect(first[0]).toBe('disrupted')
        if (fate === 'step') expect(first[0]).toBe('step-lost')
        if (fate === 'eliminated') expect(after.place[unit]).toBeGreaterThanOrEqual(HEX_COUNT)
        if (fate === 'free') expect(['step-lost', 'disrupted']).not.toContain(first[0])
      }
    }
    console.log('steps of retreats', steps)
    for (const fate of ['free', 'disrupted', 'eliminated']) {
      expect(steps.get(fate)).toBeGreaterThan(0)
    }
  })
})

/** The values of an attribute in what components without hooks would draw. */
function attributes(node: ComponentChild, name: string): string[] {
  if (node === null || node === undefined || typeof node !== 'object') return []
  if (Array.isArray(node)) return node.flatMap((child) => attributes(child, name))
  const { type, props } = node as VNode<Record<string, unknown>>
  if (typeof type === 'string' && name in props) return [String(props[name])]
  if ((type as unknown) === CounterPicture || (type as unknown) === Reach) return []
  const inside =
    typeof type === 'function'
      ? (type as (props: unknown) => ComponentChild)(props)
      : (props['children'] as ComponentChild)
  return attributes(inside, name)
}
