import { describe, expect, test } from 'vitest'
import { refusal, scene, state, suffer } from './testing.ts'

describe('advance after combat', () => {
  test('CEL-11.2.1 any attacking unit may enter the vacated hex, within stacking', () => {
    const s = scene(
      3,
      'Lehr-901@1605',
      'Lehr-recon@1505',
      '2Pz-recon@1504',
      '116Pz-recon@1603',
      '84Inf-1-333@1604',
    )
    const helpers = ['Lehr-recon', '2Pz-recon']
    const fight = suffer(s, 'Lehr-901', { defender: '1' }, [], helpers)
    expect(fight.choices).toEqual([
      'advance 2Pz-recon',
      'advance Lehr-901',
      'advance Lehr-recon',
      'done',
    ])
    expect(refusal(s, 'advance 116Pz-recon')).toBe('advance-not-attacking')
    expect(refusal(s, 'advance 84Inf-1-333')).toBe('advance-not-yours')
  })

  test('CEL-11.2.1 two recon units fill it; a full one finds no room beside one', () => {
    const units = ['Lehr-901@1605', 'Lehr-recon@1505', '2Pz-recon@1504', '84Inf-1-333@1604']
    const s = scene(3, ...units)
    const helpers = ['Lehr-recon', '2Pz-recon']
    const fight = suffer(s, 'Lehr-901', { defender: '1' }, ['advance Lehr-recon'], helpers)
    expect(fight.choices).toEqual(['advance 2Pz-recon', 'done'])
    expect(refusal(s, 'advance Lehr-901')).toBe('advance-nowhere')
    expect(refusal(s, 'advance Lehr-recon')).toBe('advance-once')
    const t = scene(3, ...units)
    const answers = ['advance Lehr-recon', 'advance 2Pz-recon']
    expect(suffer(t, 'Lehr-901', { defender: '1' }, answers, helpers).step).toBe('act-next')
    expect([state(t, 'Lehr-recon'), state(t, '2Pz-recon')]).toEqual(['1604', '1604'])
  })

  test('CEL-11.2.1 of two vacated hexes a unit enters one next to it', () => {
    const s = scene(3, 'Lehr-901@1605', 'Lehr-902@1505', '84Inf-1-333@1604', '84Inf-2-333@1706')
    const fight = suffer(s, 'Lehr-901', { defender: '2' }, ['advance Lehr-901'], ['Lehr-902'])
    expect(fight.choices).toEqual(['to 1604', 'to 1706'])
    expect(refusal(s, 'to 1705')).toBe('advance-not-vacated')
    const t = scene(3, 'Lehr-901@1605', 'Lehr-902@1505', '84Inf-1-333@1604', '84Inf-2-333@1706')
    const answers = ['advance Lehr-902', 'advance Lehr-901']
    suffer(t, 'Lehr-901', { defender: '2' }, answers, ['Lehr-902'])
    expect([state(t, 'Lehr-902'), state(t, 'Lehr-901')]).toEqual(['1604', '1706'])
  })

  test('CEL-11.2.1 a hex that still holds an enemy is not vacated', () => {
    const s = scene(3, 'Lehr-901@1605', '84Inf-1-333@1604', '84Inf-2-333@1604')
    expect(suffer(s, 'Lehr-901', { defender: '1' }, ['lose 84Inf-1-333']).step).toBe('act-next')
  })

  test('CEL-11.2.1 a hex emptied by retreat may be entered as well', () => {
    const s = scene(3, 'Lehr-901@1605', '84Inf-1-333@1604')
    const answers = ['to 1603', 'to 1602', 'advance Lehr-901']
    suffer(s, 'Lehr-901', { defender: 'R' }, answers)
    expect(state(s, 'Lehr-901')).toBe('1604')
  })

  test('CEL-8.4 CEL-11.2.3 TV-24 nobody advances into the enemy Rear Area', () => {
    const s = scene(3, 'Lehr-901@1901', '84Inf-1-333@1900')
    expect(suffer(s, 'Lehr-901', { defender: '1' }).step).toBe('act-next')
    expect([state(s, 'Lehr-901'), state(s, '84Inf-1-333')]).toEqual(['1901', 'off'])
  })

  test('CEL-11.2.3 the reason is told where another hex is open', () => {
    const s = scene(3, 'Lehr-901@1801', '84Inf-1-333@1800', '84Inf-2-333@1902')
    suffer(s, 'Lehr-901', { defender: '2' }, [])
    expect(refusal(s, 'advance Lehr-901')).toBe('legal')
  })

  test('CEL-11.2.6 who retreated does not advance', () => {
    const s = scene(3, 'Lehr-901@1605', '84Inf-1-333@1604')
    const answers = ['to 1606', 'to 1607']
    const fight = suffer(s, 'Lehr-901', { defender: '1', attacker: 'R' }, answers)
    expect(fight.step).toBe('move-end')
    expect(state(s, 'Lehr-901')).toBe('1607')
  })

  test('CEL-8.0.7 CEL-11.2.6 the 3rd Armored unit never advances', () => {
    const s = scene(4, '84Inf-1-334@3306', '3Arm-hotton@3306', '116Pz-recon@3307')
    const fight = suffer(s, '84Inf-1-334', { defender: '1' }, [], ['3Arm-hotton'])
    expect(fight.choices).toEqual(['advance 84Inf-1-334', 'done'])
    expect(refusal(s, 'advance 3Arm-hotton')).toBe('immobile')
  })

  test('CEL-11.2.4 the advance costs nothing and flips nobody', () => {
    const s = scene(3, 'Lehr-901@1605', '84Inf-1-333@1604', '2Arm-a1@1603')
    const spent = 12
    suffer(s, 'Lehr-901', { defender: '1' }, ['advance Lehr-901'])
    expect([s.spent, state(s, 'Lehr-901')]).toEqual([spent, '1604'])
  })
})
