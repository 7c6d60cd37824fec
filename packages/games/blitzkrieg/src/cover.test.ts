import { describe, expect, test } from 'vitest'
import { checked } from './battles.ts'
import { fact, play, position, why } from './testing.ts'

/** What the Germans could cover when their combat phase begins. */
function coverOf(lines: string): string {
  const s = position(checked, lines)
  play(checked, s, ['done'])
  return fact(checked, s, 'cover')
}

const K5 = ['15dim-I/4RI 15dim-15BDAC', '15dim-II/4RI 1dim-1BDAC'] // defence 5 each
const K4 = ['15dim-I/4RI 15dim-1RA', '15dim-II/4RI art-64-64RA'] // defence 4 each
const K3 = ['15dim-I/4RI', '15dim-II/4RI'] // defence 3 each

describe('BLZ-CBT-9: how many targets that must be attacked can be', () => {
  test('V-56 one unit against two that it cannot take together: 1', () => {
    expect(coverOf(`at 1411 3pz-1/3\nat 1410 ${K5[0]}\nat 1412 ${K5[1]}`)).toBe('1')
  })

  test('V-56 one unit against two that it can take together: 2', () => {
    expect(coverOf(`at 1411 3pz-1/3\nat 1410 ${K4[0]}\nat 1412 ${K4[1]}`)).toBe('2')
  })

  test('V-55 two units, of which one reaches both: 2', () => {
    expect(coverOf(`at 1205 3pz-1/3\nat 1304 3pz-2/3\nat 1305 ${K3[0]}\nat 1206 ${K3[1]}`)).toBe(
      '2',
    )
  })

  test('two groups that have nothing to do with each other add up', () => {
    const near = `at 1411 3pz-1/3\nat 1410 ${K5[0]}\nat 1412 ${K5[1]}`
    const far = 'at 1805 3pz-1/5\nat 1806 dina-1-I/1'
    expect(coverOf(`${near}\n${far}`)).toBe('2')
  })

  test('BLZ-CBT-7 disrupted enemies need not be attacked', () => {
    expect(coverOf('at 1411 3pz-1/3\nat 1410 15dim-I/4RI:disrupted\nat 1412 15dim-II/4RI')).toBe(
      '1',
    )
  })

  test('BLZ-EVT-4 a gun whose paralysed stack is needed elsewhere helps nobody', () => {
    const lines = (ground: string): string =>
      `half 1\nphasing allied\nstep declare\ndecider allied\nparalysed 2\ncover 1\n${ground}` +
      'at 0318 3pz-1/6 20mot-90-II/90\nat 0417 20mot-76-I/76\n' +
      'at 0219 res-1-39BCC:disrupted\nat 0416 1dim-I/1RI art-64-64RA\n'
    expect(why(checked, position(checked, lines('')), 'target 0318')).toBe('legal')
    const s = position(checked, lines('ground 0416 paralysed\n'))
    expect(why(checked, s, 'target 0318')).toBe('others-left-out')
    expect(why(checked, s, 'target 0417')).toBe('legal')
  })
})
