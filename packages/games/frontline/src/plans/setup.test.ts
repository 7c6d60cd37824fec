import { fastDice, LEGAL, makeChoice, type Choice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../../../scripts/lanes.ts'
import { ASSISTANT, BANDAGES, EQUIPMENT, LINE, SIDES } from '../data/codes.ts'
import { equipmentCount } from '../data/deck.ts'
import {
  ability,
  carries,
  command,
  isAntiArmor,
  isMan,
  isSniper,
  rapid,
  vp,
} from '../data/forces.ts'
import { laidOut } from '../data/scenarios.ts'
import { carrierOf } from '../equipment.ts'
import { frontline } from '../game.ts'
import { isAlone, membersOf } from '../sections.ts'
import { LEFT_OUT, limitOf, PICKED } from '../selection.ts'
import { sideOf } from '../soldiers.ts'
import { SLOTS, type FrontlineState } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import { isOpen, placesOf, poolOf, readyForces, sealing, vpOf, warningsOf } from './force.ts'
import { asTheyStand, fitsUnder, formingRow, ownSoldiers, usualSections } from './forming.ts'
import { leftAfter, mayCarry, openSlots, outfitRow, usualOutfit, wishesOf } from './outfit.ts'
import { targetsBy } from '../../test/plan-samples.ts'

function begun(scenario: string, options: Readonly<Record<string, string>> = {}): FrontlineState {
  const made = frontline.create({ scenario, options })
  if (!made.ok) throw new Error(made.reason)
  frontline.start(made.value, fastDice(7))
  return made.value
}

/** Takes a row of choices, each of which has to be legal. */
function take(s: FrontlineState, choices: readonly Choice[]): void {
  for (const choice of choices) {
    expect(frontline.verdict(s, s.decider, choice)).toBe(0)
    frontline.play(s, s.decider, choice, fastDice(7))
  }
}

test.each(['us', 'uk'])('a force of %s that is sealed is the force that was meant', (nation) => {
  for (const size of ['31', '45', '61']) {
    const s = begun('battle', { nation, size })
    const ready = readyForces(s, 0)
    for (const { cards, vp: points } of ready) expect(vpOf(cards)).toBe(points)
    const meant = new Set(ready[0]!.cards)
    take(s, sealing(s, 0, meant))
    expect(s.decider).toBe(1)
    for (const x of poolOf(s, 0)) expect(s.picks[x]).toBe(meant.has(x) ? PICKED : LEFT_OUT)
    expect(s.step).toBe(STEP.select)
  }
})

test('a force is warned of what it lacks, and of nothing where it lacks nothing', () => {
  const s = begun('battle', { size: '45' })
  const kinds = (cards: readonly number[]): string[] =>
    warningsOf(s, 0, cards).map(({ kind }) => kind)
  const men = poolOf(s, 0).filter((x) => command[x] === 0 && vp[x] === 3 && carries[x] === 1)
  expect(kinds([])).toEqual([])
  expect(kinds(men.slice(0, 3))).toContain('no-leader')
  const leader = poolOf(s, 0).find((x) => command[x] === 2)!
  expect(kinds([leader, ...men.slice(0, 3)])).toContain('places')
  expect(placesOf([leader, ...men.slice(0, 1)])).toEqual({ leaders: 1, places: 2, needed: 2 })
  expect(kinds([leader, ...men.slice(0, 1)])).toEqual(['armour', 'left'])
  const warnings = warningsOf(s, 0, [leader])
  const fits = warnings.flatMap((warning) => ('fits' in warning ? warning.fits : []))
  expect(fits.length).toBeGreaterThan(3)
  const left = 45 - vp[leader]!
  for (const x of fits) expect(vp[x]).toBeLessThanOrEqual(left)
  const [large, small] = [5, 4].map((places) => poolOf(s, 0).find((x) => command[x] === places)!)
  const rocket = poolOf(s, 0).find((x) => isAntiArmor[x] === 1 && command[x] === 0)!
  const armed = [large!, small!, rocket]
  const others = poolOf(s, 0).filter((x) => isMan(x) && command[x] === 0 && !isSniper(x))
  for (const x of others.toSorted((a, b) => vp[b]! - vp[a]!)) {
    const { places, needed } = placesOf(armed)
    if (x !== rocket && needed < places && vpOf(armed) + vp[x]! <= 45) armed.push(x)
  }
  expect(kinds(armed)).toEqual([])
})

const battles = sampleOf(laidOut, 5)

test.each(battles)('$id: the usual sections keep within the command of their leaders', ({ id }) => {
  const s = begun(id)
  for (const _ of SIDES) {
    expect(s.step).toBe(STEP.form)
    const seat = s.decider
    const meant = usualSections(s, seat)
    take(s, formingRow(s, meant, true))
    for (const x of ownSoldiers(s, seat)) {
      expect(s.head[x]).toBe(meant.heads.get(x))
      if (s.head[x] !== x) continue
      const men = membersOf(s, x).filter((one) => one === x || ability[one] !== ASSISTANT)
      expect(men.length).toBeLessThanOrEqual(Math.max(1, s.command[x]!))
    }
  }
  expect(s.step).toBe(STEP.outfit)
})

test.each(battles)(
  '$id: the usual equipment is in the box, and all of it is handed out',
  ({ id }) => {
    const s = begun(id)
    for (const _ of SIDES) take(s, formingRow(s, usualSections(s, s.decider), true))
    for (const _ of SIDES) {
      if (s.step !== STEP.outfit) break
      const seat = s.decider
      const meant = usualOutfit(s, seat)
      expect(openSlots(s, seat).length).toBeGreaterThan(0)
      take(s, outfitRow(s, seat, meant))
      for (const [slot, kind] of meant) expect(s.counters[slot]! & 7).toBe(kind)
    }
    expect(s.turn).toBeGreaterThan(0)
    for (const side of [0, 1]) {
      EQUIPMENT.forEach((_, kind) => {
        const used = [...s.counters.keys()].filter((slot) => {
          const x = Math.floor(slot / SLOTS)
          return s.owner[x]! >= 0 && sideOf(s, x) === side && (s.counters[slot]! & 7) === kind
        }).length
        if (kind > 0) expect(used).toBeLessThanOrEqual(equipmentCount[kind]!)
      })
    }
  },
)

const USUAL_RANGE = 3

test.each(battles)(
  '$id: nobody is alone who could serve, or who fires more than one who serves',
  ({ id }) => {
    const s = begun(id)
    for (const _ of SIDES) {
      const seat = s.decider
      const after = frontline.clone(s)
      for (const choice of formingRow(s, usualSections(s, seat), false)) {
        frontline.play(after, seat, choice, fastDice(1))
      }
      const others = ownSoldiers(after, seat).filter(
        (x) => isMan(x) && !isSniper(x) && command[x] === 0 && ability[x] !== ASSISTANT,
      )
      const fire = (x: number): number => rapid[x * LINE + USUAL_RANGE]!
      const alone = others.filter((x) => after.head[x] === x && isAlone(after, x))
      const serving = others.filter((x) => !alone.includes(x))
      for (const x of alone) {
        expect(targetsBy(after, seat, 'join')).not.toContain(x)
        for (const y of serving) expect(fire(x)).toBeLessThanOrEqual(fire(y))
      }
      take(s, formingRow(s, usualSections(s, seat), true))
    }
  },
)

test.each(battles)('$id: who fits under a leader is whom the rules let join him', ({ id }) => {
  const s = begun(id)
  const seat = s.decider
  const luck = fastDice(3)
  for (let n = 0; n < 6 && s.step === STEP.form && s.decider === seat; n++) {
    const now = asTheyStand(s, seat)
    for (const x of ownSoldiers(s, seat).filter((one) => s.head[one] === one)) {
      const asked = frontline.clone(s)
      const join = makeChoice(VERB.join, x)
      const isAsked = frontline.verdict(s, seat, join) === LEGAL
      if (isAsked) frontline.play(asked, seat, join, fastDice(1))
      // A lone leader is joined without a question.
      const under =
        asked.step === STEP['form-under']
          ? targetsBy(asked, seat, 'under')
          : isAsked
            ? [asked.head[x]!]
            : []
      for (const head of ownSoldiers(s, seat)) {
        expect([x, head, fitsUnder(s, now, x, head)]).toEqual([x, head, under.includes(head)])
      }
    }
    const moves = targetsBy(s, seat, 'join').map((x) => makeChoice(VERB.join, x))
    if (moves.length === 0) break
    frontline.play(s, seat, moves[luck.below(moves.length)]!, fastDice(1))
    while (s.step === STEP['form-under']) {
      const heads = targetsBy(s, seat, 'under')
      frontline.play(s, seat, makeChoice(VERB.under, heads[luck.below(heads.length)]!), fastDice(1))
    }
  }
})

test.each(battles)('$id: each is handed his dearest wish that the rules let him have', ({ id }) => {
  const s = begun(id)
  for (const _ of SIDES) take(s, formingRow(s, usualSections(s, s.decider), true))
  const seat = s.decider
  const outfit = usualOutfit(s, seat)
  const slots = openSlots(s, seat)
  const handed = new Map<number, number>()
  for (const slot of slots) {
    expect([s.step, s.item, s.decider]).toEqual([STEP.outfit, slot, seat])
    const x = carrierOf(slot)
    const legal = targetsBy(s, seat, 'outfit')
    for (let kind = 1; kind < EQUIPMENT.length; kind++) {
      expect(mayCarry(x, kind) && leftAfter(s, seat, new Map(), kind) > 0).toBe(
        legal.includes(kind),
      )
    }
    const twin = handed.get(slot % SLOTS === 0 ? slot + 1 : slot - 1)
    const best = wishesOf(s, x).find(
      (kind) => legal.includes(kind) && (kind !== twin || kind === BANDAGES),
    )
    expect(outfit.get(slot)).toBe(best)
    if (best !== undefined) handed.set(slot, best)
    frontline.play(s, seat, makeChoice(VERB.outfit, best ?? 0), fastDice(1))
  }
})

test.each(['us', 'uk'])(
  'ready forces of %s: the largest lists that fit, then larger ones cut down',
  (nation) => {
    for (const size of ['31', '45', '61']) {
      const s = begun('battle', { nation, size })
      const limit = limitOf(s, 0)
      const pool = new Set(poolOf(s, 0).filter((x) => isOpen(s, x)))
      const sums = laidOut
        .flatMap(({ forces }) => forces)
        .filter((cards) => cards.length > 0 && pool.has(cards[0]!))
        .map((cards) => vpOf(cards))
      const fitting = sums.filter((sum) => sum <= limit).toSorted((a, b) => b - a)
      const ready = readyForces(s, 0)
      ready.forEach(({ cards, vp: points }, at) => {
        expect(points).toBeLessThanOrEqual(limit)
        if (at < fitting.length) expect(points).toBe(fitting[at])
        // Of a list that is cut down, no card that is left out would still fit.
        const list = laidOut.find(({ id }) => id === ready[at]!.battle)!
        const own = list.forces.find((force) => pool.has(force[0]!))!
        for (const x of own) if (!cards.includes(x)) expect(points + vp[x]!).toBeGreaterThan(limit)
      })
      expect(ready.length).toBe(Math.min(3, sums.length))
    }
  },
)
