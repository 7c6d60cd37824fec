import { describe, expect, test } from 'vitest'
import { GERMAN } from './data/codes.ts'
import { hexAt } from './data/standard.ts'
import { checkStacking, excessSteps, hasRoom } from './stacking.ts'
import { STEP } from './steps.ts'
import { play, refusal, scene, state } from './testing.ts'

describe('stacking', () => {
  const crowd = (...units: string[]) => {
    const s = scene(3, ...units)
    checkStacking(s, hexAt('1605'), 'move-over', undefined)
    return s
  }

  test('CEL-10.0.1 CEL-10.0.3 TV-9 a recon that ends beside a full unit costs a step', () => {
    const s = crowd('Lehr-901@1605:used', 'Lehr-recon@1605', 'Lehr-902@1606')
    const stop = play(s, [], [])
    expect(stop.step).toBe('stack-loss')
    expect(stop.choices).toEqual(['lose Lehr-901', 'lose Lehr-recon'])
    expect(s.decider).toBe(GERMAN)
    expect(refusal(s, 'lose Lehr-902')).toBe('not-overstacked-there')
    expect(refusal(s, 'lose 2Arm-a1')).toBe('stack-not-yours')
    expect(play(s, [], ['lose Lehr-901']).step).toBe('move-over')
    expect(state(s, 'Lehr-901')).toBe('1605:used:reduced')
    expect([s.losses[GERMAN], s.crowded]).toEqual([1, -1])
  })

  test('CEL-10.0.3 steps go until two remain', () => {
    const s = crowd('Lehr-901@1605', 'Lehr-902@1605')
    expect(play(s, [], ['lose Lehr-901', 'lose Lehr-901']).step).toBe('move-over')
    expect([state(s, 'Lehr-901'), state(s, 'Lehr-902')]).toEqual(['off', '1605'])
  })

  test('CEL-10.0.1 two steps are no violation, whatever their nationality', () => {
    const s = crowd('29Bde-3rtr@1605', '84Inf-1-333@1605')
    expect(s.step).toBe(STEP['move-over'])
  })

  test('CEL-10.0.1 room is counted in steps', () => {
    const s = scene(3, 'Lehr-901@1605:reduced', 'Lehr-902@1606', 'Lehr-recon@1606')
    expect(hasRoom(s, GERMAN, hexAt('1605'), 1)).toBe(true)
    expect(hasRoom(s, GERMAN, hexAt('1605'), 2)).toBe(false)
    expect(excessSteps(s, GERMAN, hexAt('1606'))).toBe(1)
    expect(excessSteps(s, GERMAN, hexAt('1607'))).toBe(0)
  })
})
