import { isOpen, lostBy, poolOf, readyForces, vpOf } from '@estafette/frontline/plans'
import { frontline } from '@estafette/frontline'
import {
  LEFT_OUT,
  limitOf,
  mateOf,
  nationOf,
  PICKED,
  sideOfSeat,
  sizes,
  STEP,
  vp,
  vpNeeded,
  type FrontlineState,
  type Soldier,
} from '@estafette/frontline/screen'
import { fastDice } from '@estafette/kernel'
import { beforeEach, expect, test } from 'vitest'
import { sampleOf } from '../../../../../../scripts/lanes.ts'
import { sitAt } from '../../../../test/sitting.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { defaults, settings } from '../../../store/settings.ts'
import { cardOf } from '../../../table/card/decision.ts'
import { frontScreen } from '../screen.tsx'
import { meanForce, meantForce } from './force-meant.ts'

beforeEach(() => {
  settings.value = { ...defaults, language: 'en' }
})

const screen = frontScreen() as unknown as GameScreen

const teams = ['three-allies', 'three-axis', 'four'].flatMap((players) =>
  ['us', 'uk'].flatMap((nation) =>
    sizes
      .filter((size) => size !== 'agreed')
      .map((size) => ({ players, nation, size, title: `${players}, ${nation}, ${size} VP` })),
  ),
)
const FEW = 5 // single cards of a seat that are pressed

function begun(options: Readonly<Record<string, string>>): FrontlineState {
  const made = frontline.create({ scenario: 'battle', options })
  if (!made.ok) throw new Error(made.reason)
  frontline.start(made.value, fastDice(7))
  return made.value
}

/** Presses cards on the page and seals them, then plays what the page takes. */
function sealed(state: FrontlineState, cards: readonly Soldier[]): FrontlineState {
  const s = frontline.clone(state)
  const seat = s.decider
  const { model, taken } = sitAt(screen, s as never, seat)
  meantForce(model).value = new Set(cards)
  while (taken.length === 0) {
    const { primary } = cardOf(model)
    expect(primary.closed).toBeUndefined()
    primary.press()
  }
  for (const choice of taken[0]!) {
    expect(frontline.verdict(s, seat, choice)).toBe(0)
    frontline.play(s, seat, choice, fastDice(7))
  }
  return s
}

/** Every force that a seat is offered ready, and every card that it could take by itself. */
function forcesFor(s: FrontlineState): readonly (readonly Soldier[])[] {
  const ready = readyForces(s, s.decider)
  for (const { cards, vp: points } of ready) {
    expect(cards.every((x) => isOpen(s, x))).toBe(true)
    expect([vpOf(cards), points <= limitOf(s, s.decider)]).toEqual([points, true])
  }
  const single = poolOf(s, s.decider)
    .filter((x) => isOpen(s, x) && vp[x]! <= limitOf(s, s.decider))
    .map((x) => [x])
  return [...ready.map(({ cards }) => cards), ...sampleOf(single, FEW)]
}

test.each(sampleOf(teams, 1))(
  'FRL-SET-5 $title: each seat gets the cards it sealed, whatever the seats before it took',
  ({ players, nation, size }) => {
    let looked = 0
    let seconds = 0
    /** Goes on seat by seat, after every ready list, or after one of them where time is short. */
    const from = (s: FrontlineState): void => {
      const seat = s.decider
      const [mate, forces] = [mateOf(s, seat), forcesFor(s)]
      const isSecond = mate >= 0 && mate < seat && nationOf(s, mate) === nationOf(s, seat)
      const ready = readyForces(s, seat).length
      const goesOn = new Set(sampleOf([...forces.keys()].slice(0, ready), 1))
      if (isSecond) expect(ready).toBeGreaterThan(0)
      for (const [at, cards] of forces.entries()) {
        const after = sealed(s, cards)
        looked++
        if (isSecond) seconds++
        if (after.step === STEP.select) {
          const own = poolOf(s, seat).filter((x) => after.picks[x] === PICKED + seat)
          expect(own).toEqual(cards)
          const left = poolOf(s, seat).filter((x) => after.picks[x]! <= LEFT_OUT)
          expect(left.some((x) => cards.includes(x))).toBe(false)
          if (goesOn.has(at)) from(after)
        } else {
          const own = poolOf(s, seat).filter((x) => after.owner[x] === seat)
          expect(own).toEqual(cards)
        }
      }
    }
    from(begun({ players, nation, size }))
    expect(looked).toBeGreaterThan(players === 'four' ? 12 : 9)
    if (players !== 'three-allies') expect(seconds).toBeGreaterThan(2)
  },
)

test('FRL-TEAM-6 a seat that chooses is told what loses its side the battle, as the table will have it', () => {
  for (const players of ['two', 'three-allies', 'three-axis', 'four']) {
    let s = begun({ players, nation: 'us', size: '31' })
    const told = new Map<number, number | null>()
    while (s.step === STEP.select) {
      const [seat, cards] = [s.decider, readyForces(s, s.decider)[0]!.cards]
      const { model } = sitAt(screen, s as never, seat)
      meantForce(model).value = new Set(cards)
      const { note = '' } = cardOf(model)
      told.set(seat, lostBy(s, seat, cards))
      expect(note).toContain(String(told.get(seat) ?? 'half of what you and your partner field'))
      s = sealed(s, cards)
    }
    const seats = [...told.keys()]
    for (const side of [0, 1]) {
      const last = seats.findLast((seat) => sideOfSeat(s, seat) === side)!
      expect(told.get(last)).toBe(vpNeeded(s, side))
    }
    expect([...told.values()].filter((needed) => needed === null)).toHaveLength(seats.length - 2)
  }
})

test('cards that are pressed while a force is about to be sealed are asked about anew', () => {
  const s = begun({ players: 'two', nation: 'us', size: '31' })
  const { model, taken } = sitAt(screen, s as never, s.decider)
  const [first, second] = readyForces(s, s.decider)
  meanForce(model, first!.cards)
  cardOf(model).primary.press()
  expect(cardOf(model).primary.label).toMatch(/^Yes, seal \d+ VP$/)
  expect(taken).toEqual([])
  meanForce(model, second!.cards)
  expect(cardOf(model).primary.label).toMatch(/^Seal force/)
})
