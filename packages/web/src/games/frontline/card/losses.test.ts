import { frontline } from '@estafette/frontline'
import {
  ACTION_TYPES,
  ANTI_ARMOR,
  byLoss,
  columnNow,
  COUNTER_SHIFT,
  DIG_IN,
  HIT_THE_DIRT,
  lossesOf,
  NONE,
  STEP,
  VERB,
  victimNow,
  type FrontlineState,
} from '@estafette/frontline/screen'
import { fastDice, LEGAL, makeChoice, tryChoice, type Choice } from '@estafette/kernel'
import { beforeEach, expect, test } from 'vitest'
import { sitAt } from '../../../../test/sitting.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import type { Tile } from '../../../screen/card.ts'
import { defaults, settings } from '../../../store/settings.ts'
import { cardOf } from '../../../table/card/decision.ts'
import { trackOf } from '../field/track.ts'
import { lossesMeant } from '../plan/meant-losses.ts'
import { cardOfFront, whenOfFront } from './card.ts'

const PLENTY = 8

const screen = {
  game: frontline,
  Status: () => null,
  decisions: { card: cardOfFront, when: whenOfFront },
} as unknown as GameScreen

beforeEach(() => {
  settings.value = { ...defaults, language: 'en' }
})

/** Positions of battles played at random in which somebody suffers, or is fired at. */
function samples(isWanted: (s: FrontlineState) => boolean): readonly FrontlineState[] {
  const found: FrontlineState[] = []
  for (let seed = 1; seed < 20 && found.length < PLENTY; seed++) {
    const scenario = ['s06', 's11', 's16'][seed % 3]!
    const made = frontline.create({ scenario, options: {} })
    if (!made.ok) throw new Error(made.reason)
    const s = made.value
    const dice = fastDice(seed)
    frontline.start(s, dice)
    for (let i = 0; i < 1500 && frontline.toAct(s) >= 0 && found.length < PLENTY; i++) {
      if (isWanted(s)) found.push(frontline.clone(s))
      const count = frontline.choices(s, s.decider, s.legal)
      frontline.play(s, s.decider, s.legal[dice.below(count)]! as Choice, dice)
    }
  }
  return found
}

/** VP that a position loses, by the rules alone. */
function lostIn(s: FrontlineState): number {
  if (s.sufferer === NONE || s.fp <= 0) return 0
  const victim = victimNow(s)
  const men = victim === NONE ? byLoss(s, s.sufferer) : [victim]
  const tints = s.sufferer === s.attacker ? s.tints >> COUNTER_SHIFT : s.tints
  return lossesOf(s, men, s.fp, columnNow(s), (tints & ANTI_ARMOR) !== 0).vp
}

function figureOf({ value = '' }: Tile): number {
  return Number(value.replace('−', '-'))
}

test('FRL-COV-6 covers are rated by the VP that are lost with them, the best first', () => {
  let rated = 0
  for (const s of samples((one) => one.step === STEP.cover && one.fp > 4)) {
    const { model } = sitAt(screen, s as never, s.decider)
    const group = cardOf(model).groups.find(({ key }) => key === 'cover')
    const tiles = group?.tiles.filter(({ part }) => part !== 'together') ?? []
    if (tiles.length < 2) continue
    const [nothing, ...others] = tiles.map(figureOf).toReversed()
    expect(others).toEqual(others.toSorted((a, b) => a - b)) // from the last to the first
    expect(nothing).toBeCloseTo(-lostIn(s), 0.9)
    for (const tile of tiles.filter(({ offer }) => offer?.verb === 'shovel')) {
      const after = frontline.clone(s)
      tryChoice(frontline, after, s.decider, tile.offer!.choice)
      expect(figureOf(tile)).toBeCloseTo(-lostIn(after), 0.9)
      rated++
    }
    rated++
  }
  expect(rated).toBeGreaterThan(3)
})

/** VP that are lost after some choices, whoever is asked between them passing; null where they cannot be. */
function lostAfter(from: FrontlineState, choices: readonly Choice[]): number | null {
  const s = frontline.clone(from)
  const seat = from.decider
  for (const choice of choices) {
    while (frontline.toAct(s) !== seat) {
      const who = frontline.toAct(s)
      if (who < 0 || tryChoice(frontline, s, who, makeChoice(VERB.pass)) !== 'done') return null
    }
    if (frontline.verdict(s, seat, choice) !== LEGAL) return null
    if (tryChoice(frontline, s, seat, choice) !== 'done') return null
  }
  return lostIn(s)
}

test('FRL-COV-6 covers that are worth more together are options like the others, the best of all first', () => {
  let found = 0
  const isHit = (one: FrontlineState): boolean => one.step === STEP.cover && one.fp > 9
  for (const before of samples(isHit)) {
    const s = frontline.clone(before)
    s.hands[s.decider * ACTION_TYPES + HIT_THE_DIRT] = 3
    const { model } = sitAt(screen, s as never, s.decider)
    const tiles = cardOf(model).groups.find(({ key }) => key === 'cover')!.tiles
    const figures = tiles.slice(0, -1).map(figureOf)
    expect(figures).toEqual(figures.toSorted((a, b) => b - a))
    expect(tiles.at(-1)!.part).toBe('nothing')
    const covers = tiles.flatMap(({ offer }) =>
      offer && offer.verb !== 'pass' && !(offer.verb === 'cover' && offer.target === DIG_IN)
        ? [offer.choice]
        : [],
    )
    // Every row of up to three, in any order, by the rules alone.
    const rows = covers.flatMap((a) => [
      [a],
      ...covers.flatMap((b) => [[a, b], ...covers.map((c) => [a, b, c])]),
    ])
    const least = Math.min(...rows.map((row) => lostAfter(s, row) ?? Infinity))
    const together = tiles.filter(({ part }) => part === 'together')
    const told = Math.max(...tiles.slice(0, -1).map(figureOf))
    expect(-told).toBeLessThan(least + 0.3 + 0.1) // what saves less is not worth a card
    for (const tile of together) {
      const parts = tile.name.split(' + ')
      expect(new Set(parts).size).toBe(parts.length) // the same again is counted
      tile.press?.()
      const now = model.intention.value
      if (now?.kind !== 'row') throw new Error('nothing is meant')
      expect(Math.abs(figureOf(tile) + lostAfter(s, now.choices)!)).toBeLessThanOrEqual(0.1)
      const after = lossesMeant(model)!
      expect(Math.abs(after.vp + figureOf(tile))).toBeLessThanOrEqual(0.1)
      const card = cardOf(model)
      expect(card.groups[0]!.tiles.filter(({ isChosen }) => isChosen)).toHaveLength(1)
      expect(card.primary?.confirms).toBe(true)
      const track = trackOf(model)!
      const sum = track.segments.reduce((all, { fp }) => all + fp, 0)
      expect(sum).toBe(s.fp)
      expect(track.segments.at(-1)).toMatchObject({ key: 'cover', tone: 'cover' })
      found++
    }
  }
  expect(found).toBeGreaterThan(3)
})

test('what covers and answers cost is the same whatever the enemy holds', () => {
  let looked = 0
  const isAsked = ({ step, fp }: FrontlineState): boolean =>
    (step === STEP.cover || step === STEP.react) && fp > 4
  for (const [n, s] of samples(isAsked).entries()) {
    const said = (state: FrontlineState): string => {
      const { title, note, chance, groups } = cardOf(sitAt(screen, state as never, s.decider).model)
      const tiles = groups.flatMap((group) => group.tiles)
      return JSON.stringify([
        title,
        note,
        chance,
        tiles.map(({ name, text, value, chance }) => [name, text, value, chance]),
      ])
    }
    const told = said(s)
    for (let seed = 1; seed <= 3; seed++) {
      expect(said(frontline.disguise(s, s.decider, fastDice(10 * n + seed)))).toBe(told)
      looked++
    }
  }
  expect(looked).toBeGreaterThan(10)
})

test('FRL-DMG-2 men are rated by what is lost where they are named first, the best first', () => {
  let rated = 0
  for (const s of samples((one) => one.step === STEP.recipient && one.fp > 3)) {
    const { model } = sitAt(screen, s as never, s.decider)
    const tiles = cardOf(model).groups.find(({ key }) => key === 'men')!.tiles
    if (tiles.length < 2) continue
    const figures = tiles.map(figureOf)
    expect(figures).toEqual(figures.toSorted((a, b) => b - a))
    for (const tile of tiles) {
      const man = tile.offer!.target
      const men = [man, ...byLoss(s, s.sufferer).filter((x) => x !== man)]
      const tints = s.sufferer === s.attacker ? s.tints >> COUNTER_SHIFT : s.tints
      const { vp } = lossesOf(s, men, s.fp, columnNow(s), (tints & ANTI_ARMOR) !== 0)
      expect(figureOf(tile)).toBeCloseTo(-vp, 0.9)
      rated++
    }
  }
  expect(rated).toBeGreaterThan(3)
})
