import { celles } from '@estafette/celles'
import {
  RESULT_RETREAT,
  RESULT_STEPS,
  standardBoard,
  STEP,
  VERB,
  type CellesState,
} from '@estafette/celles/screen'
import { playEagerly } from '@estafette/celles/testing'
import { chancesOf, fastDice, makeChoice, type GameEvent } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { inLanguages, sitAt } from '../../../../test/sitting.ts'
import { voiceOf } from '../../../i18n/voice.ts'
import type { Card, Tile } from '../../../screen/card.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { defaults, settings } from '../../../store/settings.ts'
import { cardOf } from '../../../table/card/decision.ts'
import type { TableModel } from '../../../table/model.ts'
import { cellesScreen } from '../screen.tsx'
import { isLong } from '../../../../../../scripts/lanes.ts'

const screen = cellesScreen as unknown as GameScreen
const ENOUGH = isLong ? 6000 : 2000 // positions, in which all but the rarest decisions come up
const LONGEST_TITLE = 60
const LONGEST_LABEL = 22 // at 320 px

const found: CellesState[] = []
for (let seed = 11; found.length < ENOUGH; seed++) {
  playEagerly(seed, (state) => found.push(celles.clone(state)))
}

/** Positions, so many of each decision, from the whole of the games. */
function sample(most: number): readonly CellesState[] {
  const byStep = new Map<number, CellesState[]>()
  for (const state of found) {
    if (state.step === STEP['setup-place']) continue // its card is shared by all games
    const same = byStep.get(state.step) ?? []
    byStep.set(state.step, same)
    same.push(state)
  }
  return [...byStep.values()].flatMap((same) => {
    const stride = Math.max(1, Math.floor(same.length / most))
    return same.filter((_, index) => index % stride === 0).slice(0, most)
  })
}

const tilesOf = (card: Card): readonly Tile[] => card.groups.flatMap(({ tiles }) => tiles)

/** Every choice that a card offers by itself. */
function saidBy(card: Card): Set<number> {
  const offers = [...tilesOf(card), card.primary, card.decline].map(({ offer }) => offer)
  return new Set(offers.flatMap((offer) => (offer ? [offer.choice] : [])))
}

/** Names of things, which may make a label longer. */
function withoutNames(text: string): string {
  const voice = voiceOf(celles)
  let short = text
  for (let unit = 0; unit < standardBoard.unitCount; unit++) {
    short = short.replace(voice.thing('unit', unit).replace(/ \(.*\)$/, ''), '')
  }
  standardBoard.formationCodes.forEach((_, formation) => {
    short = short.replace(voice.thing('formation', formation), '')
  })
  return short
}

/** Looks at the card of a position, and at what it becomes when something on it is meant. */
function around(model: TableModel, look: (card: Card) => readonly string[]): string[] {
  const faults = [...look(cardOf(model))]
  for (const offer of model.offers.value.all.slice(0, 4)) {
    model.intention.value = { kind: 'offer', offer }
    faults.push(...look(cardOf(model)))
  }
  model.intention.value = null
  for (const kind of ['attack', 'move'] as const) {
    const plan = model.plans.value.find((one) => one.kind === kind)
    if (!plan) continue
    model.intention.value = { kind: 'plan', plan }
    faults.push(...look(cardOf(model)))
  }
  model.intention.value = null
  return faults
}

/** Takes the first unit in hand that has something to do, as a player would. */
function selectSomebody(model: TableModel): void {
  const place = model.able.value[0]
  if (place !== undefined && screen.plans!.canPlan(model.state.value, model.seat.value)) {
    model.tapPlace(place)
  }
}

test('every legal choice is a tile or a slot of the card, or what its tiles and the map spell', () => {
  const faults = new Set<string>()
  for (const state of sample(isLong ? 60 : 25)) {
    const { model, legal } = sitAt(screen, state, celles.toAct(state))
    const card = cardOf(model)
    const said = saidBy(card)
    const { step } = celles.decision(state, 0)
    const units = new Set(tilesOf(card).map(({ unit }) => unit))
    const planned = new Set(model.plans.value.map(({ place }) => place))
    for (const { choice, verb, target } of model.offers.value.all) {
      expect(legal).toContain(choice)
      if (said.has(choice)) continue
      const isSpelled =
        (verb === 'move' && units.has(target)) ||
        (verb === 'to' && step === 'act' && planned.has(target)) ||
        (verb === 'attack' && model.plans.value.some(({ kind }) => kind === 'attack'))
      if (!isSpelled) faults.add(`${step}: ${verb}`)
    }
  }
  expect([...faults]).toEqual([])
})

test('a tile and slot A carry out what they say, whatever is meant', () => {
  let pressed = 0
  for (const state of sample(15)) {
    const { model, taken } = sitAt(screen, state, celles.toAct(state))
    for (const { key, offer } of tilesOf(cardOf(model))) {
      if (!offer) continue
      const tile = tilesOf(cardOf(model)).find((one) => one.key === key)!
      if (tile.press) tile.press()
      else model.choose(offer)
      if (taken.length === 0) cardOf(model).primary.press()
      expect(taken).toEqual([[offer.choice]])
      taken.length = 0
      model.intention.value = null
      pressed++
    }
    const { primary } = cardOf(model)
    if (primary.offer && primary.closed === undefined) {
      primary.press()
      if (taken.length === 0) cardOf(model).primary.press()
      expect(taken).toEqual([[primary.offer.choice]])
    }
  }
  expect(pressed).toBeGreaterThan(200)
})

test('titles are short, labels fit their slot, nothing is left blank, in both languages', () => {
  const faults = new Set<string>()
  const longest = { title: '', label: '' }
  for (const state of sample(isLong ? 16 : 6)) {
    const { model } = sitAt(screen, state, celles.toAct(state))
    selectSomebody(model)
    const { step } = celles.decision(state, 0)
    const wrong = inLanguages((language) =>
      around(model, (card) => {
        const label = withoutNames(card.primary.label)
        if (card.title.length > longest.title.length) longest.title = card.title
        if (label.length > longest.label.length) longest.label = label
        const texts = tilesOf(card).flatMap(({ name, text, value, closed }) =>
          [name, text, value, closed].filter((one) => one !== undefined),
        )
        texts.push(card.title, card.note ?? '', label, card.decline.label)
        return [
          ...(card.title.length > LONGEST_TITLE ? [`title ${card.title}`] : []),
          ...(label.length > LONGEST_LABEL ? [`label ${label}`] : []),
          ...texts.filter((text) => text === '' || /undefined|NaN|\[|\{/.test(text)),
        ].map((fault) => `${step} ${language}: ${fault}`)
      }),
    )
    for (const fault of wrong) faults.add(fault)
  }
  settings.value = defaults
  console.log(longest)
  expect([...faults].slice(0, 20)).toEqual([])
})

test('no decision has nothing but closed slots and no tile', () => {
  for (const state of sample(isLong ? 30 : 10)) {
    const { model } = sitAt(screen, state, celles.toAct(state))
    selectSomebody(model)
    const card = cardOf(model)
    const isOpen = [card.primary, card.decline].some(({ closed }) => closed === undefined)
    expect(isOpen || tilesOf(card).some(({ closed }) => closed === undefined)).toBe(true)
  }
})

function hits({ type, defenderResult }: GameEvent): string | null {
  return type === 'combat-roll'
    ? String(Number(defenderResult) & (RESULT_STEPS | RESULT_RETREAT) ? 1 : 0)
    : null
}

test('CEL-11.0.16 the chance at the head of an attack is that of its dice', () => {
  let compared = 0
  for (const state of sample(isLong ? 400 : 150)) {
    if (state.step !== STEP.act && state.step !== STEP.active) continue
    const seat = celles.toAct(state)
    const { model } = sitAt(screen, state, seat)
    selectSomebody(model)
    const plan = model.plans.value.find(({ kind }) => kind === 'attack')
    if (!plan) continue
    model.intention.value = { kind: 'plan', plan }
    const shown = cardOf(model).chance
    const { choices } = screen.plans!.spell(state, plan)
    if (!shown || choices.at(-1) !== makeChoice(VERB.fight)) continue
    const before = celles.clone(state)
    for (const choice of choices.slice(0, -1)) celles.play(before, seat, choice, fastDice(1))
    const results = chancesOf(celles, before, seat, choices.at(-1)!, hits)
    if (results.size === 0) continue // a Combat chit is asked for first
    expect(shown.value).toBeCloseTo(results.get('1') ?? 0, 10)
    compared++
  }
  expect(compared).toBeGreaterThan(isLong ? 20 : 10)
})

test('CEL-11.1.5 a way of a retreat that is called safe costs nothing when it is gone well', () => {
  let looked = 0
  for (const state of sample(400)) {
    if (state.step !== STEP['retreat-step']) continue
    const seat = celles.toAct(state)
    const { model } = sitAt(screen, state, seat)
    settings.value = { ...defaults, language: 'en' }
    for (const { value, offer } of tilesOf(cardOf(model))) {
      if (value !== 'safe' || !offer) continue
      const units = [state.retreater, state.companion].filter((unit) => unit >= 0)
      const told: string[] = []
      const after = celles.clone(state)
      celles.play(after, seat, offer.choice, fastDice(1), ({ type, units: who, unit }) => {
        const named = [who, unit].flat()
        if (units.some((one) => named.includes(one))) told.push(type)
      })
      expect(told.slice(0, 1)).toEqual(['retreated'])
      const end = told.indexOf('retreat-ends')
      const during = told.slice(0, end < 0 ? undefined : end)
      for (const harm of ['disrupted', 'step-lost', 'eliminated']) {
        expect(during).not.toContain(harm)
      }
      looked++
    }
  }
  settings.value = defaults
  expect(looked).toBeGreaterThan(20)
})
