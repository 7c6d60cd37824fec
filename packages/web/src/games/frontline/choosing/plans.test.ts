import { frontline } from '@estafette/frontline'
import {
  ability,
  ASSISTANT,
  carries,
  command,
  equipmentCount,
  EQUIPMENT,
  isAntiArmor,
  isMan,
  isSniper,
  laidOut,
  LEFT_OUT,
  membersOf,
  PICKED,
  SIDES,
  sideOf,
  SLOTS,
  STEP,
  vp,
  type FrontlineState,
} from '@estafette/frontline/screen'
import { fastDice, type Choice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { poolOf, placesOf, readyForces, sealing, vpOf, warningsOf } from './force-plan.ts'
import { formingRow, ownSoldiers, usualSections } from './form-plan.ts'
import { openSlots, outfitRow, usualOutfit } from './outfit-plan.ts'

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

test.each(laidOut)('$id: the usual sections keep within the command of their leaders', ({ id }) => {
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

test.each(laidOut)(
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
