import { expect, test } from 'vitest'
import forcesJson from '../../data/forces.json' with { type: 'json' }
import { copies, DECK, equipmentCount, fullCup, terrainCards } from './deck.ts'
import { ability, aimed, FORCES, forceCodes, nation, rapid, vp } from './forces.ts'
import { laidOut } from './scenarios.ts'
import { forceSource } from './source.ts'

test('the box is whole: 55 action cards, 18 of terrain, 92 of forces', () => {
  expect([DECK, terrainCards.flat().length, FORCES]).toEqual([55, 18, 92])
  expect(copies).toHaveLength(13)
  expect([...fullCup]).toEqual([12, 10, 10, 8])
  expect([...equipmentCount]).toEqual([0, 4, 8, 4, 3, 5, 4])
})

test('cards of a nation stand together, and every code is known', () => {
  expect([...nation]).toEqual([...nation].sort())
  expect(new Set(forceCodes).size).toBe(FORCES)
  expect(ability.every((one) => one >= 0)).toBe(true)
})

const { rangeWeights, abilities, ...rates } = forcesJson.vpFormula

/** What a row of firepower counts for at a range. */
function worth(x: number, range: number): number {
  const [slow, fast] = [aimed[x * 9 + range]!, rapid[x * 9 + range]!]
  if (slow < 0) return fast < 0 ? 0 : rates.rapidOnly * fast
  return fast < 0 ? slow : rates.bothModes.aimed * slow + rates.bothModes.rapid * fast
}

test('the VP of every card follow the one formula', () => {
  forceSource.forEach((card, x) => {
    const firepower = rangeWeights.reduce((sum, weight, range) => sum + weight * worth(x, range), 0)
    const extra =
      (card.class === 'sniper' ? rates.sniper : 0) +
      (card.class === 'medic' ? rates.medic : 0) +
      (card.weaponClass === 'flamethrower' ? rates.flamethrower : 0) +
      (card.weaponClass === 'rocket' ? rates.rocket : 0) +
      (card.ability === null ? 0 : abilities[card.ability as keyof typeof abilities])
    const sum =
      rates.base +
      rates.firepower * firepower +
      rates.morale * card.morale +
      rates.equipment * card.equipment +
      rates.commandAbove1 * Math.max(0, card.command - 1) +
      rates.armor * card.armor +
      rates.inherentCover * card.inherentCover +
      extra
    expect(`${card.id} ${Math.floor(sum + 0.5 + 1e-9)}`).toBe(`${card.id} ${vp[x]}`)
  })
})

test('nineteen battles and one to begin with have forces of the right sides', () => {
  expect(laidOut).toHaveLength(20)
  for (const { forces, nation: allied } of laidOut) {
    expect(forces[0]!.every((x) => nation[x] === allied)).toBe(true)
    expect(forces[1]!.every((x) => nation[x] === 2)).toBe(true)
  }
})
