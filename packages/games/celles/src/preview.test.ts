import { describe, expect, test } from 'vitest'
import { HEAVY, LIGHT, MEDIUM } from './data/codes.ts'
import { hexAt, unitAt } from './data/standard.ts'
import { previewAttack, type Forecast } from './preview.ts'
import { scene } from './testing.ts'

const lines = ({ modifiers }: Forecast) => modifiers.map(({ key, value }) => `${key} ${value}`)

describe('the preview of an attack', () => {
  const rochefort = () =>
    scene(1, 'Lehr-901@2114', 'Lehr-recon@2213', '2Pz-coch@2112', '84Inf-3-335@2113')
  const preview = (attack: number, ...supporters: string[]) =>
    previewAttack(rochefort(), unitAt('Lehr-901'), hexAt('2114'), attack, supporters.map(unitAt))!

  test('CEL-11.0.* TV-R3 every modifier has its own line', () => {
    const found = preview(MEDIUM, 'Lehr-recon')
    expect([found.attackTotal, found.defenceTotal, found.column]).toEqual([18, 7, 2])
    expect(found.attackers.map(({ value }) => value)).toEqual([11, 7])
    expect(found.supporters).toEqual([unitAt('2Pz-coch')])
    expect(lines(found.forecast(false, false))).toEqual(['town -2', 'night 1'])
    expect(lines(preview(LIGHT, '2Pz-coch').forecast(true, true))).toEqual([
      'light -2',
      'town -2',
      'river -1',
      'night 1',
      'attacker-chit 1',
      'defender-chit -1',
    ])
    expect(preview(HEAVY).cost).toBe(18)
  })

  test('CEL-11.1.5 TV-R3 a defender who is surrounded dies in a forced retreat', () => {
    const forecast = preview(MEDIUM, 'Lehr-recon').forecast(false, false)
    const last = forecast.results.at(-1)!
    expect(last).toMatchObject({ from: 8, to: 9, losses: { attacker: 0, defender: 1 } }) // RD
    expect(forecast.defenderRetreats).toBeCloseTo(0.4, 12) // dice 6 to 9
  })

  test('CEL-11.0.2 a unit is previewed where it would stand; nobody next to it, no preview', () => {
    const s = rochefort()
    const unit = unitAt('Lehr-901')
    const before = [...s.raw]
    expect(previewAttack(s, unit, hexAt('2214'), MEDIUM)).toBeNull()
    expect(previewAttack(s, unit, hexAt('2013'), MEDIUM)?.defenceTotal).toBe(7)
    expect([...s.raw]).toEqual(before)
  })

  test('CEL-5.0.9 CEL-14.0.1 an isolated unit has no attack, a waiting one has', () => {
    const s = scene(1, 'Lehr-902@2216:isolated', '84Inf-1-333@2215')
    expect(previewAttack(s, unitAt('Lehr-902'), hexAt('2216'), MEDIUM)).toBeNull()
    expect(previewAttack(s, unitAt('Lehr-recon'), hexAt('2216'), MEDIUM)?.attackTotal).toBe(7)
  })

  test('CEL-10.0.4 hexes that would lose steps first are named', () => {
    const s = scene(1, 'Lehr-902@2216', 'Lehr-recon@2216', '84Inf-1-333@2215')
    const found = previewAttack(s, unitAt('Lehr-902'), hexAt('2216'), MEDIUM)
    expect(found?.crowded).toEqual([hexAt('2216')])
  })

  test('CEL-11.1.6 both sides choose what costs them least', () => {
    // RD: as a stack one battalion dies, singly both would.
    const s = scene(
      1,
      '84Inf-1-333@1308',
      '84Inf-2-333@1308',
      'Lehr-901@1309',
      'Lehr-902@1407',
      'Lehr-130@1208',
    )
    const found = previewAttack(s, unitAt('Lehr-901'), hexAt('1309'), HEAVY, [
      unitAt('Lehr-902'),
      unitAt('Lehr-130'),
    ])!
    const forecast = found.forecast(false, false)
    const retreats = forecast.results.filter(({ defender }) => (defender & 15) === 12)
    expect(retreats.length).toBeGreaterThan(0)
    for (const { losses } of retreats) expect(losses).toEqual({ attacker: 0, defender: 1 })
  })
})
