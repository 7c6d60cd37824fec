import { makeChoice, tryOn } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { isLong } from '../../../../scripts/lanes.ts'
import { seed } from '../../../../scripts/seed.mjs'
import { battles } from './battles.ts'
import { nameAttack } from './plans/attacks.ts'
import { allocateAttacks, fill, planOf } from './plans/index.ts'
import { melees } from './plans/testing.ts'
import { bombardChance, fightChances, previewAttack, type CombatResult } from './preview.ts'
import { numbersOf, reckon, type FightNumbers } from './reckon.ts'
import { opponent, type BlitzState } from './state.ts'
import { VERB } from './verbs.ts'

type Battle = (typeof battles)[number]

const POSITIONS = isLong ? 200 : 12

/** Attacks that can be declared in positions of a battle, with every option in force. */
function attacksIn(game: Battle) {
  return melees(game, seed, POSITIONS).flatMap((s) => {
    s.options.fill(1)
    const enemies = [...s.place.keys()].map((unit) => s.place[unit]!)
    const hexes = [...new Set(enemies)].filter(
      (hex) => hex < s.board.hexCount && s.units[opponent(s.phasing) * s.board.hexCount + hex]! > 0,
    )
    const plans = [
      ...allocateAttacks(s),
      ...hexes.flatMap((hex) => planOf(s, fill(s, hex, [])) ?? []),
    ]
    return plans.flatMap((plan) => {
      const trial = tryOn(game, s)
      const units = [...plan.units, ...(plan.helpers ?? [])]
      const hexes = plan.targets ?? [plan.place]
      return nameAttack(trial, plan) ? [{ s, units, hexes, named: trial.state }] : []
    })
  })
}

/** The chance of each result, by both its sides. */
function byResult(results: readonly CombatResult[]): ReadonlyMap<string, number> {
  return new Map(
    results
      .filter(({ probability }) => probability > 1e-12)
      .map(({ attacker, defender, probability }) => [`${attacker} ${defender}`, probability]),
  )
}

function expectSame(some: readonly CombatResult[], others: readonly CombatResult[]): void {
  const [found, expected] = [byResult(some), byResult(others)]
  expect([...found.keys()].sort()).toEqual([...expected.keys()].sort())
  for (const [key, chance] of found) expect(chance).toBeCloseTo(expected.get(key)!, 9)
}

test.each(battles.map((game) => [game.id, game] as const))(
  '%s: BLZ-CBT-16, BLZ-CBT-17, BLZ-COM-1: the numbers of an attack come to what the rules roll for it',
  (_id, game) => {
    const attacks = attacksIn(game)
    expect(attacks.length).toBeGreaterThan(5)
    for (const { s, units, hexes, named } of attacks) {
      const numbers = numbersOf(s, units, hexes)!
      const found = reckon(s, numbers)
      const preview = previewAttack(s, units, hexes)!
      expect(found).toMatchObject({
        attack: preview.attackTotal,
        defence: preview.defenceTotal,
        column: preview.column,
        finalColumn: preview.finalColumn,
        isEnough: preview.isEnough,
      })
      expect(found.bombardment).toBeCloseTo(bombardChance(s, opponent(s.phasing), hexes[0]!), 9)
      expectSame(found.results, fightChances(game, named, makeChoice(VERB.fight), false))
    }
  },
)

const blank: FightNumbers = {
  main: 4,
  guns: 0,
  isAcross: false,
  defence: 3,
  units: 1,
  terrain: 0,
  isDug: false,
  isRail: false,
  isUphill: false,
  further: 0,
  hasTanks: false,
  fearful: 0,
  shifts: {
    defenderDisrupted: 0,
    combined: 0,
    antitank: 0,
    heavyTanks: 0,
    rommelAttacks: 0,
    ferocityAttacks: 0,
    attackerDisrupted: 0,
    uphill: 0,
    rommelDefends: 0,
    ferocityDefends: 0,
    flakDefends: 0,
  },
  event: 0,
}

test('fights that are on no map: each number does what the rulebook says', () => {
  const [s] = melees(battles[0]!, 1, 1) as [BlitzState]
  const of = (numbers: Partial<FightNumbers>) => reckon(s, { ...blank, ...numbers })
  const { shifts } = blank
  expect(of({ main: 1, guns: 2 }).attack).toBe(2) // BLZ-ART-7
  expect(of({ main: 4, isAcross: true, defence: 2, terrain: 1 })).toMatchObject({
    attack: 2,
    defence: 3,
    column: 2,
  }) // BLZ-CBT-15
  expect(of({ defence: 9, units: 3, terrain: 4 }).defence).toBe(12) // BLZ-CBT-13
  expect(of({ main: 8, isUphill: true, shifts: { ...shifts, uphill: -1 } })).toMatchObject({
    defence: 4,
    column: 5,
    finalColumn: 4,
  }) // BLZ-CBT-14, BLZ-SHF-8
  const heavy = { ...shifts, heavyTanks: 3, defenderDisrupted: 1 }
  expect(of({ main: 2, defence: 4, shifts: heavy })).toMatchObject({ column: 2, finalColumn: 5 }) // BLZ-SHF-13
  expect(of({ main: 1, defence: 5 }).isEnough).toBe(false) // BLZ-CBT-5
})
