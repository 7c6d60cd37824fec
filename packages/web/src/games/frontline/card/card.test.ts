import { frontline } from '@estafette/frontline'
import { ableSections, isPlanning, targetsOf } from '@estafette/frontline/plans'
import { STEP, stepNames, type FrontlineState } from '@estafette/frontline/screen'
import { fastDice, LEGAL, type Choice, type Game } from '@estafette/kernel'
import { stateOf } from '@estafette/table'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../../../../scripts/lanes.ts'
import { deskOf, inLanguages, settled, sitAt, tableOf } from '../../../../test/sitting.ts'
import type { Card } from '../../../screen/card.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { defaults, settings } from '../../../store/settings.ts'
import { openSession } from '../../../session/local.ts'
import { cardOf } from '../../../table/card/decision.ts'
import { makeModel } from '../../../table/model.ts'
import { cardOfFront, whenOfFront } from './card.ts'
import { setupCard } from '../setup/setup-card.ts'
import { draftOf } from '../plan/draft.ts'
import { windowKind } from '../orders/order-kinds.ts'
import { press } from '../plan/plan.ts'

const PLENTY = isLong ? 12 : 3 // positions of each decision
const DECISIONS = isLong ? 12_000 : 2500 // of a game
const LONGEST_LABEL = 22
const PRESSES = isLong ? 6000 : 700
const GAP = /\[|undefined|NaN|\{/

/** Frontline with its cards, and nothing to look at. */
const screen = {
  game: frontline,
  Status: () => null,
  decisions: { card: cardOfFront, when: whenOfFront },
} as unknown as GameScreen

/** Positions of some games that are played at random, so many of each decision. */
function samples(): readonly FrontlineState[] {
  const byStep = new Map<number, FrontlineState[]>()
  const setups = [
    { scenario: 's11', options: {} },
    { scenario: 's03', options: { 'open-equipment': 'on' } },
    { scenario: 'battle', options: { size: 'agreed', mulligan: 'on', transport: 'on' } },
    { scenario: 'battle', options: { size: '61', players: 'four', nation: 'uk' } },
  ]
  for (const [seed, setup] of setups.entries()) {
    const made = frontline.create(setup)
    if (!made.ok) throw new Error(made.reason)
    const s = made.value
    const dice = fastDice(seed + 1)
    frontline.start(s, dice)
    const out = new Int32Array(s.legal.length)
    for (let i = 0; i < DECISIONS && frontline.toAct(s) >= 0; i++) {
      const same = byStep.get(s.step) ?? []
      byStep.set(s.step, same)
      if (same.length < PLENTY) same.push(frontline.clone(s))
      else if (dice.below(20) === 0) same[dice.below(PLENTY)] = frontline.clone(s)
      const seat = frontline.toAct(s)
      const count = frontline.choices(s, seat, out)
      // Whoever ends at random what they could go on with soon has nothing to decide.
      const at = count > 1 && dice.below(3) > 0 ? dice.below(count - 1) : dice.below(count)
      frontline.play(s, seat, out[at]! as Choice, dice)
    }
  }
  return [...byStep.values()].flat()
}

const found = samples()

/** Every text of a card. */
function textsOf(card: Card): readonly string[] {
  return [
    card.title,
    card.note === '' ? ' ' : (card.note ?? ' '),
    card.when,
    card.caution ?? ' ',
    card.primary.label,
    card.decline.label,
    ...card.groups.flatMap(({ title, note, folded, tiles }) => [
      title ?? ' ',
      note ?? ' ',
      folded ?? ' ',
      ...tiles.flatMap(({ name, text, value, closed }) => [
        name,
        text ?? ' ',
        value ?? ' ',
        closed ?? ' ',
      ]),
    ]),
  ]
}

describe('the cards of Frontline', () => {
  test('are there for every decision that is met, and word every choice of it', () => {
    const steps = new Set<string>()
    const faults = found.flatMap((state) => {
      const seat = frontline.toAct(state)
      const { model } = sitAt(screen, state, seat)
      const step = stepNames[state.step]!
      if (setupCard(model)) return [] // the pages of the set-up
      steps.add(step)
      return inLanguages((language) => {
        const card = cardOf(model)
        const wrong: string[] = []
        if (!cardOfFront(model)) wrong.push('has no card')
        if (card.groups.some(({ key }) => key === 'missing')) wrong.push('leaves choices out')
        for (const text of textsOf(card)) if (text === '' || GAP.test(text)) wrong.push(`'${text}'`)
        for (const { label } of [card.primary, card.decline]) {
          if (label.length > LONGEST_LABEL) wrong.push(`long: ${label}`)
        }
        return wrong.map((fault) => `${language} ${step}: ${fault}`)
      })
    })
    settings.value = defaults
    expect([...new Set(faults)]).toEqual([])
    for (const step of ['action', 'react', 'cover', 'recipient', 'any-time', 'trees', 'fire']) {
      expect([...steps]).toContain(step)
    }
  })

  test('fire takes a section, a target and A; what is declared is legal to the last choice', () => {
    let declared = 0
    for (const state of found) {
      if (state.step !== STEP.action) continue
      const seat = frontline.toAct(state)
      const { model, taken } = sitAt(screen, state, seat)
      for (const section of ableSections(state, seat)) {
        for (const target of targetsOf(state, seat, section)) {
          model.back()
          model.back()
          press(model, { kind: 'section', head: section })
          press(model, { kind: 'section', head: target })
          expect(draftOf(model)?.draft).toMatchObject({ kind: 'fire', section, target })
          expect(cardOf(model).primary.closed).toBeUndefined()
          cardOf(model).primary.press()
          expect(taken).toHaveLength(1)
          expect(playOut(state, taken.pop()!)).toBe('')
          declared++
        }
      }
    }
    expect(declared).toBeGreaterThan(2)
  })

  test('a press on the field never takes anything by itself while actions are planned', () => {
    for (const state of found) {
      const { model, taken } = sitAt(screen, state, frontline.toAct(state))
      if (!isPlanning(state, frontline.toAct(state))) continue
      for (const head of ableSections(state, frontline.toAct(state))) {
        press(model, { kind: 'section', head })
      }
      for (let place = 1; place <= 9; place++) press(model, { kind: 'ground', place })
      for (let card = 0; card < 13; card++) {
        press(model, { kind: 'card', card, plain: false })
        press(model, { kind: 'card', card, plain: true })
      }
      for (const verb of ['attack', 'move', 'prepare', 'conceal'] as const) {
        press(model, { kind: 'action', verb })
      }
      expect(taken).toEqual([])
    }
  })

  test('FRL-TURN-3: a turn that is about to be ended is ended by slot A, and Esc lets go of it', () => {
    let ended = 0
    for (const state of found) {
      if (state.step !== STEP.action) continue
      const { model, taken } = sitAt(screen, state, frontline.toAct(state))
      const end = model.offers.value.all.find(({ verb }) => verb === 'end-turn')!
      model.choose(end, true)
      expect(cardOf(model).primary).toMatchObject({ confirms: true, offer: end })
      cardOf(model).decline.press()
      expect(model.intention.value).toBeNull()
      model.choose(end, true)
      cardOf(model).primary.press()
      expect(taken).toEqual([[end.choice]])
      ended++
    }
    expect(ended).toBeGreaterThan(2)
  })

  test('FRL-TIME-8: a window in which one can only pass is passed by one press of slot A', () => {
    let passed = 0
    for (const state of found) {
      const { model, taken } = sitAt(screen, state, frontline.toAct(state))
      const [only, ...others] = model.offers.value.all
      if (windowKind(state) === null || others.length > 0) continue
      expect(cardOf(model).primary.closed).toBeUndefined()
      cardOf(model).primary.press()
      expect(taken).toEqual([[only!.choice]])
      passed++
    }
    expect(passed).toBeGreaterThan(1)
  })

  test('FRL-TURN-2: the phases before the actions are left together, by A, or C and A', () => {
    const phases: readonly number[] = [STEP.promote, STEP.organise, STEP.equip, STEP.medical]
    let left = 0
    for (const state of found) {
      if (!phases.includes(state.step)) continue
      const { model, taken } = sitAt(screen, state, frontline.toAct(state))
      // Where another may interrupt on the way it cannot be called back, and is chosen first.
      if (cardOf(model).primary.closed !== undefined) cardOf(model).decline.press()
      expect(taken).toEqual([])
      cardOf(model).primary.press()
      expect(playOut(state, taken[0]!)).toBe('')
      const s = frontline.clone(state)
      for (const choice of taken[0]!) frontline.play(s, frontline.toAct(s), choice, fastDice(1))
      expect(phases.includes(s.step) && frontline.toAct(s) === frontline.toAct(state)).toBe(false)
      left++
    }
    expect(left).toBeGreaterThan(3)
  })

  test('whatever is put together can be carried out', () => {
    const kinds = new Map<string, number>()
    for (const state of found) {
      const { model, taken } = sitAt(screen, state, frontline.toAct(state))
      if (!isPlanning(state, frontline.toAct(state))) continue
      for (const { offer, press: begin } of cardOf(model).groups.flatMap(({ tiles }) => tiles)) {
        if (!offer || !begin) continue
        model.back()
        model.back()
        begin()
        const kept = draftOf(model)
        if (!kept) continue
        kinds.set(kept.draft.kind, (kinds.get(kept.draft.kind) ?? 0) + 1)
        model.confirm()
        expect(playOut(state, taken.pop()!)).toBe('')
      }
    }
    expect([...kinds.keys()].sort()).toEqual(['fire', 'move', 'prepare'])
  })
})

/** Everything on a card that can be pressed. */
function pressable(model: Parameters<typeof cardOf>[0]): readonly (() => void)[] {
  const card = cardOf(model)
  const tiles = card.groups.flatMap((group) => group.tiles)
  return [
    ...tiles.flatMap(({ press: act, offer, closed }) => {
      if (closed !== undefined) return []
      return act ? [act] : offer ? [() => model.choose(offer)] : []
    }),
    ...[card.primary, card.primary, card.decline].flatMap(({ press: act, closed }) =>
      closed === undefined ? [act] : [],
    ),
  ]
}

test('a battle is played by presses on its cards alone, and nobody gets stuck', async () => {
  const table = tableOf(frontline as unknown as Game, { scenario: 's11', options: {} }, 5)
  const session = openSession('cards', table, ['human', 'human'])
  const model = makeModel(session, screen)
  const dice = fastDice(3)
  let idle = 0
  for (let i = 0; i < PRESSES && session.outcome() === null; i++) {
    session.arrive()
    const before = session.version.peek()
    const acts = setupCard(deskOf(model))
      ? model.intention.value
        ? [() => model.confirm()]
        : model.offers.value.all.map((offer) => () => model.choose(offer))
      : pressable(model)
    expect(acts.length).toBeGreaterThan(0)
    acts[dice.below(acts.length)]!()
    await settled()
    idle = session.version.peek() === before ? idle + 1 : 0
    expect(idle).toBeLessThan(80)
  }
  expect((stateOf(table) as FrontlineState).turn).toBeGreaterThan(1)
})

/** Plays a row of choices of one seat by the rules; what went wrong, '' for nothing. */
function playOut(state: FrontlineState, choices: readonly Choice[]): string {
  const s = frontline.clone(state)
  const seat = frontline.toAct(s)
  const dice = fastDice(5)
  for (const choice of choices) {
    if (frontline.toAct(s) !== seat) return `${stepNames[s.step]!}: another seat decides`
    const verdict = frontline.verdict(s, seat, choice)
    if (verdict !== LEGAL) return `${stepNames[s.step]!}: refused with ${verdict}`
    frontline.play(s, seat, choice, dice)
  }
  return choices.length > 0 ? '' : 'nothing was played'
}
