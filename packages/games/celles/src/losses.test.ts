import { describe, expect, test } from 'vitest'
import { ALLIED, GERMAN } from './data/codes.ts'
import { refusal, scene, state, suffer } from './testing.ts'

const duel = (...more: string[]) => scene(3, 'Lehr-901@1605', '2Arm-a1@1604', ...more)

describe('step losses', () => {
  test('CEL-11.0.18 CEL-11.0.19 TV-15 the first step is the active unit’s, the second by choice', () => {
    const s = duel('Lehr-902@1505')
    const fight = suffer(s, 'Lehr-901', { attacker: '2' }, [], ['Lehr-902'])
    expect(state(s, 'Lehr-901')).toBe('1605:reduced')
    expect(fight.step).toBe('losses')
    expect(fight.choices).toEqual(['lose Lehr-901', 'lose Lehr-902'])
    const both = duel('Lehr-902@1505')
    suffer(both, 'Lehr-901', { attacker: '2' }, ['lose Lehr-901'], ['Lehr-902'])
    expect(state(both, 'Lehr-901')).toBe('off')
    expect(both.losses[GERMAN]).toBe(2)
    const shared = duel('Lehr-902@1505')
    suffer(shared, 'Lehr-901', { attacker: '2' }, ['lose Lehr-902'], ['Lehr-902'])
    expect([state(shared, 'Lehr-901'), state(shared, 'Lehr-902')]).toEqual([
      '1605:reduced',
      '1505:reduced',
    ])
  })

  test('CEL-11.0.18 the defender chooses among all who were attacked, nobody else', () => {
    const s = duel('4Cav-4@1706', '4Cav-24@1400')
    const fight = suffer(s, 'Lehr-901', { defender: '1' })
    expect(fight.choices).toEqual(['lose 2Arm-a1', 'lose 4Cav-4'])
    expect(s.decider).toBe(ALLIED)
    expect(refusal(s, 'lose 4Cav-24')).toBe('loss-not-involved')
    expect(refusal(s, 'lose Lehr-901')).toBe('loss-not-yours')
  })

  test('CEL-11.0.18 a unit without steps cannot lose more', () => {
    const s = duel('4Cav-4@1706', '4Cav-24@1706')
    suffer(s, 'Lehr-901', { defender: '2' }, ['lose 4Cav-4'])
    expect(refusal(s, 'lose 4Cav-4')).toBe('no-steps-left')
  })

  test('CEL-11.0.18 excess is ignored and nothing is asked where all is lost', () => {
    const s = scene(3, 'Lehr-901@1605', '84Inf-1-333@1604')
    expect(suffer(s, 'Lehr-901', { defender: '2' }, ['advance Lehr-901']).step).toBe('act-next')
    expect(state(s, '84Inf-1-333')).toBe('off')
    expect(s.losses[ALLIED]).toBe(1)
  })

  test('CEL-11.0.20 the reduced counter keeps its side, its markers and its hex', () => {
    const s = scene(3, 'Lehr-901@1605', '2Arm-a1@1604:used:out')
    suffer(s, 'Lehr-901', { defender: '1' })
    expect(state(s, '2Arm-a1')).toBe('1604:used:reduced:out')
  })

  test('CEL-11.0.1 CEL-11.0.19 the move of an eliminated active unit is over', () => {
    const s = scene(3, 'Lehr-recon@1605', '2Arm-a1@1604')
    expect(suffer(s, 'Lehr-recon', { attacker: '1' }).step).toBe('move-end')
    expect(state(s, 'Lehr-recon')).toBe('off')
  })
})

describe('disruption', () => {
  test('CEL-11.0.21 TV-16 D on a lone defender: one unit', () => {
    const s = duel()
    expect(suffer(s, 'Lehr-901', { defender: 'D' }).step).toBe('act-next')
    expect(state(s, '2Arm-a1')).toBe('1604:disrupted')
  })

  test('CEL-11.0.21 TV-16 D on three attackers: the active unit and one more by choice', () => {
    const s = duel('Lehr-902@1505', 'Lehr-130@1504')
    const fight = suffer(s, 'Lehr-901', { attacker: 'D' }, [], ['Lehr-902', 'Lehr-130'])
    expect(fight.choices).toEqual(['disrupt Lehr-902', 'disrupt Lehr-130'])
    expect(state(s, 'Lehr-901')).toBe('1605:disrupted')
    expect(refusal(s, 'disrupt Lehr-901')).toBe('disrupted-already')
    expect(refusal(s, 'disrupt Lehr-recon')).toBe('disrupt-not-involved')
    expect(refusal(s, 'disrupt 2Arm-a1')).toBe('disrupt-not-yours')
  })

  test('CEL-11.0.21 two of three defenders, by their owner’s choice', () => {
    const s = duel('4Cav-4@1706', '4Cav-24@1706')
    const fight = suffer(s, 'Lehr-901', { defender: 'D' }, ['disrupt 4Cav-4'])
    expect(fight.choices).toEqual(['disrupt 2Arm-a1', 'disrupt 4Cav-24'])
  })

  test('CEL-11.0.21 units already disrupted are no choice', () => {
    const s = duel('4Cav-4@1706:disrupted', '4Cav-24@1706')
    expect(suffer(s, 'Lehr-901', { defender: 'D' }).step).toBe('act-next')
    expect([state(s, '2Arm-a1'), state(s, '4Cav-24')]).toEqual(['1604:disrupted', '1706:disrupted'])
  })

  test('CEL-11.0.22 the active unit eliminated: both choices are the owner’s', () => {
    const s = scene(
      3,
      'Lehr-recon@1605',
      'Lehr-901@1505',
      'Lehr-902@1504',
      'Lehr-130@1603',
      '2Arm-a1@1604',
    )
    const helpers = ['Lehr-901', 'Lehr-902', 'Lehr-130']
    const fight = suffer(s, 'Lehr-recon', { attacker: '1D' }, ['disrupt Lehr-130'], helpers)
    expect(fight.choices).toEqual(['disrupt Lehr-901', 'disrupt Lehr-902'])
  })

  test('CEL-11.0.22 the active unit already disrupted: both choices are the owner’s', () => {
    const s = scene(3, 'Lehr-901@1605:disrupted', 'Lehr-902@1505', 'Lehr-130@1504', '2Arm-a1@1604')
    suffer(s, 'Lehr-901', { attacker: 'D' }, [], ['Lehr-902', 'Lehr-130'])
    expect([state(s, 'Lehr-902'), state(s, 'Lehr-130')]).toEqual([
      '1505:disrupted',
      '1504:disrupted',
    ])
  })

  test('CEL-11.0.16 CEL-12.0.4 the defender suffers first: their ZOC is gone when the attacker retreats', () => {
    const after = (defender: string) => {
      const s = duel('4Cav-4@1707') // watches 1606 and 1706
      return { s, fight: suffer(s, 'Lehr-901', { defender, attacker: 'R' }) }
    }
    expect(after('D').fight.choices).toEqual(['to 1505', 'to 1506', 'to 1705'])
    expect(state(after('-').s, 'Lehr-901')).toBe('1507') // by 1506, the only hex without ZOC
  })
})
