import { describe, expect, test } from 'vitest'
import { checked, stalled, unleashed } from './battles.ts'
import { fact, legal, play, position, why } from './testing.ts'

/** Two guns in a hex, next to an enemy. */
const GUNS =
  'half 1\nphasing allied\ndecider allied\nparalysed 2\nat 0412 art-64-64RA 15dim-1RA\nat 0413 3pz-1/3:disrupted\n'

const french = 'phasing allied\ndecider allied\nstep declare\n'

describe('odds and shifts', () => {
  test('V-04 BLZ-CBT-16, BLZ-SHF-1, BLZ-SHF-3, BLZ-AT-1: 5:3, two columns right', () => {
    const s = position(
      checked,
      `${french}at 0405 3pz-2/5:disrupted\nat 0305 3dlm-5-I/1Cuir\nat 0505 15dim-15BDAC`,
    )
    play(checked, s, ['target 0405', 'attack 15dim-15BDAC', 'attack 3dlm-5-I/1Cuir', 'fight'])
    expect([fact(checked, s, 'column'), fact(checked, s, 'shift')]).toEqual(['3:2', '2'])
  })

  test.each([
    [1, '0405 disrupted'],
    [2, '0405 disrupted'],
    [4, 'eliminated'],
    [6, 'eliminated'],
  ])('V-05 BLZ-RES-3, BLZ-RES-4, BLZ-CBT-18: without retreat, die %d: %s', (die, fate) => {
    const s = position(
      checked,
      `${french}at 0405 3pz-2/5:disrupted\nat 0305 3dlm-5-I/1Cuir\nat 0505 15dim-15BDAC\nat 2010 3pz-1/5`,
    )
    play(
      checked,
      s,
      ['target 0405', 'attack 15dim-15BDAC', 'attack 3dlm-5-I/1Cuir', 'fight', 'stand'],
      [die],
    )
    expect(fact(checked, s, '3pz-2/5')).toBe(fate)
  })

  test('V-07 BLZ-ART-7: guns at most double an attack', () => {
    const s = position(
      unleashed,
      `${french}at 0910 205ri-I/205\nat 0911 art-110RA\nat 0909 1pz-I/1SR:disrupted`,
    )
    play(unleashed, s, ['target 0909', 'attack 205ri-I/205', 'support art-110RA', 'fight'])
    expect(fact(unleashed, s, 'column')).toBe('1:2') // 2:3
  })
})

describe('obligation', () => {
  const example =
    'at 1005 15dim-I/4RI\nat 1006 res-1-35BCC\nat 1007 dina-1-I/1:disrupted\n' +
    'at 1104 3pz-3/3:disrupted\nat 1105 3pz-1/3\nat 1106 3pz-2/3'

  test('V-03 BLZ-CBT-6, BLZ-CBT-7: only 1105 must be attacked', () => {
    const s = position(checked, `${french}cover 1\n${example}`)
    expect(why(checked, s, 'done')).toBe('must-attack')
    expect(legal(checked, s, 'target')).toEqual(['target 1104', 'target 1105', 'target 1106'])
    play(checked, s, ['target 1105', 'attack 15dim-I/4RI', 'fight', 'give-way'], [3])
    expect(why(checked, s, 'done')).toBe('legal')
  })

  test('V-55 BLZ-CBT-8, BLZ-CBT-9: no dodging by concentration', () => {
    // U1 in 1205 touches K1 in 1305 and K2 in 1206; U2 in 1304 touches K1 only.
    const s = position(
      checked,
      `${french}cover 2\nat 1205 15dim-I/4RI\nat 1304 15dim-II/4RI\nat 1305 3pz-1/3\nat 1206 3pz-2/3`,
    )
    play(checked, s, ['target 1305', 'attack 15dim-II/4RI'])
    expect(why(checked, s, 'attack 15dim-I/4RI')).toBe('others-left-out')
    expect(why(checked, s, 'fight')).toBe('legal')
  })

  test('V-23 BLZ-CBT-5: below 1:4 there is no attack', () => {
    const s = position(unleashed, `${french}at 0910 205ri-I/205\nat 0909 1pz-I/1 1pz-I/2`)
    expect(legal(unleashed, s)).toEqual(['done'])
    expect(why(unleashed, s, 'target 0909')).toBe('below-one-to-four')
  })

  test('BLZ-CBT-10: guns alone never attack', () => {
    const s = position(checked, `${french}at 1302 art-64-64RA\nat 1303 3pz-1/3`)
    expect(why(checked, s, 'target 1303')).toBe('nobody-near')
    expect(why(checked, s, 'done')).toBe('legal')
  })
})

describe('what follows', () => {
  test('V-14 BLZ-CMB-1, BLZ-ADV-1: a combined attack, R* and an advance', () => {
    const s = position(
      checked,
      'step declare\nat 1303 3pz-1/5 3pz-1/3\nat 1304 15dim-I/4RI\nat 0110 15dim-II/4RI\ncover 1',
    )
    play(checked, s, ['target 1304', 'attack 3pz-1/5', 'attack 3pz-1/3', 'fight'])
    expect([fact(checked, s, 'column'), fact(checked, s, 'shift')]).toEqual(['2:1', '1'])
    play(checked, s, ['give-way'], [4])
    expect(legal(checked, s, 'stop')).toEqual([]) // two hexes at least
    while (why(checked, s, 'stop') !== 'legal') play(checked, s, [legal(checked, s, 'to')[0]!])
    play(checked, s, ['stop'])
    expect(fact(checked, s, '15dim-I/4RI')).toContain('disrupted')
    play(checked, s, ['advance 3pz-1/3'])
    expect(fact(checked, s, '3pz-1/3')).toBe('1304')
  })

  test('V-46 BLZ-PCR-1, BLZ-PCR-2: armoured cars retreat before the combat', () => {
    const lines =
      'step declare\nat 1303 3pz-1/5\nat 1302 3pz-3\nat 1304 15dim-4GRDI\nat 0110 15dim-II/4RI\ncover 1'
    const s = position(checked, lines)
    play(checked, s, ['target 1304', 'attack 3pz-1/5', 'fight'])
    expect(legal(checked, s)).toEqual(['withdraw 15dim-4GRDI', 'done'])
  })

  test('BLZ-88-4: an 88 that has to retreat is lost', () => {
    const s = position(
      stalled,
      `${french}at 1309 uk-core-4RTR uk-core-7RTR\nat 1310 7pz-42PzJ\nat 2018 7pz-I/6\ncover 1`,
    )
    play(
      stalled,
      s,
      ['target 1310', 'attack uk-core-4RTR', 'attack uk-core-7RTR', 'fight', 'give-way'],
      [6],
    )
    expect(fact(stalled, s, '7pz-42PzJ')).toBe('eliminated')
  })

  test('V-06 BLZ-FIN-1: disrupted units in a ZOC that did not fight retreat', () => {
    const s = position(
      checked,
      `${french}at 0405 3pz-2/5:disrupted\nat 0404 15dim-I/4RI\nat 2010 3pz-1/5`,
    )
    play(checked, s, ['done'])
    expect(fact(checked, s, '3pz-2/5')).toContain('disrupted')
    expect(legal(checked, s).length).toBeGreaterThan(1)
  })
})

describe('BLZ-EVT-4: stacks of a paralysed side', () => {
  const tanks = 'paralysed 1\nat 1411 3pz-1/3 3pz-2/3\n'

  test.each([
    ['one that can attack rolls', `${tanks}at 1410 15dim-I/4RI`, ['done'], [3]],
    ['one next to nobody does not', `${tanks}at 1408 15dim-I/4RI`, ['done'], []],
    ['guns with nobody to support do not', GUNS, ['done', 'hold', 'hold', 'done'], []],
    [
      'guns with an attacker do',
      `${GUNS}at 0414 15dim-I/4RI`,
      ['done', 'hold', 'hold', 'done'],
      [3],
    ],
  ])('%s', (_, lines, choices, faces) => {
    const s = position(checked, lines)
    expect(() => play(checked, s, choices, faces)).not.toThrow()
  })
})
