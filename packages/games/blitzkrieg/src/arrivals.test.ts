import { describe, expect, test } from 'vitest'
import { challenged, checked, unleashed } from './battles.ts'
import { codesOf, fact, legal, play, position, walk, why } from './testing.ts'

describe('reinforcements', () => {
  const waiting =
    'turn 3\nat waiting 3pz-1/5\ndoing 3pz-1/5 entering\nat 1310 3pz-2/5\nat 0505 15dim-I/4RI'

  test('BLZ-REI-1, BLZ-REI-9: they enter in the movement phase, or wait', () => {
    const s = position(checked, waiting)
    expect(legal(checked, s)).toContain('enter 3pz-1/5')
    play(checked, s, ['done'])
    expect(fact(checked, s, '3pz-1/5')).toBe('waiting')
  })

  test('BLZ-REI-2: the entry hex is paid for, by road at the road rate', () => {
    const s = position(checked, waiting)
    play(checked, s, ['enter 3pz-1/5', 'to 2002'])
    expect(fact(checked, s, 'left')).toBe('3.5')
    const t = position(checked, waiting)
    play(checked, t, ['enter 3pz-1/5', 'to 2003'])
    expect(fact(checked, t, 'left')).toBe('3')
  })

  test('BLZ-REI-3: closed by an enemy, open in a ZOC', () => {
    const s = position(checked, `${waiting}\nat 2004 15dim-II/4RI`)
    play(checked, s, ['enter 3pz-1/5'])
    expect(why(checked, s, 'to 2004')).not.toBe('legal')
    expect(why(checked, s, 'to 2003')).toBe('legal')
  })

  test('BLZ-REI-10: who did not come rolls again', () => {
    const s = position(
      checked,
      'turn 3\nhalf 1\nphasing allied\ndecider allied\nexploiting yes\nat waiting 20mot-76-I/76\n' +
        'at 1310 3pz-2/5\nat 0505 15dim-I/4RI',
    )
    expect(walk(checked, s, 2, [1, 4]).at(-1)).toBe('german arrival')
  })

  test('BLZ-REI-13: no transport comes alone', () => {
    const s = position(checked, `${waiting}\nat waiting 3pz-Halftrack1`)
    expect(why(checked, s, 'enter 3pz-Halftrack1')).toBe('not-a-reinforcement')
  })
})

describe('dice before units come', () => {
  test('DIN-REI-6, DIN-REI-7: 1re DCR loses strength on its way', () => {
    const units = codesOf(challenged, '1dcr')
    const s = position(
      challenged,
      `turn 10\nhalf 1\nphasing allied\ndecider allied\nexploiting yes\nrommel-state fallen\n` +
        `at waiting ${units.join(' ')}\nat 3010 7pz-I/25\nat 0505 18di-I/66`,
    )
    play(challenged, s, ['done'], [3, 4, 2, 5])
    const refits = () => units.filter((code) => fact(challenged, s, code).includes('refit'))
    for (let i = 0; i < 40 && s.turn === 11 && refits().length < 4; i++) walk(challenged, s, 1)
    const [b1, h39] = [/2[89]BCC|37BCC/, /2[56]BCC/]
    expect(refits().filter((code) => b1.test(code))).toHaveLength(2)
    expect(refits().filter((code) => h39.test(code))).toHaveLength(2)
  })

  test('SED-REI-5: trucks come with the first infantry that is drawn', () => {
    const s = position(
      unleashed,
      'turn 3\nhalf 1\nphasing allied\ndecider allied\nexploiting yes\n' +
        'at cup conE-dim-I/51\nat waiting conTrk-Truck1\nat 0303 1pz-I/1SR\nat 0510 55di-I/295',
    )
    walk(unleashed, s, 9, [3, 4, 1, 1])
    const ride = s.ride[s.board.unitCodes.indexOf('conE-dim-I/51')]!
    expect(s.board.unitCodes[ride]).toBe('conTrk-Truck1')
  })
})

describe('transports', () => {
  test('BLZ-MOV-22: who rode rides again in the exploitation phase', () => {
    const s = position(
      checked,
      'turn 3\nexploiting yes\nat 1301 3pz-1/3 3pz-Halftrack1\nride 3pz-1/3 3pz-Halftrack1\nat 0505 15dim-I/4RI',
    )
    expect(legal(checked, s)).toContain('ride 3pz-1/3')
    expect(legal(checked, s)).not.toContain('move 3pz-1/3')
  })

  test('BLZ-MOV-23, BLZ-CBT-21: the transport suffers with the unit it carries', () => {
    const s = position(
      checked,
      'step declare\nat 1303 3pz-1/5 3pz-1/6\nat 1304 15dim-I/4RI:disrupted 15dim-Truck1\n' +
        'ride 15dim-I/4RI 15dim-Truck1\nat 0110 15dim-II/4RI',
    )
    play(checked, s, ['target 1304', 'attack 3pz-1/5', 'attack 3pz-1/6', 'fight', 'stand'], [6])
    expect(fact(checked, s, '15dim-I/4RI')).toBe('eliminated')
    expect(fact(checked, s, '15dim-Truck1')).toBe('lost')
  })

  test('BLZ-MOV-25, BLZ-PON-2: who rides does not wade', () => {
    const lines = 'turn 3\nat 0107 1pz-I/1SR 1pz-Halftrack1\nat 0118 55di-I/295'
    const s = position(unleashed, lines)
    play(unleashed, s, ['ride 1pz-I/1SR'])
    expect(why(unleashed, s, 'to 0108')).toBe('river')
    const t = position(unleashed, lines)
    play(unleashed, t, ['move 1pz-I/1SR'])
    expect(why(unleashed, t, 'to 0108')).toBe('legal')
  })
})

describe('pontoons', () => {
  test('BLZ-PON-10: printed bridges are no pontoons and stay', () => {
    const { board } = position(challenged, 'at 0101')
    const bridged = Array.from(board.river.keys()).filter(
      (slot) => board.river[slot] && !board.unbridged[slot],
    )
    expect(bridged.length).toBeGreaterThan(0)
    for (const slot of bridged) {
      const hexes = [Math.floor(slot / 6), board.neighbours[slot]!].toSorted((a, b) => a - b)
      const name = hexes.map((hex) => board.hexIds[hex]).join('|')
      expect(challenged.kinds['hexside']!.codes).not.toContain(name)
    }
  })

  test('BLZ-PON-11: one to a hexside, one for a unit at a time', () => {
    const s = position(
      unleashed,
      'turn 4\nstep pontoon\nat 0107 1pz-I/1SR\nat 0108 1pz-II/1SR\nat 0207 1pz-III/1SR\nat 0118 55di-I/295',
    )
    play(unleashed, s, ['bridge 0107|0108'])
    expect(legal(unleashed, s, 'bridge')).toEqual([])
  })
})
